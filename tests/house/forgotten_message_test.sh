#!/usr/bin/env bash
# forgotten_message_test.sh COMPILER FLAG...: a switch over the messages of a direction compiles when
# it names them all, and does not when it forgets one.
set -euo pipefail
source_with() { # case...
    echo '#include "protocol/messages.h"'
    echo 'using velatura::protocol::FromThinker;'
    echo 'int number(FromThinker type) { switch (type) {'
    printf 'case FromThinker::%s: return 1;\n' "$@"
    echo '} return 0; }'
}
compiles() {
    source_with "$@" | "${command[@]}" -fsyntax-only -x c++ - 2>&1
}
command=("$@")
all=(thinking thought hinted reviewed review_done solved cancelled refused)
compiles "${all[@]}" || { echo "a complete switch does not compile"; exit 1; }
if output=$(compiles "${all[@]:1}"); then
    echo "a switch that forgets thinking compiles"
    exit 1
fi
grep -q "thinking.*not handled in switch" <<<"$output" || { echo "$output"; exit 1; }
