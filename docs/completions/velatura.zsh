#compdef velatura
# Completion of velatura for zsh.
local -a verbs
verbs=(
    'play:play in this terminal'
    'score:what a painting earns'
    'paintings:every painting of the deck'
    'simulate:many games of computer players'
    'arena:measure two computer players'
    'replay:step through a recorded game'
    'hint:the best moves in a recorded position'
    'review:judge every move of a recorded game'
    'solve:the best score one player can reach'
    'verify:check a recorded game'
    'achievements:what somebody has reached'
    'perft:count the lines of play'
    'bench:speed and signature'
    'serve:the game as a page for the browser'
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
    bots '--bots[computer players]:names:_values -s , name visitor apprentice journeyman artist master random greedy montecarlo'
    random-scoring '--random-scoring[draw so many scoring cards]:value:'
    hidden-hands '--hidden-hands[hands are seen by their owner only]'
    save '--save[keep the game in this file]:file:_files'
    resume '--resume[play on]:file:_files'
    profile '--profile[add the finished game to this file of games]:file:_files'
    games '--games[how many games]:value:'
    rotate '--rotate[move the bots one seat on after each game]'
    threads '--threads[how many threads]:value:'
    records '--records[write a record of each game into this folder]:file:_files'
    a '--a[the player to measure]:value:(visitor apprentice journeyman artist master random greedy montecarlo)'
    b '--b[who sits on all other seats]:value:(visitor apprentice journeyman artist master random greedy montecarlo)'
    bot '*--bot[another program\: NAME=exec\:COMMAND]:value:'
    ms '--ms[computing time for a move]:value:'
    a-ms '--a-ms[computing time for a move of a]:value:'
    b-ms '--b-ms[computing time for a move of b]:value:'
    iterations '--iterations[instead of time]:value:'
    bot-timeout '--bot-timeout[how much longer another program may take]:value:'
    sprt '--sprt[stop as soon as it is decided]'
    elo0 '--elo0[difference that means not better]:value:'
    elo1 '--elo1[difference that means better]:value:'
    alpha '--alpha[risk to take elo0 for elo1]:value:'
    beta '--beta[risk to take elo1 for elo0]:value:'
    layers '--layers[the art cards, bottom, middle, top]:value:'
    csv '--csv[comma-separated values]'
    from '--from[the start of the recorded game, or where it stands]:value:(start now)'
    record '--record[write the best game as a record]:file:_files'
    game '--game[which game of a file with several]:value:'
    move '--move[only the position after so many moves]:value:'
    seat '--seat[the last position of this seat]:value:'
    best '--best[how many moves]:value:'
    html '--html[write a page too]:file:_files'
    all '--all[every position, one after the other]'
    name '--name[whose achievements]:value:'
    depth '--depth[how many moves deep]:value:'
    divide '--divide[show the count of each first move too]'
    signature '--signature[only the signature]'
    ai-signature '--ai-signature[only the signature of the computer players]'
    wasm '--wasm[measure this WebAssembly build too]:file:_files'
    address '--address[IP address to listen on]:value:'
    port '--port[port to listen on]:value:'
    lan '--lan[listen on all addresses, with link and QR code]'
    page '--page[folder of the built page]:folder:_files -/'
    connections '--connections[how many at the same time]:value:'
    data '--data[folder in which online tables are kept]:folder:_files -/'
    db '--db[keep them in this database instead]:address:'
    keep-days '--keep-days[forget after so many days without a sign of life]:value:'
    thinkers '--thinkers[threads of the computer players]:value:'
    behind-proxy '--behind-proxy[believe the proxy what it says of addresses]'
    log '--log[a line for every request]:value:(requests nothing)'
    config '--config[settings from a TOML file]:file:_files'
    open '--open[open the page in the browser too]'
    check '--check[only check the settings, the page and the port]'
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
    arena "a b bot games ms a-ms b-ms iterations bot-timeout players mode scenario seed threads sprt elo0 elo1 alpha beta resume records json help"
    replay "game move all help file"
    hint "game move seat best iterations ms threads seed json help file"
    review "game iterations threads seed html json help file"
    solve "$setup game from ms record json help file"
    verify "json help file"
    achievements "name json help file"
    perft "$setup depth divide json help"
    bench "signature ai-signature wasm json help"
    serve "address port lan page connections log data db keep-days thinkers behind-proxy config open check help"
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
        # One game is counted or solved, so no scenario is drawn.
        [[ $line[1] == perft || $line[1] == solve ]] && options[scenario]=${options[scenario]/ random}
        # ... and only the arena knows all.
        [[ $line[1] == arena ]] && options[scenario]=${options[scenario]/ random/ random all}
        for name in ${=of[$line[1]]}; do wanted+=("$options[$name]"); done
        _arguments $wanted
        ;;
esac
