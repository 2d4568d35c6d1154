# La ligne de commande : jouer, revoir, enregistrements, et la table de Vampire Empire.

## Mots

cli-yes = oui
cli-no = non
cli-yes-no = (o/n)
cli-yes-words = o oui
cli-you = vous
cli-table = La table

## Jeux

cli-games-seats = Places : { $seats }
cli-games-bots = Bots : { $bots }
cli-games-options = Options (--setup KEY=VALUE) :
cli-games-default = par défaut { $value }
cli-empire-setup-hide-cost = Ce que coûte se cacher : trois cartes Combat quelconques, ou trois rouges.
cli-empire-setup-attacker = Si le joueur vampire doit attaquer avec un vampire révélé quand il y en a un au château.
cli-empire-setup-death = Si le défenseur peut mourir à chaque manche, ou seulement à la fin du combat.
cli-empire-setup-tokens = Si les jetons comptent à la première manche seulement, ou aux deux.
cli-empire-setup-defence = Si un défenseur qui a une carte valable en main peut choisir de ne pas la jouer.
cli-empire-setup-turn-limit = Après combien de tours on compte les survivants.
cli-vtes-setup-players = Combien de Mathusalems jouent, avec les premiers decks de la boîte.
cli-vtes-setup-lists = Si chacun peut consulter la liste de tous les decks ou ne connaît que la sienne.
cli-vtes-setup-turn-limit = Après combien de tours, tous joueurs confondus, la partie s’arrête et chaque survivant reçoit un demi-point ; 0 : sans limite.
cli-vtes-setup-tournament = Si se retirer vaut un demi-point de victoire au lieu d’un.

## Jouer

cli-news = Ce qui s’est passé
cli-asks = { $asker } : { $prompt }
cli-hint = Tapez un numéro. t : table, ? : ce qui est impossible, h : aide, q : quitter.
cli-opponents = Vous jouez contre
cli-opponent = { $who }. { $line }
cli-thinks = Réfléchit : { $seat }
cli-bot-failed = { $seat } : le bot { $bot } a échoué ({ $error }). Un choix au hasard l’a remplacé ; l’enregistrement est dans { $file }.
cli-hand-over = Passez le clavier. À suivre : { $seat }
cli-press-enter = Appuyez sur Entrée quand personne d’autre ne regarde.
cli-no-such-option = { $typed } n’est pas une option maintenant.
cli-not-understood = « { $typed } » n’est ni une option ni une commande. Tapez h pour l’aide.
cli-marks = Choisissez-en plusieurs sur une ligne, par exemple 1 3 5 ; 2x3 choisit trois fois le numéro 2.
cli-mark-up-to = { $what } (jusqu’à { $most })
cli-no-such-mark = « { $typed } » n’est pas un choix. Les numéros vont de { $first } à { $last }, comme 1 3 5 ou 2x3.
cli-rule = Règle : { $rule }
cli-why-not = Ce que vous ne pouvez pas faire maintenant
cli-why-not-nothing = Rien ne vous est interdit en ce moment.
cli-option-key = Clé : { $key }
cli-undo-nothing = Vous n’avez pas de décision précédente à laquelle revenir.
cli-undo-revealed = Depuis, quelque chose a été révélé. Annuler quand même ?
cli-undone = Annulé.
cli-resign-sure = Abandonner la partie ?
cli-resign-end = Les autres décident : la partie s’arrête-t-elle ici ? Sinon, un bot continue.
cli-log = Ce qui s’est passé jusqu’ici
cli-overwrite = { $file } existe déjà. L’écraser ?
cli-saved = Enregistré dans { $file }.
cli-not-saved = Cette partie n’est pas enregistrée. La prochaine fois, tapez s FICHIER avant de quitter, ou commencez avec --save FICHIER ; --load FICHIER la reprend ensuite.
cli-save-first = Pour enregistrer la partie, tapez un nom de fichier. Appuyez sur Entrée pour quitter sans enregistrer :
cli-resume = Enregistré. Pour reprendre :
cli-always-asked = Ce jeu vous le demande déjà chaque fois que vous pouvez agir.
cli-help = Aide
cli-help-number = NUMÉRO | choisir cette option
cli-help-key = CLÉ | choisir l’option qui porte cette clé
cli-help-marks = NUMÉROS | en choisir plusieurs : 1 3 5, ou 2x3 pour trois fois le numéro 2
cli-help-table = t | montrer toute la table
cli-help-why = ? | ce que vous ne pouvez pas faire maintenant, et pourquoi
cli-help-explain = ? NUMÉRO | expliquer une option ; ? RÈGLE explique une règle
cli-help-undo = u | revenir à votre décision précédente
cli-help-save = s [FICHIER] | enregistrer la partie
cli-help-log = l [LIGNES] | ce qui s’est passé jusqu’ici
cli-help-always = a | toujours me demander, même quand cela n’importe guère (activer ou non)
cli-help-resign = r | abandonner
cli-help-help = h | cette aide
cli-help-quit = q | quitter ; Entrée montre de nouveau la question

## La fin

cli-outcome = Fin
cli-outcome-none = La partie n’est pas finie.
cli-outcome-winners = Victoire : { $winners }
cli-outcome-draw = Égalité.
cli-points = points

## Enregistrements

