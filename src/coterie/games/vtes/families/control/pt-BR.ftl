vtes-text-take-control = { $mood ->
        [to] assumir
       *[other] assuma
    } o controle dele
vtes-text-take-control-turn = { $mood ->
        [to] assumir
       *[other] assuma
    } o controle dele até o final do seu turno
vtes-text-give-control = { $mood ->
        [to] dar
       *[other] dê
    } { $who-to } o controle { $card-of }
vtes-text-takes-control = { $who } assume o controle { $card-of }
vtes-effect-steal = tomar o controle de uma carta
vtes-effect-take-control = tomar o controle de um servo
vtes-prompt-steal = { $card }: roubar qual carta?
vtes-prompt-steal-onto = { $card }: pôr a carta roubada em qual servo?
