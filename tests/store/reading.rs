//! What is opened, what is refused and why; and that reading never changes a byte.

use std::fs::{self, File};
use std::path::Path;

use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::entry::{Entry, EntryId};
use woodland_ledger::engine::factions::lost_powers;
use woodland_ledger::engine::history::{Broken, History};
use woodland_ledger::engine::refusal::Misfit;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::zone::{End, Zone};
use woodland_ledger::store::ledger::{LineFault, LoadError, MOST_BYTES, TornTail, load, read};
use woodland_ledger::store::line::Line;
use woodland_ledger::store::place;
use woodland_ledger::store::writer::{OpenFault, Writer};

use super::script::{NAMES, assert_same, close, entry, header, ledger, quiet, setup, text, write};

#[test]
fn what_was_written_is_read() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("evening 🦊.woodland");
    let (lines, history) = ledger(200);
    write(&path, &lines);
    assert!(fs::read(&path).unwrap() == text(&lines));
    let loaded = load(&path).unwrap();
    assert_eq!((&loaded.header, &loaded.torn), (&header(), &None));
    assert_eq!(loaded.keep, fs::metadata(&path).unwrap().len());
    assert_same(&loaded.history, &history);
}

#[test]
fn names_come_back_unharmed() {
    for name in NAMES
        .into_iter()
        .chain(["🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊"])
    {
        let mut history = History::default();
        let begin = Command::Begin(Box::new(setup([name, "x"])));
        let entry = entry(&history, begin, 0).unwrap();
        history.push(entry.clone()).unwrap();
        let loaded = read(text(&[Line::Header(header()), Line::entry(entry)])).unwrap();
        let (_, seat) = loaded.history.game().seats().next().unwrap();
        assert_eq!(seat.name, name);
        assert_same(&loaded.history, &history);
    }
}

#[test]
fn cut_at_every_byte_of_the_last_line() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("cut.woodland");
    // The last line names somebody with an emoji, so that some cuts fall inside a letter.
    let (lines, _) = (1..60)
        .map(ledger)
        .find(|(lines, _)| lines.len() > 20 && text(&lines[lines.len() - 1..]).contains(&0xf0))
        .unwrap();
    let (whole, before) = (text(&lines), text(&lines[..lines.len() - 1]));
    let (_, earlier) = ledger(lines.len() - 2);
    let (_, complete) = ledger(lines.len() - 1);
    for cut in before.len()..=whole.len() {
        fs::write(&path, &whole[..cut]).unwrap();
        let loaded = load(&path).unwrap();
        assert!(fs::read(&path).unwrap() == whole[..cut], "reading changes nothing");
        let tail = cut - before.len();
        if cut + 1 >= whole.len() {
            // Whole, with or without its line break.
            assert_eq!((&loaded.torn, loaded.keep), (&None, cut as u64));
            assert_same(&loaded.history, &complete);
        } else {
            let torn = (tail > 0).then_some(TornTail { line: lines.len(), bytes: tail });
            assert_eq!((&loaded.torn, loaded.keep), (&torn, before.len() as u64));
            assert_same(&loaded.history, &earlier);
        }
        // Going on keeps the torn bytes beside the ledger and appends to whole lines only.
        let mut writer = Writer::open(&loaded, &path, quiet()).unwrap();
        writer.append(Line::Cursor { at: EntryId(1) });
        close(writer);
        let kept = if cut + 1 < whole.len() { &before } else { &whole };
        let expected = [kept.as_slice(), b"{\"cursor\":{\"at\":1}}\n"].concat();
        assert!(fs::read(&path).unwrap() == expected, "cut at {cut}");
        let aside: Vec<_> = beside(dir.path(), ".torn-");
        assert_eq!(aside.len(), usize::from(loaded.torn.is_some()));
        for file in aside {
            assert_eq!(fs::read(&file).unwrap(), &whole[before.len()..cut]);
            fs::remove_file(file).unwrap();
        }
    }
}

fn beside(folder: &Path, part: &str) -> Vec<std::path::PathBuf> {
    let all = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path());
    all.filter(|p| p.to_string_lossy().contains(part)).collect()
}

/// Opening for reading and for writing both refuse, say the same and leave every byte.
fn refused(path: &Path) -> LoadError {
    let before = fs::metadata(path).unwrap();
    let bytes = (before.is_file() && before.len() < 1_000_000).then(|| fs::read(path).unwrap());
    let reason = load(path).map(|l| l.history.len()).unwrap_err();
    let opened = Writer::resume(path, quiet()).map(|(l, _)| l.history.len());
    assert_eq!(opened, Err(OpenFault::Load(reason.clone())));
    let after = fs::metadata(path).unwrap();
    assert_eq!(
        (before.len(), before.modified().unwrap()),
        (after.len(), after.modified().unwrap())
    );
    assert_eq!(
        bytes,
        (after.is_file() && after.len() < 1_000_000).then(|| fs::read(path).unwrap())
    );
    assert!(beside(path.parent().unwrap(), ".torn-").is_empty());
    reason
}

