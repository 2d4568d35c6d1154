vtes-in-ash-you = na sua pilha de cinzas
vtes-in-ash-prey = na pilha de cinzas da sua presa
vtes-in-ash-that = na própria pilha de cinzas
vtes-text-remove-ash = { $mood ->
        [to] remover
       *[other] remova
    } do jogo { $amount } { $amount ->
        [one] carta
       *[other] cartas
    } { $where }
vtes-text-remove-ash-random = { $by-number ->
        [you] remova
       *[other] remove
    } do jogo uma carta de biblioteca ao acaso { $where }
vtes-text-exchange-with-ash = trocar uma carta da sua mão por uma carta de biblioteca da sua pilha de cinzas
vtes-text-from-ash-hand = { $mood ->
        [to] mover
       *[other] mova
    } uma carta de biblioteca da sua pilha de cinzas para a sua mão
vtes-text-from-ash-library-bottom = { $mood ->
        [to] mover
       *[other] mova
    } uma carta de biblioteca da sua pilha de cinzas para o fundo da sua biblioteca
vtes-text-discard = { $mood ->
        [to] descartar
       *[other] descarte
    } uma carta (compre outra em seguida)
vtes-text-discards = { $who } descarta { $amount } { $amount ->
        [one] carta
       *[other] cartas
    } à sua escolha
vtes-text-search-equip = procure uma carta de equipamento na sua biblioteca e equipe { $who } com ela (requisitos e custo se aplicam normalmente; embaralhe em seguida)
vtes-text-look-and-discard = olhe a mão { $who-whose } e descarte dela uma carta à sua escolha
vtes-text-open-hand = { $who } joga com a mão aberta
vtes-text-discard-requiring = descartar uma carta que requer { $discipline }
vtes-text-remove-own-ash = remover do jogo { $count } cartas da sua pilha de cinzas
vtes-effect-look-and-discard = olhar a mão e descartar uma carta
vtes-effect-open-hand = jogar com a mão aberta
vtes-effect-search-equip = procurar um equipamento
vtes-effect-discard = descartar: { $amount }
vtes-effect-take-back = pegar uma carta da pilha de cinzas
vtes-effect-remove-ash = remover da pilha de cinzas: { $amount }
vtes-effect-pay = { $price }: { $do }
vtes-prompt-discard-theirs = { $card }: qual carta você manda descartar?
vtes-prompt-search = { $card }: qual equipamento você pega?
vtes-prompt-take-back = { $card }: recuperar qual carta?
vtes-does-discard = descartar e comprar
vtes-does-take-back = trocar uma carta com a pilha de cinzas
vtes-event-looks =
    { $seat-you ->
        [1] Você olha a mão { $victim-of }.
       *[0]
            { $victim-you ->
                [1] { $seat-The } olha a sua mão.
               *[0] { $seat-The } olha a mão { $victim-of }.
            }
    }
vtes-event-saw =
    { $cards-count ->
        [0] A mão está vazia.
       *[other] Na mão você vê: { $cards }.
    }
vtes-event-searched = { $seat-The } procura na biblioteca e a embaralha.
vtes-event-found = { $seat-The } pega { $card } da biblioteca.
vtes-event-taken-back = { $seat-The } recupera { $card } da pilha de cinzas.
vtes-event-put-under = { $seat-The } move { $card } da pilha de cinzas para o fundo da biblioteca.
vtes-reason-nothing-to-discard = Você não tem na mão nenhuma carta que requeira { $discipline }.
