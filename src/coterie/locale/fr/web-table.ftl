# Le client dans le navigateur : la table de jeu, celle de Vampire Empire et les rediffusions.

## The table

table-prompt = La question
table-where = Où en est la partie
table-stage = La scène
table-rail = Notes, journal et plus
table-your-move = À vous de jouer
table-asks-you = { $what } : à vous de choisir
table-waiting = En attente
table-waiting-for = On attend : { $who }
table-waited-for = doit décider
table-a-moment = Un instant.
table-over = La partie est finie.
table-the-rule = La règle
table-stop-explaining = Ne plus expliquer
table-space = Espace
table-space-again = { $count ->
    [one] Vous pouvez encore faire autre chose ici.
   *[other] Vous pouvez encore faire { $count } autres choses ici.
  } Appuyez encore sur Espace pour « { $answer } ».
table-answers-below =
    { $count ->
        [one] Une autre réponse plus bas
       *[other] { $count } autres réponses plus bas
    }
table-thing-lit = { $thing }. Choix possible.
table-confirm = Confirmer
table-unmark = Recommencer
table-count-of = { $what } : { $sum } sur { $count }
table-count-least = { $what } : { $sum }, au moins { $least }
table-count-most = { $what } : { $sum }, { $most } au plus
table-count-between = { $what } : { $sum }, de { $least } à { $most }
table-count = Sélection : { $sum }
table-one-more = Un de plus : { $what }
table-one-less = Un de moins : { $what }
table-thing-marked = { $thing }. Sélection : { $count }.
table-thing-grey = { $thing }. Pas maintenant : voir pourquoi.
table-menu = Que voulez-vous faire ?
table-why-not = Pourquoi pas ?
table-coach = Cliquez sur ce qui a un bord lumineux. Cliquez sur ce qui est gris pour savoir pourquoi c’est impossible.
table-day = jour
table-night = nuit
table-you = Vous
table-your-seats = Vos places
table-bot = Bot, { $level }
table-away = absent : un bot joue ({ $bot })
table-resigned = abandon : un bot joue ({ $bot })
table-not-here = non connecté
table-watching = Vous regardez

table-link-connecting = connexion en cours
table-link-connected = connecté
table-link-lost = non connecté
table-link-ended = fermé
table-lost = Connexion perdue. Elle reviendra d’elle-même, et votre dernier choix est conservé.
table-problem = La table a fermé la connexion.
table-wait-choice = Envoi de votre choix…
table-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
table-again = Réessayer
table-home = Aller à l’accueil

table-log = Journal
table-since = Depuis votre dernière visite
table-chat = Discussion
table-chat-new = Discussion ({ $count })
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-to = À qui
table-chat-all = Tout le monde
table-whisper = à { $to }
table-passing = Passe auto
table-passing-hint = Là où l’interrupteur est activé, la table passe pour vous sans demander.
table-passing-none = Les questions où l’on peut passer apparaissent ici au fur et à mesure.
table-passing-keep = Garder cela pour les nouvelles tables
table-passing-kept = Les nouvelles tables de ce jeu passeront aux mêmes questions.
table-hold = Retenir : toujours me demander
table-hold-hint = Tant que c’est activé, la table ne passe jamais pour vous. Touche : H.
table-held = Retenu : on vous demande toujours
table-you-pass = Rien d’autre à choisir ici : vous passez
table-you-pass-ordered = Ici, vous passez automatiquement
table-window-answered = Votre réponse est notée. Vous pouvez la changer tant qu’il reste du temps.
table-window-holding = Vous prenez plus de temps. Répondez, ou laissez aller.
table-window-held = Quelqu’un prend plus de temps.
table-window-hold = Prendre du temps
table-window-release = Laisser aller
table-unanswered = Passer quand le temps est écoulé
table-unanswered-hint = Tant que c’est désactivé, la table vous attend, et les autres remarquent que vous aviez quelque chose à jouer.
table-holding = Prendre du temps pour moi
table-holding-hint = Là où vous ne répondez pas, le serveur peut attendre aussi longtemps que vous d’habitude. Une pause de votre part ne révèle alors rien.
table-holding-off = Jamais
table-holding-sometimes = Parfois
table-holding-often = Souvent
table-more = Plus
table-as-text = Table en texte
table-as-text-hint = Tout en mots, pour les lecteurs d’écran et pour ceux qui le préfèrent ainsi.
table-explaining = Expliquer pendant la partie
table-keys =
    Touches : de 1 à 9 pour choisir une réponse ou ce qui est éclairé, Espace pour continuer, les flèches pour parcourir une rangée.
    R lit une carte, ? dit pourquoi pas, U annule, H prend du temps là où vous pouvez réagir, et ailleurs fait que la table vous demande toujours, jusqu’à ce que vous appuyiez de nouveau.
    N saute à votre prochaine décision, T donne un conseil contre des bots.
