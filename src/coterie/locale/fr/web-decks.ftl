# La salle des decks.

web-nav-decks = Salle des decks
web-wait-deck = Lecture du deck…

## The deck that is open

web-decks-deck = Deck
web-decks-new = Nouveau deck
web-decks-name = Nom du deck
web-decks-rename = Renommer ce deck
web-decks-saved = version { $version }, enregistrée { $when } sur cet appareil
web-decks-sizes = { $crypt } crypte, { $library } bibliothèque, enregistré
web-decks-crypt = crypte
web-decks-crypt-heading = Crypte
web-decks-crypt-size = { $least } ou plus ; par capacité
web-decks-library = Bibliothèque
web-decks-library-size = de { $least } à { $most } ; par type
web-decks-group-of = gr. { $group }
web-decks-less = { $card } : un exemplaire de moins
web-decks-more = { $card } : un exemplaire de plus
web-decks-undo = Annuler le dernier changement (U)
web-decks-begin = Par où commencer ?
web-decks-begin-hint = Prenez un des sept decks de la Cinquième Édition et changez ce que vous voulez, apportez votre liste, ou cherchez des cartes et ajoutez-les avec +.
web-decks-precon = { $clan }, ma version
web-decks-plays-malkavian = Saigne dans l’ombre : de la discrétion à chaque action, et Domination pour renvoyer ce qui revient.
web-decks-plays-nosferatu = Un mur de poings et de bêtes : bloque ce qu’il voit et gagne le combat qui suit.
web-decks-plays-toreador = Vote avec charme : des référendums qui vident les réserves, et Majesté pour quitter un combat.
web-decks-plays-tremere = Magie du sang et patience : vole du sang au combat, saigne fort et lit chaque coup.
web-decks-plays-ventrue = Des princes qui règnent : de grands vampires, beaucoup de voix, et la force d’âme pour passer un blocage.
web-decks-plays-lasombra = Des ombres qui votent et frappent : saignées discrètes, pièges dans le noir et les Amici Noctis.
web-decks-plays-hecata = La famille et ses morts : cadavres et spectres travaillent pendant que les vampires attendent.

## Faults

web-decks-kind = Règles des decks
web-decks-faults = { $count ->
    [one] Une faute.
   *[other] { $count } fautes.
}
web-decks-show = Montrer
web-decks-next-fault = Faute suivante
web-decks-not-taken = Les tables acceptent ce deck une fois ses fautes corrigées.
web-decks-not-yet = pas encore
web-decks-not-yet-long = Cette carte ne peut pas encore être jouée ici.

## Search and filters

web-decks-search = Chercher parmi { $count } cartes par nom ou par mots
web-decks-search-short = Chercher { $count } cartes
web-decks-found = Cartes trouvées
web-decks-cards = { $count ->
    [one] carte
   *[other] cartes
}
web-decks-none = Aucune carte ne convient. Retirez un filtre, ou cherchez moins de mots.
web-decks-order = Ordre
web-decks-order-name = par nom
web-decks-order-type = par type
web-decks-order-cost = par coût
web-decks-filters = Filtres
web-decks-filters-set = { $count ->
    [0] Filtres
    [one] Filtres, un actif
   *[other] Filtres, { $count } actifs
}
web-decks-show-found = { $count ->
    [one] Voir une carte
   *[other] Voir { $count } cartes
}
web-decks-without = Retirer le filtre : { $filter }
web-decks-clear = tout retirer
web-decks-any = tous
web-decks-chosen = choisis : { $count }
web-decks-type = Type
web-decks-types = { $count } types
web-decks-clan = Clan
web-decks-clans = { $count } clans
web-decks-all-clans = Tous les clans
web-decks-discipline = Discipline
web-decks-all-disciplines = Toutes les Disciplines
web-decks-twice = deux fois : supérieur
web-decks-basic = basique
web-decks-superior = supérieur
web-decks-basic-of = { $name }, basique
web-decks-superior-of = { $name }, supérieur
web-decks-costs = Coût et capacité
web-decks-blood = Sang
web-decks-pool = Réserve
web-decks-capacity = Capacité
web-decks-at-least = { $what }, au moins
web-decks-at-most = { $what }, au plus
web-decks-from-to = { $low } à { $high }
web-decks-span = { $what } { $low } à { $high }
web-decks-group = Groupe
web-decks-set = Extension
web-decks-set-any = Extension : une des { $count }
web-decks-sect = Secte
web-decks-sect-any = Toute secte
web-decks-title = Titre
web-decks-title-any = Tout titre
web-decks-legal = Format
web-decks-legal-any = Légales ou non
web-decks-legal-in = Légales en { $kind }
web-decks-text = Mots du texte
web-decks-by-crypt = Ma crypte peut la jouer
web-decks-playable = Jouable à cette table
web-decks-playable-short = jouable

