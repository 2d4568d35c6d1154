# Vampire: The Eternal Struggle : noms, questions, choix et fins de partie. Ce qui arrive est dans vtes-events, les motifs dans vtes-reasons.
# Les Mathusalems ont les formes dont les phrases ont besoin ; les cartes n’en ont pas : leur nom est donné, on écrit { $card } seul.

vtes-name = Vampire: The Eternal Struggle

vtes-seat-a = Mathusalem A
    .the = le Mathusalem A
    .The = Le Mathusalem A
    .of = du Mathusalem A
    .to = au Mathusalem A
vtes-seat-b = Mathusalem B
    .the = le Mathusalem B
    .The = Le Mathusalem B
    .of = du Mathusalem B
    .to = au Mathusalem B
vtes-seat-c = Mathusalem C
    .the = le Mathusalem C
    .The = Le Mathusalem C
    .of = du Mathusalem C
    .to = au Mathusalem C
vtes-seat-d = Mathusalem D
    .the = le Mathusalem D
    .The = Le Mathusalem D
    .of = du Mathusalem D
    .to = au Mathusalem D
vtes-seat-e = Mathusalem E
    .the = le Mathusalem E
    .The = Le Mathusalem E
    .of = du Mathusalem E
    .to = au Mathusalem E

vtes-hidden = Vampire nº { $number }

vtes-phase-unlock = Phase de redressement
vtes-phase-master = Phase de maître
vtes-phase-minion = Phase de serviteur
vtes-phase-influence = Phase d’influence
vtes-phase-discard = Phase de défausse

## Les phases d’un tour, en questions

vtes-prompt-phase-unlock = Phase de redressement : que faites-vous ?
vtes-prompt-phase-master =
    { $actions ->
        [0] Phase de maître : il ne vous reste aucune action.
        [one] Phase de maître : il vous reste une action.
       *[other] Phase de maître : il vous reste { $actions } actions.
    } Votre réserve : { $pool }.
vtes-prompt-act = Phase de serviteur : que font vos serviteurs ? Réserve de votre proie : { $pool }.
vtes-prompt-phase-influence =
    { $transfers ->
        [0] Phase d’influence : il ne vous reste aucun transfert.
        [one] Phase d’influence : il vous reste un transfert.
       *[other] Phase d’influence : il vous reste { $transfers } transferts.
    } Votre réserve : { $pool }.
vtes-prompt-phase-discard = Phase de défausse : défausser une carte ?

## Les fenêtres d’une action, en questions

vtes-window-announced = { $deed } Que faites-vous ?
vtes-window-open =
    { $role ->
        [block]
            { $hopeless ->
                [1] { $deed } Pour l’instant, votre blocage échouerait. Bloquez-vous ?
               *[0] { $deed } Bloquez-vous ?
            }
        [own] { $deed } Personne ne bloque pour l’instant. Jouez-vous quelque chose ?
       *[react] { $deed } Réagissez-vous ?
    }
vtes-window-attempt =
    { $blocks ->
        [1] { $deed } { $blocker } tente de bloquer, interception { $intercept }. Pour l’instant, le blocage réussit. Que faites-vous ?
       *[0] { $deed } { $blocker } tente de bloquer, interception { $intercept }. Pour l’instant, le blocage échoue. Que faites-vous ?
    }
vtes-window-declined = Personne ne bloque { $actor }. { $stands } Que faites-vous ?
vtes-window-would = { $actor } va mordre. { $stands } Que faites-vous ?
vtes-window-blocked = { $blocker } bloque { $actor }. Que faites-vous ?
vtes-window-after-block = Le blocage est résolu. Que faites-vous ?
vtes-window-after =
    { $outcome ->
        [success] { $actor } : l’action a réussi. Que faites-vous ?
        [blocked] { $actor } : l’action a été bloquée. Que faites-vous ?
       *[other] { $actor } : l’action est terminée. Que faites-vous ?
    }

## Autres questions

vtes-prompt-x = Choisissez X pour { $card }.
vtes-prompt-target = Choisissez une cible pour { $card }.
vtes-prompt-one = { $card } : quel serviteur s’incline ?
vtes-prompt-other = { $card } : choisissez l’autre serviteur.
vtes-prompt-abstain = { $card } : quel vampire s’abstient ?
vtes-prompt-discard = Défausser quelle carte ?
vtes-prompt-discard-several = Défaussez { $count } cartes. Lesquelles ?
vtes-prompt-discard-down = Vous avez trop de cartes en main : défaussez-en une.
vtes-prompt-discard-down-several = Vous avez trop de cartes en main : défaussez-en { $count }.
vtes-prompt-discard-for = { $card } : défausser quelle carte pour payer ?
vtes-prompt-rescue = Secourir quel vampire ?
vtes-prompt-diablerize = Diabler quel vampire ?
vtes-prompt-equip-from = Prendre quel équipement ?
vtes-prompt-trigger = Utiliser la capacité de { $card } ?
vtes-prompt-next-trigger = Quelle carte vient ensuite ?
vtes-prompt-instead = Quelle carte s’applique en premier ?
vtes-prompt-rise = Brûler du sang pour redresser { $card } ?
vtes-prompt-add-blood = { $card } : ajouter du sang à quel vampire ?
vtes-prompt-remove-ash = { $card } : retirer quelle carte du tas de cendres de la partie ?
vtes-prompt-remove-ash-several = { $card } : quelles { $count } cartes du tas de cendres retirer de la partie ?
vtes-prompt-as-played =
    { $seat-you ->
        [1] Vous jouez { $card }. Répondez-vous ?
       *[0] { $seat-The } joue { $card }. Répondez-vous ?
    }
