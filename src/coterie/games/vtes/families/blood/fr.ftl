vtes-text-add-blood = { $mood ->
        [to] ajouter
       *[other] ajoutez
    } { $blood } { $who-to }
vtes-text-gain-blood = { $who } { $mood ->
        [can] peut gagner
       *[other] gagne
    } { $blood }
vtes-text-some-to-pool = , dont jusqu’à { $amount } vont dans votre réserve
vtes-text-to-gain-blood = gagner { $blood }
vtes-text-move-to-pool-instead = déplacez jusqu’à { $amount } de ces points de sang vers votre réserve au lieu de les donner { $who-to }
vtes-text-burn-blood = { $who } brûle { $blood }
vtes-text-burn-blood-from = { $mood ->
        [also] brûle
       *[other] { $by } { $by-number ->
            [you] brûlez
           *[other] brûle
        }
    } { $blood } { $who-from }
vtes-text-move-blood = déplacez de { $least } à { $most } points de sang de ce vampire vers votre réserve
vtes-text-exchange = le contrôleur { $who-of } { $mood ->
        [can] peut déplacer
       *[other] déplace
    } 1 point de sang { $who-from } vers sa réserve ou de sa réserve vers { $who }
vtes-text-burn-life = brûler { $amount } { $amount ->
        [one] point de vie
       *[other] points de vie
    }
vtes-text-to-burn-blood = brûler { $blood }
vtes-effect-add-blood = ajouter { $amount } sang
vtes-effect-gain-blood = gagner { $amount } sang
vtes-effect-burn-blood = brûler { $amount } sang
vtes-effect-move-blood = déplacer de { $least } à { $most } sang vers votre réserve
vtes-effect-exchange = déplacer 1 sang dans un sens ou dans l’autre
vtes-prompt-payer = { $card } : quel vampire brûle le sang ?
vtes-prompt-gain-blood = { $card } : quel vampire gagne du sang ?
vtes-prompt-to-pool = { $card } : combien de ce sang va dans votre réserve ?
vtes-prompt-burn-blood = { $card } : brûler du sang de quel vampire ?
vtes-prompt-move-blood = { $card } : déplacer combien de sang dans votre réserve ?
vtes-prompt-exchange = { $card } : déplacer 1 compteur dans quel sens ?
vtes-does-add-blood = ajouter du sang
vtes-does-gain-blood = gagner du sang
vtes-reason-not-enough-life = Il n’y a pas assez de points de vie.
