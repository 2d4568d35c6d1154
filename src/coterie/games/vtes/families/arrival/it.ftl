vtes-text-any-blood = { " " }con una qualsiasi quantità di sangue
vtes-text-put-in-play = { $mood ->
        [to] mettere
       *[other] metti
    } { $card } in gioco
vtes-text-with-counters = { " " }con { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    }
vtes-text-put-on = { $mood ->
        [does] { $card } viene messa { $who-on }
       *[other] metti { $card } { $who-on }
    }
vtes-text-and-lock = { " " }e impegnalo
vtes-text-still-control = ; controlli ancora { $card }
vtes-text-burn-named = { " " }e puoi bruciare una carta chiamata «{ $name }» (se ce n’è una)
vtes-text-burn = { $mood ->
        [to] bruciare
        [doing] bruciare
       *[other] brucia
    } { $what }
vtes-text-even-locked = { " " }(anche se è impegnata)
vtes-effect-put-in-play = resta in gioco
vtes-effect-put-on = va su un bersaglio
vtes-effect-burn = brucia una carta
vtes-prompt-burn = { $card }: quale carta bruci?
vtes-prompt-burn-named = { $card }: bruci anche questa carta?
vtes-does-burn = bruciala