#[test]
fn strange_files_are_refused_unchanged() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("strange.woodland");
    let header = text(&[Line::Header(header())]);
    let future =
        String::from_utf8(header.clone()).unwrap().replace("\"version\":1", "\"version\":2");
    let cases: [(&[u8], LoadError); 9] = [
        (b"", LoadError::Empty),
        (b"\n\n", LoadError::NotALedger),
        (b"garbage", LoadError::NotALedger),
        (b"\xff\xfe\x00\x00\n", LoadError::NotALedger),
        (b"{\"cursor\":{\"at\":0}}\n", LoadError::NotALedger),
        (b"{\"header\":{\"format\":\"other\",\"version\":1}}\n", LoadError::NotALedger),
        (&header[..header.len() / 2], LoadError::NotALedger),
        (future.as_bytes(), LoadError::FutureVersion { found: 2 }),
        (
            b"{\"header\":{\"format\":\"woodland-ledger\",\"version\":900,\"new\":[]}}\n{\"unheard\":1}\n",
            LoadError::FutureVersion { found: 900 },
        ),
    ];
    for (bytes, reason) in cases {
        fs::write(&path, bytes).unwrap();
        assert_eq!(refused(&path), reason);
        assert_eq!(place::glance(path.clone()).fault, Some(reason));
    }
    let folder = dir.path().join("folder.woodland");
    fs::create_dir(&folder).unwrap();
    assert_eq!(refused(&folder), LoadError::NotAFile);
    let large = dir.path().join("large.woodland");
    File::create(&large).unwrap().set_len(200_000_000).unwrap();
    assert_eq!(refused(&large), LoadError::TooLarge { bytes: 200_000_000 });
    // Within the limit, but nothing that makes sense.
    File::create(&large).unwrap().set_len(MOST_BYTES).unwrap();
    assert_eq!(refused(&large), LoadError::NotALedger);
    assert_eq!(
        load(&dir.path().join("none")).unwrap_err(),
        LoadError::Io(std::io::ErrorKind::NotFound)
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_is_no_ledger_and_nobody_waits_for_it() {
    let dir = tempfile::tempdir().unwrap();
    let socket = dir.path().join("s.woodland");
    let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    assert_eq!(load(&socket).unwrap_err(), LoadError::NotAFile);
}

/// A ledger in which one line is exchanged, with good lines before and after it.
fn with_line(at: usize, line: &[u8]) -> Result<(), LoadError> {
    let (lines, _) = ledger(12);
    let mut bytes = text(&lines[..at - 1]);
    bytes.extend(line);
    bytes.extend(text(&lines[at..]));
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("misfit.woodland");
    fs::write(&path, bytes).unwrap();
    match load(&path) {
        Ok(_) => Ok(()),
        Err(_) => Err(refused(&path)),
    }
}

fn fault(line: usize, why: impl Into<LineFault>) -> Result<(), LoadError> {
    Err(LoadError::Line { line, fault: why.into() })
}

#[test]
fn a_bad_line_in_the_middle_is_named_with_its_reason() {
    let Err(LoadError::Line { line: 5, fault: LineFault::Json { column, reason } }) =
        with_line(5, b"{\"entry\":{\"id\":4\n")
    else {
        panic!("a cut line in the middle was taken")
    };
    assert!(column > 10 && reason.contains("EOF") && !reason.contains(" at line "), "{reason}");
    for garbage in
        [&b"garbage\n"[..], b"{\"mood\":1}\n", b"\0\0\0\n", b"{\"cursor\":{\"at\":-1}}\n"]
    {
        assert!(matches!(
            with_line(5, garbage),
            Err(LoadError::Line { line: 5, fault: LineFault::Json { .. } })
        ));
    }
    let second = text(&[Line::Header(header())]);
    assert_eq!(with_line(5, &second), fault(5, LineFault::SecondHeader));
    assert_eq!(with_line(5, b"{\"cursor\":{\"at\":99}}\n"), fault(5, Broken::NoSuchEntry(99)));
    assert_eq!(
        with_line(2, b" \r\n").map_err(|e| matches!(e, LoadError::Line { line: 3, .. })),
        Err(true)
    );
    // A blank line means nothing.
    let (lines, history) = ledger(12);
    let spaced = [text(&lines[..4]), b"\r\n\n".to_vec(), text(&lines[4..])].concat();
    assert_same(&read(spaced).unwrap().history, &history);
}

#[test]
fn lines_that_do_not_fit_the_game_are_named_with_their_reason() {
    let (lines, _) = ledger(12);
    let Line::Entry(fourth) = &lines[4] else { panic!("the script begins with entries") };
    let changed = |change: &dyn Fn(&mut Entry)| {
        let mut entry = (**fourth).clone();
        change(&mut entry);
        text(&[Line::entry(entry)])
    };
    assert_eq!(with_line(5, &changed(&|_| {})), Ok(()));
    assert_eq!(with_line(5, &changed(&|e| e.id = EntryId(7))), fault(5, Broken::Number(7, 4)));
    assert_eq!(with_line(5, &changed(&|e| e.on = EntryId(1))), fault(5, Broken::NotOnCursor(1, 3)));
    let misfit = |change: &dyn Fn(&mut Entry)| match with_line(5, &changed(change)) {
        Err(LoadError::Line { line: 5, fault: LineFault::Broken(Broken::Misfit(misfit)) }) => {
            misfit
        }
        other => panic!("{other:?}"),
    };
    let score = |due| {
        move |e: &mut Entry| {
            let seat = super::script::seat(0);
            let reason = woodland_ledger::engine::score::Reason::Table;
            e.effects = vec![Effect::Score { seat, due, applied: due, reason, law: None, turn: 1 }];
        }
    };
    assert_eq!(misfit(&score(-30)), Misfit::OffTheTrack);
    assert_eq!(misfit(&score(1500)), Misfit::OffTheTrack);
    assert_eq!(misfit(&|e| e.effects = vec![Effect::Reopened]), Misfit::EndTwice);
}

/// A game of the Lost Powers in which the last line does something to cards or pieces.
fn with_lost_powers(effects: Vec<Vec<Effect>>) -> LoadError {
    let mut setup = setup(["a", "b"]);
    setup.seats[0].pick = lost_powers::Pick::default().into();
    let mut history = History::default();
    let mut lines = vec![Line::Header(header())];
    let first = entry(&history, Command::Begin(Box::new(setup)), 0).unwrap();
    history.push(first.clone()).unwrap();
    lines.push(Line::entry(first.clone()));
    for (at, effects) in (1u32..).zip(effects) {
        let command = Command::Note("by hand".into());
        let entry =
            Entry { id: EntryId(at + 1), on: EntryId(at), command, effects, ..first.clone() };
        lines.push(Line::entry(entry));
    }
    lines.push(Line::Cursor { at: EntryId(1) });
    read(text(&lines)).map(|l| l.history.len()).unwrap_err()
}

#[test]
fn a_card_moved_twice_or_a_supply_below_zero_is_refused() {
    let misfit = |line, why: Misfit| LoadError::Line { line, fault: Broken::Misfit(why).into() };
    let who = super::script::seat(0);
    let card = History::default().game().next_card();
    let dealt =
        Effect::Dealt { card, face: Face::Suit(Suit::Fox), to: Zone::Crafted(who), end: End::Top };
    let moved = Effect::Card { card, from: Zone::Crafted(who), to: Zone::Discard, end: End::Top };
    assert_eq!(
        with_lost_powers(vec![vec![dealt.clone()], vec![moved.clone()], vec![moved]]),
        misfit(5, Misfit::CardNotThere(0))
    );
    assert_eq!(
        with_lost_powers(vec![vec![dealt.clone()], vec![dealt]]),
        misfit(4, Misfit::CardTwice(0))
    );
    let (from, to) = (lost_powers::Pool::Supply.into(), lost_powers::Pool::Upright.into());
    assert_eq!(
        with_lost_powers(vec![vec![Effect::Shift { seat: who, from, to, n: 200 }]]),
        misfit(3, Misfit::PiecesShort)
    );
}

#[test]
fn a_listing_tells_games_at_a_glance() {
    let dir = tempfile::tempdir().unwrap();
    let path = place::new_game(dir.path(), "2026-01-01");
    let (lines, history) = ledger(40);
    write(&path, &lines);
    fs::write(dir.path().join("bad.woodland"), "x").unwrap();
    fs::write(dir.path().join("notes.txt"), "x").unwrap();
    let games = place::list(dir.path()).unwrap();
    assert_eq!(games.len(), 2, "neither locks nor notes are games");
    let good = games.iter().find(|g| g.path == path).unwrap();
    assert_eq!((good.header.as_ref(), &good.fault), (Some(&header()), &None));
    assert_eq!(good.played, history.all().last().map(|e| e.at));
    let bad = games.iter().find(|g| g.path != path).unwrap();
    assert_eq!((&bad.header, &bad.fault), (&None, &Some(LoadError::NotALedger)));
}
