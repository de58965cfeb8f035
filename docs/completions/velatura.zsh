#compdef velatura
# Completion of velatura for zsh.
local -a verbs
verbs=(
    'play:play in this terminal'
    'score:what a painting earns'
    'paintings:every painting of the deck'
    'simulate:many games of computer players'
    'replay:step through a recorded game'
    'verify:check a recorded game'
    'achievements:what somebody has reached'
    'perft:count the lines of play'
    'bench:speed and signature'
)
local -A options of
options=(
    players '--players[how many play]:value:(1 2 3 4 5)'
    mode '--mode[standard, vincent or solo-puzzle]:value:(standard vincent solo-puzzle)'
    scenario
        '--scenario[a scenario, such as first-time-playing]:value:(family-game chill-mode synergy first-time-playing balanced no-elements all-elements spatial bonus random)'
    scoring
        '--scoring[scoring cards]:names:_values -s , name Composition Consistency Emphasis Hierarchy Movement Proportion Proximity Repetition Space Style Symmetry Variety'
    level '--level[what a lone player declares]:value:(easy normal hard master)'
    first '--first[the seat that begins, or random]:value:(1 2 3 4 5 random)'
    vincent-with-three '--vincent-with-three[allow three players beside Vincent]'
    seed '--seed[makes everything random repeatable]:value:'
    names '--names[who plays]:value:'
    bots '--bots[computer players]:names:_values -s , name greedy random'
    random-scoring '--random-scoring[draw so many scoring cards]:value:'
    hidden-hands '--hidden-hands[hands are seen by their owner only]'
    save '--save[keep the game in this file]:file:_files'
    resume '--resume[play on]:file:_files'
    profile '--profile[add the finished game to this file of games]:file:_files'
    games '--games[how many games]:value:'
    rotate '--rotate[move the bots one seat on after each game]'
    threads '--threads[how many threads]:value:'
    records '--records[write a record of each game into this folder]:file:_files'
    layers '--layers[the art cards, bottom, middle, top]:value:'
    csv '--csv[comma-separated values]'
    game '--game[which game of a file with several]:value:'
    move '--move[only the position after so many moves]:value:'
    all '--all[every position, one after the other]'
    name '--name[whose achievements]:value:'
    depth '--depth[how many moves deep]:value:'
    divide '--divide[show the count of each first move too]'
    signature '--signature[only the signature]'
    ai-signature '--ai-signature[only the signature of the computer players]'
    wasm '--wasm[measure this WebAssembly build too]:file:_files'
    json '--json[an answer for programs]'
    help '--help[print help]'
    file '*:record:_files'
)
local setup='players mode scenario scoring level first vincent-with-three seed'
of=(
    play "$setup names bots random-scoring hidden-hands save resume profile help"
    score "scoring layers json help"
    paintings "csv help"
    simulate "$setup bots games rotate threads records json help"
    replay "game move all help file"
    verify "json help file"
    achievements "name json help file"
    perft "$setup depth divide json help"
    bench "signature ai-signature wasm json help"
)
local context state line
_arguments -C \
    '*--pack[a further pack of cards]:file:_files' \
    '--lang[language]:language:(en de ja)' \
    '--version[print the version]' \
    '--help[print help]' \
    '1:verb:->verb' '*::option:->option'
case $state in
    verb) _describe verb verbs ;;
    option)
        local -a wanted
        local name
        # One game is counted, so perft draws no scenario.
        [[ $line[1] == perft ]] && options[scenario]=${options[scenario]/ random}
        for name in ${=of[$line[1]]}; do wanted+=("$options[$name]"); done
        _arguments $wanted
        ;;
esac
