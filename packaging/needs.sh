# Sourced by the scripts beside it: looks for what the machine itself must have, and says how to get it.
# needs NAME... : cc font x11

missing_libraries() {
    local have
    have=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null)
    for library in "$@"; do
        grep -qF "$library" <<<"$have" || echo "$library"
    done
}

# The Debian and Ubuntu packages that hold what is missing.
missing_packages() {
    for need in "$@"; do
        case $need in
            cc) command -v cc >/dev/null || echo gcc libc6-dev ;;
            # Slint opens libfontconfig when it starts, and its package brings a font along.
            font) [ -z "$(missing_libraries libfontconfig.so.1)" ] || echo libfontconfig1 ;;
            # Where no X11 is wanted, Wayland does without these.
            x11)
                [ -n "${WAYLAND_DISPLAY:-}" ] ||
                    [ -z "$(missing_libraries libX11-xcb.so.1 libXcursor.so.1 libXi.so.6 libxkbcommon-x11.so.0)" ] ||
                    echo libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0
                ;;
        esac
    done
}

needs() {
    if [ -n "${HOME:-}" ] && ! command -v cargo >/dev/null && [ -x "$HOME/.cargo/bin/cargo" ]; then
        PATH="$HOME/.cargo/bin:$PATH"
    fi
    if ! command -v cargo >/dev/null; then
        echo "Rust is missing. Get it from https://rustup.rs, then try again." >&2
        exit 1
    fi
    local packages
    packages=$(missing_packages "$@" | tr '\n' ' ')
    packages=${packages% }
    [ -n "$packages" ] || return 0
    if ! command -v apt-get >/dev/null; then
        echo "Missing; the packages of Debian are called: $packages" >&2
        exit 1
    elif [ "$(id -u)" -eq 0 ]; then
        echo "Installing: $packages"
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq
        # shellcheck disable=SC2086
        apt-get install -y -qq --no-install-recommends $packages >/dev/null
    else
        echo "Packages are missing. Install them, then try again:" >&2
        echo "    sudo apt-get install $packages" >&2
        exit 1
    fi
}
