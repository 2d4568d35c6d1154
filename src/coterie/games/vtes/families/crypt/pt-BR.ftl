vtes-text-send-back = { $mood ->
        [to] mover
       *[other] mova
    } { $who } para a região incontrolada do seu proprietário
vtes-where-x-counters = , onde X é o número de contadores { $card-on }
vtes-text-reveal-crypt = revele a carta do topo da sua cripta
vtes-text-draw-if = se for { $clan }, compre-a e adicione { $blood } a ela; caso contrário, mova-a para o fundo da sua cripta
vtes-text-move-to-ready = { $mood ->
        [to] mover
       *[other] mova
    } { $who } para a região ativa
vtes-text-recover = { $mood ->
        [to] mover
       *[other] mova
    } { $who } do torpor para a região ativa do seu controlador
vtes-text-draw-crypt = { $mood ->
        [to] comprar 1 carta da sua cripta e então remover
       *[other] compre 1 carta da sua cripta e então remova
    } do jogo uma carta de cripta na sua região incontrolada
vtes-effect-recover = tirar um vampiro do torpor
vtes-effect-draw-crypt = comprar da cripta
vtes-effect-reveal-crypt = revelar a carta do topo da cripta
vtes-effect-send-back = mover para a região incontrolada
vtes-prompt-recover = { $card }: qual vampiro deixa o torpor?
vtes-prompt-remove-crypt = { $card }: remover qual carta de cripta do jogo?
vtes-does-draw-crypt = comprar da cripta
vtes-does-recover = tirar do torpor
vtes-does-send-back = mover para a região incontrolada
vtes-event-removed = { $seat-The } remove { $card } do jogo.
vtes-event-revealed = { $seat-The } revela { $card }, a carta do topo da cripta.
