//! Keys and touches.

use super::*;

fn tap(window: &slint::Window, held: &[Key], text: SharedString) {
    for key in held {
        window.dispatch_event(WindowEvent::KeyPressed { text: (*key).into() });
    }
    window.dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
    window.dispatch_event(WindowEvent::KeyReleased { text });
    for key in held.iter().rev() {
        window.dispatch_event(WindowEvent::KeyReleased { text: (*key).into() });
    }
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(50));
}

#[test]
fn keys_and_touches_reach_the_app() {
    no_display();
    let window = AppWindow::new().expect("a window");
    fill(&window);
    let said = Rc::new(RefCell::new(Vec::<String>::new()));
    let act = window.global::<Act>();
    let note = |what: &'static str| {
        let said = said.clone();
        move || said.borrow_mut().push(what.into())
    };
    act.on_undo(note("undo"));
    act.on_redo(note("redo"));
    act.on_due(note("due"));
    act.on_cancel(note("cancel"));
    act.on_take({
        let said = said.clone();
        move |token| said.borrow_mut().push(format!("take {token}"))
    });
    act.on_seat_at({
        let said = said.clone();
        move |place| said.borrow_mut().push(format!("seat {place}"))
    });
    act.on_answer_number({
        let said = said.clone();
        move |key, value| said.borrow_mut().push(format!("{key} {value}"))
    });
    act.on_law({
        let said = said.clone();
        move |number| said.borrow_mut().push(format!("law {number}"))
    });
    let chrome = window.global::<Chrome>();
    chrome.set_banner(s(""));
    chrome.set_snackbar(s(""));
    chrome.set_playing(true);
    chrome.set_screen(Screen::Board);
    // Rows that are scrolled out of sight cannot be found.
    window.window().set_size(LogicalSize::new(360.0, 2600.0));
    window.show().expect("the window shows");
    let view = window.window();
    // Drawing once makes the rows that a page shows.
    view.take_snapshot().expect("a picture");
    tap(view, &[Key::Control], s("z"));
    tap(view, &[Key::Control, Key::Shift], s("Z"));
    tap(view, &[Key::Control], Key::Return.into());
    tap(view, &[], s("3"));
    tap(view, &[], Key::F1.into());
    assert!(chrome.get_keys_open());
    tap(view, &[], Key::Escape.into());
    assert!(!chrome.get_keys_open());
    press(&window, "Indoctrinate");
    press(&window, "Recruit");
    press(&window, "Read law LP.6.2");
    press(&window, "Worn Out");
    assert_eq!(chrome.get_open_pile(), "worn-out");
    // A digit over a sheet goes to no seat, and Escape closes the sheet.
    tap(view, &[], s("2"));
    tap(view, &[], Key::Escape.into());
    assert_eq!(chrome.get_open_pile(), "");

    let asking = window.global::<Asking>();
    asking.set_numbers(model(vec![NumberRow {
        key: s("fox"),
        name: s("Fox"),
        value: 2,
        min: 0,
        max: 5,
        ..NumberRow::default()
    }]));
    asking.set_kind(AskKind::Numbers);
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(100));
    press(&window, "One more: Fox");
    tap(view, &[], Key::Escape.into());
    let expected =
        ["undo", "redo", "due", "seat 3", "take x", "take c1", "law LP.6.2", "fox 3", "cancel"];
    assert_eq!(*said.borrow(), expected);

    // The step that is due and a card are touched where they lie.
    asking.set_kind(AskKind::None);
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(100));
    said.borrow_mut().clear();
    let due = ElementQuery::from_root(&window)
        .match_accessible_role(AccessibleRole::Button)
        .find_all()
        .into_iter()
        .find(|element| {
            element.accessible_label().as_deref() == Some("Retire a follower")
                && element.accessible_description().as_deref()
                    == Some("Worth 1 + its crafting cost")
        })
        .expect("the due button");
    due.mock_single_click(slint::platform::PointerEventButton::Left);
    assert_eq!(*said.borrow(), ["due"]);
}
