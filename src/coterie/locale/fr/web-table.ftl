# Le client dans le navigateur : la table de jeu, celle de Vampire Empire et les rediffusions.

## The table

table-prompt = La question
table-where = Où en est la partie
table-stage = La scène
table-rail = Notes, journal et reste
table-your-move = À vous de jouer
table-asks-you = { $what } vous demande
table-waiting = En attente
table-waiting-for = On attend : { $who }
table-waited-for = est attendu
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
table-thing-lit = { $thing }. Peut être choisi.
table-confirm = Confirmer
table-unmark = Recommencer
table-count-of = { $what } : { $sum } sur { $count }
table-count-least = { $what } : { $sum }, au moins { $least }
table-count-most = { $what } : { $sum }, { $most } au plus
table-count-between = { $what } : { $sum }, de { $least } à { $most }
table-count = Marquées : { $sum }
table-one-more = Un de plus : { $what }
table-one-less = Un de moins : { $what }
table-thing-marked = { $thing }. Marquée : { $count }.
table-thing-grey = { $thing }. Pas maintenant : demandez pourquoi.
table-menu = Que voulez-vous faire ?
table-why-not = Pourquoi pas ?
table-coach = Ce qui a un bord lumineux peut être choisi d’un clic. Ce qui est gris vous dit pourquoi pas.
table-day = jour
table-night = nuit
table-you = Vous
table-your-seats = Vos places
table-bot = Bot, { $level }
table-away = absent : un bot décide ({ $bot })
table-not-here = non connecté
table-watching = Vous regardez

table-link-connecting = connexion en cours
table-link-connected = connecté
table-link-lost = non connecté
table-link-ended = fermé
table-lost = La connexion est perdue. Elle revient d’elle-même ; votre dernier choix n’est pas perdu.
table-problem = La table a fermé la connexion.
table-wait-choice = Envoi de votre choix…
table-missing = Cette table n’existe pas.
table-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
table-again = Réessayer
table-home = À la première page

table-log = Journal
table-since = Depuis votre dernière visite
table-chat = Parler
table-chat-new = Parler ({ $count })
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Dire
table-chat-to = À qui
table-chat-all = À toute la table
table-whisper = à { $to }
table-passing = Passer
table-passing-hint = Là où l’interrupteur est activé, la table passe pour vous sans demander.
table-passing-none = Les questions où l’on peut passer apparaissent ici au fur et à mesure.
table-passing-keep = Garder cela pour les nouvelles tables
table-passing-kept = Les nouvelles tables de ce jeu passeront aux mêmes questions.
table-hold = Retenir : me demander partout
table-hold-hint = Tant que c’est activé, on ne passe pas pour vous. Touche H.
table-held = Retenu : on vous demande partout
table-you-pass = Rien d’autre à choisir ici : vous passez
table-you-pass-ordered = Vous passez ici, comme vous l’avez voulu
table-more = Plus
table-as-text = Table en texte
table-as-text-hint = Tout en mots, pour les lecteurs d’écran et pour ceux qui le préfèrent ainsi.
table-explaining = Expliquer lumières et questions
table-keys =
    Touches : de 1 à 9 pour les réponses et ce qui est éclairé, Espace pour continuer, les flèches dans une rangée.
    R lit une chose, ? demande pourquoi pas, U revient en arrière, H retient : on vous demande partout jusqu’à ce que vous appuyiez de nouveau.
    N passe aussitôt à votre prochaine décision.
table-out = Vous êtes hors de la partie.
table-out-hint = Les autres continuent. Vous trouverez le résultat parmi vos parties.
table-watch = Regarder
table-watch-fast = Regarder en accéléré
table-leave = Quitter
table-skip = À ma prochaine décision
table-sit = Reprendre ma place
table-stand = Laisser un bot décider
table-resign = Abandonner
table-sure = En êtes-vous sûr ?
table-sure-resign = Vous abandonnez la partie.
table-yes-do = Oui, continuer
table-yes = oui
table-no = non
table-undo = Revenir en arrière
table-undo-ask = Revenir en arrière : on demande aux autres
table-undo-granted = Le dernier choix a été repris.
table-undo-denied = Le dernier choix reste.
table-wish = Revenir en arrière ?
table-wish-asks = { $who } voudrait reprendre son dernier choix.
table-wish-yes = D’accord
table-wish-waits = { $who } voudrait reprendre son dernier choix. Doivent encore répondre : { $missing }.
table-sound-on = Activer le son
table-sound-off = Couper le son
table-title-asked = À vous de jouer

