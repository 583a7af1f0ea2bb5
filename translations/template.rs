//! Prints the template of all texts; `translations/refresh` compiles and runs it.

#[allow(dead_code)]
#[path = "../tests/words/sources.rs"]
mod sources;

fn main() {
    let texts = sources::Texts::of_package(std::path::Path::new("."));
    for problem in &texts.problems {
        eprintln!("{problem}");
    }
    if !texts.problems.is_empty() {
        std::process::exit(1);
    }
    print!("{}", texts.template());
}