table-out = Vous êtes hors de la partie.
table-out-hint = Les autres continuent. Vous trouverez le résultat dans Mes parties.
table-watch = Regarder
table-watch-fast = Regarder en accéléré
table-leave = Quitter
table-skip = Sauter à ma prochaine décision
table-sit = Reprendre ma place
table-stand = Laisser un bot jouer
table-resign = Abandonner
table-sure = Confirmer ?
table-sure-resign = Vous abandonnez.
table-yes-do = Oui
table-no-do = Non
table-yes = oui
table-no = non
table-undo = Annuler
table-undo-ask = Annuler (demander aux autres)
table-undo-granted = Le dernier choix a été annulé.
table-undo-denied = Le dernier choix est maintenu.
table-wish = Permettre d’annuler ?
table-wish-asks = { $who } veut annuler son dernier choix.
table-wish-yes = D’accord
table-wish-waits = { $who } veut annuler. On attend : { $missing }.
table-ending = { $who } a abandonné, et un bot continue. Si tout le monde est d’accord, la partie s’arrête ici, et ce camp perd.
table-ending-waits = On attend : { $missing }.
table-ending-yes = Arrêter la partie
table-ending-no = Continuer
table-sound-on = Activer le son
table-sound-off = Couper le son
table-title-asked = À vous de jouer

table-gathering = La partie commence quand toutes les places sont prises.
table-gathering-join = Prenez une place. La partie commence quand toutes les places sont prises.
table-your-name = Votre nom
table-seat-open = libre
table-seat-closed = fermée
table-sit-here = S’asseoir ici
table-remove = Retirer
table-remove-who = Retirer { $who }
table-sure-remove = { $who } perd sa place et ne peut pas revenir à cette table.
table-invite = Inviter quelqu’un
table-invite-hint = Toute personne qui ouvre ce lien peut prendre une place libre.
table-copy = Copier le lien
table-copied = Lien copié.
table-own-link-hint = Pour jouer sur un autre appareil :
table-own-link = copiez votre lien personnel. Gardez-le pour vous.

table-end-won = Vous gagnez
table-end-lost = Vous perdez
table-end-draw = Partie nulle
table-end-wins = { $who } gagne
table-rematch = Revanche
table-to-rematch = Aller à la revanche
table-replay = Revoir la partie
table-record = Enregistrer la partie

table-text-options = Ce que vous pouvez choisir
table-text-stands = Où en sont les choses
table-text-table = La table
table-text-refusals =
    { $count ->
        [one] Une chose que vous ne pouvez pas choisir, et pourquoi
       *[other] { $count } choses que vous ne pouvez pas choisir, et pourquoi
    }

## Vampire Empire

web-empire-crumb-turn =
    { $you ->
        [1] Tour { $turn }, le vôtre
       *[0]
            { $day ->
                [1] Tour { $turn }, jour
               *[0] Tour { $turn }, nuit
            }
    }
web-empire-crumb-fight =
    { $round ->
        [1] combat, première manche
       *[2] combat, seconde manche
    }
web-empire-crumb-support = carte Soutien
web-empire-place-castle = château
web-empire-place-city = ville
web-empire-place-dead = hors jeu
web-empire-place-bottom = sous la ville
web-empire-city-count =
    { $count ->
        [0] La ville est vide
        [one] Ville : une carte cachée
       *[other] Ville : { $count } cartes cachées
    }
web-empire-face-down =
    { $count ->
        [one] une cachée
       *[other] { $count } cachées
    }
web-empire-under = sous la ville, place { $place }
web-empire-dead-as =
    { $nature ->
        [vampire] { $who }, vampire
       *[human] { $who }, { $gender ->
            [feminine] humaine
           *[masculine] humain
        }
    }
