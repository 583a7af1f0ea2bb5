//! LP.6: Evening.

use super::*;

pub fn evening<const N: usize>(faces: [Face; N]) -> (Table, [CardId; N]) {
    let mut table = by_app();
    let cards = tableau(&mut table, faces);
    place(&mut table, 2, 0);
    table.turn_to(lp(), Phase::Evening);
    (table, cards)
}

pub fn retires(card: CardId) -> Act {
    own(Command::Retire { card })
}

/// nemesis:LP.6: Retire, Indoctrinate, Cycle, Discard, in this order: who has cycled does not retire the newcomers.
#[test]
pub fn evening_runs_in_its_order() {
    let mut table = set_up(Pick::default());
    place(&mut table, 2, 0);
    table.turn_to(lp(), Phase::Evening);
    let evening: Vec<Line> = table::steps(table.game(), lp())
        .into_iter()
        .filter(|info| info.phase == Phase::Evening)
        .map(|info| info.step)
        .collect();
    let order = [Step::Retire, Step::Indoctrinate, Step::Cycle, Step::Discard];
    assert_eq!(evening, order.map(line_of));
    table.play(own(Command::Cycle), &[]);
    let newcomer = followers(table.game(), lp())[0];
    table.forbids(retires(newcomer), &[], RefusalKind::AlreadyDone, "nemesis:LP.6");
    let late = own(Command::Indoctrinate);
    table.forbids(late, &[], RefusalKind::AlreadyDone, "nemesis:LP.6");
    for step in [Step::Retire, Step::Indoctrinate] {
        assert_eq!(table.step(lp(), line_of(step)).status, Status::Skipped);
    }
    // The table may know better.
    table.insist(retires(newcomer), &[]);
    assert_eq!(table.points(lp()), 2);
}

/// nemesis:LP.6.1: a persistent effect of cost 3 retires for 1 + 3; it is not resolved and goes to the discards.
#[test]
fn retiring_scores_one_and_the_crafting_cost() {
    let (mut table, [tax]) = evening([named("Tax Collector", Suit::Fox)]);
    let entry = table.play(retires(tax), &[]);
    assert_eq!(scores(&entry), [line(lp(), 1, "nemesis:LP.6.1"), line(lp(), 3, "nemesis:LP.6.1")]);
    assert_eq!(
        reasons(&entry),
        [Why::Own(Reason::Retired.into()), Why::Own(Reason::CraftingCost.into())]
    );
    assert_eq!((table.cards(Anywhere::Discard), counted(&table)), (vec![tax], (0, 0, 0)));
    assert_eq!(table.step(lp(), line_of(Step::Retire)).status, Status::Done);
}

/// nemesis:LP.6.1: an Old Friend without a crafting cost retires for 1 in all.
#[test]
fn retiring_a_card_without_a_cost_scores_one() {
    let costs = [(Suit::Fox, 0, Price::NoCost)];
    let mut table = Table::lay(Setup { figures: friends(1, &costs), ..seats(Pick::default()) });
    table.play(own(Command::FillTableau), &[]);
    place(&mut table, 1, 0);
    table.turn_to(lp(), Phase::Evening);
    let fox = followers(table.game(), lp())[0];
    let entry = table.play(retires(fox), &[]);
    assert_eq!(scores(&entry), [line(lp(), 1, "nemesis:LP.6.1")]);
}

/// nemesis:LP.6.1: a cost that nobody entered is asked when its follower retires: of a card known by suit
/// and of an Old Friend. 0 is a cost. Cancelling the question leaves everything as it was.
#[test]
fn an_unknown_cost_is_asked_when_a_follower_retires() {
    let (mut table, [fox]) = evening([FOX]);
    let before = table.bytes();
    assert_eq!(table.asked(retires(fox), &[]).question, Asked::CostOf { card: fox });
    assert_eq!((table.bytes(), table.history.len()), (before, table.history.told().count()));
    let entry = table.play(retires(fox), &[cost(0)]);
    assert_eq!(scores(&entry), [line(lp(), 1, "nemesis:LP.6.1")]);
    assert_eq!(table.game().price(fox), Some(Price::Cost(0)));

    let mut table = Table::lay(Setup { figures: friends(1, &[]), ..seats(Pick::default()) });
    table.play(own(Command::FillTableau), &[]);
    place(&mut table, 1, 0);
    table.turn_to(lp(), Phase::Evening);
    let bird = followers(table.game(), lp())[3];
    let figure = Figure::Cost { suit: Suit::Bird, nth: 0 };
    assert_eq!(table.asked(retires(bird), &[]).question, Asked::Figure(figure.into()));
    table.play(retires(bird), &[cost(4)]);
    assert_eq!(table.points(lp()), 5);
}

