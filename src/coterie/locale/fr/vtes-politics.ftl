# VTES, politique : référendums, chasses de sang, torpeur et diablerie, disputes, sectes et traits : ce qui arrive, questions, choix et raisons.
# Les vampires portent le nom de leur carte ; les phrases n’emploient aucune forme qui demande leur genre.

## Référendums : ce qui arrive

vtes-event-referendum =
    { $seat-you ->
        [1] Vous appelez un référendum : { $card }.
       *[0] { $seat-The } appelle un référendum : { $card }.
    }
vtes-event-blood-hunt = Une chasse de sang est mise aux voix : { $piece }.
vtes-event-no-terms = Le référendum n’a pas de termes possibles : rien ne se passe.
vtes-event-barred = { $piece } ne peut pas jouer de cartes de réaction, bloquer ou voter ce tour-ci.
vtes-event-votes-gained = { $seat-you ->
        [1] Vous gagnez
       *[0] { $seat-The } gagne
    } { $votes ->
        [one] une voix ({ $source }).
       *[other] { $votes } voix ({ $source }).
    }
vtes-event-votes-for = { $seat-you ->
        [1] Vous exprimez
       *[0] { $seat-The } exprime
    } { $votes ->
        [one] une voix pour ({ $source }) : { $pro } à { $contra }.
       *[other] { $votes } voix pour ({ $source }) : { $pro } à { $contra }.
    }
vtes-event-votes-against = { $seat-you ->
        [1] Vous exprimez
       *[0] { $seat-The } exprime
    } { $votes ->
        [one] une voix contre ({ $source }) : { $pro } à { $contra }.
       *[other] { $votes } voix contre ({ $source }) : { $pro } à { $contra }.
    }
vtes-event-ballots-for = { $seat-you ->
        [1] Vous exprimez
       *[0] { $seat-The } exprime
    } { $ballots ->
        [one] un bulletin pour ({ $source }) : { $pro } à { $contra }.
       *[other] { $ballots } bulletins pour ({ $source }) : { $pro } à { $contra }.
    }
vtes-event-ballots-against = { $seat-you ->
        [1] Vous exprimez
       *[0] { $seat-The } exprime
    } { $ballots ->
        [one] un bulletin contre ({ $source }) : { $pro } à { $contra }.
       *[other] { $ballots } bulletins contre ({ $source }) : { $pro } à { $contra }.
    }
vtes-event-abstains = { $piece } s’abstient : { $pro } à { $contra }.
vtes-event-edge-burned =
    { $seat-you ->
        [1] Vous brûlez l’Avantage.
       *[0] { $seat-The } brûle l’Avantage.
    }
vtes-event-referendum-passed = Le référendum passe, { $pro } à { $contra }.
vtes-event-referendum-failed = Le référendum échoue, { $pro } à { $contra }.

## D’où viennent les voix

vtes-source-vote = carte d’action politique
vtes-source-edge = l’Avantage
vtes-source-piece = un serviteur qui n’est plus là
vtes-source-card = une carte qui n’est plus là
vtes-told-source = { $source }

## Référendums : questions

vtes-prompt-polling =
    { $card } : { $pro } pour, { $contra } contre. { $passes ->
        [1] Pour l’instant, cela passe.
       *[0] Pour l’instant, cela échoue.
    } { $votes ->
        [0] Votez-vous ?
        [one] Il vous reste une voix.
       *[other] Il vous reste { $votes } voix.
    }
vtes-prompt-blood-hunt =
    Chasse de sang contre { $piece } : { $pro } pour, { $contra } contre. { $passes ->
        [1] Pour l’instant, cela passe.
       *[0] Pour l’instant, cela échoue.
    } { $votes ->
        [0] Votez-vous ?
        [one] Il vous reste une voix.
       *[other] Il vous reste { $votes } voix.
    }
vtes-prompt-allocate = { $card } : qui reçoit les { $points } points ?

## Référendums : choix

vtes-option-all-for = Exprimer toutes vos voix pour : { $votes }
vtes-option-all-against = Exprimer toutes vos voix contre : { $votes }
vtes-option-for =
    { $ballots ->
        [0]
            { $votes ->
                [one] Une voix pour : { $source }
               *[other] { $votes } voix pour : { $source }
            }
       *[other]
            { $votes ->
                [0] Bulletin pour : { $source }
               *[other] Bulletin et { $votes } voix pour : { $source }
            }
    }
vtes-option-against =
    { $ballots ->
        [0]
            { $votes ->
                [one] Une voix contre : { $source }
               *[other] { $votes } voix contre : { $source }
            }
       *[other]
            { $votes ->
                [0] Bulletin contre : { $source }
               *[other] Bulletin et { $votes } voix contre : { $source }
            }
    }
vtes-option-burn-edge = Brûler l’Avantage pour une voix
vtes-option-burn-card = Brûler { $card } pour une voix
vtes-option-polled = Terminé pour l’instant

## Référendums : raisons

