# VTES, política: referendos, caçadas de sangue, torpor e diablerie, contestações, seitas e traços: o que acontece, perguntas, opções e motivos.
# Os vampiros têm o nome da sua carta; as frases não usam formas que peçam o gênero.

## Referendos: o que acontece

vtes-event-referendum = { $seat-The } chama um referendo: { $card }.
vtes-event-blood-hunt = Vota-se uma caçada de sangue: { $piece }.
vtes-event-no-terms = O referendo não tem termos possíveis, e nada acontece.
vtes-event-barred = { $piece } não pode jogar cartas de reação, bloquear ou votar neste turno.
vtes-event-votes-gained =
    { $votes ->
        [one] { $seat-The } ganha um voto ({ $source }).
       *[other] { $seat-The } ganha { $votes } votos ({ $source }).
    }
vtes-event-votes-for =
    { $votes ->
        [one] { $seat-The } anuncia um voto a favor ({ $source }): { $pro } a { $contra }.
       *[other] { $seat-The } anuncia { $votes } votos a favor ({ $source }): { $pro } a { $contra }.
    }
vtes-event-votes-against =
    { $votes ->
        [one] { $seat-The } anuncia um voto contra ({ $source }): { $pro } a { $contra }.
       *[other] { $seat-The } anuncia { $votes } votos contra ({ $source }): { $pro } a { $contra }.
    }
vtes-event-ballots-for =
    { $ballots ->
        [one] { $seat-The } anuncia uma cédula a favor ({ $source }): { $pro } a { $contra }.
       *[other] { $seat-The } anuncia { $ballots } cédulas a favor ({ $source }): { $pro } a { $contra }.
    }
vtes-event-ballots-against =
    { $ballots ->
        [one] { $seat-The } anuncia uma cédula contra ({ $source }): { $pro } a { $contra }.
       *[other] { $seat-The } anuncia { $ballots } cédulas contra ({ $source }): { $pro } a { $contra }.
    }
vtes-event-abstains = { $piece } se abstém: { $pro } a { $contra }.
vtes-event-edge-burned = { $seat-The } queima a Vantagem.
vtes-event-referendum-passed = O referendo passa, { $pro } a { $contra }.
vtes-event-referendum-failed = O referendo falha, { $pro } a { $contra }.

## De onde vêm os votos

vtes-source-vote = carta de ação política
vtes-source-edge = a Vantagem
vtes-source-piece = um servo que não está mais aqui
vtes-source-card = uma carta que não está mais aqui
vtes-told-source = { $source }

## Referendos: perguntas

vtes-prompt-polling =
    { $card }: { $pro } a favor, { $contra } contra. { $passes ->
        [1] Do jeito que está, passa.
       *[0] Do jeito que está, não passa.
    } { $votes ->
        [0] Você vota?
        [one] Resta um voto seu.
       *[other] Restam { $votes } votos seus.
    }
vtes-prompt-blood-hunt =
    Caçada de sangue a { $piece }: { $pro } a favor, { $contra } contra. { $passes ->
        [1] Do jeito que está, passa.
       *[0] Do jeito que está, não passa.
    } { $votes ->
        [0] Você vota?
        [one] Resta um voto seu.
       *[other] Restam { $votes } votos seus.
    }
vtes-prompt-allocate = { $card }: quem recebe os { $points } pontos?

## Referendos: opções

vtes-option-all-for = Anunciar todos os seus votos a favor: { $votes }
vtes-option-all-against = Anunciar todos os seus votos contra: { $votes }
vtes-option-for =
    { $ballots ->
        [0]
            { $votes ->
                [one] Um voto a favor: { $source }
               *[other] { $votes } votos a favor: { $source }
            }
       *[other]
            { $votes ->
                [0] Cédula a favor: { $source }
               *[other] Cédula e { $votes } votos a favor: { $source }
            }
    }
vtes-option-against =
    { $ballots ->
        [0]
            { $votes ->
                [one] Um voto contra: { $source }
               *[other] { $votes } votos contra: { $source }
            }
       *[other]
            { $votes ->
                [0] Cédula contra: { $source }
               *[other] Cédula e { $votes } votos contra: { $source }
            }
    }
vtes-option-burn-edge = Queimar a Vantagem por um voto
vtes-option-burn-card = Queimar { $card } por um voto
vtes-option-polled = Pronto, por enquanto

