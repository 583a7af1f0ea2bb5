//! Whether a page fits its window: no control outside it, none over another, no text that leaves its control.

use i_slint_backend_testing::{AccessibleRole, ElementHandle};
use slint::ComponentHandle;
use woodland_ledger::window::ui::{Settings, Theme};
use woodland_ledger::words::Language;

use crate::kit::{Person, TOUCHED, all};
use crate::scenes::{self, LONG, SHORT};

/// As high as the longest page, so that nothing is scrolled away.
const TALL: f32 = 5200.0;
const SLACK: f32 = 1.5;
/// How much higher a control for fingers may be than the small words in it, above and below.
const TOUCHED_AROUND: f32 = 18.0;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Box {
    x: f32,
    y: f32,
    right: f32,
    bottom: f32,
}

impl Box {
    fn of(e: &ElementHandle) -> Box {
        let (at, size) = (e.absolute_position(), e.size());
        Box { x: at.x, y: at.y, right: at.x + size.width, bottom: at.y + size.height }
    }

    fn is_empty(&self) -> bool {
        self.right - self.x < 1.0 || self.bottom - self.y < 1.0
    }

    /// What of it lies in a frame that scrolls up and down.
    fn within_height(&self, frame: &Box) -> Box {
        Box { y: self.y.max(frame.y), bottom: self.bottom.min(frame.bottom), ..*self }
    }

    fn holds(&self, other: &Box) -> bool {
        other.x >= self.x - SLACK
            && other.y >= self.y - SLACK
            && other.right <= self.right + SLACK
            && other.bottom <= self.bottom + SLACK
    }

    fn holds_the_middle_of(&self, other: &Box) -> bool {
        let (x, y) = ((other.x + other.right) / 2.0, (other.y + other.bottom) / 2.0);
        x > self.x && x < self.right && y > self.y && y < self.bottom
    }

    /// Whether they share more than an edge so high.
    fn meets(&self, other: &Box, deep: f32) -> bool {
        self.overlaps(other) && self.bottom.min(other.bottom) - self.y.max(other.y) > deep
    }

    fn overlaps(&self, other: &Box) -> bool {
        self.x + SLACK < other.right
            && other.x + SLACK < self.right
            && self.y + SLACK < other.bottom
            && other.y + SLACK < self.bottom
    }
}

/// What can lie on top of a page, each over those before it.
const LAYERS: [&str; 7] =
    ["PileSheet", "FarView", "AskSheet", "CurtainSheet", "NoticeDialog", "LawSheet", "KeysSheet"];

/// What lies on top of the page; what is below is not looked at then.
fn on_top(person: &Person) -> Option<Vec<ElementHandle>> {
    let layer = LAYERS.iter().rev().find_map(|name| {
        ElementHandle::find_by_element_type_name(&person.shell.window, name).next()
    })?;
    Some(layer.query_descendants().find_all())
}

/// A control or a text, and where it can be seen.
type Placed = (String, Box);

/// What of a page scrolls, and the window that it scrolls in: what has left that window is not seen.
fn scrolled(everything: &[ElementHandle], of: fn(&ElementHandle) -> bool) -> Vec<(Placed, Box)> {
    let mut pages = Vec::new();
    for page in everything.iter().filter(|e| e.type_name().is_some_and(|name| name == "Flickable"))
    {
        let frame = Box::of(page);
        let inside = page.query_descendants().find_all();
        pages.extend(inside.iter().filter(|e| of(e)).map(|e| (placed(e), frame)));
    }
    pages
}

fn placed(e: &ElementHandle) -> Placed {
    (e.accessible_label().unwrap_or_default().to_string(), Box::of(e))
}

/// The elements of one kind, as far as they can be seen.
fn seen(everything: &[ElementHandle], of: fn(&ElementHandle) -> bool) -> Vec<Placed> {
    let scrolled = scrolled(everything, of);
    everything
        .iter()
        .filter(|e| of(e))
        .map(placed)
        .map(|(name, place)| {
            let frames = scrolled.iter().filter(|((n, p), _)| *n == name && *p == place);
            let seen = frames.fold(place, |seen, (_, frame)| seen.within_height(frame));
            (name, seen)
        })
        .filter(|(_, place)| !place.is_empty())
        .collect()
}

fn is_touched(e: &ElementHandle) -> bool {
    e.accessible_role().is_some_and(|role| TOUCHED.contains(&role))
}

fn is_text(e: &ElementHandle) -> bool {
    e.type_name().is_some_and(|name| name == "Text")
}

pub(crate) fn faults(person: &Person, width: f32, scene: &str, found: &mut Vec<String>) {
    let everything = on_top(person).unwrap_or_else(|| all(&person.shell.window));
    let controls = seen(&everything, is_touched);
    for (name, place) in &controls {
        if place.x < -SLACK || place.right > width + SLACK {
            found.push(format!("{scene}: “{name}” stands outside the window: {place:?}"));
        }
    }
    for (at, (name, place)) in controls.iter().enumerate() {
        for (other_name, other) in &controls[at + 1..] {
            // A control may hold another (a step its law number); it may not cut into it.
            let nested = place.holds(other) || other.holds(place);
            if place.overlaps(other) && !nested {
                found.push(format!(
                    "{scene}: “{name}” and “{other_name}” overlap: {place:?}, {other:?}"
                ));
            }
        }
    }
    // The frame of a line of text is higher than its letters, and what is touched larger than what is drawn.
    let deep = TOUCHED_AROUND * person.shell.window.global::<Theme>().get_scale();
    for (_, text) in seen(&everything, is_text) {
        if text.x < -SLACK || text.right > width + SLACK {
            found.push(format!("{scene}: a text stands outside the window: {text:?}"));
        }
        for (name, place) in &controls {
            let its_own = place.holds_the_middle_of(&text);
            let under_it = place.meets(&text, deep) && !text.holds(place);
            if (its_own || under_it) && !place.holds(&text) {
                found.push(format!("{scene}: a text leaves “{name}”: {text:?} of {place:?}"));
            }
        }
    }
}

