//! What stands around the program: the desktop entry, the metainfo, the icon, the package, the README,
//! and what its dependencies are made of.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const APP_ID: &str = "io.github.woodland_ledger.WoodlandLedger";
const XML_LANG: (&str, &str) = ("http://www.w3.org/XML/1998/namespace", "lang");

fn read(place: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(place);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{place}: {e}"))
}

fn linux(ending: &str) -> String {
    format!("packaging/linux/{APP_ID}.{ending}")
}

/// The value of a key of the desktop entry.
fn entry<'a>(entries: &'a str, key: &str) -> Option<&'a str> {
    entries.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='))
}

#[test]
fn the_desktop_entry_starts_the_program_and_speaks_both_languages() {
    let entries = read(&linux("desktop"));
    assert!(entries.starts_with("[Desktop Entry]\n"));
    let value = |key: &str| entry(&entries, key).unwrap_or_else(|| panic!("no {key}"));
    assert_eq!(value("Type"), "Application");
    assert_eq!(value("Name"), "Woodland Ledger");
    assert_eq!(value("Exec"), "woodland-ledger %f");
    assert_eq!(value("Icon"), APP_ID);
    assert_eq!(value("StartupWMClass"), APP_ID);
    assert_eq!(value("Terminal"), "false");
    assert!(value("Categories").split(';').any(|category| category == "BoardGame"));
    for key in ["GenericName", "Comment", "Keywords"] {
        let dutch = value(&format!("{key}[nl]"));
        assert_ne!(value(key), dutch, "{key}");
        assert!(!dutch.is_empty(), "{key}");
    }
}

#[cfg(feature = "window")]
#[test]
fn the_window_says_which_desktop_entry_is_its_own() {
    assert_eq!(woodland_ledger::window::APP_ID, APP_ID);
}

#[test]
fn the_metainfo_describes_this_version_in_both_languages() {
    let text = read(&linux("metainfo.xml"));
    let document = roxmltree::Document::parse(&text).expect("XML");
    let root = document.root_element();
    let child = |name: &str| {
        let found = root.children().find(|node| node.has_tag_name(name));
        found.unwrap_or_else(|| panic!("no {name}"))
    };
    let said = |name: &str| child(name).text().unwrap_or_default();
    assert_eq!(root.attribute("type"), Some("desktop-application"));
    assert_eq!(said("id"), APP_ID);
    assert_eq!(said("launchable"), format!("{APP_ID}.desktop"));
    assert_eq!(said("icon"), APP_ID);
    assert_eq!(said("project_license"), env!("CARGO_PKG_LICENSE"));
    assert_eq!(
        child("provides").first_element_child().and_then(|n| n.text()),
        Some("woodland-ledger")
    );
    assert_eq!(entry(&read(&linux("desktop")), "Comment"), Some(said("summary")));

    let newest = child("releases").first_element_child().expect("a release");
    assert_eq!(newest.attribute("version"), Some(env!("CARGO_PKG_VERSION")));

    // Every English sentence is followed by its Dutch one.
    let spoken = ["summary", "p", "li"];
    let texts: Vec<_> = root
        .descendants()
        .filter(|node| spoken.contains(&node.tag_name().name()))
        .map(|node| node.attribute(XML_LANG))
        .collect();
    assert!(texts.len() > 10);
    for pair in texts.chunks(2) {
        assert_eq!(pair, [None, Some("nl")]);
    }
}

#[test]
fn the_changelog_tells_of_this_version_on_the_day_of_the_metainfo() {
    let metainfo = read(&linux("metainfo.xml"));
    let date = metainfo.split("date=\"").nth(1).and_then(|rest| rest.split('"').next());
    let heading = format!("## [{}] - {}\n", env!("CARGO_PKG_VERSION"), date.expect("a date"));
    assert!(read("CHANGELOG.md").contains(&heading), "no {heading}");
}

#[test]
fn the_icon_is_a_square_drawing_that_needs_nothing_else() {
    let text = read(&linux("svg"));
    let document = roxmltree::Document::parse(&text).expect("SVG");
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg");
    assert_eq!(root.attribute("viewBox"), Some("0 0 128 128"));
    assert_eq!((root.attribute("width"), root.attribute("height")), (Some("128"), Some("128")));
    let inside = ["svg", "path", "rect", "circle", "g"];
    for node in root.descendants().filter(roxmltree::Node::is_element) {
        assert!(inside.contains(&node.tag_name().name()), "{:?}", node.tag_name());
    }
}