web-empire-the-vampires = Les trois vampires
web-empire-you-are-human = vous, avec les humains
web-empire-you-are-vampire = vous, avec les vampires
web-empire-hand-count = main { $count }
web-empire-hand-empty = Votre main est vide.
web-empire-hand-seen = Cartes que vous avez vues dans cette main :
web-empire-hand-shown = Main à la fin :
web-empire-your-hand = Votre main
web-empire-closed = fermée
web-empire-revealed =
    { $count ->
        [one] { $count } révélé sur 3
       *[other] { $count } révélés sur 3
    }
web-empire-pile-deck = Vous piochez ici.
web-empire-pile-cellar = Devient une nouvelle pioche, une seule fois, quand la pioche est vide.
web-empire-pile-moat = Cartes jouées ou défaussées. Elles ne reviennent plus.

web-empire-nature =
    { $nature ->
        [vampire]
            { $public ->
                [1] vampire
               *[0] vampire, caché
            }
        [human]
            { $gender ->
                [feminine] humaine
               *[masculine] humain
            }
       *[unknown]
            { $gender ->
                [feminine] inconnue
               *[masculine] inconnu
            }
    }
web-empire-attack-tokens =
    { $count ->
        [one] un jeton d’attaque
       *[other] { $count } jetons d’attaque
    }
web-empire-defence-tokens =
    { $count ->
        [one] un jeton de défense
       *[other] { $count } jetons de défense
    }
web-empire-protected = ne peut pas être attaqué pendant ce tour
web-empire-safe = à l’abri
web-empire-suspected = suspect
web-empire-believed = sans doute humain
web-empire-was-attacked =
    { $count ->
        [one] attaques subies de nuit : une
       *[other] attaques subies de nuit : { $count }
    }

web-empire-know = Ce que vous savez
web-empire-people = Les neuf personnes
web-empire-only-you = vous seul le voyez
web-empire-person = Personne
web-empire-where = Lieu
web-empire-note = Note
web-empire-guess = { $who } : votre avis
web-empire-note-suspected = Je soupçonne un vampire
web-empire-note-open = Je ne sais pas
web-empire-note-cleared = Je pense que ce n’est pas un vampire
web-empire-note-token =
    { $gender ->
        [feminine] humaine : vous avez le pion
       *[masculine] humain : vous avez le pion
    }
web-empire-note-dead =
    { $nature ->
        [vampire] était un vampire
       *[human] { $gender ->
            [feminine] était humaine
           *[masculine] était humain
        }
    }
web-empire-sum =
    { $shown ->
        [0] Trois vampires parmi neuf personnes. Aucun n’est révélé. Des { $open } personnes encore incertaines, { $left } sont des vampires.
        [1] Trois vampires parmi neuf personnes. Un est révélé. Des { $open } personnes encore incertaines, { $left } sont des vampires.
        [3] Les trois vampires sont révélés.
       *[other] Trois vampires parmi neuf personnes. { $shown } sont révélés. Des { $open } personnes encore incertaines, { $left ->
            [one] une est un vampire
           *[other] { $left } sont des vampires
        }.
    }

web-empire-you-attack = Vous attaquez avec
web-empire-attacks = Attaquant
web-empire-against = Contre
web-empire-you-defend = Vous défendez
web-empire-role-attacks = attaque
web-empire-role-defends = sous l’attaque
web-empire-round =
    { $round ->
        [1] Première manche
       *[2] Seconde manche
    }
web-empire-round-now = en cours
web-empire-round-over = finie
web-empire-totals = Attaque { $attack }, défense { $defence }.
web-empire-slot-own = choisissez vos cartes
web-empire-slot-other = réfléchit
web-empire-none-laid = aucune carte
web-empire-counts-attack = jeton d’attaque +{ $count }
web-empire-counts-defence = jeton de défense +{ $count }
web-empire-tokens-gone = les jetons ne comptent plus
web-empire-tie = égalité : le défenseur survit
web-empire-stands = En l’état,
web-empire-stands-dies = { $who-the } meurt.
web-empire-stands-lives = { $who-the } survit.
web-empire-holds =
    { $count ->
        [0] { $who } n’a plus de cartes en main.
        [1] { $who } tient une carte.
       *[other] { $who } tient { $count } cartes.
    }
web-empire-running = Cartes Soutien en cours
web-empire-plays = { $who } joue
web-empire-you-play = Vous jouez
web-empire-target = Cible : { $target }.
web-empire-cancelled = Annulée : sans effet.
web-empire-offer = Cartes au choix