## Reading a card

web-decks-copies = Exemplaires dans le deck
web-decks-cost-x = coûte X
web-decks-cost-blood = { $amount } sang
web-decks-cost-pool = { $amount } de réserve
web-decks-free = gratuite

## Figures

web-decks-types-of = Types
web-decks-costs-of = Coûts
web-decks-average = Capacité moyenne { $average } ; les quatre plus chers coûtent { $dearest }.
web-decks-odds-hand = { $card } dans la première main : { $odds }
web-decks-odds-crypt = { $card } parmi les quatre premiers : { $odds }
web-decks-disciplines-of = Disciplines
web-decks-of-vampires = { $count ->
    [one] d’un vampire
   *[other] de { $count } vampires
}
web-decks-of-cards = { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}
web-decks-solid = plein : supérieur, hachuré : basique
web-decks-hand = Une main d’essai
web-decks-out-by = un vampire sort avant la fin du tour { $turn } dans { $odds } des tirages
web-decks-draw = Tirer à nouveau
web-decks-next-card = la carte suivante

## Trying and measuring

web-decks-try = L’essayer contre des bots
web-decks-measure = Mesurer
web-decks-measure-games = Mesurer { $games } parties
web-decks-measured = Mesuré
web-decks-measured-title = Les résultats de { $deck }
web-decks-measure-hint = { $games } parties entre bots montrent ce que vaut le deck à une table de cinq : combien il gagne, quelles cartes il joue et lesquelles il garde.
web-decks-games = { $games } parties, { $bots } adversaires
web-decks-won = tables gagnées
web-decks-even = { $share } à égalité
web-decks-interval = Entre { $low } et { $high }, avec 95 % de confiance ; la part égale est { $even }
web-decks-points = points par partie
web-decks-first-out = évincé en premier
web-decks-worst = pire prédateur
web-decks-progress = { $games } parties sur { $asked }
web-decks-stop = Arrêter
web-decks-stopped = Arrêté avant la dernière partie.
web-decks-failed = La mesure s’est interrompue. Relancez-la.
web-decks-stale = { $count ->
    [one] mesuré il y a un changement
   *[other] mesuré il y a { $count } changements
}
web-decks-by-card = Par place, adversaire et carte
web-decks-by-seat = Par place
web-decks-seat = Place
web-decks-by-opponent = Par adversaire
web-decks-opponent = Adversaire
web-decks-it-won = il a gagné
web-decks-as-prey = gagné avec lui pour proie
web-decks-as-predator = gagné avec lui pour prédateur
web-decks-fates = Ce que deviennent les cartes tirées
web-decks-card = Carte
web-decks-fate-played = jouée
web-decks-fate-kept = gardée
web-decks-fate-discarded = défaussée
web-decks-fate-drawn = tirée

## My decks

