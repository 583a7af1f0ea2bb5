//! A picture of the table, to keep or to pass on: how it stands and how it came to that, as SVG and as PNG.

use resvg::{tiny_skia, usvg};
use tr::tr;

use crate::engine::history::History;
use crate::engine::turn::Phase;
use crate::words::{Language, in_language, say};

use super::curves;
use super::drawn;
use super::factions;
use super::plot::{PlotView, plot};

const WIDTH: u32 = 1200;
const EDGE: i32 = 60;
/// The right end of what is written.
const RIGHT: i32 = 1140;
const LINE: i32 = 84;
const PLOT: i32 = 520;
/// The height of a line of the title, and how many letters fit on it.
const TITLE: i32 = 56;
const MOST_TITLE: usize = 44;
/// The longest name that fits on a line, in letters.
const MOST_NAME: usize = 44;

const PAPER: &str = "#F6F0E2";
const CARD: &str = "#FFFBF2";
const INK: &str = "#2A2118";
const MUTED: &str = "#5E5140";
const RULE: &str = "#D8CBB2";
const GOLD: &str = "#7A6200";

static REGULAR: &[u8] = include_bytes!("../../ui/fonts/Lato-Regular.ttf");
static BOLD: &[u8] = include_bytes!("../../ui/fonts/Lato-Bold.ttf");

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureFault {
    #[error(transparent)]
    Svg(#[from] usvg::Error),
    #[error("the picture does not fit in memory")]
    Size,
    #[error("the picture cannot be written as PNG: {0}")]
    Png(String),
}

/// The picture as PNG.
pub fn png(language: Language, history: &History) -> Result<Vec<u8>, PictureFault> {
    let mut options = usvg::Options { font_family: "Lato".into(), ..usvg::Options::default() };
    let fonts = options.fontdb_mut();
    fonts.load_font_data(REGULAR.to_vec());
    fonts.load_font_data(BOLD.to_vec());
    let tree = usvg::Tree::from_str(&svg(language, history), &options)?;
    let size = tree.size().to_int_size();
    let mut pixels =
        tiny_skia::Pixmap::new(size.width(), size.height()).ok_or(PictureFault::Size)?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| PictureFault::Png(e.to_string()))
}

/// The same as SVG.
pub fn svg(language: Language, history: &History) -> String {
    let game = history.game();
    let mut seats = game.order().to_vec();
    let winners = game.winners();
    seats.sort_by_key(|seat| {
        let points = game.seat(*seat).filter(|s| s.scores()).map(|s| s.points);
        (!winners.contains(seat), std::cmp::Reverse(points))
    });
    let graph = plot(language, history);
    let lines = i32::try_from(seats.len()).unwrap_or(0) * LINE;
    let graph_room = if graph.steps.is_empty() { 0 } else { PLOT + 40 };
    let title = wrapped(&title(language, history), MOST_TITLE);
    let head = i32::try_from(title.len()).unwrap_or(1) * TITLE;
    let mut page = Page::new(head + 140 + lines + graph_room + 40);
    for (y, line) in (1..).map(|n| 36 + n * TITLE).zip(&title) {
        page.text((EDGE, y), 44, INK, true, line);
    }
    page.text((EDGE, head + 82), 26, MUTED, false, &details(language, history));
    let mut y = head + 124;
    for seat in seats {
        let Some(who) = game.seat(seat) else { continue };
        let colour = drawn::accent(factions::colour(&who.faction));
        let won = winners.contains(&seat);
        page.row(y, won.then_some(GOLD));
        page.crest((EDGE + 46, y + 36), 28, factions::crest(&who.faction), colour);
        let name = say::seat_name(language, game, seat);
        let faction = say::faction_name(language, &who.faction);
        let alone = name == faction;
        let line = if alone { y + 47 } else { y + 34 };
        page.text((EDGE + 96, line), 28, INK, true, &shortened(&name, MOST_NAME));
        if !alone {
            page.text((EDGE + 96, y + 62), 20, MUTED, false, &shortened(&faction, 60));
        }
        let points = if who.scores() { who.points.get().to_string() } else { "–".into() };
        page.end((RIGHT - 24, y + 52), 44, colour, &points);
        y += LINE;
    }
    if !graph.steps.is_empty() {
        draw(&mut page, &graph, y + 30);
    }
    page.done()
}

fn title(language: Language, history: &History) -> String {
    let game = history.game();
    match game.ending {
        Some(ending) => say::ending(language, game, &ending),
        None if game.turn.phase == Phase::Setup => in_language(language, || tr!("Setup")),
        None => {
            let seat = say::seat_name(language, game, game.turn.seat);
            in_language(language, || tr!("{seat} to play", seat))
        }
    }
}

