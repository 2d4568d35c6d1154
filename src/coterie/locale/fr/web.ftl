# Le client dans le navigateur : ses pages, sauf la table de jeu et la visionneuse de parties.

## Everywhere

web-brand = Coterie, page d’accueil
web-title = { $page } · Coterie
web-title-home = Coterie : une table pour les jeux de vampires
web-nav = Pages
web-nav-play = Jouer
web-nav-tables = Tables
web-nav-replays = Revoir
web-nav-rules = Règles
web-nav-settings = Réglages
web-language = Langue
web-theme-to-light = Passer au thème clair
web-theme-to-dark = Passer au thème sombre
web-skip = Aller au contenu
web-close = Fermer
web-copy = Copier
web-copied = Copié.
web-copy-failed = Votre navigateur bloque la copie. L’adresse est sélectionnée : copiez-la vous-même.
web-just-now = à l’instant
web-broken = Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.
web-problem = Ça n’a pas marché : { $message }
web-no-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-try-again = Réessayer
web-wait-games = Chargement des jeux…
web-wait-cards = Chargement des cartes…
web-wait-check = Vérification des options…
web-wait-table = Préparation de la table…
web-wait-open = Ouverture de la table…
web-wait-join = Vous prenez place…
web-wait-tables = Recherche des tables…
web-wait-mine = Recherche de vos parties…
web-wait-record = Chargement de l’enregistrement…
web-wait-notices = Chargement de vos alertes…
web-wait-replay = Chargement de la partie…
web-wait-upload = Lecture de l’enregistrement…
web-wait-words = Chargement de la langue…
web-wait-page = Chargement de la page…
web-foot-private = Pas besoin de compte. Rien ne quitte ce serveur.
web-foot-explains = Votre première partie s’explique au fil du jeu.

## First page

web-home-title = Une table pour la longue nuit
web-home-lead = Coterie distribue les cartes, garde les secrets et connaît toutes les règles. Jouez entre amis, ou laissez les places vides aux bots.
web-games = Jeux
web-game-empire-about = Neuf personnes dans un château, dont trois vampires. Un joueur sait lesquels ; l’autre a l’eau bénite.
web-game-fury-about = L’un de vous se cache quelque part en Europe. Les chasseurs ont une piste froide, les trains, et jusqu’à l’aube.
web-game-vtes-about = De très vieux vampires se combattent à travers de plus jeunes. Traquez le joueur à votre gauche et survivez à celui de droite, à coups d’intrigues, de votes et de sang.
web-game-empire-resign = Vous abandonnez, et votre adversaire gagne.
web-game-fury-resign =
    { $crowd ->
        [1] Vous perdez. Un bot prend votre place, et les autres décident de continuer ou non.
       *[0] { $seat ->
            [dracula] Vous abandonnez, et les chasseurs gagnent.
           *[other] { $seats ->
                [2] Vous abandonnez, et Dracula gagne.
               *[other] Vous abandonnez pour tous les chasseurs : la partie s’arrête, et Dracula gagne.
            }
        }
    }
web-game-vtes-resign = Vous êtes hors jeu : votre prédateur gagne un point de victoire et 6 points de réserve, et les autres continuent. S’il ne reste qu’un joueur, la partie est finie.
web-players =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
web-minutes =
    { $count ->
        [one] Une minute
       *[other] { $count } minutes
    }
web-play-now = Jouer tout de suite
web-set-up = Préparer une table

## My games

web-mine = Mes parties
web-mine-waiting =
    { $count ->
        [0] Aucune partie ne vous attend.
        [one] Une partie vous attend.
       *[other] { $count } parties vous attendent.
    }
web-mine-none = Vous retrouverez ici les parties commencées ou rejointes dans ce navigateur.
web-mine-move = Déplacer cette liste vers un autre appareil
web-mine-line = { $seat }, avec { $others }
web-mine-for = depuis { $time }
web-mine-gathering = attend des joueurs
web-mine-playing = attend : { $others }
web-mine-halted = en suspens depuis une mise à jour
web-mine-unknown-game = Partie inconnue
web-mine-unknown = Pour l’instant, ce serveur ne connaît pas cette place. Votre lien est conservé.
web-mine-over = terminée
web-mine-your-move = À vous
web-mine-look = Regarder
web-mine-forget-game = Retirer { $game } de la liste
web-move-title = Déplacer mes parties
web-move-explained = Ouvrez ce lien sur l’autre appareil. Toute personne qui l’a peut jouer à vos places : ne le partagez pas.
web-move-link = Lien avec toutes vos places
web-move-working = Chargement de vos parties…
web-move-done =
    { $count ->
        [0] Ce serveur ne connaît aucune de ces places.
        [one] Une partie ajoutée à votre liste.
       *[other] { $count } parties ajoutées à votre liste.
    }
