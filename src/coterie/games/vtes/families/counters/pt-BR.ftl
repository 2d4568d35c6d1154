vtes-text-store-pool = { $mood ->
        [to] mover
       *[other] mova
    } { $amount } { $amount ->
        [one] contador
       *[other] contadores
    } da sua reserva para { $card }
vtes-text-store-blood = { $who } { $mood ->
        [can] pode mover
       *[other] move
    } { $blood } de si mesmo para { $card }
vtes-text-unload = { $mood ->
        [to] mover
       *[other] mova
    } todos os contadores { $card-of } para { $who }
vtes-text-add-counters = { $mood ->
        [to] adicionar
       *[other] adicione
    } { $amount } { $amount ->
        [one] contador
       *[other] contadores
    } { $card-to }
vtes-text-burn-counters = { $mood ->
        [does] { $who } queima
       *[other] queime
    } { $amount } { $amount ->
        [one] contador
       *[other] contadores
    } { $card-of }
vtes-effect-add-counters = adicionar contadores: { $amount }
vtes-effect-store = mover { $amount } para a carta
vtes-effect-unload = mover os seus contadores
vtes-prompt-store = { $card }: mover sangue de qual vampiro?
vtes-does-add-counters = adicionar um contador
vtes-does-unload = mover os seus contadores
vtes-event-counters = { $card } recebe { $amount } { $amount ->
        [one] contador
       *[other] contadores
    }. Contadores: { $counters }.
vtes-text-count-locks = adicione 1 contador { $card-to } cada vez que você a virar
vtes-text-burn-at = queime { $card } se ela { $amount ->
        [0] não tiver contadores
        [1] tiver 1 contador
       *[other] tiver { $amount } contadores
    }