table-gathering = La partie commence quand toutes les places sont prises.
table-gathering-join = Prenez une place. La partie commence quand toutes les places sont prises.
table-your-name = Votre nom
table-seat-open = libre
table-seat-closed = personne
table-sit-here = S’asseoir ici
table-invite = Inviter quelqu’un
table-invite-hint = Quiconque ouvre ce lien peut prendre une place libre.
table-copy = Copier le lien
table-copied = Le lien est copié.
table-own-link-hint = Pour continuer sur un autre appareil :
table-own-link = copiez votre lien personnel, et ne le donnez à personne.

table-end-won = Vous gagnez
table-end-lost = Vous perdez
table-end-draw = Partie nulle
table-end-wins = { $who } gagne
table-rematch = Revanche
table-to-rematch = À la revanche
table-replay = Revoir la partie
table-record = Garder la partie

table-text-options = Ce que vous pouvez choisir
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
                [1] Tour { $turn }, le jour
               *[0] Tour { $turn }, la nuit
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
        [one] Ville : une carte cachée
       *[other] Ville : { $count } cartes cachées
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
web-empire-you-are-human = vous, pour les humains
web-empire-you-are-vampire = vous, pour les vampires
web-empire-hand-count = main { $count }
web-empire-hand-empty = Votre main est vide.
web-empire-hand-seen = Vous avez vu dans cette main :
web-empire-hand-shown = Main à la fin :
web-empire-your-hand = Votre main
web-empire-set-aside = mises de côté
web-empire-closed = fermée
web-empire-revealed =
    { $count ->
        [one] { $count } révélé sur 3
       *[other] { $count } révélés sur 3
    }
web-empire-pile-deck = C’est ici que l’on pioche.
web-empire-pile-cellar = Devient une nouvelle pioche, une seule fois, quand la pioche est vide.
web-empire-pile-moat = Cartes jouées ou défaussées. Elles sont hors d’usage.

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
        [one] attaques subies de nuit : une
       *[other] attaques subies de nuit : { $count }
    }

web-empire-know = Ce que vous savez
web-empire-people = Les neuf personnes
web-empire-only-you = vous seul le voyez
web-empire-person = Personne
web-empire-where = Lieu
web-empire-note = Note
web-empire-guess = { $who } : votre avis
web-empire-note-suspected = Je soupçonne un vampire
web-empire-note-open = Je ne sais pas
web-empire-note-cleared = Je crois à un humain
web-empire-note-token =
    { $gender ->
        [feminine] humaine, votre jeton
       *[masculine] humain, votre jeton
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
web-empire-attacks = Attaque
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
web-empire-slot-attack = posez d’autres cartes, ou arrêtez là
web-empire-slot-defence = posez une carte ici
web-empire-slot-other = réfléchit
web-empire-none-laid = aucune carte
web-empire-counts-attack = jeton d’attaque +{ $count }
web-empire-counts-defence = jeton de défense +{ $count }
web-empire-tokens-gone = les jetons ne comptent plus
web-empire-tie = égalité : la défense tient
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
web-empire-target = Cible : { $target }.
web-empire-cancelled = Annulée : sans effet.
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
        [fight] Se joue pendant un combat, après la pose de cartes.
        [answer] Se joue en réponse à une carte Soutien.
        [before] Se joue avant l’action.
       *[open] Se joue avant ou après l’action.
    }
web-empire-copies =
    { $count ->
        [one] Un exemplaire dans le paquet.
       *[other] { $count } exemplaires dans le paquet.
    }
web-empire-guessed = Reconstitué : la liste imprimée n’est pas publique.
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
web-empire-effect-cancel-combat = Annule une carte Combat que l’adversaire vient de poser ; il peut en poser une autre.
web-empire-effect-draw =
    { $amount ->
        [one] Fait piocher une carte.
       *[other] Fait piocher { $amount } cartes.
    }
web-empire-effect-pick =
    Fait prendre une carte au choix dans { $pile ->
        [deck] votre pioche
        [cellar] votre cave
       *[moat] vos douves
    }.
