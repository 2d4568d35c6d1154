# O centro da mesa de Vampire: The Eternal Struggle: o que se decide, e como estão as coisas.

## O que está no centro

web-vtes-scene-choosing = O que fazer com isto
web-vtes-scene-candidates = O que pode ser escolhido
web-vtes-scene-influence = Influência
web-vtes-scene-combat = Combate
web-vtes-scene-referendum = Referendo
web-vtes-scene-action = A ação em andamento
web-vtes-scene-quiet = O turno

## Passos

web-vtes-step-action-announced = anunciada
web-vtes-step-action-open = bloqueio?
web-vtes-step-action-attempt = tentativa de bloqueio
web-vtes-step-action-resolve = resolução
web-vtes-step-combat-range = distância
web-vtes-step-combat-strikes = golpes
web-vtes-step-combat-damage = dano
web-vtes-step-combat-press = pressão
web-vtes-step-combat-end = fim do assalto
web-vtes-step-vote-terms = termos
web-vtes-step-vote-polling = votos
web-vtes-step-vote-result = resultado

## Uma ação

web-vtes-side-acting = Em ação, { $seat-you ->
        [1] seu
       *[other] { $seat }
    }
web-vtes-side-blocking = No bloqueio, { $seat-you ->
        [1] seu
       *[other] { $seat }
    }
web-vtes-side-fighting = Em combate, { $seat-you ->
        [1] seu
       *[other] { $seat }
    }
web-vtes-stage-of =
    { $seat-you ->
        [1] Você
       *[other] { $seat }
    }
web-vtes-stage-base = base
web-vtes-stage-part = { $card } { $sign }{ $size }
web-vtes-stage-nobody-yet = ninguém ainda
web-vtes-stage-bleed =
    { $seat-you ->
        [1] sangria contra você
       *[other] sangria contra { $seat-the }
    }
web-vtes-stage-pool = { $pool } de reserva
web-vtes-stage-then = depois
web-vtes-stage-block = Bloqueio
web-vtes-stage-unblockable = Não pode ser bloqueada.
web-vtes-stage-nobody-blocks = Ninguém bloqueia.
web-vtes-stage-must-block = A tentativa não pode ser retirada.
web-vtes-stage-could-block =
    { $count ->
        [one] Um dos seus pode bloquear
       *[other] { $count } dos seus podem bloquear
    }
web-vtes-stage-may-block = Ainda podem bloquear
web-vtes-stage-would-fail = falharia
web-vtes-stage-would-block = por ora bloqueia
web-vtes-stage-target = Alvo
web-vtes-stage-bleed-if = talvez { $parts }
web-vtes-stage-limited = nenhum outro bônus limitado conta

## Combate

web-vtes-stage-round = Assalto { $round }
web-vtes-stage-range =
    { $range ->
        [long] longa distância
       *[other] curta distância
    }
web-vtes-stage-gone = Não está mais lá
web-vtes-stage-played-round = Jogadas neste assalto
web-vtes-left-maneuvers =
    { $count ->
        [one] 1 manobra restante
       *[other] { $count } manobras restantes
    }
web-vtes-left-presses =
    { $count ->
        [one] 1 pressão restante
       *[other] { $count } pressões restantes
    }
web-vtes-left-strikes =
    { $count ->
        [one] mais 1 golpe
       *[other] mais { $count } golpes
    }
web-vtes-stage-strikes-with = Golpeia com
web-vtes-stage-no-strike-yet = ainda não escolhido
web-vtes-stage-no-strike = nenhum golpe
web-vtes-stage-takes = Vai sofrer
web-vtes-stage-normal = { $amount } de dano
web-vtes-stage-aggravated = { $amount } agravado
web-vtes-stage-prevents = ainda pode prevenir { $amount }
web-vtes-stage-lost = perdidos neste assalto: { $amount }

## Um referendo

web-vtes-stage-called =
    { $seat-you ->
        [1] Referendo convocado por você
       *[other] Referendo convocado por { $seat-the }
    }
web-vtes-stage-hunt-called = Caçada de sangue
web-vtes-stage-for = a favor
web-vtes-stage-against = contra
web-vtes-stage-not-cast =
    { $count ->
        [0] nenhum voto por vir
        [one] 1 voto por vir
       *[other] { $count } votos por vir
    }
web-vtes-stage-votes =
    { $count ->
        [one] 1 voto
       *[other] { $count } votos
    }
web-vtes-stage-ballots =
    { $count ->
        [one] 1 cédula
       *[other] { $count } cédulas
    }
web-vtes-stage-passed = O referendo passa.
web-vtes-stage-failed = O referendo falha.
web-vtes-stage-speakers = Quem ainda tem votos
web-vtes-stage-speaker = { web-vtes-stage-of }, { $count ->
        [0] sem mais votos
        [one] ainda 1 voto
       *[other] ainda { $count } votos
    }
web-vtes-stage-your-votes = Seus votos
web-vtes-stage-cast-for = { $count } a favor
web-vtes-stage-cast-against = { $count } contra

## Influência

web-vtes-stage-influence = Influência
web-vtes-stage-transfers-left =
    { $count ->
        [0] nenhuma transferência restante
        [one] 1 transferência restante de { $all }
       *[other] { $count } transferências restantes de { $all }
    }
web-vtes-stage-pool-goes = Sua reserva vai de { $pool } para { $left }.
web-vtes-stage-of-capacity = de { $capacity }{ $changed ->
        [1] , antes { $was }
       *[other] {""}
    }
web-vtes-stage-moves = { $by } agora, o que dá { $blood } de { $capacity }
web-vtes-stage-full = Completo
web-vtes-stage-full-then = Completo se você confirmar
web-vtes-stage-missing =
    { $count ->
        [one] falta 1 ponto
       *[other] faltam { $count } pontos
    }
web-vtes-stage-no-crypt = Sua região incontrolada está vazia.
web-vtes-confirm-phase-influence =
    { $sum ->
        [one] Confirmar 1 transferência
       *[other] Confirmar { $sum } transferências
    }

## Escolhas

web-vtes-stage-costs = custa { $costs }
web-vtes-stage-at = { $targets }
web-vtes-stage-choose-how = Escolha um dos { $count } modos. Nada é gasto antes.
web-vtes-stage-put-back = Devolver
web-vtes-stage-esc = Esc
web-vtes-stage-candidates =
    { $count ->
        [one] Uma escolha
       *[other] { $count } para escolher
    }

## Nada em andamento

web-vtes-stage-turn =
    { $seat-you ->
        [1] Seu turno
       *[other] Turno { $seat-of }
    }
web-vtes-stage-waits =
    { $seats-you ->
        [1] Você decide.
       *[other] À espera de: { $seats }.
    }
web-vtes-stage-plays =
    { $seat-you ->
        [1] Você joga
       *[other] { $seat-The } joga
    }
web-vtes-stage-looks = Você vê
web-vtes-stage-last = A última ação
web-vtes-stage-none-yet = Nenhuma ação até agora.
web-vtes-hint-unlock = Suas cartas estão desviradas. Veja o que esta fase traz.
web-vtes-hint-master = Toque numa carta acesa para jogá-la ou encerre a fase.
web-vtes-hint-minion = Toque num servo ou numa carta para ver o que pode fazer.
web-vtes-hint-influence = Mova reserva para seus vampiros.
web-vtes-hint-discard = Toque numa carta para descartá-la ou encerre o turno.
