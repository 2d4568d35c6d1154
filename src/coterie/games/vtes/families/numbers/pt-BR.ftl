vtes-change-stealth = { $change } de furtividade
vtes-change-intercept = { $change } de intercepção
vtes-change-bleed = { $change } de sangria
vtes-change-strength = { $change } de força
vtes-change-votes = { $change } { $amount ->
        [one] voto
       *[other] votos
    }
vtes-change-hand = { $change } no tamanho da sua mão
vtes-change-transfers = { $change } { $amount ->
        [one] transferência
       *[other] transferências
    }
vtes-additional = { $change } adicional
vtes-gain-more = , com { $change }
vtes-if-clan = se { $who } for { $clan }
vtes-if-titled = se { $who } for titulado
vtes-gain-pool-at-most = { " " }se o Matusalém alvo tiver { $pool } pontos de reserva ou menos
vtes-gain-against = { " " }contra o referendo
vtes-gain-until-turn-end = { " " }até o fim do turno
vtes-gain-early = , mesmo que { $stat } ainda não seja necessária
vtes-gain-limited = { " " }(limitado)
vtes-text-for = por { $change }
vtes-text-gets = { $who } { $who-number ->
        [many] recebem
       *[other] recebe
    } { $change }
vtes-text-to-get = receber { $change }
vtes-text-give = dar { $change } { $who-to }
vtes-text-in-this-referendum = neste referendo, { $clause }
vtes-effect-get-stealth = furtividade +{ $amount }
vtes-effect-lose-stealth = furtividade −{ $amount }
vtes-effect-get-intercept = intercepção +{ $amount }
vtes-effect-lose-intercept = intercepção −{ $amount }
vtes-effect-get-bleed = sangria +{ $amount }
vtes-effect-lose-bleed = sangria −{ $amount }
vtes-effect-get-strength = força +{ $amount }
vtes-effect-lose-strength = força −{ $amount }
vtes-effect-get-votes = votos: +{ $amount }
vtes-effect-get-hand = tamanho da mão +{ $amount }
vtes-effect-lose-hand = tamanho da mão −{ $amount }
vtes-effect-get-transfers = transferências: +{ $amount }
vtes-does-get-bleed = sangria
vtes-does-get-hand = tamanho da mão
vtes-does-get-intercept = intercepção
vtes-does-get-stealth = furtividade
vtes-does-get-votes = votos
