//! A crowded table: six, seven and eight seats on one space of the track, names of 40 letters, Dutch, on a phone and larger, at 100 and
//! 200 %: nothing lies over anything else, nothing is cut, and a name that is shortened stands in full elsewhere.

use i_slint_backend_testing::ElementHandle;
use slint::{ComponentHandle, Rgba8Pixel, SharedPixelBuffer};
use woodland_ledger::app::desk::Screen;
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, pass};
use crate::layout::{bars, faults};
use crate::pictures::photograph;

/// The widest table there is: factions with long names, and what stands under a name.
const FACTIONS: [&str; 8] = [
    "Lost Powers",
    "Noxious Battery",
    "Triumvirate of Fury",
    "Eyrie Dynasties",
    "Drillbit Duchy",
    "Lemming Reavers",
    "Lizard Cult",
    "Woodland Alliance",
];
/// Seven letters and more in 40, and none like the other.
const NAMES: [&str; 8] = [
    "Margaretha van den Berghe-Vandenbroucken",
    "Willem-Alexander de Vriendt van Mechelen",
    "Grootmoeder Wilhelmina van Nieuwenhuizen",
    "Bartholomeus Hendrickx-Vanderstraeten II",
    "Oud-burgemeester Kristoffelsen-Janssens!",
    "Donaudampfschifffahrtsgesellschaftsherrn",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Zoë-Mirabella-Josephina O'Connor-Ó Briain",
];

type Place = [f32; 4];

fn place(e: &ElementHandle) -> Place {
    let (at, size) = (e.absolute_position(), e.size());
    [at.x, at.y, at.x + size.width, at.y + size.height]
}

fn holds(outer: &Place, inner: &Place) -> bool {
    inner[0] >= outer[0] - 1.0
        && inner[1] >= outer[1] - 1.0
        && inner[2] <= outer[2] + 1.0
        && inner[3] <= outer[3] + 1.0
}

fn over(one: &Place, other: &Place) -> bool {
    one[0] + 1.0 < other[2]
        && other[0] + 1.0 < one[2]
        && one[1] + 1.0 < other[3]
        && other[1] + 1.0 < one[3]
}

/// So many seats, all at 17 points, in the Birdsong of the third.
fn crowd(person: &Person, seats: usize) {
    person.desk(|desk| {
        desk.welcomed();
        desk.new_game = Default::default();
        while desk.new_game.seats.len() < seats {
            desk.new_game.add();
        }
        for at in (0..seats).rev() {
            desk.new_game.editing = Some(at);
            let rows = desk.new_game.faction_rows(Language::English);
            let row = rows.iter().find(|row| row.text == FACTIONS[at]).expect(FACTIONS[at]);
            desk.new_game.pick(at, &row.token.clone());
            desk.name_new_seat(at, NAMES[at].chars().take(40).collect::<String>().as_str());
        }
        desk.new_game.editing = None;
        desk.begin();
        assert!(desk.session().is_some(), "{:?}", desk.remark());
    });
    person.does(Command::Start, &[]);
    let seat = |at: usize| SeatId::new(u8::try_from(at).expect("few")).expect("a seat");
    for at in 0..seats {
        person.does(Command::Score { seat: seat(at), by: 17 }, &[]);
    }
    person.does(Command::TurnTo { seat: seat(2), phase: Phase::Birdsong, round: 7 }, &[]);
    person.desk(|desk| desk.go(Screen::Table));
}

/// Parts of one kind: so many, apart from one another and in the window, and none of their own texts over another.
fn parts(person: &Person, kind: &str, seats: usize, window: &Place, found: &mut Vec<String>) {
    let all: Vec<ElementHandle> =
        ElementHandle::find_by_element_type_name(&person.shell.window, kind).collect();
    if all.len() != seats {
        found.push(format!("{} × {kind}", all.len()));
    }
    for (at, part) in all.iter().enumerate() {
        let here = place(part);
        if !holds(window, &here) {
            found.push(format!("{kind} {at} leaves the window: {here:?}"));
        }
        for other in all[at + 1..].iter().map(place).filter(|other| over(&here, other)) {
            found.push(format!("{kind} {here:?} lies on {other:?}"));
        }
        let inside: Vec<(String, Place)> = part
            .query_descendants()
            .match_predicate(|e| {
                e.type_name().is_some_and(|name| ["Text", "Crest"].contains(&name.as_str()))
            })
            .find_all()
            .iter()
            .map(|e| (e.type_name().unwrap_or_default().to_string(), place(e)))
            .collect();
        for (nth, (name, text)) in inside.iter().enumerate() {
            if !holds(&here, text) {
                found.push(format!("{kind} {at}: a {name} leaves it: {text:?} of {here:?}"));
            }
            for (other_name, other) in &inside[nth + 1..] {
                if over(text, other) {
                    found.push(format!(
                        "{kind} {at}: {name} {text:?} lies on {other_name} {other:?}"
                    ));
                }
            }
        }
    }
}

/// How many points of a line through a picture are of another colour than its first.
fn ink(picture: &SharedPixelBuffer<Rgba8Pixel>, line: impl Iterator<Item = (f32, f32)>) -> usize {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let pixels = picture.as_slice();
    let at = |(x, y): (f32, f32)| {
        let (x, y) = (x.max(0.0) as usize, y.max(0.0) as usize);
        (x < width && y < height).then(|| pixels[y * width + x])
    };
    let mut colours = line.filter_map(at);
    let Some(first) = colours.next() else { return 0 };
    let far = |a: u8, b: u8| a.abs_diff(b) > 24;
    colours.filter(|c| far(c.r, first.r) || far(c.g, first.g) || far(c.b, first.b)).count()
}