/// nemesis:LP.6.1: Root Tea with its effect: 1, its cost 1, then 2 for the tea, which leaves the shared supply.
/// root:3.2.2, root:4.1.2
#[test]
fn retiring_root_tea_takes_the_tea() {
    let (mut table, [tea]) = evening([named("Root Tea", Suit::Fox)]);
    let ask = table.asked(retires(tea), &[]);
    assert_eq!(ask.question, Asked::ResolveEffect { seat: lp(), card: tea });
    let entry = table.play(retires(tea), &[yes()]);
    assert_eq!(
        scores(&entry),
        [
            line(lp(), 1, "nemesis:LP.6.1"),
            line(lp(), 1, "nemesis:LP.6.1"),
            line(lp(), 2, "root:3.2.2"),
        ]
    );
    assert_eq!(table.game().items.count(Item::Tea), 1);
    assert_eq!(table.game().seat(lp()).unwrap().items, [Item::Tea]);
    table.undo();
    // "You may": without it the tea stays.
    let entry = table.play(retires(tea), &[no()]);
    assert_eq!((scores(&entry).len(), table.game().items.count(Item::Tea)), (2, 2));
    table.undo();
    // With no tea left there is nothing to ask.
    for _ in 0..2 {
        table.play(Act::MoveItem { seat: foe(), item: Item::Tea, back: false }, &[]);
    }
    assert_eq!(scores(&table.play(retires(tea), &[])).len(), 2);
}

/// nemesis:LP.6.1: what others have of crafting counts too: Master Engravers in the tableau, Murine Broker elsewhere.
#[test]
fn retiring_an_item_sets_off_what_crafting_does() {
    let exiles = Setup { deck: DeckKind::ExilesPartisans, ..seats(Pick::default()) };
    let mut table = Table::lay(exiles);
    table.play(Act::Start, &[yes()]);
    let faces = [named("Anvil", Suit::Fox), named("Master Engravers", Suit::Mouse)];
    let [anvil, engravers] = tableau(&mut table, faces);
    table.lay_card(named("Murine Broker", Suit::Mouse), Anywhere::Crafted(foe()));
    place(&mut table, 1, 0);
    table.turn_to(lp(), Phase::Evening);
    let entry = table.play(retires(anvil), &[yes()]);
    assert_eq!(scores(&entry)[2..], [line(lp(), 2, "root:3.2.2"), line(lp(), 1, "root:4.1.3")]);
    assert_eq!(reasons(&entry)[3], Why::Card(engravers));
    assert_eq!((table.hand(foe()), table.hand(seat(2))), (4, 3));
}

/// nemesis:LP.6.1: a favor retired with its effect scores the enemy buildings and tokens it removes.
#[test]
fn retiring_a_favor_scores_what_it_removes() {
    let (mut table, [favor]) = evening([named("Favor of the Mice", Suit::Mouse)]);
    let entry = table.play(retires(favor), &[yes(), counts([5, 2, 1, 0, 1, 0])]);
    let removed = line(lp(), 1, "root:3.2.1");
    assert_eq!(
        scores(&entry),
        [
            line(lp(), 1, "nemesis:LP.6.1"),
            line(lp(), 3, "nemesis:LP.6.1"),
            line(lp(), 2, "root:3.2.1"),
            removed.clone(),
            removed,
        ]
    );
}

