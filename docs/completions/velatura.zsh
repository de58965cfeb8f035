#compdef velatura
# Completion of velatura for zsh.
local -a verbs
verbs=(
    'play:play in this terminal'
    'score:title, icons and ribbons of a painting'
    'paintings:every possible painting'
    'simulate:let computer players play many games'
    'arena:measure two computer players'
    'replay:step through a recorded game'
    'hint:show the best moves in a recorded position'
    'review:rate every move of a recorded game'
    'solve:the best possible score of a solo game'
    'verify:check a recorded game'
    'achievements:a player'\''s achievements'
    'perft:count the lines of play'
    'bench:speed and signature'
    'serve:serve the game to browsers'
    'backup:copy the online tables to a file'
    'admin:look after the tables and people of a server'
)
local -A options of
options=(
    players '--players[number of players]:value:(1 2 3 4 5)'
    mode '--mode[standard, vincent, solo-puzzle or automa]:value:(standard vincent solo-puzzle automa)'
    scenario
        '--scenario[a scenario, such as first-time-playing]:value:(family-game chill-mode synergy first-time-playing balanced no-elements all-elements spatial bonus random)'
    scoring
        '--scoring[scoring cards]:names:_values -s , name Composition Consistency Emphasis Hierarchy Movement Proportion Proximity Repetition Space Style Symmetry Variety'
    level '--level[target of a solo game]:value:(easy normal hard master)'
    first '--first[first seat, or random]:value:(1 2 3 4 5 random)'
    vincent-with-three '--vincent-with-three[allow Vincent with three players]'
    box '--box[boxes in play]:names:_values -s , name reflections touches mini signature painters automa'
    deck '--deck[art cards with boxes]:value:(featured whole base)'
    rows '--rows[art rows]:value:(1 2)'
    award '--award[award card and side]:value:(metal conditions element ribbons tokens swatches)'
    signatures-with-two '--signatures-with-two[allow the box signature with two players]'
    rival '--rival[rival of the box automa]:value:(mole magpie heron)'
    creativity '--creativity[an element for each ★]:names:_values -s , name hue shape texture tone'
    with-base '--with-base[also the cards of the base deck]'
    seed '--seed[seed for everything random]:value:'
    names '--names[names of the players]:value:'
    bots '--bots[computer players]:names:_values -s , name visitor apprentice journeyman artist master random greedy montecarlo'
    random-scoring '--random-scoring[draw this many scoring cards]:value:'
    hidden-hands '--hidden-hands[show each hand to its owner only]'
    save '--save[save the game to this file]:file:_files'
    resume '--resume[continue a saved game]:file:_files'
    profile '--profile[append the finished game to this file]:file:_files'
    games '--games[number of games]:value:'
    rotate '--rotate[move every bot one seat over after each game]'
    threads '--threads[number of threads]:value:'
    records '--records[write a record of each game into this folder]:file:_files'
    a '--a[the player to measure]:value:(visitor apprentice journeyman artist master random greedy montecarlo)'
    b '--b[the player on all other seats]:value:(visitor apprentice journeyman artist master random greedy montecarlo)'
    bot '*--bot[another program\: NAME=exec\:COMMAND]:value:'
    ms '--ms[computing time per move]:value:'
    a-ms '--a-ms[computing time per move of a]:value:'
    b-ms '--b-ms[computing time per move of b]:value:'
    iterations '--iterations[iterations instead of time]:value:'
    bot-timeout '--bot-timeout[extra time for another program]:value:'
    sprt '--sprt[stop as soon as it is decided]'
    elo0 '--elo0[difference that counts as not better]:value:'
    elo1 '--elo1[difference that counts as better]:value:'
    alpha '--alpha[risk of deciding for elo1 when elo0 is true]:value:'
    beta '--beta[risk of deciding for elo0 when elo1 is true]:value:'
    layers '--layers[the art cards\: bottom, middle, top]:value:'
    csv '--csv[print comma-separated values]'
    from '--from[from the first move, or from where the game stands]:value:(start now)'
    record '--record[write the best game to this file]:file:_files'
    game '--game[game to use if the file has several]:value:'
    move '--move[the position after N moves]:value:'
    seat '--seat[the last turn of this seat]:value:'
    best '--best[number of moves to show]:value:'
    html '--html[also write a web page]:file:_files'
    all '--all[show every position in turn]'
    name '--name[the player'\''s name]:value:'
    depth '--depth[number of moves to look ahead]:value:'
    divide '--divide[also show the count for each first move]'
    signature '--signature[print only the signature]'
    ai-signature '--ai-signature[print only the signature of the computer players]'
    wasm '--wasm[also measure this WebAssembly build]:file:_files'
    address '--address[IP address to listen on]:value:'
    port '--port[port to listen on]:value:'
    lan '--lan[listen on all addresses, with link and QR code]'
    page '--page[folder of the built page]:folder:_files -/'
    connections '--connections[most connections at the same time]:value:'
    data '--data[folder that online tables are saved in]:folder:_files -/'
    db '--db[database to save online tables in]:address:'
    keep-days '--keep-days[delete tables and people after N days without activity]:value:'
    thinkers '--thinkers[threads for the computer players]:value:'
    proxies '--proxies[trust the client addresses these proxies report]:networks:'
    hosts '--hosts[answer only to these host names]:names:'
    metrics '--metrics[metrics for Prometheus at this address]:address:'
    log '--log[what to log]:value:(requests nothing)'
    config '--config[settings from a TOML file]:file:_files'
    open '--open[also open the page in the browser]'
    check '--check[only check the settings, the page and the port]'
    json '--json[print JSON for programs]'
    help '--help[print help]'
    most '--most[list at most so many]:value:'
    deed '1:deed:(tables people show close delete ban allow announce)'
    file '*:record:_files'
)
local boxes='box deck rows award signatures-with-two rival'
local setup="players mode $boxes scenario scoring level first vincent-with-three seed"
of=(
    play "$setup names bots random-scoring hidden-hands save resume profile help"
    score "scoring layers creativity box json help"
    paintings "csv box with-base help"
    simulate "$setup bots games rotate threads records json help"
    arena "a b bot games ms a-ms b-ms iterations bot-timeout players mode $boxes scenario seed threads sprt elo0 elo1 alpha beta resume records json help"
    replay "game move all help file"
    hint "game move seat best iterations ms threads seed json help file"
    review "game iterations threads seed html json help file"
    solve "$setup game from ms record json help file"
    verify "json help file"
    achievements "name json help file"
    perft "$setup depth divide json help"
    bench "signature ai-signature wasm json help"
    serve "address port lan page connections log data db keep-days thinkers proxies hosts metrics config open check help"
    backup "data db check help file"
    admin "all most data db json help deed"
)
local context state line
_arguments -C \
    '*--pack[add the cards of a pack]:file:_files' \
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