web-move-home = Voir mes parties
web-seat-title = Prendre place
web-seat-working = Préparation de votre place…
web-seat-unknown = Ce serveur ne connaît pas cette place. La table a peut-être été fermée, ou le lien est incomplet.

## Notices

web-notices-title = Alertes de tour
web-notices-of = Me prévenir quand c’est à moi : { $game }
web-notices-lead = Recevez un message quand { $game } vous attend depuis une minute. Il ne dit que le nom de la table.
web-notices-mail = Courriel
web-notices-mail-hint = Nous vous écrirons une fois pour confirmer.
web-notices-unconfirmed = Pas encore confirmé : consultez votre messagerie.
web-notices-no-mail = Ce serveur n’envoie pas de courriel.
web-notices-webhook = Webhook
web-notices-webhook-hint = Pour un salon ou un programme. Envoie un message en JSON.
web-notices-feed = Flux
web-notices-feed-hint = Pour un lecteur de flux (Atom).
web-notices-feed-link = Adresse du flux
web-notices-save = Enregistrer
web-notices-saved = C’est enregistré.

## Bots and seats

web-bot-random = au hasard
web-bot-easy = facile
web-bot-steady = constant
web-bot-search = réfléchi
web-bot-named = { $who } (bot, { $level })
web-seat-open = Place libre
web-seat-closed = Fermée
web-seat-somebody = Quelqu’un

## Tables

web-origin-position = À partir d’une position préparée
web-origin-position-hint = Cette partie commence à partir d’une position préparée par quelqu’un. La personne qui a ouvert la table connaît peut-être des cartes cachées.
web-origin-fork = Reprise d’une rediffusion
web-origin-fork-hint = Cette partie reprend une partie terminée : n’importe qui peut savoir ce qui vient.
web-origin-record = Partie importée
web-origin-record-hint = Quelqu’un a importé cette partie. Elle n’a pas été jouée sur ce serveur.
web-tables-title = Tables
web-tables-lead = Les tables publiques de ce serveur. Prenez une place libre, ou regardez.
web-tables-none = Aucune table publique en ce moment.
web-tables-gathering = Attendent des joueurs
web-tables-playing = En cours
web-tables-join = Prendre place
web-tables-join-as = Prendre cette place : { $seat }
web-tables-watch = Regarder
web-tables-go = Aller à la table
web-tables-more = Afficher d’autres tables
web-clock-none = Sans horloge
web-clock-decision = { $time } par décision
web-clock-player = { $time } par joueur

## A new table

