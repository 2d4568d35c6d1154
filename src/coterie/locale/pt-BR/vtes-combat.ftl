# VTES, combate: o que acontece, as etapas de um assalto como perguntas, opções e razões.

## What happens

vtes-event-combat = { $acting } e { $opposing } entram em combate.
vtes-event-round = Começa o assalto { $round } do combate.
vtes-event-maneuver = { $piece } manobra para { $range ->
        [long] longa
       *[close] curta
    } distância.
vtes-event-range = A distância é { $range ->
        [long] longa
       *[close] curta
    }.
vtes-event-strike =
    { $retainer ->
        [1] { $piece } golpeia { $target }: { $strike }.
       *[0] { $piece } golpeia: { $strike }.
    }
vtes-event-no-strike = { $piece } perdeu o golpe que devia usar.
vtes-event-out-of-range = O golpe de { $piece } não tem efeito a longa distância.
vtes-event-dodged = { $piece } esquiva.
vtes-event-combat-ended-by = { $piece } acaba com o combate.
vtes-event-stolen = { $piece } rouba { $amount } de sangue ou vida.
vtes-event-equipment-stolen = { $piece } rouba { $card }.
vtes-event-prevented = { $piece } previne { $amount } de dano.
vtes-event-damage =
    { $aggravated ->
        [0] { $piece } toma { $normal } de dano.
       *[other]
            { $normal ->
                [0] { $piece } toma { $aggravated } de dano agravado.
               *[other] { $piece } toma { $normal } de dano normal e { $aggravated } de agravado.
            }
    }
vtes-event-press =
    { $continues ->
        [1] { $piece } pressiona para continuar o combate.
       *[0] { $piece } pressiona para acabar o combate.
    }
vtes-event-combat-over = O combate entre { $acting } e { $opposing } acabou.

## Strikes, by name

vtes-blow-hand = golpe de mão por { $amount }
vtes-blow-damage = { $amount } de dano
vtes-blow-strength = { $amount } de dano
vtes-blow-dodge = esquiva
vtes-blow-combat-ends = fim de combate
vtes-blow-steal-blood = roubar { $amount } de sangue ou vida
vtes-blow-destroy-equipment = destruir equipamento
vtes-blow-steal-equipment = roubar equipamento
vtes-blow-put-on = colocar a carta no oponente, com { $amount } contadores
vtes-blow-torpor = mandar o oponente para o torpor, ou queimá-lo se for um aliado

## The steps of a round, as questions

vtes-combat-before-range = { $minion } luta com { $opponent }, assalto { $round }: antes da distância.
vtes-combat-range = { $minion } luta com { $opponent }, assalto { $round }: a distância é { $range ->
        [long] longa
       *[close] curta
    }. Manobrar?
vtes-combat-before-strikes = { $minion } luta com { $opponent }, assalto { $round }: antes de escolher os golpes, a { $range ->
        [long] longa
       *[close] curta
    } distância.
vtes-combat-strike = { $minion } luta com { $opponent }, assalto { $round }: escolha um golpe, a { $range ->
        [long] longa
       *[close] curta
    } distância.
vtes-combat-additional = { $minion } luta com { $opponent }, assalto { $round }: ganhar golpes adicionais?
vtes-combat-damage =
    { $aggravated ->
        [0] { $minion } vai tomar { $normal } de dano.
       *[other] { $minion } vai tomar { $normal } de dano normal e { $aggravated } de agravado.
    } { $fate ->
        [wounded] Do jeito que está, vai para o torpor. Prevenir algum?
        [burned] Do jeito que está, é queimado. Prevenir algum?
       *[none] Prevenir algum?
    }
vtes-combat-press =
    { $continues ->
        [1] { $minion } luta com { $opponent }, assalto { $round }: o combate vai continuar. Pressionar para acabar?
       *[0] { $minion } luta com { $opponent }, assalto { $round }: o combate vai acabar. Pressionar para continuar?
    }
vtes-combat-round-end = { $minion } luta com { $opponent }, assalto { $round }: fim do assalto.
vtes-prompt-prevent-which = Prevenir qual dano?
vtes-prompt-strike-target = Quem você golpeia?
vtes-prompt-equipment = Qual equipamento?

## Options

vtes-option-maneuver-granted = Usar a manobra opcional
vtes-option-maneuver-with = Manobrar com { $card }, e golpear com ela
vtes-option-strike-hand = Golpe de mão com { $piece } por { $damage }
vtes-option-strike-with = Golpear com { $card }
vtes-option-strike-ability = Golpear com a habilidade de { $card }
vtes-option-prevent-granted = Prevenir 1 de dano
vtes-option-prevent-with = Prevenir dano de armas de fogo com { $card }
vtes-option-press-continue = Usar a pressão opcional para continuar
vtes-option-press-end = Usar a pressão opcional para acabar
vtes-option-damage-normal = Dano normal
vtes-option-damage-aggravated = Dano agravado
vtes-option-damage-gun = Dano de uma arma de fogo
vtes-option-damage-gun-aggravated = Dano agravado de uma arma de fogo
vtes-option-damage-other = Outro dano

## Reasons

vtes-reason-only-combat = Isto só se usa quando um servo seu está em combate.
vtes-reason-combat-cards-only = Em combate só se jogam cartas de combate.
vtes-reason-outside-combat-only = Só um servo ativo fora do combate pode jogá-la.
vtes-reason-not-in-combat = Esse servo não está no combate.
vtes-reason-leaving = Um vampiro queimado ou em torpor não pode jogá-la.
vtes-reason-once-per-round = Este servo já jogou uma neste assalto.
vtes-reason-once-per-combat = Este servo já jogou uma neste combate.
vtes-reason-close-only = A distância precisa ser curta.
vtes-reason-long-only = A distância precisa ser longa.
vtes-reason-hands-only = Neste assalto só se podem usar golpes de mão.
vtes-reason-strike-committed = Uma manobra já decidiu o golpe deste assalto.
vtes-reason-one-source-of-strikes = A cada assalto, golpes adicionais vêm de uma só carta ou efeito.
vtes-reason-no-strike-damage = Não há dano de um golpe para prevenir.
vtes-reason-only-to-continue = Esta pressão só serve para continuar o combate.
vtes-reason-only-to-end = Esta pressão só serve para terminar o combate.
vtes-reason-opponent-not-vampire = O oponente não é um vampiro.
vtes-reason-just-stolen = Equipamento roubado não pode ser usado neste assalto.
vtes-reason-only-before-range = Joga-se antes de determinar a distância.
vtes-reason-only-range = Joga-se ao determinar a distância.
vtes-reason-only-before-strikes = Joga-se antes de escolher os golpes.
vtes-reason-only-strikes = Joga-se na escolha dos golpes.
vtes-reason-only-additional = Joga-se depois do primeiro par de golpes.
vtes-reason-only-damage = Joga-se quando há dano a prevenir.
vtes-reason-only-press = Joga-se na etapa de pressão.
vtes-reason-only-round-end = Joga-se no fim de um assalto.
