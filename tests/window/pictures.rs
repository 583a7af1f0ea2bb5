//! Pictures of every screen and sheet, for looking at: set `WOODLAND_PICTURES` to a folder.
//! `WOODLAND_ONLY` keeps those whose name holds one of its words.

use std::path::PathBuf;

use slint::ComponentHandle;
use woodland_ledger::store::settings::Theme;
use woodland_ledger::window::ui::Settings;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, pass};
use crate::layout;
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

/// Width, height and what it is called.
const SIZES: [(f32, f32, &str); 4] = [
    (360.0, 640.0, "small"),
    (360.0, 720.0, "phone"),
    (768.0, 1024.0, "tablet"),
    (1280.0, 800.0, "desktop"),
];
const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::HighContrast];
const PERCENTS: [i32; 2] = [100, 200];

fn called(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
        Theme::HighContrast => "contrast",
    }
}

/// Every size of a window, every theme and both sizes of the text, and once the whole page from top to bottom.
fn take(person: &Person, language: &str, scene: &str) {
    let settings = person.shell.window.global::<Settings>();
    let window = person.shell.window.window();
    let shot = |(width, height, size): (f32, f32, &str), theme: Theme, percent: i32| {
        let name = format!("{size}-{percent}-{}-{language}-{scene}", called(theme));
        if !wanted(&name) {
            return;
        }
        person.shell.desk.borrow_mut().files.change(|settings| settings.theme = theme);
        layout::sized(person, percent);
        person.resize(width, height);
        assert_eq!(settings.get_theme(), called(theme), "{name}");
        assert_eq!(settings.get_scale(), percent, "{name}");
        photograph(window, &name);
    };
    for size in SIZES {
        for theme in THEMES {
            PERCENTS.iter().for_each(|percent| shot(size, theme, *percent));
        }
    }
    shot((360.0, 2400.0, "tall"), Theme::Light, 100);
    person.shell.desk.borrow_mut().files.change(|settings| settings.theme = Theme::System);
    layout::sized(person, 100);
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
    let longer = Language::from_locale("xx").expect("the made-up language is in test builds");
    scenes::every(longer, LONG, &mut |person, scene| take(person, "xx", scene));
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