web-new-title = Nouvelle table
web-new-lead = Qui s’assied où, combien de temps pour réfléchir, et qui peut rejoindre.
web-new-game = Jeu
web-new-seats = Places
web-new-seat-kind = Qui joue : { $seat }
web-new-mine = Moi
web-new-open = Libre
web-new-bot = Bot : { $level }
web-new-anyone = N’importe qui ({ $level })
web-new-person = { $name } ({ $level })
web-new-name = Votre nom
web-new-name-hint = Les autres le voient à la table. Facultatif.
web-new-table-name = Nom de la table
web-new-table-name-hint = Aide les autres à trouver la table. Facultatif.
web-new-clock = Horloge
web-new-clock-none = Aucune
web-new-clock-decision = Par décision
web-new-clock-player = Par joueur
web-new-clock-time = Temps
web-new-clock-hint = Quand votre temps est écoulé, un bot joue pour vous jusqu’à votre retour.
web-new-windows = Temps pour réagir
web-new-windows-brisk = Vif
web-new-windows-calm = Calme
web-new-windows-slow = Lent
web-new-windows-hint = Tout le monde a le même temps, et chacun peut en prendre plus.
web-new-who = Qui peut rejoindre
web-new-private = Par lien seulement
web-new-public = Tout le monde sur ce serveur
web-new-whispers = Murmures
web-new-whispers-hint = Les joueurs peuvent s’écrire en privé.
web-new-rules = Options de jeu
web-new-rules-hint = Là où le livret peut se lire de deux façons, vous choisissez. Notre recommandation est déjà sélectionnée.
web-new-file-usual = Par défaut
web-new-file-choose = Choisir un fichier
web-new-file-paste = ou collez une liste
web-new-file-remove = Revenir au choix par défaut
web-new-file-bad = Impossible de lire { $file } : ce n’est ni du TOML ni du JSON. Voyez la ligne { $line }.
web-new-file-large = { $file } est trop grand. La limite est de 200 ko.
web-new-number-bad = Entrez un nombre entier de { $least } à { $most }.
web-new-setup-bad = Impossible de jouer avec ces options : { $message }
web-new-make = Ouvrir la table
web-new-needs-me = Prenez au moins une place, ou laissez-en une libre.
web-new-made = La table est prête
web-new-invite = Lien d’invitation
web-new-invite-hint = Toute personne qui l’ouvre peut prendre une place libre.
web-new-yours = Votre lien personnel : { $seat }
web-new-yours-hint = Il vous ramène à votre place sur n’importe quel appareil. Gardez-le pour vous.
web-new-go = Aller à la table
web-setup-empire-hide-cost = Se cacher coûte
web-setup-empire-hide-cost-any = trois cartes Combat quelconques
web-setup-empire-hide-cost-red = trois cartes rouges
web-setup-empire-attacker = Avec un vampire révélé au château, le joueur vampire
web-setup-empire-attacker-must = doit attaquer avec lui
web-setup-empire-attacker-may = peut attaquer avec n’importe qui
web-setup-empire-death = Le défenseur peut mourir
web-setup-empire-death-each = à chaque manche
web-setup-empire-death-last = seulement à la fin du combat
web-setup-empire-tokens = Les jetons comptent
web-setup-empire-tokens-first = à la première manche seulement
web-setup-empire-tokens-kept = aux deux manches
web-setup-empire-defence = Un défenseur qui a une carte valable en main
web-setup-empire-defence-free = peut choisir de ne pas la jouer
web-setup-empire-defence-must = doit en jouer une
web-setup-empire-turn-limit = Tours avant de compter les survivants
web-setup-fury-players = Joueurs
web-setup-fury-players-2 = deux : Dracula, et un pour tous les chasseurs
web-setup-fury-players-3 = trois : Dracula, et deux avec deux chasseurs chacun
web-setup-fury-players-4 = quatre : Dracula, et trois joueurs pour les chasseurs
web-setup-fury-players-5 = cinq : Dracula, et un pour chaque chasseur
web-setup-fury-landing = Quand Dracula débarque dans un port
web-setup-fury-landing-free = cela ne coûte pas de sang
web-setup-fury-landing-paid = cela compte comme un déplacement en mer
web-setup-fury-allies = Alliés en jeu
web-setup-fury-allies-side = un par camp
web-setup-fury-allies-all = un seul en tout
web-setup-fury-bat = Dracula en chauve-souris
web-setup-fury-bat-away = ne se pose jamais sur un chasseur
web-setup-fury-bat-onto = peut se poser sur un chasseur
web-setup-fury-train = Si le dé interdit un train annoncé
web-setup-fury-train-free = le chasseur se déplace comme le dé le permet
web-setup-fury-train-lost = le chasseur reste sur place
web-setup-fury-shown-item = L’objet qu’un chasseur mordu doit révéler
web-setup-fury-shown-item-joins = peut servir en combat
web-setup-fury-shown-item-apart = ne peut pas servir en combat
web-setup-fury-newspaper = Newspaper Reports, si la plus ancienne carte cachée est le lieu où se trouve Dracula
web-setup-fury-newspaper-elsewhere = les chasseurs l’apprennent, mais la carte reste cachée
web-setup-fury-newspaper-anywhere = la carte est révélée comme les autres
web-setup-fury-turn-limit = Tours avant que la partie soit nulle
web-setup-fury-data = Vos propres nombres
web-setup-vtes-players = Joueurs
web-setup-vtes-players-2 = deux
web-setup-vtes-players-3 = trois
web-setup-vtes-players-4 = quatre
web-setup-vtes-players-5 = cinq
web-setup-vtes-decks = Votre propre deck
web-setup-vtes-lists = Listes des decks
web-setup-vtes-lists-closed = fermées : vous ne connaissez que la vôtre
web-setup-vtes-lists-open = ouvertes : chacun peut consulter toutes les listes
web-setup-vtes-turn-limit = Tours avant que la partie s’arrête et que chaque survivant reçoive un demi-point (tous joueurs confondus ; 0 : sans limite)
web-setup-vtes-tournament = Tournoi : se retirer vaut un demi-point au lieu d’un
web-setup-empire-human-deck = Paquet du joueur humain
web-setup-empire-vampire-deck = Paquet du joueur vampire

