vtes-text-bleed = { $mood ->
        [to] sangrar
       *[other] sangre
    } com { $change }
vtes-text-reduce-bleed = { $mood ->
        [to] reduzir
       *[other] reduza
    } o valor da sangria em { $amount }
vtes-text-redirect = mude o alvo da sangria para outro Matusalém que não seja o controlador do servo agente (aquele Matusalém pode tentar bloquear)
vtes-text-if-bled = se a sangria for bem-sucedida (por 1 ou mais), { $clause }
vtes-effect-bleed = sangrar com +{ $bonus }
vtes-effect-reduce-bleed = reduzir a sangria em { $amount }
vtes-effect-redirect = mudar o alvo da sangria
vtes-effect-fail-bleed = nenhuma reserva é queimada
vtes-effect-if-bled = se a sangria tiver sucesso: { $do }
vtes-prompt-redirect = { $card }: quem é o novo alvo da sangria?
vtes-event-bleed-reduced = A sangria de { $piece } é reduzida em { $amount }.
vtes-event-redirected = { $seat-The } é o novo alvo da sangria.
vtes-text-bleed-burns-no-pool = a sangria não queima reserva
vtes-text-bleed-is-unsuccessful = não é bem-sucedida
