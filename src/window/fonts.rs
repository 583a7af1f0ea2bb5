//! Slint needs one system font even where fonts are bundled, and panics without any (slint#12671).
//! This looks before it starts, so that a person is told what is missing.

use std::path::Path;

/// Whether the machine has a font at all. Where fonts are not kept in folders we know, yes is assumed.
pub fn any() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let home = std::env::var_os("HOME").map(std::path::PathBuf::from);
    let of_home = home.iter().flat_map(|h| [h.join(".fonts"), h.join(".local/share/fonts")]);
    ["/usr/share/fonts", "/usr/local/share/fonts"]
        .iter()
        .map(std::path::PathBuf::from)
        .chain(of_home)
        .any(|folder| holds_font(&folder, 4))
}

fn holds_font(folder: &Path, depth: u8) -> bool {
    let Ok(entries) = std::fs::read_dir(folder) else { return false };
    entries.flatten().any(|entry| {
        let path = entry.path();
        if path.is_dir() {
            return depth > 0 && holds_font(&path, depth - 1);
        }
        let ending = path.extension().and_then(|e| e.to_str()).unwrap_or_default();
        matches!(ending.to_ascii_lowercase().as_str(), "ttf" | "otf" | "ttc" | "pfb" | "pcf")
    })
}
