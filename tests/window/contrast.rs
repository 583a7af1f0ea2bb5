//! Whether what is written can be read: the tokens' contrast, light and dark.

use std::collections::BTreeMap;

type Colour = [f64; 3];

/// The colours of every token, and of every name that a function of the theme knows: light, dark, high contrast.
fn tokens() -> BTreeMap<String, [Colour; 3]> {
    let source = include_str!("../../ui/theme/theme.slint");
    let mut found = BTreeMap::new();
    for line in source.lines() {
        let Some((head, tail)) = line.split_once("dark ? #") else { continue };
        let dark = &tail[..6];
        let Some((_, light)) = tail.split_once(": #") else { continue };
        let (head, high) = match head.split_once("contrast ? #") {
            Some((head, high)) => (head, &high[..6]),
            None => (head, dark),
        };
        let name = match head.split('"').nth(1) {
            Some(name) => format!("accent {name}"),
            None => head
                .trim()
                .trim_start_matches("out property <color> ")
                .trim_end_matches(": ")
                .trim_end_matches(':')
                .to_owned(),
        };
        found.insert(name, [colour(&light[..6]), colour(dark), colour(high)]);
    }
    assert!(found.len() > 30, "the theme's tokens are read: {found:?}");
    found
}

fn colour(hex: &str) -> Colour {
    let part =
        |at: usize| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour")) / 255.0;
    [part(0), part(2), part(4)]
}

fn luminance(colour: Colour) -> f64 {
    let [r, g, b] =
        colour.map(|c| if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(a: Colour, b: Colour) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// `share` of the first colour, the rest of the second.
fn mix(first: Colour, second: Colour, share: f64) -> Colour {
    std::array::from_fn(|i| first[i] * share + second[i] * (1.0 - share))
}

#[test]
fn whatever_is_written_can_be_read() {
    let tokens = tokens();
    let mut faint = Vec::new();
    // Light and dark ask for what WCAG calls AA, high contrast for AAA.
    for (at, (theme, least, share)) in
        [("light", 4.5, 0.87), ("dark", 4.5, 0.84), ("contrast", 7.0, 0.9)].into_iter().enumerate()
    {
        let of = |name: &str| tokens.get(name).unwrap_or_else(|| panic!("no token {name}"))[at];
        let mut pair = |what: String, front: Colour, back: Colour| {
            let ratio = contrast(front, back);
            if ratio < least {
                faint.push(format!("{theme}: {what} {ratio:.2}"));
            }
        };
        for ground in ["paper", "card", "raised"] {
            for front in ["ink", "muted", "danger", "leaf", "good", "warning"] {
                pair(format!("{front} on {ground}"), of(front), of(ground));
            }
        }
        pair("ink on line".into(), of("ink"), of("line"));
        pair("paper on ink".into(), of("paper"), of("ink"));
        for (tinted, tint) in [(0.14, "danger"), (0.18, "warning"), (0.15, "warning")] {
            let back = mix(of(tint), of("paper"), tinted);
            pair(format!("ink on {tinted} of {tint}"), of("ink"), back);
        }
        pair("leaf on its own tab".into(), of("leaf"), mix(of("leaf"), of("card"), 0.16));
        // What lies on a token's colour, on its soft ground, and in it on paper and card.
        for name in tokens.keys().filter(|n| {
            n.starts_with("accent ") || ["danger", "leaf", "muted"].contains(&n.as_str())
        }) {
            let own = of(name);
            let soft = mix(of("card"), own, share);
            pair(format!("on-accent on {name}"), of("on-accent"), own);
            pair(format!("{name} on its soft ground"), own, soft);
            pair(format!("ink on the soft ground of {name}"), of("ink"), soft);
            pair(format!("muted on the soft ground of {name}"), of("muted"), soft);
            for ground in ["paper", "card", "raised"] {
                pair(format!("{name} on {ground}"), own, of(ground));
            }
        }
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

/// Every size of text is one of the theme's, and none of those is under 14 at 100 %.
#[test]
fn no_text_is_small() {
    let mut files = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/ui"))];
    let mut sizes = 0;
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
        for said in source.split("font-size:").skip(1) {
            let size = said.split(';').next().unwrap_or_default().trim();
            let of_theme = |size: &str| {
                ["Theme.", "max(Theme."].iter().any(|of| size.starts_with(of))
                    || size == "root.size"
            };
            let fine = size.split(" ? ").last().unwrap_or(size).split(" : ").all(of_theme);
            assert!(fine, "{}: {size}", path.display());
            sizes += 1;
        }
    }
    assert!(sizes > 80);
    let theme = include_str!("../../ui/theme/theme.slint");
    for line in theme.lines().filter(|l| l.contains("<length> t") || l.contains("<length> b")) {
        let size = line.split(": ").nth(1).and_then(|s| s.split("px").next());
        let size: u32 = size.and_then(|s| s.parse().ok()).unwrap_or_else(|| panic!("{line}"));
        assert!(size >= 14, "{line}");
    }
}