/// nemesis:LP.6.1: without an upright Elder nobody retires, and only one does in an Evening.
#[test]
fn retiring_needs_an_upright_elder_and_happens_once() {
    let mut table = by_app();
    let [tea, other] =
        tableau(&mut table, [named("Root Tea", Suit::Fox), named("Anvil", Suit::Fox)]);
    place(&mut table, 0, 2);
    table.turn_to(lp(), Phase::Evening);
    let status = |table: &Table| table.step(lp(), line_of(Step::Retire)).status;
    assert_eq!(status(&table), Status::Impossible(Refusal::NoUprightElder.into()));
    table.forbids(retires(tea), &[], Refusal::NoUprightElder, "nemesis:LP.6.1");
    table.play(Act::SetTo(Tracker::Pool(lp(), Pool::Upright.into())), &[number(1), Answer::One(0)]);
    table.play(retires(tea), &[no()]);
    table.forbids(retires(other), &[], RefusalKind::AlreadyDone, "nemesis:LP.6.1");
    table.forbids(retires(tea), &[], RefusalKind::AlreadyDone, "nemesis:LP.6.1");
}

/// nemesis:LP.6.2: ambush and dominance cards cannot be crafted, so not indoctrinated either. root:2.1.2, root:2.1.3
#[test]
fn what_cannot_be_crafted_cannot_be_indoctrinated() {
    let (table, _) = evening([]);
    let indoctrinate = || own(Command::Indoctrinate);
    for suit in Suit::ALL {
        let ambush = faces([named("Ambush!", suit)]);
        table.forbids(indoctrinate(), &[ambush], RefusalKind::NotCraftable, "root:2.1.2");
        let dominance = faces([named("Dominance", suit)]);
        table.forbids(indoctrinate(), &[dominance], RefusalKind::NotCraftable, "root:2.1.3");
    }
    // Known by suit alone, but it has no crafting cost: it can only be one of those.
    let suit_only = [faces([FOX]), Answer::Price(Price::NoCost)];
    table.forbids(indoctrinate(), &suit_only, RefusalKind::NotCraftable, "nemesis:LP.6.2");
}

/// nemesis:LP.6.2: every Elder crafts once a turn: two cards of cost 1 use up two Elders, a third is refused.
#[test]
fn each_elder_crafts_once() {
    let (mut table, _) = evening([]);
    assert_eq!(table.step(lp(), line_of(Step::Indoctrinate)).count, Some(2));
    let two = faces([named("Root Tea", Suit::Fox), named("Anvil", Suit::Fox)]);
    table.play(own(Command::Indoctrinate), &[two]);
    assert_eq!((state(&table).activated, counted(&table)), (2, (0, 2, 0)));
    let step = table.step(lp(), line_of(Step::Indoctrinate));
    assert_eq!((step.status, step.count), (Status::Done, Some(0)));
    let none_left = Refusal::NoElderLeft { needed: 1, left: 0 };
    table.forbids(own(Command::Indoctrinate), &[], none_left, "nemesis:LP.6.2");
    // Corrected by hand, one is free again.
    table.play(own(Command::SetActivated), &[number(1)]);
    assert_eq!(table.step(lp(), line_of(Step::Indoctrinate)).count, Some(1));
}

/// nemesis:LP.6.2: the cost is counted in Elders; a card known by suit is paid by what the table reads off it.
#[test]
fn elders_pay_the_whole_cost() {
    let (mut table, _) = evening([]);
    let dear = faces([named("Tax Collector", Suit::Fox)]);
    let needed = Refusal::NoElderLeft { needed: 3, left: 2 };
    table.forbids(
        own(Command::Indoctrinate),
        std::slice::from_ref(&dear),
        needed,
        "nemesis:LP.6.2",
    );
    // The second card finds one Elder left where it needs two.
    let both = faces([named("Root Tea", Suit::Fox), named("Sword", Suit::Mouse)]);
    let needed = Refusal::NoElderLeft { needed: 2, left: 1 };
    table.forbids(own(Command::Indoctrinate), &[both], needed, "nemesis:LP.6.2");
    table.insist(own(Command::Indoctrinate), &[dear]);
    table.undo();
    table.play(own(Command::Indoctrinate), &[faces([MOUSE]), cost(2)]);
    assert_eq!(state(&table).activated, 2);
}

