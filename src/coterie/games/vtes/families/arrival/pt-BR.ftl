vtes-text-any-blood = { " " }com qualquer quantidade de sangue
vtes-text-put-in-play = { $mood ->
        [to] colocar
       *[other] coloque
    } { $card } em jogo
vtes-text-with-counters = { " " }com { $amount } { $amount ->
        [one] contador
       *[other] contadores
    }
vtes-text-put-on = { $mood ->
        [does] { $card } é colocada { $who-on }
       *[other] coloque { $card } { $who-on }
    }
vtes-text-and-lock = { " " }e vire-o
vtes-text-still-control = ; você ainda controla { $card }
vtes-text-burn-named = { " " }e você pode queimar uma carta chamada “{ $name }” (se houver)
vtes-text-burn = { $mood ->
        [to] queimar
        [doing] queimar
       *[other] queime
    } { $what }
vtes-text-even-locked = { " " }(mesmo que esteja virada)
vtes-effect-put-in-play = fica em jogo
vtes-effect-put-on = vai sobre um alvo
vtes-effect-burn = queimar uma carta
vtes-prompt-burn = { $card }: queimar qual carta?
vtes-prompt-burn-named = { $card }: queimar também esta carta?
vtes-does-burn = queimá-la
