//! A window that is drawn as on a screen: only what has changed, only when the window asks for it, and counted.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use i_slint_backend_testing::get_mocked_time;
use slint::PlatformError;
use slint::platform::software_renderer::{
    MinimalSoftwareWindow, PremultipliedRgbaColor, RepaintBufferType,
};
use slint::platform::{Platform, WindowAdapter};

use crate::kit::{has_platform, pass};

struct Canvas {
    window: Rc<MinimalSoftwareWindow>,
    pixels: RefCell<Vec<PremultipliedRgbaColor>>,
    painted: Cell<usize>,
}

thread_local!(static CANVAS: RefCell<Option<Rc<Canvas>>> = const { RefCell::new(None) });

struct OneWindow(Rc<MinimalSoftwareWindow>);

impl Platform for OneWindow {
    fn create_window_adapter(&self) -> Result<Rc<dyn WindowAdapter>, PlatformError> {
        Ok(self.0.clone())
    }

    fn duration_since_start(&self) -> Duration {
        Duration::from_millis(get_mocked_time())
    }
}

/// The next person of this thread sits before a canvas.
pub fn stretch() {
    assert!(!has_platform(), "this thread has a platform already");
    let window = MinimalSoftwareWindow::new(RepaintBufferType::ReusedBuffer);
    slint::platform::set_platform(Box::new(OneWindow(window.clone()))).expect("the first one");
    let canvas = Canvas { window, pixels: RefCell::default(), painted: Cell::default() };
    CANVAS.set(Some(Rc::new(canvas)));
}

/// Draws what has changed; false where there is no canvas.
pub fn draw() -> bool {
    let Some(canvas) = CANVAS.with_borrow(Clone::clone) else { return false };
    let size = canvas.window.size();
    let mut pixels = canvas.pixels.borrow_mut();
    pixels.resize((size.width * size.height) as usize, PremultipliedRgbaColor::default());
    let drawn = canvas.window.draw_if_needed(|renderer| {
        renderer.render(&mut pixels, size.width as usize);
    });
    canvas.painted.set(canvas.painted.get() + usize::from(drawn));
    true
}

/// How often something was painted on it since it was stretched.
pub fn painted() -> usize {
    CANVAS.with_borrow(|canvas| canvas.as_ref().expect("a canvas").painted.get())
}

/// How often something is painted while this time passes and nobody touches anything.
pub fn painted_in(seconds: u64) -> usize {
    let before = painted();
    for _ in 0..seconds {
        pass(1000);
        draw();
    }
    painted() - before
}
