#!/usr/bin/env bash
# threads_test.sh PROGRAM: the same games with one thread and with several give the same figures.
set -euo pipefail
simulate() {
    "$1" simulate --players 3 --bots greedy,random,greedy --games 60 --seed 7 --json --threads "$2"
}
arena() {
    "$1" arena --a master --b greedy --games 8 --scenario spatial --iterations 8 --seed 7 --json \
        --threads "$2"
}
game=$(dirname "$0")/../playthroughs/standard-2.velatura
hint() { # enough for several trees
    "$1" hint "$game" --move 20 --iterations 20000 --json --threads "$2"
}
review() {
    "$1" review "$game" --iterations 100 --json --threads "$2"
}
for verb in simulate arena hint review; do
    one=$($verb "$1" 1)
    four=$($verb "$1" 4)
    [ -n "$one" ] || { echo "$verb printed nothing"; exit 1; }
    if [ "$one" != "$four" ]; then
        printf '%s, one thread: %s\nfour: %s\n' "$verb" "$one" "$four"
        exit 1
    fi
done
