#!/usr/bin/env bash
# threads_test.sh PROGRAM: the same games with one thread and with several give the same figures.
set -euo pipefail
simulate() {
    "$1" simulate --players 3 --bots greedy,random,greedy --games 60 --seed 7 --json --threads "$2"
}
one=$(simulate "$1" 1)
four=$(simulate "$1" 4)
[ -n "$one" ] || { echo "simulate printed nothing"; exit 1; }
if [ "$one" != "$four" ]; then
    printf 'one thread: %s\nfour:       %s\n' "$one" "$four"
    exit 1
fi
