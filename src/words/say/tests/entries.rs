//! Entries, told whole.

use super::*;

#[test]
fn a_retired_item_is_told_with_all_its_points() {
    let game = table(lp::Deal::App);
    let tea = CardKind::find("Root Tea", Suit::Fox).unwrap();
    let named = Effect::Named { card: follower(&game), face: Face::Named(tea), unseen: false };
    let mut before = game.clone();
    before.fold(&bare(Command::Note(String::new()), vec![named])).unwrap();
    let retire = lp::Command::Retire { card: follower(&game) };
    let command = Command::Play { seat: powers(), play: retire.into() };
    assert_eq!(super::super::command(Language::English, &before, &command), "Retire Root Tea");
    assert_eq!(command_detail(Language::English, &before, &command), "+2 points, item +2");
    let (_, entry) = play(&before, command, true, vec![]);

    let text = super::super::entry(Language::English, &before, &entry);
    assert_eq!(text.label, "Lost Powers retired Root Tea, +4");
    for line in [
        "Lost Powers +1: follower retired (LP.6.1)",
        "Lost Powers +1: crafting cost of the retired follower (LP.6.1)",
        "Lost Powers took an item: tea",
        "Lost Powers +2: crafted item: tea (3.2.2)",
        "Root Tea goes to the discard pile",
    ] {
        assert!(text.lines.contains(&line.to_owned()), "{line:?} not in {:#?}", text.lines);
    }
    let text = super::super::entry(Language::Dutch, &before, &entry);
    assert_eq!(text.label, "Verloren Machten: Wortelthee met pensioen, +4");
    assert!(text.lines.contains(&"Wortelthee gaat naar de aflegstapel".to_owned()));
}

#[test]
fn a_removed_elder_is_told_with_what_it_sets_off() {
    let game = table(lp::Deal::App);
    let command = Command::Remove { by: Some(seat(1)), whose: Some(powers()), means: Means::Hits };
    let given = vec![Answer::Counts(vec![2]), Answer::Counts(vec![1, 1])];
    let (_, entry) = play(&game, command, false, given);
    let text = super::super::entry(Language::English, &game, &entry);
    assert_eq!(text.label, "Marquise removed from Lost Powers: 2 warriors, +1");
    for line in
        ["1 fallen Elder left the map", "1 Elder fell", "Marquise +1: Elder removed (LP.2.4)"]
    {
        assert!(text.lines.contains(&line.to_owned()), "{line:?} not in {:#?}", text.lines);
    }
}

#[test]
fn the_first_entry_names_the_table_that_it_lays() {
    let begin = Command::Begin(Box::new(setup(lp::Deal::App)));
    let (_, entry) = play(&Game::default(), begin, false, vec![]);
    let text = super::super::entry(Language::English, &Game::default(), &entry);
    assert_eq!(text.label, "Game begun: Lost Powers, Marquise and Lynn B.");
    assert_eq!(text.lines, ["Standard deck; first turn: Lost Powers"]);
}

#[test]
fn what_ended_is_told_by_what_began() {
    let game = table(lp::Deal::App);
    let mut now = game;
    for label in [
        "Lost Powers ended Birdsong",
        "Lost Powers ended Daylight",
        "Lost Powers ended the turn",
        "Marquise ended Birdsong",
    ] {
        let (after, entry) = play(&now, Command::EndPhase, false, vec![]);
        assert_eq!(super::super::entry(Language::English, &now, &entry).label, label);
        now = after;
    }
}

#[test]
fn whatever_is_offered_can_be_told() {
    let mut game = table(lp::Deal::App);
    for turn in 0..12 {
        for who in [powers(), seat(1), seat(2)] {
            for offer in offers(&game, who) {
                in_both(|language| command(language, &game, &offer.command));
                let done = match offer.verdict {
                    Ok(_) => attempt(&game, offer.command, false, vec![]),
                    Err(refused) => Err(refused),
                };
                match done {
                    Ok((after, entry)) => {
                        for language in Language::OFFERED {
                            let text = super::super::entry(language, &game, &entry);
                            assert_readable(&text.label);
                            text.lines.iter().for_each(|line| assert_readable(line));
                            if std::env::var_os("SHOW_TEXTS").is_some() && turn < 4 {
                                println!("{text:#?}");
                            }
                            // Asked for too late, a label still is one.
                            assert_readable(&super::super::entry(language, &after, &entry).label);
                        }
                    }
                    // The law may also stand in the way of an answer.
                    Err(refused) => {
                        differ(|language| refusal(language, &game, &refused));
                    }
                }
            }
            for info in steps(&game, who) {
                in_both(|language| step_title(language, &game, info.step));
            }
        }
        game = play(&game, Command::EndPhase, false, vec![]).0;
    }
}
