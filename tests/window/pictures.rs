//! Pictures of every screen and sheet, for looking at: set `WOODLAND_PICTURES` to a folder.
//! `WOODLAND_ONLY` keeps those whose name holds one of its words.

use std::path::PathBuf;

use slint::ComponentHandle;
use woodland_ledger::window::ui::Settings;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, pass};
use crate::scenes::{self, LONG, SHORT};

pub fn folder() -> Option<PathBuf> {
    let folder = PathBuf::from(std::env::var_os("WOODLAND_PICTURES")?);
    std::fs::create_dir_all(&folder).expect("a folder for the pictures");
    Some(folder)
}

pub fn wanted(name: &str) -> bool {
    std::env::var("WOODLAND_ONLY")
        .is_ok_and(|only| !only.split_whitespace().any(|word| name.contains(word)))
        .eq(&false)
}

/// Draws, and keeps the picture where somebody wants it.
pub fn photograph(window: &slint::Window, name: &str) {
    if !wanted(name) {
        return;
    }
    pass(500);
    let picture = window.take_snapshot().expect("a picture");
    let Some(folder) = folder() else { return };
    let file = std::fs::File::create(folder.join(format!("{name}.png"))).expect("a file");
    let mut encoder =
        png::Encoder::new(std::io::BufWriter::new(file), picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(picture.as_bytes()))
        .expect("the picture is written");
}

/// The pages that must also serve who reads at twice the size.
const LARGE: [&str; 13] = [
    "start",
    "new-game",
    "board",
    "table",
    "ledger",
    "law",
    "settings",
    "ask-numbers",
    "law-sheet",
    "table-crowd",
    "table-crowd-far",
    "ending",
    "statistics",
];

fn take(person: &Person, language: &str, scene: &str) {
    let settings = person.shell.window.global::<Settings>();
    let window = person.shell.window.window();
    for (size, width, height, theme, percent) in [
        ("phone", 360.0, 720.0, "light", 100),
        ("phone", 360.0, 720.0, "dark", 100),
        ("small", 360.0, 640.0, "contrast", 100),
        ("tablet", 768.0, 1024.0, "light", 100),
        ("tablet", 768.0, 1024.0, "contrast", 100),
        ("desktop", 1280.0, 800.0, "light", 100),
        ("desktop", 1280.0, 800.0, "dark", 100),
        ("tall", 360.0, 2400.0, "light", 100),
        ("large", 360.0, 720.0, "light", 200),
    ] {
        let name = format!("{size}-{theme}-{language}-{scene}");
        if !wanted(&name) || (size == "large" && !LARGE.contains(&scene)) {
            continue;
        }
        person.resize(width, height);
        settings.set_theme(theme.into());
        settings.set_scale(percent);
        photograph(window, &name);
    }
    settings.set_scale(100);
    settings.set_theme("light".into());
    person.resize(360.0, 3400.0);
    person.look();
}

#[test]
fn every_scene_has_its_pictures() {
    if folder().is_none() {
        return;
    }
    scenes::every(Language::English, SHORT, &mut |person, scene| take(person, "en", scene));
    scenes::every(Language::Dutch, LONG, &mut |person, scene| take(person, "nl", scene));
}

/// The picture in the README, `packaging/pictures/board.png`.
#[test]
fn the_board_has_its_picture() {
    if folder().is_none() || !wanted("readme-board") {
        return;
    }
    let person = Person::new(Language::English, With::Reader);
    scenes::laid(&person, SHORT);
    scenes::in_the_middle(&person);
    scenes::named_followers(&person);
    person.resize(560.0, 1200.0);
    person.shell.window.global::<Settings>().set_theme("light".into());
    photograph(person.shell.window.window(), "readme-board");
}
