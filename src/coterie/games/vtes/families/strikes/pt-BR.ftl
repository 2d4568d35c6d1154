vtes-text-strike = { $mood ->
        [to] golpear
       *[other] golpe
    }: { $does }
vtes-text-strike-ranged = golpe, à distância: { $does }
vtes-strike-hand = golpe de mão com +{ $amount } de dano
vtes-strike-damage = { $damage } de dano{ $sort ->
        [aggravated] { " " }agravado
       *[other] { "" }
    }
vtes-strike-strength = dano{ $sort ->
        [aggravated] { " " }agravado
       *[other] { "" }
    } igual à força{ $amount ->
        [0] { "" }
       *[other] { " " }+{ $amount }
    }
vtes-strike-dodge = esquiva
vtes-strike-combat-ends = fim de combate
vtes-strike-steal-blood = roubar { $amount } { $amount ->
        [one] ponto de sangue ou de vida (que vira ponto de sangue)
       *[other] pontos de sangue ou de vida (que viram pontos de sangue)
    }
vtes-strike-destroy-equipment = destruir { $sort ->
        [weapon] arma
       *[other] equipamento
    }
vtes-strike-steal-equipment = roubar { $sort ->
        [weapon] arma
       *[other] equipamento
    }
vtes-strike-put-on = coloque { $card } no servo oponente com { $amount } { $amount ->
        [one] contador
       *[other] contadores
    }
vtes-strike-torpor = mande o vampiro oponente para o torpor ou queime o aliado oponente
vtes-additional-strikes = { $amount ->
        [1] golpe adicional (limitado)
       *[other] { $amount } golpes adicionais (limitado)
    }
vtes-text-after-combat = depois que o combate terminar, { $clause }
vtes-text-unlock-before-end = desvire { $who } antes de o combate terminar
vtes-text-unlocking = , e desvire { $who }
vtes-text-hands-only = golpes que não sejam golpes de mão não podem ser usados neste assalto (por nenhum dos combatentes)
vtes-effect-strike-hand = golpe de mão +{ $amount }
vtes-effect-strike-damage = golpe, dano { $amount }
vtes-effect-strike-strength = golpe, força +{ $amount }
vtes-effect-strike-dodge = esquiva
vtes-effect-strike-combat-ends = fim de combate
vtes-effect-strike-steal-blood = roubar { $amount } de sangue
vtes-effect-strike-destroy-equipment = destruir um equipamento
vtes-effect-strike-steal-equipment = roubar um equipamento
vtes-effect-strike-put-on = vai sobre o servo oponente
vtes-effect-strike-torpor = mandar para o torpor
vtes-effect-first-strike = com iniciativa
vtes-effect-aggravated = dano agravado
vtes-effect-additional-strikes = golpes adicionais: { $amount }
vtes-effect-hands-only = só golpes de mão
vtes-effect-after-combat = depois do combate: { $do }
vtes-does-strike = golpe
vtes-with-first-strike = com iniciativa
vtes-with-additional-strikes = com { $amount } { $amount ->
        [one] golpe adicional (limitado)
       *[other] golpes adicionais (limitado)
    }