vtes-reason-not-in-blood-hunt = Une chasse de sang n’est pas une action : vous ne pouvez jouer ni modificateurs d’action ni réactions.
vtes-reason-one-card-vote = Vous avez déjà eu votre unique voix d’une carte d’action politique.
vtes-reason-votes-for = Ce vampire vote pour, et toutes les voix d’une source vont du même côté.

## Titres, sectes et disputes

vtes-event-title-gained = { $piece } gagne un titre : { $title }.
vtes-event-title-lost = { $piece } perd définitivement un titre : { $title }.
vtes-event-title-contested = Un titre est disputé : { $piece }.
vtes-event-title-won = La dispute est finie : { $piece } a de nouveau le titre.
vtes-event-sect = { $piece } change de secte : { $sect }.
vtes-event-clan = { $piece } change de clan : { $clan }.
vtes-event-contested =
    { $seat-you ->
        [1] Votre { $card } : carte disputée et hors du jeu.
       *[0] { $card } { $seat-of } : carte disputée et hors du jeu.
    }
vtes-event-yielded =
    { $seat-you ->
        [1] Vous cédez { $card }.
       *[0] { $seat-The } cède { $card }.
    }
vtes-event-contest-won =
    { $seat-you ->
        [1] La dispute est finie : votre { $card } revient en jeu.
       *[0] La dispute est finie : { $card } { $seat-of } revient en jeu.
    }
vtes-option-contest-pay = Brûler 1 point de réserve pour disputer { $piece }
vtes-option-contest-yield = Céder { $piece }
vtes-option-contest-win = Retourner { $piece } face visible
vtes-option-contest-pay-title = Brûler 1 point de sang pour disputer le titre : { $piece }
vtes-option-contest-yield-title = Céder le titre : { $piece }
vtes-option-contest-win-title = Reprendre le titre : { $piece }
vtes-reason-needs-sect = Ce titre est réservé à un vampire de la secte { $sect }.
vtes-reason-needs-title-clan = Ce titre est celui d’un autre clan.
vtes-reason-have-unique = Vous avez déjà cette carte unique, et ne pouvez pas la disputer avec vous-même.

## Torpeur et diablerie

vtes-event-left-torpor = { $piece } sort de torpeur.
vtes-event-diablerie = { $piece } commet la diablerie sur le vampire { $victim }.
vtes-event-took = { $piece } prend { $card }.
vtes-event-fetched-hand =
    { $seat-you ->
        [1] Vous prenez { $card } de votre main.
       *[0] { $seat-The } prend { $card } de sa main.
    }
vtes-event-fetched-ash =
    { $seat-you ->
        [1] Vous prenez { $card } de votre tas de cendres.
       *[0] { $seat-The } prend { $card } de son tas de cendres.
    }
vtes-event-fetched-library =
    { $seat-you ->
        [1] Vous prenez { $card } de votre bibliothèque et la mélangez.
       *[0] { $seat-The } prend { $card } de sa bibliothèque et la mélange.
    }
vtes-event-trophy = { $piece } reçoit { $card }.
vtes-prompt-rescue-cost = { $card } sort de torpeur : combien des 2 points de sang le vampire qui agit paie-t-il ?
vtes-prompt-diablerize-blocked = Vous avez bloqué { $card } en torpeur : commettre la diablerie ?
vtes-prompt-take-equipment = Diablerie sur { $card } : quel équipement prenez-vous ?
vtes-prompt-fetch-discipline = { $piece } peut recevoir une Discipline : quelle carte ?
vtes-prompt-fetch-trophy = { $piece } peut recevoir un trophée : quelle carte ?
vtes-prompt-move-trophy = Déplacer { $card } sur ce vampire ?
vtes-option-diablerize = Commettre la diablerie
vtes-option-from-hand = { $card }, de votre main
vtes-option-from-ash = { $card }, de votre tas de cendres
vtes-option-from-library = { $card }, de votre bibliothèque
vtes-reason-blood-cursed = Un vampire qui subit la malédiction du sang ne peut pas commettre la diablerie.
vtes-reason-superior-already = Ce vampire a déjà cette Discipline au niveau supérieur.

## Traits

vtes-trait-black-hand = Main Noire
    .keyword = Main Noire
vtes-trait-flight = Vol
    .keyword = Vol
vtes-event-steps-in = { $piece } remplace { $actor } au combat.
vtes-event-marked =
    { $seat-you ->
        [1] Vous marquez { $piece } pour ce tour.
       *[0] { $seat-The } marque { $piece } pour ce tour.
    }
vtes-reason-needs-trait = Seulement pour un serviteur avec ce trait : { $trait }.
vtes-reason-sterile = Un vampire stérile ne peut pas mettre de vampires en jeu.
vtes-reason-slave-alone = Un esclave ne peut pas effectuer d’action dirigée si vous n’avez pas de serviteur disponible du clan { $clan }.
vtes-reason-not-marked = Vous n’avez pas marqué ce serviteur ce tour-ci.
