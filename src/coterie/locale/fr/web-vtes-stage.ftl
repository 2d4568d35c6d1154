# Le centre de la table de Vampire: The Eternal Struggle : ce qui se décide, et où l’on en est.

## Ce qui est au centre

web-vtes-scene-choosing = Qu’en faire
web-vtes-scene-candidates = Ce qu’on peut choisir
web-vtes-scene-influence = Influence
web-vtes-scene-combat = Combat
web-vtes-scene-referendum = Référendum
web-vtes-scene-action = L’action en cours
web-vtes-scene-quiet = Le tour

## Étapes

web-vtes-step-action-announced = annoncée
web-vtes-step-action-open = blocage ?
web-vtes-step-action-attempt = tentative de blocage
web-vtes-step-action-resolve = résolution
web-vtes-step-combat-range = portée
web-vtes-step-combat-strikes = frappes
web-vtes-step-combat-damage = dégâts
web-vtes-step-combat-press = poursuite
web-vtes-step-combat-end = fin du round
web-vtes-step-vote-terms = termes
web-vtes-step-vote-polling = voix
web-vtes-step-vote-result = résultat

## Une action

web-vtes-side-acting = En action, { $seat-you ->
        [1] à vous
       *[other] { $seat }
    }
web-vtes-side-blocking = Au blocage, { $seat-you ->
        [1] à vous
       *[other] { $seat }
    }
web-vtes-side-fighting = En combat, { $seat-you ->
        [1] à vous
       *[other] { $seat }
    }
web-vtes-stage-of =
    { $seat-you ->
        [1] Vous
       *[other] { $seat }
    }
web-vtes-stage-base = base
web-vtes-stage-part = { $card } { $sign }{ $size }
web-vtes-stage-nobody-yet = personne encore
web-vtes-stage-bleed =
    { $seat-you ->
        [1] morsure contre vous
       *[other] morsure contre { $seat-the }
    }
web-vtes-stage-pool = { $pool } de réserve
web-vtes-stage-then = puis
web-vtes-stage-block = Blocage
web-vtes-stage-unblockable = Elle ne peut pas être bloquée.
web-vtes-stage-nobody-blocks = Personne ne bloque.
web-vtes-stage-must-block = La tentative ne peut pas être retirée.
web-vtes-stage-could-block =
    { $count ->
        [one] Un des vôtres peut bloquer
       *[other] { $count } des vôtres peuvent bloquer
    }
web-vtes-stage-may-block = Peuvent encore bloquer
web-vtes-stage-would-fail = échouerait
web-vtes-stage-would-block = bloque pour l’instant
web-vtes-stage-target = Cible
web-vtes-stage-bleed-if = peut-être { $parts }
web-vtes-stage-limited = aucun autre bonus limité ne compte

## Combat

web-vtes-stage-round = Round { $round }
web-vtes-stage-range =
    { $range ->
        [long] à distance
       *[other] au contact
    }
web-vtes-stage-gone = N’est plus là
web-vtes-stage-played-round = Jouées ce round
web-vtes-left-maneuvers =
    { $count ->
        [one] 1 manœuvre restante
       *[other] { $count } manœuvres restantes
    }
web-vtes-left-presses =
    { $count ->
        [one] 1 poursuite restante
       *[other] { $count } poursuites restantes
    }
web-vtes-left-strikes =
    { $count ->
        [one] 1 frappe de plus
       *[other] { $count } frappes de plus
    }
web-vtes-stage-strikes-with = Frappe avec
web-vtes-stage-no-strike-yet = pas encore choisi
web-vtes-stage-no-strike = aucune frappe
web-vtes-stage-takes = Va subir
web-vtes-stage-normal =
    { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
web-vtes-stage-aggravated =
    { $amount ->
        [one] { $amount } aggravé
       *[other] { $amount } aggravés
    }
web-vtes-stage-prevents = peut encore en prévenir { $amount }
web-vtes-stage-lost = perdus ce round : { $amount }

## Un référendum

web-vtes-stage-called =
    { $seat-you ->
        [1] Référendum appelé par vous
       *[other] Référendum appelé par { $seat-the }
    }
web-vtes-stage-hunt-called = Chasse de sang
web-vtes-stage-for = pour
web-vtes-stage-against = contre
web-vtes-stage-not-cast =
    { $count ->
        [0] plus aucune voix à exprimer
        [one] 1 voix à exprimer
       *[other] { $count } voix à exprimer
    }
web-vtes-stage-votes = { $count } voix
web-vtes-stage-ballots =
    { $count ->
        [one] 1 bulletin
       *[other] { $count } bulletins
    }
web-vtes-stage-passed = Le référendum passe.
web-vtes-stage-failed = Le référendum échoue.
web-vtes-stage-speakers = Qui a encore des voix
web-vtes-stage-speaker = { web-vtes-stage-of }, { $count ->
        [0] plus de voix
        [one] encore 1 voix
       *[other] encore { $count } voix
    }
web-vtes-stage-your-votes = Vos voix
web-vtes-stage-cast-for = { $count } pour
web-vtes-stage-cast-against = { $count } contre

## Influence

web-vtes-stage-influence = Influence
web-vtes-stage-transfers-left =
    { $count ->
        [0] plus aucun transfert
        [one] 1 transfert restant sur { $all }
       *[other] { $count } transferts restants sur { $all }
    }
web-vtes-stage-pool-goes = Votre réserve passe de { $pool } à { $left }.
web-vtes-stage-of-capacity = sur { $capacity }{ $changed ->
        [1] , avant { $was }
       *[other] {""}
    }
web-vtes-stage-moves = { $by } maintenant, soit { $blood } sur { $capacity }
web-vtes-stage-full = Au complet
web-vtes-stage-full-then = Au complet si vous confirmez
web-vtes-stage-missing =
    { $count ->
        [one] il manque 1 point
       *[other] il manque { $count } points
    }
web-vtes-stage-no-crypt = Votre région incontrôlée est vide.
web-vtes-confirm-phase-influence =
    { $sum ->
        [one] Confirmer 1 transfert
       *[other] Confirmer { $sum } transferts
    }

## Choix

web-vtes-stage-costs = coûte { $costs }
web-vtes-stage-at = { $targets }
web-vtes-stage-choose-how = Choisissez parmi { $count } façons. Rien n’est dépensé avant.
web-vtes-stage-put-back = Remettre en place
web-vtes-stage-esc = Échap
web-vtes-stage-candidates =
    { $count ->
        [one] Un choix
       *[other] { $count } au choix
    }

## Rien en cours

web-vtes-stage-turn =
    { $seat-you ->
        [1] Votre tour
       *[other] Tour { $seat-of }
    }
web-vtes-stage-waits =
    { $seats-you ->
        [1] À vous de décider.
       *[other] En attente : { $seats }.
    }
web-vtes-stage-plays =
    { $seat-you ->
        [1] Vous jouez
       *[other] { $seat-The } joue
    }
web-vtes-stage-looks = Vous voyez
web-vtes-stage-last = La dernière action
web-vtes-stage-none-yet = Aucune action jusqu’ici.
web-vtes-hint-unlock = Vos cartes sont redressées. Voyez ce qu’apporte cette phase.
web-vtes-hint-master = Touchez une carte éclairée pour la jouer, ou finissez la phase.
web-vtes-hint-minion = Touchez un serviteur ou une carte pour voir ce qu’il peut faire.
web-vtes-hint-influence = Déplacez de la réserve sur vos vampires.
web-vtes-hint-discard = Touchez une carte pour la défausser, ou finissez le tour.
