vtes-text-lock = { $mood ->
        [to] virar
       *[other] vire
    } { $who }
vtes-text-lock-up-to = { $mood ->
        [to] virar
       *[other] vire
    } até { $count } { $who }
vtes-text-lock-one-of-two = { $mood ->
        [to] virar
       *[other] vire
    } um dos dois
vtes-text-do-not-lock = não vire { $who }
vtes-text-unlock = { $mood ->
        [to] desvirar
       *[other] desvire
    } { $who }
vtes-text-wake = { $who } desperta (ele ignora a exigência de estar desvirado para jogar cartas de reação e tentar bloquear até o fim da ação)
vtes-text-ally-stays-locked = se { $who } for um aliado, ele não desvira normalmente durante a sua próxima fase de desvirar
vtes-text-unlock-if-blocks = se { $who } bloquear, ele pode queimar { $blood } para desvirar depois da resolução do bloqueio
vtes-effect-lock = virar servos: { $up_to }
vtes-effect-lock-self = virar-se
vtes-effect-unlock-self = desvirar-se
vtes-effect-unlock = desvirar um servo
vtes-effect-wake = reagir e bloquear mesmo virado
vtes-effect-unlock-if-blocks = depois de um bloqueio, desvirar por { $blood } de sangue
vtes-prompt-lock = { $card }: virar qual servo?
vtes-prompt-lock-up-to = { $card }: virar um servo ou parar aqui?
vtes-prompt-unlock = { $card }: desvirar qual servo?
vtes-does-unlock = desvirar um servo
vtes-event-wakes = { $piece } desperta.
vtes-reason-card-locked = Esta carta está virada.