web-empire-value = Valeur { $value }
web-empire-cost-day =
    { $cost ->
        [0] Le jour, gratuite
        [1] Le jour, une carte
       *[other] Le jour, { $cost } cartes
    }
web-empire-cost-night =
    { $cost ->
        [0] La nuit, gratuite
        [1] La nuit, une carte
       *[other] La nuit, { $cost } cartes
    }
web-empire-timing =
    { $timing ->
        [fight] Se joue pendant un combat, après les cartes Combat.
        [answer] Se joue en réponse à une carte Soutien.
        [before] Se joue avant l’action.
       *[open] Se joue avant ou après l’action.
    }
web-empire-copies =
    { $count ->
        [one] Un exemplaire dans le paquet.
       *[other] { $count } exemplaires dans le paquet.
    }
web-empire-guessed = Notre reconstitution : la liste imprimée n’est pas publique.
web-empire-fits-vampire = pour un vampire
web-empire-fits-holy = contre un vampire
web-empire-fits-or = { " ou " }
web-empire-spoken-combat = { $card }, valeur { $value }, { $fits }
web-empire-spoken-support = { $card }, carte Soutien, coût { $day } le jour, { $night } la nuit. { $does }
web-empire-effect-token =
    Place un jeton d’attaque ou de défense sur { $profession ->
        [nobles] un noble
        [clergy] un membre du clergé
        [servants] un serviteur
       *[any] n’importe quel personnage
    } du château.
web-empire-effect-cancel-combat = Annule une carte Combat que l’adversaire vient de jouer ; il peut en jouer une autre.
web-empire-effect-draw =
    { $amount ->
        [one] Piochez une carte.
       *[other] Piochez { $amount } cartes.
    }
web-empire-effect-pick =
    Prenez une carte au choix dans { $pile ->
        [deck] votre pioche
        [cellar] votre cave
       *[moat] vos douves
    }.
web-empire-effect-spy = Regardez la main de l’adversaire ; une de ses cartes va dans ses douves.
web-empire-effect-protect = Un personnage du château ne peut pas être attaqué ce tour-ci.
web-empire-effect-cancel-support = Annule la carte Soutien qui vient d’être jouée.
web-empire-effect-confession = Regardez un pion du sac : ce personnage est humain.
web-empire-effect-swap = Placez un personnage du château sous la ville ; le premier de la ville entre.
web-empire-brief-token =
    { $profession ->
        [nobles] jeton : noblesse
        [clergy] jeton : clergé
        [servants] jeton : domesticité
       *[any] jeton : tous
    }
web-empire-brief-cancel-combat = annule, en combat
web-empire-brief-draw =
    { $amount ->
        [one] piochez une carte
       *[other] piochez { $amount } cartes
    }
web-empire-brief-pick =
    { $pile ->
        [deck] choix : pioche
        [cellar] choix : cave
       *[moat] choix : douves
    }
web-empire-brief-spy = voir l’autre main
web-empire-brief-protect = protège quelqu’un
web-empire-brief-cancel-support = annule, en réponse
web-empire-brief-confession = révèle un humain
web-empire-brief-swap = sous la ville

web-empire-sure-pass = Passer coûte deux cartes de votre main, ou toutes si vous en avez moins.
web-empire-sure-last =
    { $count ->
        [one] C’est la dernière carte de votre main.
       *[other] Ce sont les dernières cartes de votre main.
    }
web-empire-sure-dies = En l’état, { $who-the } meurt, et vous pourriez encore jouer une carte.

web-empire-confirm-discard =
    { $count ->
        [0] Défausser
       *[other] Défausser { $count }
    }
web-empire-confirm-lay-attack =
    { $sum ->
        [0] Attaquer
       *[other] Attaquer avec { $sum }
    }
web-empire-confirm-lay-defence =
    { $sum ->
        [0] Défendre
       *[other] Défendre avec { $sum }
    }
web-empire-confirm-pay-cost =
    { $count ->
        [0] Payer
       *[other] Payer { $count }
    }