fn details(language: Language, history: &History) -> String {
    let played = chrono::TimeDelta::milliseconds(curves::played(history));
    let length = crate::words::duration(language, played);
    let round = history.game().turn.round;
    in_language(language, || tr!("Round {round}, played for {length}", round, length))
}

/// The lines of the plot, below each other and over their grid.
fn draw(page: &mut Page, graph: &PlotView, top: i32) {
    let (left, right) = (EDGE + 60, RIGHT - 60);
    let height = PLOT - 40;
    let x = |share: f32| place(left, right - left, share);
    let y = |share: f32| place(top, height, share);
    for level in &graph.levels {
        let colour = if level.strong { GOLD } else { RULE };
        page.rule((left, y(level.at)), (right, y(level.at)), 2, colour);
        page.end((left - 14, y(level.at) + 8), 22, MUTED, &level.text);
    }
    for round in &graph.rounds {
        page.rule((x(round.at), top), (x(round.at), top + height), 1, RULE);
        page.text((x(round.at) + 6, top + height + 26), 20, MUTED, false, &round.text);
    }
    for step in &graph.steps {
        let ends = ((x(step.x1), y(step.y1)), (x(step.x2), y(step.y2)));
        page.rule(ends.0, ends.1, 5, drawn::accent(step.colour));
    }
    for end in &graph.ends {
        page.crest((right + 34, y(end.at)), 24, end.crest, drawn::accent(end.colour));
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]
fn place(from: i32, run: i32, share: f32) -> i32 {
    from + (run as f32 * share).round() as i32
}

/// A text on as many lines as it needs; a word that is too long for one is cut.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let word = shortened(word, most);
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < most => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let cut: String = text.chars().take(most - 1).collect();
    format!("{}…", cut.trim_end())
}

/// A drawing that grows.
struct Page(String);

impl Page {
    fn new(height: i32) -> Self {
        Self(format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" font-family="Lato"><rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>"##
        ))
    }

    fn done(mut self) -> String {
        self.0 += "</svg>";
        self.0
    }

    fn words(&mut self, (x, y): (i32, i32), size: i32, colour: &str, how: &str, text: &str) {
        let text = escaped(text);
        self.0 += &format!(
            r##"<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" {how}>{text}</text>"##
        );
    }

    fn text(&mut self, at: (i32, i32), size: i32, colour: &str, bold: bool, text: &str) {
        let how = if bold { r#"font-weight="700""# } else { "" };
        self.words(at, size, colour, how, text);
    }

    /// Ends where the place is.
    fn end(&mut self, at: (i32, i32), size: i32, colour: &str, text: &str) {
        self.words(at, size, colour, r#"font-weight="700" text-anchor="end""#, text);
    }

    fn rule(&mut self, from: (i32, i32), to: (i32, i32), width: i32, colour: &str) {
        self.0 += &format!(
            r##"<path d="M{} {}L{} {}" stroke="{colour}" stroke-width="{width}" stroke-linecap="square" fill="none"/>"##,
            from.0, from.1, to.0, to.1
        );
    }

    fn row(&mut self, y: i32, edge: Option<&str>) {
        let (width, height) = (RIGHT - EDGE, LINE - 12);
        let (colour, line) = edge.map_or((RULE, 1), |colour| (colour, 4));
        self.0 += &format!(
            r##"<rect x="{EDGE}" y="{y}" width="{width}" height="{height}" rx="12" fill="{CARD}" stroke="{colour}" stroke-width="{line}"/>"##
        );
    }

    fn crest(&mut self, (x, y): (i32, i32), radius: i32, name: &str, colour: &str) {
        self.0 += &format!(r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>"##);
        let Some(svg) = drawn::icon(name) else { return };
        let Some(shape) = svg.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</svg>"))
        else {
            return;
        };
        let side = radius * 5 / 4;
        self.0 += &format!(
            r##"<svg x="{}" y="{}" width="{side}" height="{side}" viewBox="0 0 24 24" fill="#FFFFFF">{}</svg>"##,
            x - side / 2,
            y - side / 2,
            shape.0
        );
    }
}

/// What somebody typed, as text of a drawing.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_titles_are_wrapped_and_long_words_cut() {
        assert_eq!(wrapped("Won by Tim with 30 points", 44), ["Won by Tim with 30 points"]);
        let name = "Margaretha van den Berghe-Vandenbroucke";
        let lines = wrapped(&format!("Won by {name} with 30 points"), 44);
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.chars().count() <= 44), "{lines:?}");
        assert_eq!(wrapped(&"x".repeat(100), 10), [format!("{}…", "x".repeat(9))]);
        assert_eq!(wrapped("", 10), Vec::<String>::new());
    }
}