/// No letter or numeral of a part goes over the upper or lower edge of its place: there is hardly anything along it.
fn whole(person: &Person, kind: &str, found: &mut Vec<String>) {
    let picture = person.shell.window.window().take_snapshot().expect("a picture");
    for part in ElementHandle::find_by_element_type_name(&person.shell.window, kind) {
        let texts = part
            .query_descendants()
            .match_predicate(|e| e.type_name().is_some_and(|name| name == "Text"))
            .find_all();
        for [x, y, right, bottom] in texts.iter().map(place) {
            // The frame of a card lies within its first pixels.
            let inside = (x as u32 + 12)..(right as u32).saturating_sub(12);
            let across = |y: f32| inside.clone().map(move |x| (x as f32, y));
            let edges = [ink(&picture, across(y)), ink(&picture, across(bottom - 1.0))];
            // The tip of an accent over a capital comes as far as its line: no more than that.
            let tip = ((bottom - y) / 4.0) as usize;
            if edges.into_iter().any(|ink| ink > tip) {
                found.push(format!("{kind}: a text is cut: {x} {y} {right} {bottom} {edges:?}"));
            }
        }
    }
}

fn plain(person: &Person, seats: usize, size: (f32, f32), percent: u16, found: &mut Vec<String>) {
    const TALL: f32 = 5200.0;
    let (width, height) = size;
    person.resize(width, TALL);
    person.look();
    let mut here = Vec::new();
    faults(person, width, "table", &mut here);
    let window = [0.0, 0.0, width, TALL];
    for kind in ["SeatCard", "ScoreLane"] {
        parts(person, kind, seats, &window, &mut here);
    }
    whole(person, "SeatCard", &mut here);
    told_in_full(person, seats, &mut here);
    person.resize(width, height);
    person.look();
    bars(person, width, height, "table", &mut here);
    photograph(person.shell.window.window(), &format!("crowd-{seats}-table-{width}-{percent}"));
    found.extend(here.iter().map(|fault| format!("{seats} seats, {size:?} {percent} %: {fault}")));
}

fn far(person: &Person, seats: usize, size: (f32, f32), percent: u16, found: &mut Vec<String>) {
    let (width, height) = size;
    person.resize(width, height);
    person.look();
    let mut here = Vec::new();
    parts(person, "FarSeat", seats, &[0.0, 0.0, width, height], &mut here);
    whole(person, "FarSeat", &mut here);
    told_in_full(person, seats, &mut here);
    photograph(person.shell.window.window(), &format!("crowd-{seats}-far-{width}-{percent}"));
    found.extend(here.iter().map(|f| format!("{seats} seats, far, {size:?} {percent} %: {f}")));
}

/// Where every name stands in full: the ledger, and the questions whose pieces and who battles whom.
fn pages(person: &Person, seats: usize, percent: u16, found: &mut Vec<String>) {
    let (width, height) = (360.0, 640.0);
    let by = SeatId::new(2);
    let remove = Command::Remove { by, whose: None, means: Means::Hits };
    let battle = Command::Battle { attacker: by.expect("a seat"), defender: None, by: None };
    for (name, command) in [("ledger", None), ("whose", Some(remove)), ("battle", Some(battle))] {
        person.desk(|desk| match command.clone() {
            Some(command) => desk.act(command),
            None => desk.go(Screen::Ledger),
        });
        // High enough for every line of the ledger: one that is scrolled away is not there.
        person.resize(width, 9000.0);
        person.look();
        let mut here = Vec::new();
        faults(person, width, name, &mut here);
        told_in_full(person, if command.is_none() { seats } else { 2 }, &mut here);
        person.resize(width, height);
        person.look();
        bars(person, width, height, name, &mut here);
        photograph(
            person.shell.window.window(),
            &format!("crowd-{seats}-{name}-{width}-{percent}"),
        );
        found.extend(here.iter().map(|fault| format!("{seats} seats {percent} %: {fault}")));
        person.desk(|desk| {
            desk.cancel();
            desk.dismiss_dialog();
            desk.dismiss_remark();
            desk.go(Screen::Table);
        });
    }
}

/// Every name is told to who listens, and stands in full on the board of its seat.
fn told_in_full(person: &Person, seats: usize, found: &mut Vec<String>) {
    let told = person.labels();
    for name in NAMES.iter().take(seats).map(|name| name.chars().take(40).collect::<String>()) {
        if !told.iter().any(|label| label.contains(&name)) {
            found.push(format!("{name} is not told"));
        }
    }
}

fn crowded(seats: usize) {
    let person = Person::new(Language::Dutch, With::Reader);
    crowd(&person, seats);
    let mut found = Vec::new();
    for percent in [100, 200] {
        let sizes = [(360.0, 640.0), (768.0, 1024.0), (1280.0, 800.0)];
        // Seven stand as eight do; a phone is where it is tightest.
        for size in sizes.into_iter().take(if seats == 7 { 1 } else { 3 }) {
            for is_far in [false, true] {
                person.desk(|desk| {
                    desk.files.change(|s| (s.far_view, s.scale_percent) = (is_far, percent));
                });
                pass(300);
                match is_far {
                    true => far(&person, seats, size, percent, &mut found),
                    false => plain(&person, seats, size, percent, &mut found),
                }
            }
        }
    }
    for percent in [100, 200] {
        person.desk(|desk| {
            desk.files.change(|s| (s.far_view, s.scale_percent) = (false, percent));
        });
        pages(&person, seats, percent, &mut found);
    }
    found.iter().for_each(|fault| println!("{fault}"));
    assert!(found.is_empty(), "{} faults", found.len());
}

#[test]
fn six_seats_on_one_space() {
    crowded(6);
}

#[test]
fn seven_seats_on_one_space() {
    crowded(7);
}

#[test]
fn eight_seats_on_one_space() {
    crowded(8);
}
