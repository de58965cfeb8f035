# Completion of velatura for bash.
_velatura() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local verbs="play score paintings simulate arena replay hint review solve verify achievements perft bench serve backup admin"
    local verb="" word words="--help" setup boxes scoring scenarios
    setup="--players --mode --scenario --scoring --level --first --vincent-with-three --seed"
    boxes="--box --deck --rows --award --signatures-with-two --rival"
    setup+=" $boxes"
    scoring="Composition Consistency Emphasis Hierarchy Movement Proportion Proximity Repetition"
    scoring+=" Space Style Symmetry Variety"
    scenarios="family-game chill-mode synergy first-time-playing balanced no-elements all-elements"
    scenarios+=" spatial bonus"
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ " $verbs " == *" $word "* ]] && verb=$word && break
    done
    case $previous in
        --lang) words="en de ja" ;;
        --scenario)
            words=$scenarios
            [[ $verb == perft || $verb == solve ]] || words+=" random"
            [[ $verb != arena ]] || words+=" all"
            ;;
        --scoring) words=$scoring ;;
        --bots) words="visitor apprentice journeyman artist master random greedy montecarlo" ;;
        --a | --b) words="visitor apprentice journeyman artist master random greedy montecarlo" ;;
        --players) words="1 2 3 4 5" ;;
        --mode) words="standard vincent solo-puzzle automa" ;;
        --box) words="reflections touches mini signature painters automa" ;;
        --deck) words="featured whole base" ;;
        --rows) words="1 2" ;;
        --award) words="metal conditions element ribbons tokens swatches" ;;
        --rival) words="mole magpie heron" ;;
        --creativity) words="hue shape texture tone" ;;
        --from) words="start now" ;;
        --level) words="easy normal hard master" ;;
        --first) words="1 2 3 4 5 random" ;;
        --page | --data)
            mapfile -t COMPREPLY < <(compgen -d -- "$current")
            return
            ;;
        --log) words="requests nothing" ;;
        --html | --config | --pack | --record | --save | --resume | --profile | --records | --wasm)
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            return
            ;;
        --seed | --names | --random-scoring | --games | --threads | --layers | --bot | --ms | --a-ms | --b-ms | --iterations | --bot-timeout | --elo0 | --elo1 | --alpha | --beta | --game | --move | --seat | --best | --name | --depth | --address | --port | --connections | --db | --keep-days | --thinkers | --most) return ;;
        *)
            case $verb in
                "") words="$verbs --pack --lang --version --help" ;;
                play)
                    words+=" $setup --names --bots --random-scoring"
                    words+=" --hidden-hands --save --resume --profile"
                    ;;
                score) words+=" --scoring --layers --creativity --box --json" ;;
                paintings) words+=" --csv --box --with-base" ;;
                simulate) words+=" $setup --bots --games --rotate --threads --records --json" ;;
                arena)
                    words+=" --a --b --bot --games --ms --a-ms --b-ms --iterations --bot-timeout"
                    words+=" $boxes --players --mode --scenario --seed --threads --sprt --elo0 --elo1"
                    words+=" --alpha --beta --resume --records --json"
                    ;;
                perft) words+=" $setup --depth --divide --json" ;;
                bench) words+=" --signature --ai-signature --wasm --json" ;;
                serve)
                    words+=" --address --port --lan --page --connections --log --config --open"
                    words+=" --check --data --db --keep-days --thinkers --proxies --hosts --metrics"
                    ;;
                backup) words+=" --data --db --check" ;;
                admin)
                    words+=" tables people show close delete ban allow announce"
                    words+=" --all --most --data --db --json"
                    ;;
                *) # records
                    if [[ $current != -* ]]; then
                        mapfile -t COMPREPLY < <(compgen -f -- "$current")
                        return
                    fi
                    case $verb in
                        replay) words+=" --game --move --all" ;;
                        hint)
                            words+=" --game --move --seat --best --iterations --ms --threads --seed"
                            words+=" --json"
                            ;;
                        review) words+=" --game --iterations --threads --seed --html --json" ;;
                        solve) words+=" $setup --game --from --ms --record --json" ;;
                        verify) words+=" --json" ;;
                        achievements) words+=" --name --json" ;;
                    esac
                    ;;
            esac
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o filenames -F _velatura velatura