web-empire-effect-spy = Montre la main de l’adversaire ; une de ses cartes va dans ses douves.
web-empire-effect-protect = Un personnage du château ne peut pas être attaqué ce tour-ci.
web-empire-effect-cancel-support = Annule la carte Soutien qui vient d’être jouée.
web-empire-effect-confession = Montre un jeton du sac : ce personnage est humain.
web-empire-effect-swap = Place un personnage du château sous la ville ; le premier de la ville entre.
web-empire-brief-token =
    { $profession ->
        [nobles] jeton : noblesse
        [clergy] jeton : clergé
        [servants] jeton : domesticité
       *[any] jeton : tous
    }
web-empire-brief-cancel-combat = annule, en combat
web-empire-brief-draw =
    { $amount ->
        [one] piochez une carte
       *[other] piochez { $amount } cartes
    }
web-empire-brief-pick =
    { $pile ->
        [deck] choix : pioche
        [cellar] choix : cave
       *[moat] choix : douves
    }
web-empire-brief-spy = voir l’autre main
web-empire-brief-protect = protège quelqu’un
web-empire-brief-cancel-support = annule, en réponse
web-empire-brief-confession = révèle un humain
web-empire-brief-swap = sous la ville

web-empire-sure-pass = Passer coûte deux cartes de votre main, ou toutes si vous en avez moins.
web-empire-sure-last = C’est la dernière carte de votre main.
web-empire-sure-dies = En l’état, { $who-the } meurt, et vous pourriez encore poser une carte.

web-empire-coach-discard = Cliquez une carte pour l’écarter : la cave peut revenir une fois, les douves jamais. Puis piochez jusqu’à huit.
web-empire-coach-reveal = Un vampire révélé combat avec les cartes rouges, mais tous le connaissent. Trois au château gagnent.
web-empire-coach-action = Une action par tour. Cliquez quelqu’un au bord lumineux pour voir ce qui est possible : d’abord l’attaquant, puis la cible.
web-empire-coach-strike = Le vampire découvert peut être attaqué aussitôt. Cliquez celui qui attaque.
web-empire-coach-lay = Les cartes lumineuses sont valables ici. Si l’attaque dépasse la défense en fin de manche, la cible meurt ; l’égalité la sauve.
web-empire-coach-replace = Votre carte a été annulée. Vous pouvez en poser une autre, valable, à sa place.
web-empire-coach-support = Une carte Soutien coûte d’autres cartes, pas le même prix de jour et de nuit. Vous pouvez toujours refuser.
web-empire-coach-target = Cliquez la cible de la carte.
web-empire-coach-pay = Cliquez les cartes à donner. Elles vont dans les douves.
web-empire-coach-pick = Vous regardez toute la pile. Cliquez la carte à prendre.
web-empire-coach-spy = Voici la main de votre adversaire. Cliquez la carte qui doit partir.

web-window-empire-prompt-support-before = Cartes Soutien avant l’action
web-window-empire-prompt-support-after = Cartes Soutien après l’action
web-window-empire-prompt-support-fight = Cartes Soutien dans un combat
web-window-empire-prompt-answer = Réponses aux cartes Soutien
web-window-empire-prompt-reveal = Révéler un vampire
web-window-empire-prompt-replace = Une autre carte pour une carte annulée
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
web-empire-field-bag = jetons dans le sac
web-empire-field-sides = joueurs
web-empire-field-hand = main
web-empire-field-staged = mises de côté
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
web-empire-value-nature-vampire = vampire
web-empire-value-nature-human = être humain

## The replay viewer

replay-title = Rediffusion
replay-missing = Cette partie n’existe pas, ou n’est pas finie. On peut la revoir quand elle est finie.
replay-seen-by = Vue par
replay-spectator = Un spectateur
replay-slider = Choix
replay-at = Tour { $turn } sur { $turns }, choix { $number } sur { $length }
replay-start = La partie commence
replay-prev = Un choix en arrière
replay-next = Un choix en avant
replay-play = Lire
replay-pause = Pause
replay-turn-prev = Un tour en arrière
replay-turn-next = Un tour en avant
replay-faster = Deux fois plus vite
replay-fork = Jouer à partir d’ici
replay-fork-as = Jouer à partir d’ici : { $seat }
replay-fork-hint = Des bots prennent les autres places. La partie finie reste telle quelle.
replay-share = Partager ce moment
replay-shared = Le lien vers ce moment est copié.
replay-in-address = Le lien vers ce moment est dans l’adresse de la page : copiez-le de là.
replay-did = { $who } : { $what }
replay-chart = Cartes restantes, tour par tour
replay-log = Jusqu’ici
replay-steps = Étapes
