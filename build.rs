fn main() {
    #[cfg(feature = "window")]
    {
        // The gallery brings the whole window with it, and is only for tests.
        let root = if std::env::var_os("CARGO_FEATURE_UI_TEST").is_some() {
            "ui/gallery.slint"
        } else {
            "ui/app_window.slint"
        };
        let config = slint_build::CompilerConfiguration::new()
            .with_style("fluent".into())
            .with_debug_info(true)
            .with_default_translation_context(slint_build::DefaultTranslationContext::None);
        slint_build::compile_with_config(root, config).expect("the window compiles");
    }
}
