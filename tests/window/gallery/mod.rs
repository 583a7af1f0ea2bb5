//! Fills the window with made-up rows and photographs every screen and the gallery of parts.

mod filled;
mod keys;
mod rows;
mod sheets;

use i_slint_backend_testing::{AccessibleRole, ElementHandle, ElementQuery};
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, Global, LogicalSize, ModelRc, SharedString, VecModel};
use std::cell::RefCell;
use std::rc::Rc;
use woodland_ledger::window::ui::*;

use crate::kit::no_display;
use crate::pictures::{folder, photograph};

use filled::fill;
use rows::*;
use sheets::sheets;

fn press(window: &impl ComponentHandle, label: &str) {
    let control = ElementHandle::find_by_accessible_label(window, label)
        .next()
        .unwrap_or_else(|| panic!("no control called {label}"));
    control.invoke_accessible_default_action();
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(200));
}

/// Controls that a finger must be able to hit.
fn too_small(window: &impl ComponentHandle, name: &str) -> Vec<String> {
    let mut found = vec![];
    for role in [
        AccessibleRole::Button,
        AccessibleRole::Checkbox,
        AccessibleRole::RadioButton,
        AccessibleRole::Switch,
        AccessibleRole::Tab,
    ] {
        for element in ElementQuery::from_root(window).match_accessible_role(role).find_all() {
            let size = element.size();
            if element.accessible_enabled() != Some(false)
                && (size.width < 47.5 || size.height < 47.5)
            {
                let label = element.accessible_label().unwrap_or_default();
                if !label.contains("Slint") {
                    found.push(format!("{name}: “{label}” is {} × {}", size.width, size.height));
                }
            }
        }
    }
    found
}

#[test]
fn every_screen_has_its_picture() {
    no_display();

    let window = AppWindow::new().expect("a window");
    fill(&window);
    let chrome = window.global::<Chrome>();
    chrome.set_banner(s(""));
    chrome.set_snackbar(s(""));
    chrome.set_playing(true);
    window.show().expect("the window shows");

    let screens = [
        ("start", Screen::Start),
        ("new-game", Screen::NewGame),
        ("table", Screen::Table),
        ("board", Screen::Board),
        ("ledger", Screen::Ledger),
        ("law", Screen::Law),
        ("settings", Screen::Settings),
        ("about", Screen::About),
    ];
    let mut small = vec![];
    for (size, width, height) in
        [("phone", 360.0, 720.0), ("desktop", 1280.0, 800.0), ("tall", 360.0, 2600.0)]
    {
        window.window().set_size(LogicalSize::new(width, height));
        for theme in ["light", "dark"] {
            // Without pictures to keep, one size shows that everything draws.
            if (size == "tall" && theme == "dark")
                || (folder().is_none() && (size != "phone" || theme != "light"))
            {
                continue;
            }
            window.global::<Settings>().set_theme(s(theme));
            for (name, screen) in screens {
                chrome.set_screen(screen);
                photograph(window.window(), &format!("{size}-{theme}-{name}"));
                small.extend(too_small(&window, name));
            }
            chrome.set_screen(Screen::Board);
            small.extend(sheets(&window, &format!("{size}-{theme}")));
        }
    }
    window.window().set_size(LogicalSize::new(360.0, 720.0));
    window.global::<Settings>().set_theme(s("light"));
    window.global::<Settings>().set_scale(200);
    for (name, screen) in screens {
        chrome.set_screen(screen);
        photograph(window.window(), &format!("large-{name}"));
    }
    window.global::<Settings>().set_scale(100);
    chrome.set_banner(s("This game could not be saved"));
    chrome.set_snackbar(s("Only a fox seeks. This follower is a mouse."));
    chrome.set_saved(Saved::Failed);
    chrome.set_redo(s("Redo: drew a card"));
    chrome.set_screen(Screen::Board);
    photograph(window.window(), "phone-light-fault");
    let board = window.global::<Board>();
    board.set_board(s("guest"));
    board.set_colour(s("guest-red"));
    board.set_crest(s("guest-paw"));
    board.set_faction(s("Guest: red"));
    window.window().set_size(LogicalSize::new(360.0, 1600.0));
    photograph(window.window(), "tall-guest");
    board.set_board(s("lost-powers"));
    chrome.set_banner(s(""));
    chrome.set_snackbar(s(""));
    window.window().set_size(LogicalSize::new(360.0, 720.0));
    chrome.set_screen(Screen::Ledger);
    press(&window, "Where points came from");
    photograph(window.window(), "phone-light-sources");
    window.global::<Ledger>().set_rows(model(vec![]));
    press(&window, "By turn");
    photograph(window.window(), "phone-light-ledger-empty");
    window.global::<Start>().set_first_start(true);
    chrome.set_playing(false);
    chrome.set_screen(Screen::Start);
    photograph(window.window(), "phone-light-first-start");
    window.hide().expect("the window hides");

    let gallery = Gallery::new().expect("a gallery");
    fill(&gallery);
    gallery.show().expect("the gallery shows");
    for (size, width) in [("phone", 360.0), ("desktop", 560.0)] {
        for theme in ["light", "dark", "contrast"] {
            gallery.global::<Settings>().set_theme(s(theme));
            gallery.window().set_size(LogicalSize::new(width, 6200.0));
            photograph(gallery.window(), &format!("gallery-{size}-{theme}"));
        }
    }
    small.extend(too_small(&gallery, "gallery"));
    // The touchable layer of a part is as large as the part.
    for part in ElementHandle::find_by_element_type_name(&gallery, "Pressable") {
        let size = part.size();
        if size.width < 47.5 || size.height < 47.5 {
            small.push(format!("gallery: a touchable layer is {} × {}", size.width, size.height));
        }
    }
    small.sort();
    small.dedup();
    assert!(small.is_empty(), "too small for a finger:\n{}", small.join("\n"));
}
