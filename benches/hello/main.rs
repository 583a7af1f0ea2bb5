//! The smallest window that Slint can show, on the renderer that the app takes too: `benches/whole_program` measures ours
//! against it.

slint::slint! {
    export component Hello inherits Window {
        title: "Hello";
        preferred-width: 400px;
        preferred-height: 300px;
        Text {
            text: "Hello";
        }
    }
}

fn main() -> Result<(), slint::PlatformError> {
    let backend = slint::BackendSelector::new().backend_name("winit".into());
    backend.renderer_name("software".into()).select()?;
    Hello::new()?.run()
}