vtes-prompt-burn-option = Défausser une carte à option de défausse ?
vtes-prompt-reduce = Incliner { $card } pour payer moins ?
vtes-prompt-slave = Faire combattre un esclave à sa place ?
vtes-prompt-exchange-take = { $card } : quelle carte de votre tas de cendres voulez-vous ?
vtes-prompt-exchange-give = { $card } : quelle carte de votre main donnez-vous en échange ?

## Choix des phases

vtes-option-trigger = Appliquer { $card }
vtes-option-edge = Gagner 1 point de réserve grâce à l’Avantage
vtes-option-withdraw = Annoncer votre retrait
vtes-option-infernal = Brûler 1 point de réserve pour redresser { $piece }
vtes-option-mark = Marquer { $piece } pour ce tour
vtes-limit-transfers = Transferts
vtes-limit-pool = Réserve
vtes-limit-cards = Cartes
vtes-limit-points = Points
vtes-option-transfer = Déplacer 1 point de réserve sur { $piece }
vtes-option-take-back = Reprendre 1 point de sang dans votre réserve : { $piece }
vtes-option-ready = Faire entrer { $piece } en jeu
vtes-option-merge = Fusionner { $piece } pour 4 transferts et 1 point de réserve
vtes-option-crypt = Piocher dans la crypte pour 4 transferts et 1 point de réserve
vtes-option-discard = Défausser une carte
vtes-option-event = Jouer l’événement { $card }
vtes-option-end-unlock = Finir la phase de redressement
vtes-option-end-master = Finir la phase de maître
vtes-option-end-minion-phase = Finir la phase de serviteur
vtes-option-end-influence = Finir la phase d’influence
vtes-option-end-discard = Finir le tour

## Choix des serviteurs

vtes-option-play =
    { $other ->
        [1] Jouer { $card } avec { $user } : { $does }
       *[0]
            { $level ->
                [2] Jouer { $card } avec { $user }, niveau supérieur
               *[other] Jouer { $card } avec { $user }
            }
    }
vtes-option-play-master = Jouer { $card }
vtes-option-use = Utiliser { $card } : { $does }
vtes-option-act = Agir avec { $user } grâce à { $card } : { $does }
vtes-option-act-own = Agir avec { $user } : { $does }
vtes-option-block = Tenter de bloquer avec { $piece }
vtes-option-block-hopeless = Tenter de bloquer avec { $piece } (échouerait : interception { $intercept }, discrétion { $stealth })
vtes-option-bleed = Mordre avec { $piece }
vtes-option-hunt = Chasser avec { $piece }
vtes-option-equip-from = Équiper { $piece } depuis un autre serviteur
vtes-option-leave-torpor = Sortir de torpeur avec { $piece }
vtes-option-act-rescue = Secourir un vampire en torpeur avec { $piece }
vtes-option-act-diablerize = Diabler un vampire en torpeur avec { $piece }
vtes-option-become-anarch = Devenir Anarch avec { $piece }
vtes-option-attack = Attaquer { $piece } avec { $user }

## Choix simples

vtes-option-pass = Passer
vtes-option-decline = Ne pas bloquer
vtes-option-yes = Oui
vtes-option-piece =
    { $seat-you ->
        [1] { $piece } (vous)
       *[0] { $piece } ({ $seat })
    }
vtes-option-gone = N’est plus là
vtes-option-card = { $card }
vtes-option-seat =
    { $seat-you ->
        [1] Vous
       *[0] { $seat }
    }
vtes-option-number = { $number }
vtes-option-clan = { $clan }
vtes-option-pool = Brûler de la réserve
vtes-option-blood = Brûler du sang d’un vampire
vtes-option-lock = Incliner des vampires
vtes-option-burn = Brûler une carte
vtes-option-remove-ash = Retirer de la partie une carte de bibliothèque au hasard dans le tas de cendres
vtes-option-reduce = Réduire la morsure
vtes-option-votes = Gagner des voix
vtes-option-to-pool = Du vampire à votre réserve
vtes-option-to-vampire = De votre réserve au vampire

## Fins de partie

vtes-end-last = Il ne reste qu’un Mathusalem.
vtes-end-limit = La partie s’arrête ici, et ceux qui restent reçoivent un demi-point de victoire.

vtes-wish-ask-always = Me demander à chaque fois, même quand cela ne change presque rien
vtes-wish-ask-usual = Me demander seulement quand cela peut compter