cli-record-ok = { $file } : l’enregistrement est valide.
cli-record-game = Jeu { $game }, règles { $rules }, graine { $seed }
cli-from-position = Elle commence à partir d’une position préparée par quelqu’un, pas d’une donne.
cli-record-seats = Places : { $seats }
cli-record-length =
    { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } dans le journal : { $choices } choix, { $passes ->
        [one] { $passes } passe forcée
       *[other] { $passes } passes forcées
    }
cli-head-entry = entrée
cli-head-seat = place
cli-head-key = clé
cli-head-choice = choix
cli-outside = de l’extérieur
cli-forced = passe : rien d’autre à faire
cli-position-at =
    { $exact ->
        [1] Position après l’entrée { $entry }.
       *[0] Position après l’entrée { $entry }, le dernier point avant l’entrée { $wanted } où l’on peut en prendre une.
    }
cli-position-setup = L’enregistrement a ses propres options : donnez les mêmes --setup et --deck pour jouer à partir de cette position.
cli-replay-entry = Entrée { $entry } sur { $last }
cli-replay-prompt = [Entrée/n] suivant, [p] précédent, [numéro] aller à, [q] quitter :
cli-replay-keys = Appuyez sur Entrée ou tapez n, p, q ou un nombre de 0 à { $last }.

## Vampire Empire

cli-empire-turn =
    Tour { $turn }, { $day ->
        [1] jour : au joueur humain
       *[0] nuit : au joueur vampire
    } · { $phase }
cli-empire-nature =
    { $nature ->
        [vampire] { $public ->
            [1] { $gender ->
                [feminine] vampire révélée
               *[masculine] vampire révélé
            }
           *[0] { $gender ->
                [feminine] vampire cachée
               *[masculine] vampire caché
            }
        }
        [human] { $public ->
            [1] { $gender ->
                [feminine] humaine avérée
               *[masculine] humain avéré
            }
           *[0] { $gender ->
                [feminine] humaine
               *[masculine] humain
            }
        }
       *[unknown] nature inconnue
    }
cli-empire-token-attack = jetons d’attaque : { $count }
cli-empire-token-defence = jetons de défense : { $count }
cli-empire-protected = à l’abri ce tour-ci
cli-empire-city = Ville ({ $count }) : { $members }
cli-empire-bottom = Sous la ville, dans l’ordre où ils viendront : { $members }
cli-empire-dead = Morts : { $members }
cli-empire-head-hand = Main
cli-empire-cellar-used = hors jeu
cli-empire-seen = Cartes connues en main, { $seat } : { $cards }
cli-empire-running =
    Carte Soutien, { $seat } : { $card }. { $does }{ $cancelled ->
        [1] {" "}(annulée)
       *[0] {""}
    }
cli-empire-fight = Combat, manche { $round } : { $attacker } contre { $target }
cli-empire-attack = Attaque
cli-empire-defence = Défense
cli-empire-stands-dies = En l’état, { $who } meurt.
cli-empire-stands-lives = En l’état, { $who } survit.
cli-empire-hand = Votre main ({ $count })

cli-empire-costs = jour { $day }, nuit { $night }
cli-empire-cost = Coût en cartes : { $costs }
cli-empire-value = Valeur : { $value }
cli-empire-fits =
    { $kind ->
        [vampire] pour un vampire révélé
       *[holy-water] contre un vampire révélé
    }
cli-empire-timing =
    { $timing ->
        [fight] Se joue pendant un combat, après les cartes Combat.
        [answer] Se joue en réponse à une carte Soutien.
        [before] Se joue avant l’action.
       *[open] Se joue avant ou après l’action.
    }
cli-empire-copies =
    { $copies ->
        [one] { $copies }{ $sign } exemplaire dans le paquet
       *[other] { $copies }{ $sign } exemplaires dans le paquet
    }
cli-empire-reconstructed = { $sign } notre reconstitution : la liste imprimée n’est pas publique.
cli-empire-effect-token =
    Place un jeton d’attaque ou de défense sur { $profession ->
        [nobles] un noble
        [clergy] un membre du clergé
        [servants] un serviteur
       *[any] n’importe quel personnage
    } du château.
cli-empire-effect-cancel-combat = Annule une carte Combat que l’adversaire vient de jouer ; il peut en jouer une autre.
cli-empire-effect-draw =
    { $amount ->
        [one] Piochez { $amount } carte.
       *[other] Piochez { $amount } cartes.
    }
cli-empire-effect-pick =
    Prenez une carte au choix dans { $pile ->
        [deck] votre pioche
        [cellar] votre cave
       *[moat] vos douves
    }.
cli-empire-effect-spy = Regardez la main de l’adversaire ; une de ses cartes va dans ses douves.
cli-empire-effect-protect = Un personnage du château ne peut pas être attaqué ce tour-ci.
cli-empire-effect-cancel-support = Annule la carte Soutien qui vient d’être jouée.
cli-empire-effect-confession = Regardez un pion du sac : ce personnage est humain.
cli-empire-effect-swap = Placez un personnage du château sous la ville ; le premier de la ville entre.

cli-empire-deck =
    { $side ->
        [human] Le paquet du joueur humain
       *[vampire] Le paquet du joueur vampire
    } ({ $count })
cli-empire-head-copies = nombre
cli-empire-head-card = carte
cli-empire-head-type = type
cli-empire-head-worth = valeur ou coût
cli-empire-head-does = usage ou effet
cli-empire-deck-ok =
    OK : { $file }, { $side ->
        [human] un paquet du joueur humain
       *[vampire] un paquet du joueur vampire
    }, { $cards } cartes de { $kinds } sortes, dont { $reconstructed } reconstituées.
