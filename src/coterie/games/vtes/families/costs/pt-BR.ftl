vtes-text-burn-blood-to = queime { $blood } para { $clause }
vtes-text-surcharge = cartas de { $kind } custam +{ $amount } { $amount ->
        [one] ponto de sangue ou de vida
       *[other] pontos de sangue ou de vida
    }
vtes-text-replaced-after-action = essas cartas não são repostas até o fim da ação
vtes-text-spend-transfers = usar { $amount } { $amount ->
        [one] transferência
       *[other] transferências
    }
vtes-effect-surcharge = outras cartas custam { $blood } de sangue a mais
vtes-effect-burn-blood-to = queimar { $blood } de sangue: { $do }
vtes-text-cards-cost = jogar cartas chamadas “{ $name }” custa a você { $pool }
vtes-text-this-costs = jogar { $this } { $who-on } custa { $pool }