#[test]
fn everything_that_the_package_installs_is_there() {
    let manifest = read("Cargo.toml");
    let assets = manifest.split("\nassets = [\n").nth(1).and_then(|rest| rest.split("\n]").next());
    let assets: Vec<&str> =
        assets.expect("assets").lines().filter_map(|l| l.split('"').nth(1)).collect();
    assert!(assets.len() > 4);
    let files = assets.iter().filter(|asset| !asset.starts_with("target/"));
    for place in files {
        read(place);
    }
    for ending in ["desktop", "metainfo.xml", "svg"] {
        assert!(assets.contains(&linux(ending).as_str()), "{ending} is not installed");
    }
}

#[test]
fn the_readme_leads_somewhere_and_keeps_what_slint_asks() {
    let readme = read("README.md");
    for link in readme.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        if !link.starts_with("https://") {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(link);
            assert!(path.exists(), "the README links to {link}");
        }
    }
    assert!(
        readme.contains("[![Made with Slint]"),
        "the badge that the royalty-free licence asks for"
    );
    assert!(readme.contains("unofficial"));
}

/// Whether an SPDX expression can be met with the licences allowed; `/` is an old way to write OR.
fn licence_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let met = either(&words, &mut at, allowed);
    met && at == words.len()
}

fn either(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut met = both(words, at, allowed);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        met |= both(words, at, allowed);
    }
    met
}

fn both(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut met = one(words, at, allowed);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        met &= one(words, at, allowed);
    }
    met
}

fn one(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let Some(word) = words.get(*at) else { return false };
    *at += 1;
    if *word == "(" {
        let met = either(words, at, allowed);
        let closed = words.get(*at) == Some(&")");
        *at += 1;
        return met && closed;
    }
    let mut licence = (*word).to_owned();
    if let Some(["WITH", exception]) = words.get(*at..*at + 2) {
        licence += &format!(" WITH {exception}");
        *at += 2;
    }
    allowed.contains(&licence)
}

/// The texts of a list in deny.toml.
fn listed(deny: &str, key: &str) -> BTreeSet<String> {
    let rest = deny.split(&format!("\n{key} = [")).nth(1).unwrap_or_else(|| panic!("no {key}"));
    let list = rest.split(']').next().unwrap_or_default();
    let lines = list.lines().filter(|line| !line.trim_start().starts_with('#'));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).map(str::to_owned).collect()
}

#[test]
fn a_licence_is_weighed_as_it_is_written() {
    let allowed = listed(&read("deny.toml"), "allow");
    for good in [
        "MIT",
        "MIT OR Apache-2.0",
        "MIT/GPL-3.0",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception",
        "GPL-3.0-only OR LicenseRef-Slint-Royalty-free-2.0 OR LicenseRef-Slint-Software-3.0",
    ] {
        assert!(licence_allowed(good, &allowed), "{good}");
    }
    for bad in [
        "",
        "GPL-3.0-only",
        "MIT AND GPL-3.0-only",
        "(MIT OR Apache-2.0) AND GPL-2.0",
        "GPL-2.0 WITH Classpath-exception-2.0",
        "(MIT",
        "MIT)",
    ] {
        assert!(!licence_allowed(bad, &allowed), "{bad}");
    }
}

#[test]
#[ignore = "asks cargo about every dependency, which may fetch it; `bash .ci/run` does"]
fn every_dependency_is_allowed() {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--locked", "--all-features"])
        .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let told: serde_json::Value = serde_json::from_slice(&told.stdout).expect("JSON");
    let deny = read("deny.toml");
    let (licences, sources, banned) =
        (listed(&deny, "allow"), listed(&deny, "allow-registry"), listed(&deny, "deny"));

    let nodes = told["resolve"]["nodes"].as_array().expect("nodes");
    let used: BTreeSet<&str> = nodes.iter().filter_map(|node| node["id"].as_str()).collect();
    let packages = told["packages"].as_array().expect("packages");
    let packages = packages.iter().filter(|p| p["id"].as_str().is_some_and(|id| used.contains(id)));
    let mut wrong = Vec::new();
    let mut seen = 0;
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let licence = package["license"].as_str().unwrap_or_default();
        if !licence_allowed(licence, &licences) {
            wrong.push(format!("{name}: licence {licence:?}"));
        }
        if banned.contains(name) {
            wrong.push(format!("{name} is banned"));
        }
        if let Some(source) = package["source"].as_str()
            && !source.strip_prefix("registry+").is_some_and(|source| sources.contains(source))
        {
            wrong.push(format!("{name} comes from {source}"));
        }
        seen += 1;
    }
    println!("{seen} packages, licences and sources as in deny.toml");
    assert!(seen > 100 && wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