/// nemesis:LP.6.2: from the hand, with an upright Elder; both are needed.
#[test]
fn indoctrinating_takes_a_card_in_hand_and_an_elder() {
    let (mut table, _) = evening([]);
    table.set_hand(lp(), 0);
    let status = |table: &Table| table.step(lp(), line_of(Step::Indoctrinate)).status;
    assert_eq!(status(&table), Status::Impossible(RefusalKind::HandEmpty));
    let empty = RefusalKind::HandEmpty;
    table.forbids(own(Command::Indoctrinate), &[], empty, "nemesis:LP.6.2");
    table.play(Act::SetTo(Tracker::Pool(lp(), Pool::Upright.into())), &[number(0), Answer::One(1)]);
    assert_eq!(status(&table), Status::Impossible(Refusal::NoUprightElder.into()));
    let nobody = Refusal::NoUprightElder;
    table.forbids(own(Command::Indoctrinate), &[], nobody, "nemesis:LP.6.2");
}

/// nemesis:LP.6.2: an item that the supply no longer holds could not be crafted; the table may insist. root:4.1.2
#[test]
fn an_item_gone_from_the_supply_cannot_be_indoctrinated_unless_the_table_insists() {
    let (mut table, _) = evening([]);
    table.play(Act::MoveItem { seat: foe(), item: Item::Hammer, back: false }, &[]);
    let anvil = faces([named("Anvil", Suit::Fox)]);
    let gone = RefusalKind::ItemGone(Item::Hammer);
    let indoctrinate = own(Command::Indoctrinate);
    table.forbids(indoctrinate.clone(), std::slice::from_ref(&anvil), gone, "root:4.1.2");
    table.insist(indoctrinate, &[anvil]);
    assert_eq!(counted(&table), (0, 1, 0));
}

/// nemesis:LP.6.2.I: an identical card among the followers is no hindrance, though crafting it twice would be. root:4.1.4
#[test]
fn duplicates_may_be_indoctrinated() {
    let card = named("Codebreakers", Suit::Mouse);
    let (mut table, _) = evening([card]);
    table.play(own(Command::Indoctrinate), &[faces([card])]);
    table.play(own(Command::Indoctrinate), &[faces([card])]);
    assert_eq!(counted(&table), (1, 2, 0));
}

/// nemesis:LP.6.2: where the table wants suits checked, the Elders' clearings are asked once a turn and have to match.
#[test]
fn the_suits_of_the_elders_are_checked_where_the_table_wants_it() {
    let mut table = bare(Pick { check_suits: true, ..Pick::default() });
    place(&mut table, 2, 0);
    table.turn_to(lp(), Phase::Evening);
    // Root Tea costs a mouse, Anvil a fox.
    let (tea, anvil) = (named("Root Tea", Suit::Fox), named("Anvil", Suit::Fox));
    let indoctrinate = own(Command::Indoctrinate);
    let foxes = [faces([tea]), counts([2, 0, 0])];
    let missing = Refusal::NoElderThere { suit: Ground::Mouse };
    table.forbids(indoctrinate.clone(), &foxes, missing, "nemesis:LP.6.2");
    table.play(indoctrinate.clone(), &[faces([tea]), counts([1, 0, 1])]);
    // The mouse Elder has crafted: one more tea finds none, a fox card does.
    let missing = Refusal::NoElderThere { suit: Ground::Mouse };
    table.forbids(indoctrinate.clone(), &[faces([tea])], missing, "nemesis:LP.6.2");
    table.play(indoctrinate, &[faces([anvil])]);
    assert_eq!(state(&table).activated, 2);
}