/// The bars at the window's edges stay in it, however low it is.
pub(crate) fn bars(person: &Person, width: f32, height: f32, scene: &str, found: &mut Vec<String>) {
    let window = Box { x: 0.0, y: 0.0, right: width, bottom: height };
    for name in ["AppBar", "BottomBar", "ActionBar", "DueButton", "Banner", "Snackbar"] {
        for bar in ElementHandle::find_by_element_type_name(&person.shell.window, name) {
            let place = Box::of(&bar);
            if !place.is_empty() && !window.holds(&place) {
                found.push(format!("{scene}: the {name} leaves the window: {place:?}"));
            }
        }
    }
    let everything = all(&person.shell.window);
    let closers = everything.iter().filter(|e| {
        e.accessible_role() == Some(AccessibleRole::Button)
            && e.accessible_label().is_some_and(|l| l == person.say("Close", ""))
    });
    for closer in closers {
        let place = Box::of(closer);
        if !place.is_empty() && !window.holds(&place) {
            found.push(format!("{scene}: a sheet cannot be closed: {place:?}"));
        }
    }
}

/// The shapes that a language is measured in: width, height, and the person's size in percent.
type Shape = (f32, f32, i32);

/// The longest texts meet every shape; the languages of people those in which they are tightest.
const ALL_SHAPES: [Shape; 6] = [
    (360.0, 640.0, 100),
    (768.0, 1024.0, 100),
    (1280.0, 800.0, 100),
    (360.0, 640.0, 200),
    (768.0, 1024.0, 200),
    (1280.0, 800.0, 200),
];
const TIGHT_SHAPES: [Shape; 3] = [(360.0, 640.0, 100), (1280.0, 800.0, 100), (360.0, 640.0, 200)];

/// As a person sets it: what only the window knows is gone when the window turns into a desktop's.
pub(crate) fn sized(person: &Person, percent: i32) {
    let percent = u16::try_from(percent).expect("a size");
    person.shell.desk.borrow_mut().files.change(|s| s.scale_percent = percent);
    person.shell.refresh();
}

fn everything_fits(language: Language, names: [&str; 5], shapes: &[Shape]) {
    let mut found = Vec::new();
    let mut seen = 0;
    scenes::every(language, names, &mut |person, scene| {
        let settings = person.shell.window.global::<Settings>();
        for (width, height, percent) in shapes.iter().copied() {
            let scene = format!("{scene} {width} {percent} %");
            sized(person, percent);
            person.resize(width, TALL);
            person.look();
            assert_eq!(settings.get_scale(), percent, "{scene}");
            let mut here = Vec::new();
            faults(person, width, &scene, &mut here);
            person.resize(width, height);
            person.look();
            bars(person, width, height, &scene, &mut here);
            if on_top(person).is_some() {
                faults(person, width, &scene, &mut here);
            }
            here.sort();
            here.dedup();
            // Told as they are found: the whole proof takes minutes.
            here.iter().for_each(|fault| println!("{fault}"));
            found.append(&mut here);
            seen += 1;
        }
        sized(person, 100);
        person.resize(360.0, 3400.0);
        person.look();
    });
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    assert!(seen > 30 * shapes.len(), "{seen} pictures were measured");
}

#[test]
#[ignore = "takes minutes"]
fn everything_fits_in_english() {
    everything_fits(Language::English, SHORT, &TIGHT_SHAPES);
}

#[test]
#[ignore = "takes minutes"]
fn everything_fits_in_dutch() {
    everything_fits(Language::Dutch, LONG, &TIGHT_SHAPES);
}

/// A language that is 40 % longer than English.
#[test]
#[ignore = "takes minutes"]
fn everything_fits_in_a_longer_language() {
    let pseudo = Language::from_locale("xx").expect("the made-up language is in test builds");
    everything_fits(pseudo, LONG, &ALL_SHAPES);
}

/// A text that is cut off is a name that a person typed, or one that stands in full elsewhere.
#[test]
fn only_names_are_ever_cut_off() {
    let allowed = [
        "anger_band",
        "app_bar",
        "bottom_bar",
        "card_face",
        "card_picker",
        "decree_column",
        "far_view",
        "outcast_space",
        "seat_card",
        "seat_rail",
        "side_pane",
        "soul_stack",
        "text_field",
        "track",
    ];
    let mut files = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/ui"))];
    let mut cut = Vec::new();
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(
                std::fs::read_dir(&path).expect("a folder").map(|e| e.expect("one").path()),
            );
            continue;
        }
        if path.extension().is_none_or(|e| e != "slint") {
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("a source");
        let stem = path.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
        if source.contains("overflow: elide") && !allowed.contains(&stem) {
            cut.push(stem.to_owned());
        }
    }
    assert!(cut.is_empty(), "texts are cut off in {cut:?}");
}
