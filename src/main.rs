//! The program: arguments, language, run, exit code; nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    env_logger::Builder::from_env(env_logger::Env::default().default_filter_or("warn")).init();
    woodland_ledger::cli::run(std::env::args_os())
}