/// nemesis:LP.6.3, nemesis:LP.2.2.III: two Old Friends of each suit (made up): a full round of Cycles.
#[test]
fn cycle_wears_out_draws_four_and_turns_the_pile_when_the_deck_is_empty() {
    let mut table = set_up(Pick::default());
    assert_eq!(counted(&table), (4, 0, 4));
    table.turn_to(lp(), Phase::Evening);
    table.play(own(Command::Cycle), &[]);
    assert_eq!(counted(&table), (4, 4, 0));
    let second = followers(table.game(), lp());
    let again = own(Command::Cycle);
    table.forbids(again.clone(), &[], RefusalKind::AlreadyDone, "nemesis:LP.6.3");
    // Their next Evening: the four wear out, the deck is empty, eight are shuffled, four come up, four remain.
    table.play(Act::EndTurn, &[]);
    table.turn_to(lp(), Phase::Evening);
    let entry = table.play(again, &[]);
    assert_eq!(counted(&table), (4, 0, 4));
    let shuffled: Vec<usize> = entry
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Shared::Reordered { order, .. } => Some(order.0.len()),
            _ => None,
        })
        .collect();
    assert_eq!(shuffled, [8]);
    assert_ne!(followers(table.game(), lp()), second, "the kit's chance turns the pile round");
}

/// nemesis:LP.2.2.III: a deck of two at the draw: two come up, then the shuffle, then two more.
#[test]
fn the_deck_runs_dry_in_the_middle_of_a_draw() {
    for deal in [Deal::App, Deal::Table] {
        let mut table = bare(Pick { deal, ..Pick::default() });
        let deck = [FOX, RABBIT].map(|face| table.lay_card(face, at(Zone::Deck)));
        let worn = [MOUSE, BIRD, MOUSE].map(|face| table.lay_card(face, at(Zone::WornOut)));
        table.turn_to(lp(), Phase::Evening);
        let cycle = own(Command::Cycle);
        match deal {
            Deal::App => {
                table.play(cycle, &[]);
            }
            Deal::Table => {
                // The two come up without a question; of the shuffled three the table says which two.
                let ask = table.asked(cycle.clone(), &[]);
                assert_eq!(ask.question, Asked::Own(Question::CameUp { count: 2 }.into()));
                assert_eq!(ask.to, Answerer::Table);
                assert_eq!(ask.form, Form::Cards { from: worn.to_vec(), min: 2, max: 2 });
                table.play(cycle, &[Answer::Cards(vec![worn[2], worn[0]])]);
                assert_eq!(table.cards(at(Zone::Deck)), [worn[1]]);
            }
        }
        assert_eq!(counted(&table), (4, 0, 1));
        let up = followers(table.game(), lp());
        assert!(deck.iter().all(|card| up[..2].contains(card)), "the last of the deck come first");
        assert!(up[2..].iter().all(|card| worn.contains(card)));
    }
}

/// nemesis:LP.6.3: fewer than four cards in all leave slots empty, and no card at all is no trouble either.
#[test]
fn fewer_than_four_followers_leave_slots_empty() {
    let (mut table, [fox]) = evening([FOX]);
    let worn = table.lay_card(MOUSE, at(Zone::WornOut));
    table.play(own(Command::Cycle), &[]);
    assert_eq!(counted(&table), (2, 0, 0));
    let mut up = followers(table.game(), lp());
    up.sort_unstable();
    assert_eq!(up, [fox, worn]);
    let mut table = by_app();
    table.turn_to(lp(), Phase::Evening);
    table.play(own(Command::Cycle), &[]);
    assert_eq!(counted(&table), (0, 0, 0));
    assert_eq!(table.step(lp(), line_of(Step::Cycle)).status, Status::Done);
}

/// nemesis:LP.6.4: down to five; with five or fewer the step is done.
#[test]
fn the_hand_is_cut_to_five() {
    let (mut table, _) = evening([]);
    let step = |table: &Table| {
        let info = table.step(lp(), line_of(Step::Discard));
        (info.status, info.count)
    };
    assert_eq!(step(&table), (Status::Done, Some(0)));
    let nothing = own(Command::Discard);
    table.forbids(nothing, &[], RefusalKind::NothingChanges, "nemesis:LP.6.4");
    table.set_hand(lp(), 8);
    assert_eq!(step(&table), (Status::Due, Some(3)));
    table.play(own(Command::Discard), &[]);
    assert_eq!((table.hand(lp()), step(&table).0), (5, Status::Done));
    table.play(Act::Draw { seat: lp() }, &[number(2)]);
    assert_eq!(step(&table), (Status::Due, Some(2)), "grown again, cut again");
}
