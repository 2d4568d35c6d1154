# Le client dans le navigateur : ses pages, sauf la table de jeu et la visionneuse de parties.

## Everywhere

web-brand = Coterie, vers la première page
web-title = { $page } · Coterie
web-title-home = Coterie : une table pour les jeux de vampires
web-nav = Pages
web-nav-play = Jouer
web-nav-tables = Tables
web-nav-replays = Revoir
web-nav-rules = Règles
web-nav-settings = Réglages
web-language = Langue
web-theme-to-light = Passer au clair
web-theme-to-dark = Passer au sombre
web-skip = Aller au contenu
web-close = Fermer
web-copy = Copier
web-copied = Copié.
web-copy-failed = Le navigateur ne nous laisse pas copier. L’adresse est sélectionnée : copiez-la à la main.
web-just-now = à l’instant
web-broken = Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.
web-problem = Cela n’a pas marché : { $message }
web-no-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-try-again = Réessayer
web-wait-games = Recherche des jeux…
web-wait-cards = Lecture des cartes…
web-wait-check = Vérification des options…
web-wait-table = Préparation de la table…
web-wait-open = Ouverture de la table…
web-wait-join = Vous prenez place…
web-wait-record = Récupération de l’enregistrement…
web-wait-notices = Recherche de vos avis…
web-wait-replay = Chargement de la partie…
web-wait-upload = Lecture de l’enregistrement…
web-wait-words = Chargement de la langue…
web-wait-page = Chargement de la page…
web-foot-private = Aucun compte. Rien ne quitte ce serveur.
web-foot-explains = La première partie explique chaque lumière et chaque question.

## First page

