//! Dates, numbers and lists as people write them in their language.
//! It must not ask what time it is or where: the moment comes with its zone.

use chrono::{DateTime, Datelike, TimeDelta, TimeZone, Timelike};
use tr::tr;

use super::{Language, in_language};

/// "29 November 2026", "29 november 2026".
pub fn date<Z: TimeZone>(language: Language, moment: &DateTime<Z>) -> String {
    in_language(language, || day(moment))
}

/// "29 November 2026, 20:05", "29 november 2026, 20:05".
pub fn date_time<Z: TimeZone>(language: Language, moment: &DateTime<Z>) -> String {
    let time = format!("{:02}:{:02}", moment.hour(), moment.minute());
    in_language(language, || tr!("{date}, {time}", date = day(moment), time))
}

/// "2 h 5 min", "2 uur 5 min". Less than a minute counts as none.
pub fn duration(language: Language, length: TimeDelta) -> String {
    let minutes = length.num_minutes().max(0);
    let (hours, rest) = (minutes / 60, minutes % 60);
    in_language(language, || {
        if hours == 0 {
            tr!("{minutes} min", minutes = rest)
        } else {
            tr!("{hours} h {minutes} min", hours, minutes = rest)
        }
    })
}

/// "1 card", "4 cards".
pub fn cards(language: Language, number: u32) -> String {
    in_language(language, || tr!("{n} card" | "{n} cards" % number))
}

/// "1 point", "4 points".
pub fn points(language: Language, number: i32) -> String {
    let amount = number.unsigned_abs();
    let minus = if number < 0 { "−" } else { "" };
    let points = in_language(language, || tr!("{n} point" | "{n} points" % amount));
    format!("{minus}{points}")
}

/// "2.5", "2,5".
pub fn decimal(language: Language, number: f64, places: usize) -> String {
    let sign = language.decimal_sign().to_string();
    format!("{number:.places$}").replace('.', &sign)
}

/// "a", "a and b", "a, b and c".
pub fn list<S: AsRef<str>>(language: Language, items: &[S]) -> String {
    let Some((last, before)) = items.split_last() else {
        return String::new();
    };
    let last = last.as_ref();
    if before.is_empty() {
        return last.to_owned();
    }
    let before: Vec<_> = before.iter().map(S::as_ref).collect();
    in_language(language, || tr!("{0} and {1}", before.join(", "), last))
}

fn day<Z: TimeZone>(moment: &DateTime<Z>) -> String {
    tr!(
        "{day} {month} {year}",
        day = moment.day(),
        month = month(moment.month()),
        year = moment.year()
    )
}

fn month(number: u32) -> String {
    match number {
        1 => tr!("January"),
        2 => tr!("February"),
        3 => tr!("March"),
        4 => tr!("April"),
        5 => tr!("May"),
        6 => tr!("June"),
        7 => tr!("July"),
        8 => tr!("August"),
        9 => tr!("September"),
        10 => tr!("October"),
        11 => tr!("November"),
        _ => tr!("December"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::FixedOffset;

    #[test]
    fn moments_are_told_in_both_languages() {
        let zone = FixedOffset::east_opt(3600).unwrap();
        let moment = zone.with_ymd_and_hms(2026, 3, 9, 20, 5, 59).unwrap();
        assert_eq!(date(Language::English, &moment), "9 March 2026");
        assert_eq!(date_time(Language::English, &moment), "9 March 2026, 20:05");
        assert_eq!(date_time(Language::Dutch, &moment), "9 maart 2026, 20:05");
    }

    #[test]
    fn lengths_of_play_are_told_in_hours_and_minutes() {
        let of = |language, minutes| duration(language, TimeDelta::minutes(minutes));
        assert_eq!(of(Language::English, 0), "0 min");
        assert_eq!(of(Language::English, 125), "2 h 5 min");
        assert_eq!(of(Language::Dutch, 125), "2 uur 5 min");
        assert_eq!(of(Language::Dutch, -3), "0 min");
    }

    #[test]
    fn amounts_carry_their_unit() {
        assert_eq!(cards(Language::English, 1), "1 card");
        assert_eq!(cards(Language::Dutch, 3), "3 kaarten");
        assert_eq!(points(Language::English, 2), "2 points");
        assert_eq!(points(Language::Dutch, -1), "−1 punt");
    }

    #[test]
    fn the_decimal_sign_follows_the_language() {
        assert_eq!(decimal(Language::English, 2.5, 1), "2.5");
        assert_eq!(decimal(Language::Dutch, -2.25, 2), "-2,25");
    }

    #[test]
    fn lists_of_any_length_are_told() {
        assert_eq!(list::<&str>(Language::Dutch, &[]), "");
        assert_eq!(list(Language::Dutch, &["a"]), "a");
        assert_eq!(list(Language::English, &["a", "b"]), "a and b");
        assert_eq!(list(Language::English, &["a", "b", "c"]), "a, b and c");
        assert_eq!(list(Language::Dutch, &["a", "b", "c"]), "a, b en c");
    }
}
