//! Turns: whatever is due or offered, hits now and then, and what is put right by hand.

use super::*;

impl Table {
    /// Takes every line of the running phase that can be taken, in order.
    fn take_phase(&mut self, who: SeatId) {
        let phase = self.game().turn.phase;
        let lines: Vec<Step> = steps(self.game(), who)
            .into_iter()
            .filter(|s| s.phase == phase)
            .map(|s| s.step)
            .collect();
        for step in lines {
            for _ in 0..4 {
                let info = steps(self.game(), who).into_iter().find(|s| s.step == step);
                let whole = (self.nth + 1).is_multiple_of(self.battles);
                let open = info.is_some_and(|i| matches!(i.status, Status::Due | Status::Optional));
                let allowed: Vec<Command> = offers(self.game(), who)
                    .into_iter()
                    .filter(|o| o.place == Place::Step(step) && o.verdict.is_ok())
                    .map(|o| o.command)
                    .filter(|c| whole || !matches!(c, Command::Battle { .. }))
                    .collect();
                if !open || allowed.is_empty() || self.game().turn.seat != who {
                    break;
                }
                let command = self.choose(&allowed);
                self.act(command);
                if self.game().turn.phase != phase {
                    return;
                }
            }
        }
        // Followers act, and whatever else lies on cards of the board.
        for _ in 0..6 {
            let on_cards: Vec<Command> = offers(self.game(), who)
                .into_iter()
                .filter(|o| matches!(o.place, Place::Card(_)) && o.verdict.is_ok())
                .map(|o| o.command)
                .filter(
                    |c| matches!(c, Command::Play { play, .. } if name(play) == "lost_powers.act"),
                )
                .collect();
            if phase != Phase::Daylight || on_cards.is_empty() {
                break;
            }
            let n = self.next();
            self.act(on_cards[n % on_cards.len()].clone());
        }
    }

    /// One in turn; where everything is to be done, first what nobody has done yet.
    fn choose(&mut self, allowed: &[Command]) -> Command {
        let n = self.next();
        if !self.corrects {
            return allowed[n % allowed.len()].clone();
        }
        let play = |command: &Command| match command {
            Command::Play { play, .. } => Some((name(play), whole_name(play))),
            _ => None,
        };
        let fresh = |command: &&Command| {
            play(command).is_some_and(|(_, whole)| !self.done.contains(&whole))
        };
        let done = |command: &&Command| {
            play(command).is_some_and(|(own, _)| own == self.once && self.done.contains(&own))
        };
        let others: Vec<&Command> = allowed.iter().filter(|command| !done(command)).collect();
        let Some(any) = others.get(n % others.len().max(1)) else { return allowed[0].clone() };
        (*others.iter().copied().find(fresh).as_ref().unwrap_or(any)).clone()
    }

    /// Something of the faction's own is put right by hand, or a count of pieces.
    fn correct(&mut self, who: SeatId) {
        let by_hand: Vec<Command> = offers(self.game(), who)
            .into_iter()
            .filter(|o| matches!(o.place, Place::Correct | Place::Card(_)) && o.verdict.is_ok())
            .map(|o| o.command)
            .filter(|command| matches!(command, Command::Play { .. }))
            .collect();
        if !by_hand.is_empty() {
            let command = self.choose(&by_hand);
            self.act(command);
        }
        let pools: Vec<_> = self.game().seat(who).unwrap().pools.iter().map(|(p, _)| p).collect();
        if !pools.is_empty() {
            let n = self.next();
            self.act(Command::SetTo(Tracker::Pool(who, pools[n % pools.len()])));
        }
    }

    pub fn turn(&mut self) {
        let (who, number) = (self.game().turn.seat, self.game().turn.number);
        // Cards to spend: a generous table.
        for _ in 0..if self.generous { 3 } else { 0 } {
            self.act(Command::Draw { seat: who });
        }
        for _ in 0..3 {
            let phase = self.game().turn.phase;
            self.take_phase(who);
            // Something ended the phase by itself, as turmoil does: the next one has its lines too.
            if self.game().turn.phase != phase && self.game().turn.number == number {
                self.take_phase(who);
            }
            if self.game().turn.number != number {
                return;
            }
            // Somebody is hit now and then, by the seats in turn.
            let n = self.next();
            let whose = seat(u8::try_from(n % self.hit).unwrap());
            let remove = Command::Remove { by: Some(who), whose: Some(whose), means: Means::Hits };
            if whose != who && n.is_multiple_of(6) {
                self.desk.act(remove.clone());
                let can = self.desk.session().unwrap().pending().is_some();
                self.desk.cancel();
                self.desk.dismiss_dialog();
                if can {
                    self.act(remove);
                }
            }
            let guest = self.game().seats().find(|(_, s)| s.faction.id() == FactionId::Guest);
            if let Some((guest, _)) = guest.filter(|_| n.is_multiple_of(5)) {
                self.act(Command::Score { seat: guest, by: 1 });
            }
            for _ in 0..if self.corrects { 3 } else { 0 } {
                self.correct(who);
            }
            if self.game().turn.phase == Phase::Evening {
                break;
            }
            self.act(Command::EndPhase);
        }
        if self.game().turn.number.is_multiple_of(3) {
            self.read();
        }
        self.act(Command::EndTurn);
    }

    /// Every board and the ledger in both languages: nothing stumbles, nothing is left empty or unfilled.
    fn read(&mut self) {
        for language in [Language::English, Language::Dutch] {
            self.desk.set_language(language);
            for who in self.game().order().to_vec() {
                self.desk.take(&Touch::ShowSeat(who).token());
                let board = self.desk.board().unwrap();
                assert!(!board.rows.is_empty(), "{who:?}");
                // All that is seen of it, as it stands in the debugger: no name in braces that was never filled.
                let seen = format!("{board:?}");
                let unfilled = ["{n}", "{seat}", "{card}", "{left}", "{points}"];
                assert!(!unfilled.iter().any(|name| seen.contains(name)), "{seen}");
            }
            let ledger = self.desk.ledger().unwrap();
            for row in &ledger.rows {
                assert!(!row.text.trim().is_empty(), "{row:?}");
                assert!(!row.text.contains('{') && !row.detail.contains('{'), "{row:?}");
            }
            assert!(self.desk.table().is_some());
        }
        self.desk.set_language(Language::English);
    }
}