web-empire-coach-discard = Cliquez sur les cartes à défausser : une fois pour la cave, qui peut revenir, deux fois pour les douves, qui ne reviennent jamais. Puis vous piochez jusqu’à huit.
web-empire-coach-reveal = Un vampire révélé combat avec les cartes rouges, mais tout le monde le connaît. Trois au château gagnent.
web-empire-coach-action = Une action par tour. Cliquez sur quelqu’un au bord lumineux pour voir ce que vous pouvez faire : d’abord l’attaquant, puis la cible.
web-empire-coach-strike = Vous pouvez attaquer aussitôt le vampire découvert. Cliquez sur celui qui attaque.
web-empire-coach-lay = Vous pouvez jouer ici les cartes lumineuses. Si l’attaque dépasse la défense en fin de manche, le défenseur meurt ; l’égalité le sauve.
web-empire-coach-replace = Votre carte a été annulée. Vous pouvez en jouer une autre, valable, à sa place.
web-empire-coach-support = Une carte Soutien coûte d’autres cartes, à des prix différents de jour et de nuit. Vous pouvez toujours refuser.
web-empire-coach-target = Cliquez sur la cible de la carte.
web-empire-coach-pay = Cliquez sur les cartes à payer. Elles vont dans les douves.
web-empire-coach-pick = Vous voyez toute la pile. Cliquez sur la carte à prendre.
web-empire-coach-spy = Voici la main de votre adversaire. Cliquez sur la carte à éliminer.

web-window-empire-prompt-support-before = Cartes Soutien avant l’action
web-window-empire-prompt-support-after = Cartes Soutien après l’action
web-window-empire-prompt-support-fight = Cartes Soutien dans un combat
web-window-empire-prompt-answer = Réponses aux cartes Soutien
web-window-empire-prompt-reveal = Révéler un vampire
web-window-empire-prompt-replace = Remplacer une carte annulée
web-window-empire-prompt-strike = Attaque après l’eau bénite

## Vampire Empire as text: what its view holds

web-empire-field-seat = place
web-empire-field-active = à son tour
web-empire-field-turn = tour
web-empire-field-phase = phase
web-empire-field-castle = château
web-empire-field-city = personnes en ville
web-empire-field-bottom = sous la ville, dans l’ordre
web-empire-field-characters = personnes
web-empire-field-bag = pions dans le sac
web-empire-field-sides = joueurs
web-empire-field-hand = main
web-empire-field-fight = combat
web-empire-field-running = cartes Soutien en cours
web-empire-field-id = qui
web-empire-field-profession = profession
web-empire-field-place = lieu
web-empire-field-nature = nature
web-empire-field-public = connu de tous
web-empire-field-attack = attaque
web-empire-field-defence = défense
web-empire-field-protected = à l’abri
web-empire-field-attacked = attaques de nuit
web-empire-field-shielded = défenses des vampires
web-empire-field-deck = pioche
web-empire-field-cellar = cave
web-empire-field-moat = douves
web-empire-field-cellar-used = cave fermée
web-empire-field-seen = cartes vues en main
web-empire-field-shown = main à la fin
web-empire-field-by = joueur attaquant
web-empire-field-attacker = attaquant
web-empire-field-target = cible
web-empire-field-round = manche
web-empire-field-attack-now = attaque de la manche
web-empire-field-defence-now = défense de la manche
web-empire-field-attack-total = attaque totale
web-empire-field-defence-total = défense totale
web-empire-field-card = carte
web-empire-field-cost = coût
web-empire-field-cancelled = annulée
web-empire-field-announced = annoncée
web-empire-value-nature-vampire = vampire
web-empire-value-nature-human = être humain

## The replay viewer

replay-title = Rediffusion
replay-missing = Cette partie n’existe pas, ou n’est pas finie. Vous pourrez la revoir une fois terminée.
replay-seen-by = Vue par
replay-spectator = Spectateur
replay-slider = Choix
replay-at = Tour { $turn } sur { $turns }, choix { $number } sur { $length }
replay-start = Début de la partie
replay-prev = Choix précédent
replay-next = Choix suivant
replay-play = Lire
replay-pause = Pause
replay-turn-prev = Tour précédent
replay-turn-next = Tour suivant
replay-faster = Vitesse double
replay-fork = Jouer à partir d’ici
replay-fork-hint = Des bots prennent les autres places. La partie d’origine ne change pas.
replay-share = Partager ce moment
replay-shared = Lien vers ce moment copié.
replay-in-address = Le lien vers ce moment est dans la barre d’adresse : copiez-le de là.
replay-did = { $who } : { $what }
replay-chart = Cartes restantes, tour par tour
replay-log = Jusqu’ici
replay-steps = Étapes