## Referendos: motivos

vtes-reason-not-in-blood-hunt = Uma caçada de sangue não é uma ação: você não pode jogar modificadores de ação nem reações.
vtes-reason-one-card-vote = Você já teve o seu único voto de uma carta de ação política.
vtes-reason-votes-for = Este vampiro vota a favor, e todos os votos de uma fonte vão para o mesmo lado.

## Títulos, seitas e contestações

vtes-event-title-gained = { $piece } ganha um título: { $title }.
vtes-event-title-lost = { $piece } perde para sempre um título: { $title }.
vtes-event-title-contested = O título de { $piece } é contestado.
vtes-event-title-won = A disputa acabou: { $piece } tem de novo o título.
vtes-event-sect = { $piece } muda de seita: { $sect }.
vtes-event-clan = { $piece } muda de clã: { $clan }.
vtes-event-contested =
    { $seat-you ->
        [1] A sua { $card }: carta contestada e fora de jogo.
       *[0] { $card } { $seat-of }: carta contestada e fora de jogo.
    }
vtes-event-yielded = { $seat-The } abdica de { $card }.
vtes-event-contest-won =
    { $seat-you ->
        [1] A disputa acabou: a sua { $card } volta ao jogo.
       *[0] A disputa acabou: { $card } { $seat-of } volta ao jogo.
    }
vtes-option-contest-pay = Queimar 1 ponto de reserva para contestar { $piece }
vtes-option-contest-yield = Abdicar de { $piece }
vtes-option-contest-win = Virar { $piece } de face para cima
vtes-option-contest-pay-title = Queimar 1 ponto de sangue de { $piece } para contestar o título
vtes-option-contest-yield-title = Abdicar do título de { $piece }
vtes-option-contest-win-title = Retomar o título de { $piece }
vtes-reason-needs-sect = Este título é só para um vampiro da seita { $sect }.
vtes-reason-needs-title-clan = Este título é de outro clã.
vtes-reason-have-unique = Você já tem esta carta única, e não pode contestá-la com você mesmo.

## Torpor e diablerie

vtes-event-left-torpor = { $piece } deixa o torpor.
vtes-event-diablerie = { $piece } comete diablerie contra o vampiro { $victim }.
vtes-event-took = { $piece } pega { $card }.
vtes-event-fetched-hand = { $seat-The } pega { $card } da mão.
vtes-event-fetched-ash = { $seat-The } pega { $card } da pilha de cinzas.
vtes-event-fetched-library = { $seat-The } pega { $card } da biblioteca e a embaralha.
vtes-event-trophy = { $piece } recebe { $card }.
vtes-prompt-rescue-cost = { $card } sai do torpor: quanto dos 2 pontos de sangue paga quem resgata?
vtes-prompt-diablerize-blocked = Você bloqueou { $card } em torpor: cometer diablerie?
vtes-prompt-take-equipment = Diablerie contra { $card }: qual equipamento você pega?
vtes-prompt-fetch-discipline = { $piece } pode receber uma Disciplina: qual carta?
vtes-prompt-fetch-trophy = { $piece } pode receber um troféu: qual carta?
vtes-prompt-move-trophy = Mover { $card } para este vampiro?
vtes-option-diablerize = Cometer diablerie
vtes-option-from-hand = { $card }, da sua mão
vtes-option-from-ash = { $card }, da sua pilha de cinzas
vtes-option-from-library = { $card }, da sua biblioteca
vtes-reason-blood-cursed = Um vampiro com a Maldição de Sangue não pode cometer diablerie.
vtes-reason-superior-already = Este vampiro já tem essa Disciplina no nível superior.

## Traços

vtes-trait-black-hand = Mão Negra
    .keyword = Mão Negra
vtes-trait-flight = Voo
    .keyword = Voo
vtes-event-steps-in = { $piece } combate no lugar de { $actor }.
vtes-event-marked = { $seat-The } marca { $piece } por este turno.
vtes-reason-needs-trait = Só para um servo com este traço: { $trait }.
vtes-reason-sterile = Um vampiro estéril não pode pôr vampiros em jogo.
vtes-reason-slave-alone = Um escravo não pode realizar ações direcionadas se você não tiver um servo ativo do clã { $clan }.
vtes-reason-not-marked = Você não marcou este servo neste turno.
