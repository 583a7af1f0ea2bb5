//! Turns the Dutch catalogue into a table for `src/words` and, with the window, compiles the .slint files.
//! One .po file serves both halves; nothing is looked up on disk when the app runs.

use std::fs;
use std::path::PathBuf;

use rspolib::POEntry;

#[cfg(feature = "window")]
#[path = "src/words/pseudo.rs"]
mod pseudo;

const CATALOGUE: &str = "translations/nl/LC_MESSAGES/woodland-ledger.po";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={CATALOGUE}");
    println!("cargo::rustc-check-cfg=cfg(pseudo)");
    if pseudo_language() {
        println!("cargo::rustc-cfg=pseudo");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let dutch = rspolib::pofile(CATALOGUE).unwrap_or_else(|e| panic!("{CATALOGUE}: {e}"));
    assert_eq!(
        dutch.metadata.get("Plural-Forms").map(String::as_str),
        Some("nplurals=2; plural=(n != 1);"),
        "{CATALOGUE}: src/words/language.rs knows no other plural forms"
    );
    fs::write(out.join("dutch.rs"), table(&dutch.entries)).expect("write the table");

    fs::write(out.join("drawn.rs"), drawn()).expect("write the drawings");

    #[cfg(feature = "window")]
    window::compile(&out, &dutch.entries);
}

/// The window's drawings and its light colours of the factions, for `src/app/drawn.rs`.
fn drawn() -> String {
    const ICONS: &str = "ui/icons";
    const THEME: &str = "ui/theme/theme.slint";
    println!("cargo::rerun-if-changed={ICONS}");
    println!("cargo::rerun-if-changed={THEME}");
    let mut icons: Vec<(String, String)> = fs::read_dir(ICONS)
        .expect("the drawings")
        .map(|entry| entry.expect("a drawing").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "svg"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("a drawing is text"))
        })
        .collect();
    icons.sort_unstable();
    let theme = fs::read_to_string(THEME).expect("the colours");
    let accents = theme
        .split("function accent(")
        .nth(1)
        .and_then(|rest| rest.split("return leaf;").next())
        .expect("the accents");
    // `if (name == "eyrie") { return dark ? #7DB4EA : #22598F; }`
    let accents: Vec<(&str, &str)> = accents
        .lines()
        .filter_map(|line| {
            let name = line.split('"').nth(1)?;
            let light = line.rsplit_once(": ")?.1.split(';').next()?;
            Some((name, light))
        })
        .collect();
    format!(
        "static ICONS: &[(&str, &str)] = &{icons:?};\nstatic ACCENTS: &[(&str, &str)] = &{accents:?};\n"
    )
}

/// The made-up language that shows forgotten and cut-off texts exists in debug and test builds only.
fn pseudo_language() -> bool {
    std::env::var("PROFILE").is_ok_and(|p| p == "debug") || cfg!(feature = "ui-test")
}

/// The source text of a sorted slice of `catalogue::Row`; texts that are not ready are left out.
fn table(entries: &[POEntry]) -> String {
    let mut rows: Vec<_> = entries
        .iter()
        .filter(|entry| !entry.obsolete && !entry.fuzzy() && !entry.msgid.is_empty())
        .map(|entry| {
            let plural = entry.msgid_plural.as_deref().unwrap_or_default();
            let texts = match &entry.msgstr {
                Some(text) if plural.is_empty() => vec![text.as_str()],
                _ => entry.msgstr_plural.iter().map(String::as_str).collect(),
            };
            let context = entry.msgctxt.as_deref().unwrap_or_default();
            (context, entry.msgid.as_str(), plural, texts)
        })
        .filter(|(.., texts)| !texts.is_empty() && texts.iter().all(|text| !text.is_empty()))
        .collect();
    rows.sort_unstable();
    let lines: String = rows
        .iter()
        .map(|(context, id, plural, texts)| {
            format!("    ({context:?}, {id:?}, {plural:?}, &{texts:?}),\n")
        })
        .collect();
    format!("&[\n{lines}]\n")
}

#[cfg(feature = "window")]
mod window {
    use super::*;
    use std::path::Path;
    use std::time::SystemTime;

    pub fn compile(out: &Path, dutch: &[POEntry]) {
        let translations = if pseudo_language() {
            with_pseudo_language(&out.join("translations"), dutch)
        } else {
            PathBuf::from("translations")
        };
        let config = slint_build::CompilerConfiguration::new()
            .with_style("fluent".into())
            .with_bundled_translations(translations)
            .with_default_translation_context(slint_build::DefaultTranslationContext::None)
            .with_debug_info(pseudo_language());
        // The gallery of all parts brings the whole window with it, and is for tests only.
        let root =
            if cfg!(feature = "ui-test") { "ui/gallery.slint" } else { "ui/app_window.slint" };
        slint_build::compile_with_config(root, config).unwrap_or_else(|e| panic!("{root}: {e}"));
    }

    /// A copy of the translations in which the made-up language stands beside the Dutch one.
    /// Slint asks cargo to watch this folder; it keeps the catalogue's own date,
    /// or else every build would look like a change and compile all of it again.
    fn with_pseudo_language(folder: &Path, dutch: &[POEntry]) -> PathBuf {
        let date = fs::metadata(CATALOGUE)
            .and_then(|about| about.modified())
            .expect("the catalogue has a date");
        let dutch_file = fs::read_to_string(CATALOGUE).expect("the catalogue was read before");
        write(&folder.join("nl"), &dutch_file, date);
        write(&folder.join("xx"), &pseudo_catalogue(dutch), date);
        set_date(folder, date);
        folder.to_path_buf()
    }

    /// Written by hand: what rspolib saves breaks long texts inside an escape (0.1.2).
    fn pseudo_catalogue(entries: &[POEntry]) -> String {
        let mut out = concat!(
            "msgid \"\"\nmsgstr \"\"\n",
            "\"Content-Type: text/plain; charset=UTF-8\\n\"\n",
            "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n",
        )
        .to_owned();
        let mut field = |name: &str, text: &str| {
            let text = text.replace('\\', "\\\\").replace('"', "\\\"");
            let text = text.replace('\n', "\\n").replace('\t', "\\t");
            out += &format!("{name} \"{text}\"\n");
        };
        for entry in entries.iter().filter(|entry| !entry.msgid.is_empty()) {
            match &entry.msgctxt {
                Some(context) => {
                    field("\nmsgctxt", context);
                    field("msgid", &entry.msgid);
                }
                None => field("\nmsgid", &entry.msgid),
            }
            let singular = pseudo::pseudo(&entry.msgid);
            if let Some(plural) = &entry.msgid_plural {
                field("msgid_plural", plural);
                field("msgstr[0]", &singular);
                field("msgstr[1]", &pseudo::pseudo(plural));
            } else {
                field("msgstr", &singular);
            }
        }
        out
    }

    fn write(language: &Path, catalogue: &str, date: SystemTime) {
        let folder = language.join("LC_MESSAGES");
        let file = folder.join("woodland-ledger.po");
        fs::create_dir_all(&folder).expect("make the folder of a language");
        fs::write(&file, catalogue).expect("write a catalogue");
        for path in [&file, &folder, language] {
            set_date(path, date);
        }
    }

    fn set_date(path: &Path, date: SystemTime) {
        fs::File::open(path)
            .and_then(|file| file.set_modified(date))
            .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    }
}
