//! The system's own file dialog: the desktop portal of XDG, asked over D-Bus on a thread of its own.
//! It hands back what was chosen and decides nothing; without a portal it says that no dialog can be shown.
//!
//! A connection stands only while a dialog does. When the app ends it is gone, and the portal takes the dialog away.

use crate::app::chooser::{Chosen, Request};

/// Has a dialog shown over a window and returns; the shell is told what came of it.
pub fn ask(window: &slint::Window, request: Request) {
    let parent = parent(window);
    let asked = std::thread::Builder::new().name("file dialog".into()).spawn(move || {
        super::chosen(show(&request, &parent));
    });
    if let Err(e) = asked {
        log::warn!("no thread for the file dialog: {e}");
        super::chosen(Chosen::CannotBeShown);
    }
}

/// The window that the dialog belongs to, as the portal names it; empty where that cannot be told.
fn parent(window: &slint::Window) -> String {
    use raw_window_handle::{HasWindowHandle, RawWindowHandle};
    let handle = window.window_handle();
    match handle.window_handle().map(|handle| handle.as_raw()) {
        Ok(RawWindowHandle::Xlib(x)) => format!("x11:{:x}", x.window),
        Ok(RawWindowHandle::Xcb(x)) => format!("x11:{:x}", x.window),
        Ok(_) | Err(_) => String::new(),
    }
}

#[cfg(not(target_os = "linux"))]
fn show(_: &Request, _: &str) -> Chosen {
    Chosen::CannotBeShown
}

#[cfg(target_os = "linux")]
fn show(request: &Request, parent: &str) -> Chosen {
    dbus::show(request, parent).unwrap_or_else(|e| {
        log::warn!("no file dialog: {e}");
        Chosen::CannotBeShown
    })
}

#[cfg(target_os = "linux")]
mod dbus {
    use std::collections::HashMap;
    use std::ffi::OsString;
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    use zbus::blocking::connection::Builder;
    use zbus::blocking::{Connection, MessageIterator};
    use zbus::message::Message;
    use zbus::zvariant::{OwnedValue, Value};

    use crate::app::chooser::{Chosen, Kind, Request};

    const BUS: &str = "org.freedesktop.DBus";
    const PORTAL: &str = "org.freedesktop.portal.Desktop";
    const CHOOSER: &str = "org.freedesktop.portal.FileChooser";
    const REQUEST: &str = "org.freedesktop.portal.Request";

    /// How long the portal may take to take the request; the person then has all the time in the world.
    const PATIENCE: Duration = Duration::from_secs(8);

    /// How a dialog ended, in the portal's numbers. What is neither, it calls "some other way".
    const DONE: u32 = 0;
    const CANCELLED: u32 = 1;

    pub fn show(request: &Request, parent: &str) -> zbus::Result<Chosen> {
        let bus = Builder::session()?.method_timeout(PATIENCE).build()?;
        // Before the request, so that no answer is missed. There is one request on this connection.
        let told = MessageIterator::from(&bus);
        listen(&bus, &format!("interface='{REQUEST}',member='Response'"))?;
        listen(&bus, &format!("sender='{BUS}',member='NameOwnerChanged',arg0='{PORTAL}'"))?;
        let method = match request.kind {
            Kind::Open | Kind::Folder => "OpenFile",
            Kind::Save => "SaveFile",
        };
        let body = (parent, request.title.as_str(), options(request));
        let desktop = "/org/freedesktop/portal/desktop";
        bus.call_method(Some(PORTAL), desktop, Some(CHOOSER), method, &body)?;
        for message in told {
            if let Some(chosen) = answer(&message?)? {
                return Ok(chosen);
            }
        }
        Ok(Chosen::CannotBeShown)
    }

    fn listen(bus: &Connection, signals: &str) -> zbus::Result<()> {
        let rule = format!("type='signal',{signals}");
        bus.call_method(Some(BUS), "/org/freedesktop/DBus", Some(BUS), "AddMatch", &rule)?;
        Ok(())
    }

    /// What a message says about the dialog, if anything.
    fn answer(message: &Message) -> zbus::Result<Option<Chosen>> {
        let header = message.header();
        let (Some(interface), Some(member)) = (header.interface(), header.member()) else {
            return Ok(None);
        };
        if interface.as_str() == REQUEST && member.as_str() == "Response" {
            let body = message.body();
            let (how, results): (u32, HashMap<String, OwnedValue>) = body.deserialize()?;
            return Ok(Some(match how {
                DONE => uri(results).map_or(Chosen::Nothing, Chosen::Path),
                CANCELLED => Chosen::Nothing,
                _ => Chosen::Ended,
            }));
        }
        if interface.as_str() == BUS && member.as_str() == "NameOwnerChanged" {
            let (_, _, owner): (String, String, String) = message.body().deserialize()?;
            // The portal is gone, and its dialog with it.
            return Ok(owner.is_empty().then_some(Chosen::Ended));
        }
        Ok(None)
    }

    fn uri(mut results: HashMap<String, OwnedValue>) -> Option<PathBuf> {
        let uris: Vec<String> = results.remove("uris")?.try_into().ok()?;
        path(uris.first()?)
    }

    fn options(request: &Request) -> HashMap<&'static str, Value<'_>> {
        let mut options = HashMap::from([
            ("accept_label", Value::from(request.accept.as_str())),
            ("modal", Value::from(true)),
            ("current_folder", Value::from(c_bytes(&request.folder))),
        ]);
        if request.kind == Kind::Folder {
            options.insert("directory", Value::from(true));
        }
        if !request.name.is_empty() {
            options.insert("current_name", Value::from(request.name.as_str()));
        }
        // In the portal's form: a name, and patterns, each with the number that says it is one.
        let filters: Vec<(&str, Vec<(u32, &str)>)> =
            request.filters.iter().map(|f| (f.name.as_str(), vec![(0, f.glob.as_str())])).collect();
        if !filters.is_empty() {
            options.insert("filters", Value::from(filters));
        }
        options
    }

    fn c_bytes(path: &Path) -> Vec<u8> {
        [path.as_os_str().as_bytes(), b"\0"].concat()
    }

    /// The path of a `file:` address.
    pub fn path(uri: &str) -> Option<PathBuf> {
        let after = uri.strip_prefix("file://")?;
        let mut rest = after.get(after.find('/')?..)?.bytes();
        let mut bytes = Vec::new();
        while let Some(byte) = rest.next() {
            let byte = if byte == b'%' {
                let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
                let (high, low) = (digit(rest.next())?, digit(rest.next())?);
                u8::try_from(high * 16 + low).ok()?
            } else {
                byte
            };
            bytes.push(byte);
        }
        Some(OsString::from_vec(bytes).into())
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::path::Path;

    use super::dbus::path;

    #[test]
    fn an_address_is_read_as_the_path_that_it_is() {
        let is = |uri: &str, known: &str| assert_eq!(path(uri).as_deref(), Some(Path::new(known)));
        is("file:///home/mara/evening.woodland", "/home/mara/evening.woodland");
        is("file://host/a%20b/Zo%C3%AB%25.woodland", "/a b/Zoë%.woodland");
        for strange in ["", "file://", "smb://host/x", "file:///a%2", "file:///a%zz"] {
            assert_eq!(path(strange), None, "{strange}");
        }
    }
}
