#!/usr/bin/env bash
# include_test.sh seen|unseen SOURCE_ROOT HEADER COMPILER FLAG...
# Compiles one include. "seen" wants it to compile; "unseen" wants the compiler not to find the
# header, which must exist: a header that is nowhere proves nothing.
set -euo pipefail
expected=$1 source_root=$2 header=$3
shift 3
if [ ! -f "$source_root/$header" ]; then
    echo "$source_root/$header does not exist: name one that does in tests/house/CMakeLists.txt"
    exit 1
fi
found=seen
output=$(echo "#include \"$header\"" | LC_ALL=C "$@" -fsyntax-only -x c++ - 2>&1) || found=failed
case $output in
    *"$header: No such file or directory"* | *"'$header' file not found"*) found=unseen ;;
esac
if [ $found != "$expected" ]; then
    printf '%s is %s, expected %s\n%s\n' "$header" $found "$expected" "$output"
    exit 1
fi