web-decks-mine = Mes decks
web-decks-mine-none = Vous n’avez pas encore de deck.
web-decks-line = { $crypt } crypte, { $library } bibliothèque, { $when }
web-decks-remove = Supprimer { $deck }
web-decks-remove-sure = Supprimer pour de bon
web-decks-begin-new = Nouveau deck vide
web-decks-from-precon = Copier un deck de la Cinquième Édition
web-decks-move = Déplacer vers un autre appareil
web-decks-move-hint = Ouvrez-y ce lien : il apporte tous vos decks tels qu’ils sont, sans les versions précédentes.
web-decks-moved = { $count ->
    [0] Ce lien ne contenait aucun deck.
    [one] Un deck est arrivé.
   *[other] { $count } decks sont arrivés.
}
web-decks-versions = Versions
web-decks-versions-none = Les versions précédentes apparaissent ici : gardez-en une maintenant, ou revenez après avoir essayé ou mesuré le deck.
web-decks-version-now = maintenant (version { $number })
web-decks-version-of = version { $number }
web-decks-compare = Comparer
web-decks-compare-with = avec
web-decks-same = Ces deux versions sont identiques.
web-decks-take-version = Revenir à la version { $number }
web-decks-keep-version = Garder la version { $number }

## In and out

web-decks-import = Importer
web-decks-import-title = Importer un deck
web-decks-import-hint = Depuis un fichier, en texte, ou par un lien qui contient le deck. Tous les formats courants conviennent ; ouvrez d’abord les decks d’autres sites là-bas, et enregistrez-les en texte.
web-decks-import-rest = { $count ->
    [one] Prendre la seule carte lue
   *[other] Prendre les { $count } cartes lues
}
web-decks-file = Choisir un fichier
web-decks-paste = Collez une liste ou un lien
web-decks-link-bad = Ce lien ne contient aucun deck.
web-decks-export = Exporter
web-decks-export-title = Exporter le deck
web-decks-format = Format
web-decks-format-text = Texte
web-decks-format-twd = Archive des tournois (TWD)
web-decks-format-jol = JOL
web-decks-format-vdb-text = VDB, texte
web-decks-format-vdb-url = VDB, lien
web-decks-format-link = Coterie, lien
web-decks-format-lackey = LackeyCCG, texte
web-decks-format-lackey-xml = LackeyCCG, .dek
web-decks-format-ardb = ARDB, XML
web-decks-format-feldb = FELDB
web-decks-format-krcg = JSON (krcg)
web-decks-format-sheet = Feuille pour la table, dans votre langue
web-decks-written = Le deck dans ce format
web-decks-copy-failed = Votre navigateur bloque la copie. Sélectionnez le texte et copiez-le vous-même.
web-decks-save = Enregistrer le fichier
web-decks-print-text = Imprimer ce texte
web-decks-print-sheet = Imprimer une feuille
web-decks-share = Partager un lien
web-decks-share-hint = Toute personne qui ouvre ce lien voit le deck et peut le reprendre. Le deck est dans le lien ; aucun serveur ne le garde.
web-decks-share-link = Lien avec ce deck

## On a phone

web-decks-tabs = Parties de la salle des decks
web-decks-menu = Plus : mes decks, importer, exporter
web-decks-tab-search = Chercher
web-decks-tab-deck = Deck { $count }
web-decks-tab-figures = Chiffres
web-decks-tab-draw = Tirer

## Decks at a new table

web-decks-bring = Votre deck
web-decks-bring-of = Deck de { $seat }
web-decks-bring-usual = le deck prévu par la table pour cette place
web-decks-bring-fifth = Cinquième Édition
web-decks-bring-hidden = Personne ne voit votre choix avant le début.
web-decks-brought = Votre deck est sur la table, face cachée.
web-decks-build = Construire un deck dans la salle des decks
web-decks-play-now = Jouer tout de suite contre des bots
web-decks-play-hint = Choisissez comment jouer : une place et des bots sont prêts aussitôt. Pour jouer à plusieurs, réglez le reste ci-dessous.
