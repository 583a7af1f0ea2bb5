//! What lies face down is counted and never named.

use super::*;

/// Everything that an entry says, in both languages.
fn told(before: &Game, entry: &Entry) -> String {
    let say = |language| {
        let text = super::super::entry(language, before, entry);
        format!("{}\n{}\n", text.label, text.lines.join("\n"))
    };
    say(Language::English) + &say(Language::Dutch)
}

#[test]
fn cards_that_stay_in_the_hidden_deck_are_never_named() {
    for deal in [lp::Deal::App, lp::Deal::Table] {
        let mut game = table(deal);
        let deck = Zone::Own(powers(), lp::Zone::Deck.into());
        let own = |play: lp::Command| Command::Play { seat: powers(), play: play.into() };
        // Names that can be told from one another, laid into the deck unseen.
        let kinds: Vec<CardKind> = CardKind::of(DeckKind::Base)
            .filter(|kind| matches!(kind.def().body, Body::Persistent(_)))
            .take(9)
            .collect();
        let names = |cards: &[CardId], game: &Game| -> Vec<String> {
            let kinds = cards.iter().filter_map(|card| game.card(*card)?.face.kind());
            let both = [Language::English, Language::Dutch];
            kinds.flat_map(|kind| both.map(|language| card_name(language, kind))).collect()
        };
        for kind in &kinds {
            let faces = Answer::Faces(vec![Face::Named(*kind)]);
            let (after, entry) = play(&game, Command::AddCard { to: deck }, false, vec![faces]);
            for name in names(&[game.next_card()], &after) {
                assert!(!told(&game, &entry).contains(&name), "{name} added to the deck");
            }
            game = after;
        }
        let turns = [
            own(lp::Command::Shuffle),
            own(lp::Command::Cycle),
            own(lp::Command::Cycle),
            own(lp::Command::Cycle),
            own(lp::Command::Cycle),
            own(lp::Command::Cycle),
            own(lp::Command::Cycle),
            own(lp::Command::SetRules(lp::Pick { check_suits: true, deal, ..Default::default() })),
        ];
        let mut shuffled = 0;
        for command in turns {
            let (after, entry) = play(&game, command, true, vec![]);
            shuffled += entry
                .effects
                .iter()
                .filter(|effect| matches!(effect, Effect::Reordered { .. }))
                .count();
            let text = told(&game, &entry);
            // Cards worn out by this entry were seen before they went into the deck.
            let seen = lp::followers(&game, powers());
            let hidden: Vec<CardId> =
                after.cards_in(deck).iter().copied().filter(|card| !seen.contains(card)).collect();
            for name in names(&hidden, &after) {
                assert!(!text.contains(&name), "{name} lies in the deck, told in\n{text}");
            }
            game = after;
        }
        assert!(shuffled >= 2, "the deck was never made anew");
    }
}

#[test]
fn a_card_dealt_or_moved_face_down_is_counted_and_not_named() {
    let game = table(lp::Deal::App);
    let (card, to, end) =
        (follower(&game), Zone::Own(powers(), lp::Zone::Deck.into()), End::Bottom);
    let face = Face::Named(CardKind::find("Anvil", Suit::Fox).unwrap());
    for effect in [Effect::Dealt { card, face, to, end }, Effect::Card { card, from: to, to, end }]
    {
        let line = super::super::effects::line(Language::English, &game, &game, &effect);
        assert_eq!(line.as_deref(), Some("A card goes into the Follower deck"));
    }
}