web-home-title = Une table pour la longue nuit
web-home-lead = Coterie distribue les cartes, garde chaque secret et connaît chaque règle. Asseyez-vous entre amis, ou laissez-la jouer les places vides.
web-games = Jeux
web-game-empire-about = Neuf personnes dans un château, dont trois vampires. Un joueur sait lesquels ; l’autre a l’eau bénite.
web-game-fury-about = L’un de vous se cache sur une carte d’Europe. Les chasseurs ont sa piste froide, les trains, et jusqu’à l’aube.
web-game-vtes-about = De vieux vampires se combattent à travers de plus jeunes. Chassez le joueur à votre gauche, survivez à celui de droite ; intrigues, votes et sang décident.
web-game-empire-resign = Vous abandonnez la partie, et votre adversaire gagne.
web-game-fury-resign =
    { $seat ->
        [dracula] Vous abandonnez la partie, et les chasseurs gagnent.
       *[other] { $seats ->
            [2] Vous abandonnez la partie, et Dracula gagne.
           *[other] Vous abandonnez pour tous les chasseurs : la partie est finie, et Dracula gagne.
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
        [0] Aucune ne vous attend.
        [one] Une vous attend.
       *[other] { $count } vous attendent.
    }
web-mine-none = Les parties que vous commencez ou rejoignez dans ce navigateur sont réunies ici.
web-mine-move = Déplacer cette liste vers un autre appareil
web-mine-line = { $seat }, avec { $others }
web-mine-for = depuis { $time }
web-mine-gathering = attend des joueurs
web-mine-playing = attend : { $others }
web-mine-over = terminée
web-mine-your-move = À vous
web-mine-look = Regarder
web-mine-forget-game = Retirer { $game } de la liste
web-move-title = Déplacer mes parties
web-move-explained = Ouvrez ce lien sur l’autre appareil. Qui le possède peut jouer à vos places : ne le donnez à personne d’autre.
web-move-link = Lien avec toutes vos places
web-move-working = Vos parties arrivent.
web-move-done =
    { $count ->
        [0] Aucune de ces places n’est connue ici.
        [one] Une partie a été ajoutée à votre liste.
       *[other] { $count } parties ont été ajoutées à votre liste.
    }
web-move-home = Vers mes parties
web-seat-title = Prendre place
web-seat-working = Votre place se prépare.
web-seat-unknown = Cette place n’est pas connue ici. La table a peut-être été fermée, ou le lien n’est pas complet.

## Notices

web-notices-title = Quand c’est à vous
web-notices-of = Me prévenir quand c’est à moi : { $game }
web-notices-lead = { $game } peut vous prévenir quand la partie vous attend depuis une minute. L’avis nomme la table, et rien de ce qui s’y est passé.
web-notices-mail = Courriel
web-notices-mail-hint = Nous écrivons une fois pour demander votre accord.
web-notices-unconfirmed = Pas encore confirmé : nous avons écrit à cette adresse.
web-notices-no-mail = Ce serveur n’envoie pas de courriel.
web-notices-webhook = Webhook
web-notices-webhook-hint = Pour un salon ou un programme : il reçoit un message en JSON.
web-notices-feed = Flux
web-notices-feed-hint = Pour un lecteur de flux, en Atom.
web-notices-feed-link = Adresse du flux
web-notices-save = Garder
web-notices-saved = C’est gardé.

## Bots and seats

web-bot-random = au hasard
web-bot-steady = constant
web-bot-search = réfléchi
web-bot-named = { $who } (bot, { $level })
web-seat-open = Place libre
web-seat-closed = Fermée
web-seat-somebody = Quelqu’un

## Tables

web-tables-title = Tables
web-tables-lead = Les tables publiques de ce serveur. Prenez une place libre, ou regardez.
web-tables-none = Il n’y a pas de table publique en ce moment.
web-tables-gathering = Attendent des joueurs
web-tables-playing = En cours
web-tables-join = Prendre place
web-tables-join-as = Prendre la place : { $seat }
web-tables-watch = Regarder
web-tables-go = Vers la table
web-clock-none = Sans horloge
web-clock-decision = { $time } par décision
web-clock-player = { $time } par joueur

## A new table

web-new-title = Une nouvelle table
web-new-lead = Qui s’assied où, combien de temps on peut réfléchir, et qui peut venir.
web-new-game = Jeu
web-new-seats = Places
web-new-seat-kind = Qui joue : { $seat }
web-new-mine = Moi
web-new-open = Libre pour d’autres
web-new-bot = Bot : { $level }
web-new-anyone = N’importe qui ({ $level })
web-new-person = { $name } ({ $level })
web-new-name = Votre nom
web-new-name-hint = Les autres le voient à la table. Il peut rester vide.
web-new-table-name = Nom de la table
web-new-table-name-hint = Il aide les autres à trouver la table. Il peut rester vide.
web-new-clock = Horloge
web-new-clock-none = Aucune
web-new-clock-decision = Par décision
web-new-clock-player = Par joueur
web-new-clock-time = Temps
web-new-clock-hint = Quand le temps est écoulé, un bot décide, jusqu’au retour du joueur.
web-new-who = Qui peut venir
web-new-private = Par lien seulement
web-new-public = Tout le monde ici
web-new-whispers = Murmures
web-new-whispers-hint = On peut dire quelque chose à une seule place.
web-new-rules = Règles de cette table
web-new-rules-hint = Là où le livret se lit de deux façons, voici comment on joue. Ce qui est déjà choisi est ce que nous recommandons.
web-new-file-usual = L’habituel
web-new-file-choose = Choisir un fichier
web-new-file-paste = ou collez une liste
web-new-file-remove = Reprendre l’habituel
web-new-file-bad = { $file } est illisible : ce n’est ni du TOML ni du JSON. Voyez la ligne { $line }.
web-new-file-large = { $file } est trop grand : 200 ko au plus.
web-new-number-bad = Entrez un nombre entier de { $least } à { $most }.
web-new-setup-bad = On ne peut pas jouer ainsi : { $message }
web-new-make = Ouvrir la table
web-new-needs-me = Prenez au moins une place, ou laissez-en une libre.
web-new-made = La table est prête
web-new-invite = Lien pour les autres
web-new-invite-hint = Qui l’ouvre peut prendre une place libre.
web-new-yours = Votre lien : { $seat }
web-new-yours-hint = Il vous ramène à votre place sur tout appareil. Gardez-le pour vous.
web-new-go = Vers la table
web-setup-empire-hide-cost = On se cache avec
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
web-setup-empire-defence = Un défenseur avec une carte valable
web-setup-empire-defence-free = peut n’en poser aucune
web-setup-empire-defence-must = doit en poser une
web-setup-empire-turn-limit = Tours, après lesquels on compte les vivants
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
web-setup-fury-train = Un train annoncé que le dé interdit
web-setup-fury-train-free = le chasseur bouge comme le dé le permet
web-setup-fury-train-lost = le chasseur reste
web-setup-fury-shown-item = L’objet qu’un chasseur mordu doit montrer
web-setup-fury-shown-item-joins = peut servir en combat
web-setup-fury-shown-item-apart = ne peut servir en combat
web-setup-fury-newspaper = Newspaper Reports, si la plus ancienne carte cachée est le lieu où se trouve Dracula
web-setup-fury-newspaper-elsewhere = les chasseurs l’apprennent, mais la carte reste cachée
web-setup-fury-newspaper-anywhere = la carte est révélée comme les autres
web-setup-fury-turn-limit = Tours après lesquels personne n’a gagné
web-setup-fury-data = Nombres à vous
web-setup-vtes-players = Joueurs
web-setup-vtes-players-2 = deux
web-setup-vtes-players-3 = trois
web-setup-vtes-players-4 = quatre
web-setup-vtes-players-5 = cinq
web-setup-vtes-decks = Deck à vous
web-setup-vtes-turn-limit = Tours, tous joueurs confondus, après lesquels qui reste reçoit un demi-point (0 : sans fin)
web-setup-vtes-tournament = Tournoi : se retirer vaut un demi-point au lieu d’un
web-setup-empire-human-deck = Paquet du joueur humain
web-setup-empire-vampire-deck = Paquet du joueur vampire

## Rules

web-rules-title = Règles
web-rules-of = Les règles de { $game }
web-rules-lead = Chaque section du livret en bref, avec nos mots et un exemple.
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [0] Rien trouvé
        [one] Une section
       *[other] { $count } sections
    }
