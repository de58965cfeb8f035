#!/usr/bin/env bash
# install_test.sh consumer BUILD COMPILER: installs into a folder of its own; a project outside finds
#                                          the engine there, links it and scores a painting.
# install_test.sh packages BUILD:          makes the .deb packages and looks into them.
set -euo pipefail
check=$1 build=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

same() { # what expected found
    [ "$2" = "$3" ] || { echo "$1: expected '$2', found '$3'"; exit 1; }
}

consumer() {
    cmake --install "$build" --prefix "$work/prefix" >/dev/null
    cmake -S "$here/consumer" -B "$work/consumer" -G Ninja -DCMAKE_PREFIX_PATH="$work/prefix" \
        -DCMAKE_CXX_COMPILER="$1"
    cmake --build "$work/consumer"
    same "the consumer's painting" "Space 3" "$("$work/consumer/consumer")"
    "$work/prefix/bin/velatura" --version
}

packages() {
    cpack --config "$build/CPackConfig.cmake" -B "$work"
    local contents file
    contents=$(dpkg-deb --contents "$work"/velatura_*.deb)
    for file in usr/bin/velatura usr/share/man/man1/velatura.1 usr/share/velatura/data/art-cards.json \
        usr/share/velatura/lang/de.json usr/share/doc/velatura/LICENSE usr/share/doc/velatura/NOTICE \
        usr/share/bash-completion/completions/velatura usr/lib/systemd/system/velatura.service; do
        grep -q "/$file\$" <<<"$contents" || { echo "velatura.deb lacks $file"; echo "$contents"; exit 1; }
    done
    ! grep -q '\.a$' <<<"$contents" || { echo "velatura.deb holds the engine's libraries"; exit 1; }
    dpkg-deb --field "$work"/velatura_*.deb Depends | grep -q libc6
    contents=$(dpkg-deb --contents "$work"/libvelatura-dev_*.deb)
    for file in usr/lib/libvelatura_rules.a usr/include/velatura/rules/types.h \
        usr/lib/cmake/Velatura/VelaturaConfig.cmake; do
        grep -q "/$file\$" <<<"$contents" || { echo "libvelatura-dev.deb lacks $file"; echo "$contents"; exit 1; }
    done
}

shift 2
"$check" "$@"
