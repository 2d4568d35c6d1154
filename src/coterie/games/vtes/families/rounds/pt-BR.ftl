vtes-text-press = pressão
vtes-text-give-press = dar 1 pressão { $who-to }
vtes-text-only-continue = , que só pode ser usada para continuar o combate
vtes-text-only-end = , que só pode ser usada para terminar o combate
vtes-text-maneuver = manobra
vtes-optional-presses = { $amount } { $amount ->
        [one] pressão opcional
       *[other] pressões opcionais
    }
vtes-optional-maneuvers = { $amount } { $amount ->
        [one] manobra opcional
       *[other] manobras opcionais
    }
vtes-with = com { $things }
vtes-in-resulting-combat = { " " }durante o combate resultante se { $who } bloquear
vtes-text-next-round-close = se houver outro assalto de combate, ele acontece à curta distância (pule a determinação de distância desse assalto)
vtes-text-end-combat = encerrar aquele combate
vtes-effect-end-combat = encerrar o combate
vtes-effect-press = pressão
vtes-effect-maneuver = manobra
vtes-effect-optional = manobras opcionais: { $maneuvers }, pressões: { $presses }
vtes-effect-next-round-close = a próxima rodada é a curta distância
vtes-does-end-combat = encerrar o combate
vtes-does-press = pressão
vtes-each-combat = { " " }por combate