web-rules-example = Par exemple
web-rules-contents = Sections
web-rules-link = Lien vers cette règle
web-rules-unwritten = Ce jeu n’apporte pas de règles écrites.

## Replays

web-replays-lead = Les parties terminées se revoient depuis chaque place, et se rejouent à partir de tout moment.
web-replays-mine = Mes parties terminées
web-replays-none = Aucune de vos parties n’est encore terminée.
web-replays-watch = Revoir
web-replays-file = Une partie depuis un fichier
web-replays-file-hint = Les enregistrements se sauvent à la fin d’une partie, ou par la ligne de commande.
web-replays-choose = Choisir un fichier
web-replays-bad-file = Ce fichier n’est pas l’enregistrement d’une partie.
web-replays-won = Victoire : { $winners }
web-replays-drawn = Égalité

## Settings

web-settings-lead = Ils restent dans ce navigateur.
web-settings-look = Apparence
web-settings-theme = Thème
web-settings-theme-system = Comme le système
web-settings-theme-light = Clair
web-settings-theme-dark = Sombre
web-settings-motion = Les choses bougent
web-settings-motion-hint = Les cartes voyagent jusqu’à leur place. Sinon, une ligne montre ce qui a changé.
web-settings-play = Jeu
web-settings-sound = Un son quand c’est à vous
web-settings-sound-hint = Un tic bref, et un signe dans le titre de la fenêtre.
web-settings-confirm = Redemander avant les choix coûteux
web-settings-confirm-hint = Abandonner, et tout ce qui coûte beaucoup.
web-settings-explain = Expliquer la table
web-settings-explain-hint = Une ligne sous chaque question dit ce qu’elle signifie et à quoi servent les lumières.
web-settings-speed = Vitesse des bots
web-settings-speed-slow = Lente
web-settings-speed-normal = Normale
web-settings-speed-fast = Rapide
web-settings-speed-instant = Aussitôt
web-settings-speed-still = Le mouvement est coupé : chaque coup s’affiche aussitôt.
web-settings-size = Taille du texte
web-settings-size-normal = Normale
web-settings-size-large = Grande
web-settings-size-largest = Très grande
web-settings-hover = Montrer une carte en entier quand le pointeur s’y arrête
web-settings-hover-short = Vite
web-settings-hover-normal = Normal
web-settings-hover-long = Après un moment
web-settings-hover-never = Jamais
web-settings-passing = Passer d’habitude
web-settings-passing-hint = Là où l’interrupteur est activé, les nouvelles tables passent pour vous sans demander. À la table, vous pouvez encore le changer.
web-settings-passing-none = Les questions où vous pouvez passer apparaîtront ici une fois rencontrées à une table.
web-settings-text = Tables en texte
web-settings-text-hint = Chaque jeu en titres, listes et boutons, pour les lecteurs d’écran et les claviers rapides.
web-settings-name = Nom
web-settings-name-hint = Les autres le voient quand vous prenez place.

## Design

web-design-title = Dessin
web-design-lead = Deux encres et une flamme : de quoi le client est fait.
web-design-colours = Couleurs
web-design-type = Caractères
web-design-signs = Signes
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
web-design-example-question = Poser une autre carte, ou laisser répondre l’autre camp ?
web-design-example-text = L’encre noire dit ce qui est. L’encre rouge dit ce que cela coûte en sang. La flamme dit ce que vous pouvez faire maintenant.
web-design-licence = licence
web-design-open-dialog = Montrer une fenêtre
web-design-show-toast = Montrer un message

## Not found

web-missing-title = Rien ici
web-missing-text = Cette page n’existe pas. Le lien est peut-être ancien ou incomplet.
web-missing-home = Vers la première page
