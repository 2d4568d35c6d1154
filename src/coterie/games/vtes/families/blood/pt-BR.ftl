vtes-text-add-blood = { $mood ->
        [to] adicionar
       *[other] adicione
    } { $blood } { $who-to }
vtes-text-gain-blood = { $who } { $mood ->
        [can] pode ganhar
       *[other] ganha
    } { $blood }
vtes-text-some-to-pool = , dos quais até { $amount } vão para a sua reserva
vtes-text-to-gain-blood = ganhar { $blood }
vtes-text-move-to-pool-instead = mova até { $amount } desses pontos de sangue para a sua reserva em vez de para { $who }
vtes-text-burn-blood = { $who } queima { $blood }
vtes-text-burn-blood-from = { $mood ->
        [also] queima
       *[other] { $by } { $by-number ->
            [you] queima
           *[other] queima
        }
    } { $blood } { $who-from }
vtes-text-move-blood = mova de { $least } a { $most } pontos de sangue daquele vampiro para a sua reserva
vtes-text-exchange = o controlador { $who-of } { $mood ->
        [can] pode mover
       *[other] move
    } 1 ponto de sangue { $who-from } para a própria reserva ou da própria reserva para { $who }
vtes-text-burn-life = queimar { $amount } { $amount ->
        [one] ponto de vida
       *[other] pontos de vida
    }
vtes-text-to-burn-blood = queimar { $blood }
vtes-effect-add-blood = adicionar { $amount } de sangue
vtes-effect-gain-blood = ganhar { $amount } de sangue
vtes-effect-burn-blood = queimar { $amount } de sangue
vtes-effect-move-blood = mover de { $least } a { $most } de sangue para sua reserva
vtes-effect-exchange = mover 1 de sangue num sentido ou no outro
vtes-prompt-payer = { $card }: qual vampiro queima o sangue?
vtes-prompt-gain-blood = { $card }: qual vampiro ganha sangue?
vtes-prompt-to-pool = { $card }: quanto desse sangue vai para a sua reserva?
vtes-prompt-burn-blood = { $card }: queimar sangue de qual vampiro?
vtes-prompt-move-blood = { $card }: mover quanto sangue para a sua reserva?
vtes-prompt-exchange = { $card }: mover 1 contador para que lado?
vtes-does-add-blood = adicionar sangue
vtes-does-gain-blood = ganhar sangue
vtes-reason-not-enough-life = Não há vida suficiente.