## Rules

web-rules-title = Règles
web-rules-of = { $game } : les règles
web-rules-lead = Chaque section du livret en bref, avec nos propres mots et un exemple.
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [0] Aucun résultat
        [one] Une section
       *[other] { $count } sections
    }
web-rules-example = Par exemple
web-rules-contents = Sections
web-rules-link = Lien vers cette règle
web-rules-unwritten = Il n’y a pas de règles écrites pour ce jeu.

## Replays

web-replays-lead = Revoyez une partie terminée depuis n’importe quelle place, ou reprenez-la à n’importe quel moment.
web-replays-mine = Mes parties terminées
web-replays-none = Aucune de vos parties n’est encore terminée.
web-replays-watch = Revoir
web-replays-file = Depuis un fichier
web-replays-file-hint = Vous pouvez enregistrer une partie quand elle se termine, ou depuis la ligne de commande.
web-replays-choose = Choisir un fichier
web-replays-bad-file = Ce fichier n’est pas l’enregistrement d’une partie.
web-replays-won = Victoire : { $winners }
web-replays-drawn = Égalité

## Settings

web-settings-lead = Enregistrés dans ce navigateur.
web-settings-look = Apparence
web-settings-theme = Thème
web-settings-theme-system = Comme le système
web-settings-theme-light = Clair
web-settings-theme-dark = Sombre
web-settings-motion = Animations
web-settings-motion-hint = Les cartes se déplacent sur la table. Sinon, une ligne montre ce qui a changé.
web-settings-play = Jeu
web-settings-sound = Jouer un son quand c’est à vous
web-settings-sound-hint = Un tic bref, et un signe dans le titre de la fenêtre.
web-settings-confirm = Confirmer les choix coûteux
web-settings-confirm-hint = Redemande avant d’abandonner ou de perdre gros.
web-settings-explain = Expliquer pendant la partie
web-settings-explain-hint = Une ligne sous chaque question dit ce qu’elle signifie et où vous pouvez cliquer.
web-settings-speed = Vitesse des bots
web-settings-speed-slow = Lente
web-settings-speed-normal = Normale
web-settings-speed-fast = Rapide
web-settings-speed-instant = Instantanée
web-settings-speed-still = Les animations sont coupées : chaque coup s’affiche aussitôt.
web-settings-size = Taille du texte
web-settings-size-normal = Normale
web-settings-size-large = Grande
web-settings-size-largest = Très grande
web-settings-hover = Afficher la carte entière quand vous la pointez
web-settings-hover-short = Vite
web-settings-hover-normal = Normal
web-settings-hover-long = Après un moment
web-settings-hover-never = Jamais
web-settings-passing = Passe automatique aux nouvelles tables
web-settings-passing-hint = Si un interrupteur est activé, les nouvelles tables passent pour vous sans demander. Vous pouvez le changer à chaque table.
web-settings-passing-none = Les questions où vous pouvez passer apparaîtront ici une fois rencontrées à une table.
web-settings-text = Tables en texte
web-settings-text-hint = Les jeux en titres, listes et boutons, pour les lecteurs d’écran et les amateurs de clavier.
web-settings-name = Nom
web-settings-name-hint = Les autres le voient quand vous prenez place.

## Design

web-design-title = Design
web-design-lead = Deux encres et une flamme : les éléments du client.
web-design-colours = Couleurs
web-design-type = Caractères
web-design-signs = Icônes
web-design-buttons = Boutons et champs
web-design-people = Personnes
web-design-roses = Rosaces
web-design-cards = Cartes
web-design-states = États
web-design-available = disponible
web-design-selected = choisie
web-design-not-now = pas maintenant
web-design-elsewhere = sur la scène
web-design-face-down = face cachée
web-design-blood = { $blood } sang sur { $capacity }
web-design-example-field = Un champ
web-design-example-question = Jouer une autre carte, ou laisser répondre l’autre camp ?
web-design-example-text = L’encre noire dit ce qui est. L’encre rouge dit ce que cela coûte en sang. La flamme dit ce que vous pouvez faire maintenant.
web-design-licence = licence
web-design-open-dialog = Montrer une fenêtre
web-design-show-toast = Montrer un message

## Not found

web-missing-title = Rien ici
web-missing-text = Cette page n’existe pas. Le lien est peut-être ancien ou incomplet.
web-missing-home = Aller à l’accueil
