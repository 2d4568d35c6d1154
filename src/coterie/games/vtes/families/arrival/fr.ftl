vtes-text-any-blood = { " " }avec n’importe quelle quantité de sang
vtes-text-put-in-play = { $mood ->
        [to] mettre
       *[other] mettez
    } { $card } en jeu
vtes-text-with-counters = { " " }avec { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    }
vtes-text-put-on = { $mood ->
        [does] { $card } est mise { $who-on }
       *[other] mettez { $card } { $who-on }
    }
vtes-text-and-lock = { " " }et inclinez-le
vtes-text-still-control = { " " }; vous contrôlez toujours { $card }
vtes-text-burn-named = { " " }et vous pouvez brûler une carte nommée « { $name } » (s’il y en a une)
vtes-text-burn = { $mood ->
        [to] brûler
        [doing] brûler
       *[other] brûlez
    } { $what }
vtes-text-even-locked = { " " }(même si elle est inclinée)
vtes-effect-put-in-play = reste en jeu
vtes-effect-put-on = se place sur une cible
vtes-effect-burn = brûler une carte
vtes-prompt-burn = { $card } : brûler quelle carte ?
vtes-prompt-burn-named = { $card } : brûler aussi cette carte ?
vtes-does-burn = la brûler
