vtes-text-take-control = { $mood ->
        [to] prenderne
       *[other] prendine
    } il controllo
vtes-text-take-control-turn = { $mood ->
        [to] prenderne
       *[other] prendine
    } il controllo fino alla fine del tuo turno
vtes-text-give-control = { $mood ->
        [to] dare
       *[other] dai
    } { $who-to } il controllo { $card-of }
vtes-text-takes-control = { $who } prende il controllo { $card-of }
vtes-effect-steal = prendi il controllo di una carta
vtes-effect-take-control = prendi il controllo di un servitore
vtes-prompt-steal = { $card }: quale carta rubi?
vtes-prompt-steal-onto = { $card }: su quale servitore metti la carta rubata?
