# Les règles de Fury of Dracula avec nos mots : pour chaque section du livret un titre, la règle et un exemple.

rule-fury-setup = Comment la partie commence
rule-fury-setup-text = Le marqueur de temps est sur l’aube. En commençant par Lord Godalming, chaque chasseur est placé dans une ville ; plusieurs peuvent partager la même. Dracula choisit alors une ville sans chasseur et en pose la carte, face cachée, au début de sa piste, sans pouvoir ni rencontre. Personne ne commence en mer, au château de Dracula ou à l’hôpital.
rule-fury-setup-for-example = Mina Harker commence à Paris ; Dracula ne le peut donc pas.

rule-fury-order = Ordre du jeu
rule-fury-order-text = À chaque tour Dracula joue d’abord, puis Lord Godalming, le Dr Seward, Van Helsing et Mina Harker. Il retire des cartes des catacombes, laisse passer le temps, se déplace et agit ; un chasseur peut dépenser de la détermination, se déplace et agit. Au tout premier tour Dracula ne joue pas.
rule-fury-order-for-example = Après le premier tour de Mina Harker, Dracula se déplace pour la première fois.

rule-fury-catacombs-remove = Vider les catacombes
rule-fury-catacombs-remove-text = Au début de son tour Dracula peut retirer des cartes des catacombes, avec leurs rencontres. Celles-ci retournent à la réserve et ne mûrissent jamais.
rule-fury-catacombs-remove-for-example = Rome est aux catacombes. Dracula l’en retire et peut alors aller à Rome normalement.

rule-fury-time = Le temps
rule-fury-time-text = Au tour de Dracula le temps avance d’une case, sauf s’il est en mer. Aube, midi et tombée du jour sont le jour ; crépuscule, minuit et petit matin la nuit. Quand revient l’aube, l’échelle des vampires et celle de la détermination montent d’un point.
rule-fury-time-for-example = Dracula commence son tour en mer du Nord : il reste minuit, même s’il débarque maintenant.

rule-fury-resolve = Utiliser la détermination
rule-fury-resolve-text = Avant de se déplacer, un chasseur peut dépenser un point de détermination. Newspaper Reports révèle la plus ancienne carte cachée de la piste ; si Dracula s’y trouve, les chasseurs l’apprennent sans la voir, sauf réglage contraire. Sense of Emergency mène un chasseur qui n’est pas en groupe n’importe où à terre, pour autant de points de santé qu’il manque de points de vampire à Dracula ; qui n’y survivrait pas ne peut l’utiliser. Inner Strength donne quatre points de santé à n’importe quel chasseur ; chacune des trois sert une fois par tour de table.
rule-fury-resolve-for-example = Dracula a deux points de vampire : traverser l’Europe en hâte coûte quatre points de santé.

rule-fury-move-dracula = Comment Dracula se déplace
rule-fury-move-dracula-text = Dracula se déplace par route ou par mer, en secret : il pose la carte du lieu où il va en tête de sa piste et pousse les autres. Elle est face cachée, sauf si un chasseur est dans cette ville ou si c’est son château. La carte poussée dehors retourne à ses cartes ou va aux catacombes. Il ne peut aller là où sa piste ou les catacombes ont déjà la carte ; sans déplacement possible, son sang tombe au prochain point rouge, et la piste est vidée, sauf la carte de son lieu, qui est montrée.
rule-fury-move-dracula-for-example = Dracula va de Vienne à Prague, où se trouve le Dr Seward : la carte de Prague est face visible.

rule-fury-move-hunters = Comment les chasseurs se déplacent
rule-fury-move-hunters-text = Les chasseurs se déplacent par route, par rail ou par mer, ou restent sur place, mais pas en mer. Qui arrive dans la ville de Dracula le force à se montrer, et un combat s’ensuit.
rule-fury-move-hunters-for-example = Van Helsing arrive à Munich. Dracula s’y trouve, retourne la carte, et ils combattent.

rule-fury-move-cure = Soigner d’abord une morsure
rule-fury-move-cure-text = Avant de se déplacer, un chasseur mordu à l’hôpital peut tenter de se soigner. On essaie une fois par tour, puis vient le déplacement.
rule-fury-move-cure-for-example = Le Dr Seward obtient 5 à l’hôpital : la morsure est guérie, et il peut encore voyager.

rule-fury-move-road = Par la route
rule-fury-move-road-text = Une route mène à une ville voisine. On emprunte une route par tour, sauf si une carte ou un pouvoir permet davantage.
rule-fury-move-road-for-example = De Galway la seule route mène à Dublin.

rule-fury-move-sea = Par mer
rule-fury-move-sea-text = D’un port on embarque sur sa mer, on navigue de mer en mer et on débarque dans un autre port ; on ne peut ni s’arrêter, ni faire demi-tour, ni débarquer là où l’on a embarqué. Embarquer coûte à Dracula un point de sang, comme tout déplacement en mer sauf celui qui suit l’embarquement ; avec son dernier point il ne peut embarquer. En mer il n’y a ni combat, ni pouvoir, ni action, et Dracula est invisible.
rule-fury-move-sea-for-example = Dracula embarque à Lisbonne pour un point, gagne la Méditerranée sans frais, et paierait encore pour la mer Tyrrhénienne.

rule-fury-move-rail = Par le rail
rule-fury-move-rail-text = Les chasseurs lancent le dé rouge. X fait perdre le tour ; 0 signifie pas de train, et l’on peut prendre un autre chemin. Toute autre face oblige à prendre le train, jusqu’à ce nombre de tronçons ; 2/3 vaut deux à l’est et trois à l’ouest. Les villes traversées n’ont aucun effet.
rule-fury-move-rail-for-example = Lord Godalming obtient 3 à Londres et descend à Édimbourg, à deux tronçons.

rule-fury-catacombs = Les catacombes
rule-fury-catacombs-text = Une carte de ville qui quitte la piste peut aussi aller dans un emplacement libre des catacombes. Elle y va telle qu’elle est, avec sa rencontre, et l’on y ajoute une rencontre face cachée ; les pouvoirs posés dessus sont défaussés. Là, les rencontres ne mûrissent jamais.
rule-fury-catacombs-for-example = Cologne quitte la piste avec Wolves. Dracula l’envoie aux catacombes et y ajoute Fog.

rule-fury-action-dracula = Dracula agit
rule-fury-action-dracula-text = Là où il y a des chasseurs, Dracula les combat tous comme un groupe. Ailleurs il doit placer une rencontre face cachée sur la carte posée, mais pas en mer, dans son château ni après Double Back.
rule-fury-action-dracula-for-example = Mina Harker et Van Helsing sont à Milan, chacun pour soi. Dracula arrive, et tous deux doivent le combattre ensemble.

rule-fury-mature = Rencontres qui mûrissent
rule-fury-mature-text = Une rencontre sur une carte qui quitte la piste à ce tour peut mûrir. Elle a l’effet prévu et retourne à la réserve. Un New Vampire mûri vaut deux points.
rule-fury-mature-for-example = Un New Vampire quitte la piste sans avoir été trouvé. Dracula gagne deux points, et sa piste est réduite au lieu où il est.

rule-fury-encounter-hand = La main de rencontres
rule-fury-encounter-hand-text = À la fin de son tour Dracula pioche des rencontres jusqu’à en avoir cinq. S’il en a trop, il en remet sans les montrer.
rule-fury-encounter-hand-for-example = Avec Dracula’s Brides en jeu il en tient sept.

rule-fury-search = La fouille
rule-fury-search-text = Où que soit un chasseur, une carte de cette ville sur la piste ou aux catacombes est aussitôt révélée. Ses rencontres ont lieu dans l’ordre choisi par Dracula, puis Dracula lui-même s’il est là. Un agent non vaincu met fin au tour et reste. Le chasseur ne peut se reposer, se ravitailler ou échanger que là où il n’a rien rencontré.
rule-fury-search-for-example = À Rome il y a Wolves et Thief. Dracula fait venir Thief d’abord.

rule-fury-rest = Se reposer
rule-fury-rest-text = Un chasseur qui se repose regagne deux points de santé. On pioche deux cartes d’événement : celles à la chauve-souris vont à Dracula, les autres sont défaussées.
rule-fury-rest-for-example = On pioche Trap et Forewarned : Dracula prend Trap, et Forewarned est perdue.

rule-fury-resupply = Se ravitailler
rule-fury-resupply-text = Une petite ville offre un événement, une grande ville un événement et un objet, l’hôpital l’un des deux, le château rien. Un événement à la chauve-souris va à Dracula. Mina Harker peut toujours prendre une carte de plus.
rule-fury-resupply-for-example = À Paris Mina Harker prend un événement, un objet et un autre objet.

rule-fury-trade = Échanger
rule-fury-trade-text = Un chasseur peut échanger des objets avec un autre chasseur de la même ville. Les événements ne s’échangent pas.
rule-fury-trade-for-example = Le Dr Seward donne un Stake à Van Helsing et reçoit un Rifle.

rule-fury-cards = Cartes d’objet et d’événement
rule-fury-cards-text = Un chasseur tient jusqu’à trois objets et trois événements, le Dr Seward une carte de plus ; qui en a trop défausse aussitôt ; Dracula tient quatre événements, et défausse ceux en trop quand un chasseur a fini de piocher. Les cartes Keep attendent leur moment, d’autres se jouent aussitôt, et un Ally reste jusqu’à ce que son camp en joue un autre. La dernière carte du paquet d’événements ne se pioche pas, elle est mélangée dans le nouveau paquet. Un déplacement qu’il a fallu annoncer doit être fait s’il est possible.
rule-fury-cards-for-example = Le Dr Seward peut tenir quatre objets et trois événements, ou trois et quatre.

rule-fury-combat-opening = Avant le combat
rule-fury-combat-opening-text = En commençant par Dracula, chacun peut jouer des événements utiles au combat, et les chasseurs Garlic. On continue jusqu’à ce que personne n’ajoute de carte ; les effets se cumulent.
rule-fury-combat-opening-for-example = On joue un Trap et deux Advance Planning : l’ennemi ajoute 1, le chasseur 2.

rule-fury-combat-hands = Cartes de combat
rule-fury-combat-hands-text = Un chasseur combat avec trois cartes de tactique et tout objet portant une initiative. Dracula a huit cartes la nuit et trois le jour : Claws, Dodge et Escape as Man. Un agent a Punch, Dodge et les cartes de son jeton.
rule-fury-combat-hands-for-example = À midi Dracula ne peut ni mordre ni se changer en chauve-souris.

rule-fury-combat-round = Un round de combat
rule-fury-combat-round-text = Chacun choisit une carte en secret, la montre et lance un dé avec ses modificateurs. Le plus haut total gagne, et l’égalité va à la plus haute initiative. La carte du gagnant dit ce qui arrive à celle du perdant ; certains résultats font défausser l’objet du chasseur. Une carte jouée reste hors du round suivant ; Dodge ne se joue pas au premier round.
rule-fury-combat-round-for-example = Stake contre Claws et le chasseur obtient plus : Dracula tombe au prochain point rouge.

rule-fury-combat-other = Suite et fin du combat
rule-fury-combat-other-text = Toute perte tue un agent. Le troisième Continue d’un combat vaut End. Quand Dracula est tué, son sang tombe au prochain point rouge, et le combat continue tant qu’il en reste. Il finit par End, une morsure, un chasseur à 0 point de santé, la mort de l’ennemi ou une Escape ; en chauve-souris, Dracula vole à une ou deux routes de là, et la nouvelle carte prend la place de l’ancienne.
rule-fury-combat-other-for-example = Dracula a 12 points de sang et est tué : il en a 10 et combat encore.

rule-fury-bitten = Chasseurs mordus
rule-fury-bitten-text = Un chasseur mordu prend un marqueur de morsure et garde un objet et un événement face visible ; Dogs ne compte pas. Dracula ajoute 1 à ses jets contre un chasseur mordu, même en groupe, mais pas à cause de Mina Harker. Une morsure pour laquelle il n’y a plus de place est la défaite du chasseur.
rule-fury-bitten-for-example = Mina Harker commence avec une morsure : la prochaine est sa défaite.

rule-fury-defeat = Défaite d’un chasseur
rule-fury-defeat-text = Un chasseur à 0 point de santé, ou mordu une fois de trop, est déplacé à l’hôpital, et Dracula gagne deux points de vampire. Il perd cartes et morsures, sauf celle que Mina Harker a dès le début, retrouve toute sa santé et passe son prochain tour.
rule-fury-defeat-for-example = Le Dr Seward tombe à 0 à Vienne : il se réveille à l’hôpital avec 10 points de santé et sans cartes.

rule-fury-group = Chasseurs en groupe
rule-fury-group-text = Des chasseurs dans la même ville qui ne se sont pas déplacés pendant ce tour peuvent former un groupe. Il se déplace et agit une fois par tour, au tour d’un membre ; un seul se repose ou se ravitaille, tous peuvent échanger entre eux. Les rencontres touchent tout le monde, et un objet peut servir à tous. Au combat chacun joue une carte ; Dracula en attaque un et, si celui-ci gagne, on applique n’importe laquelle de leurs cartes.
rule-fury-group-for-example = Lord Godalming et Mina Harker en groupe rencontrent Wolves : un Pistol épargne un point à chacun.

rule-fury-castle = Le château de Dracula
rule-fury-castle-text = Dracula est toujours vu dans son château ; en arrivant il regagne deux points de sang, et il y ajoute 1 à ses jets de combat. Les chasseurs ne peuvent s’y reposer, s’y ravitailler ni y échanger.
rule-fury-castle-for-example = Avec 14 points de sang il n’en gagne qu’un : 15 est le maximum.

rule-fury-hospital = L’hôpital
rule-fury-hospital-text = Dracula n’entre jamais à l’hôpital, et aucune rencontre ne s’y trouve. Un chasseur mordu peut lancer un dé avant de se déplacer : 1 coûte deux points de santé, 2 et 3 ne font rien, 4 à 6 guérissent une morsure. Se ravitailler y donne un événement ou un objet.
rule-fury-hospital-for-example = Lord Godalming obtient 1 : deux points de santé perdus, et la morsure reste.

rule-fury-victory = La victoire
rule-fury-victory-text = Les chasseurs gagnent quand Dracula n’a plus de sang ; il ne peut jamais dépenser lui-même son dernier point. Dracula gagne avec six points de vampire : deux par vampire mûri, un par nouveau jour, deux par chasseur vaincu.
rule-fury-victory-for-example = À cinq points, la prochaine aube donne la victoire à Dracula.

rule-fury-power = Pouvoirs spéciaux
rule-fury-power-text = Dracula a cinq cartes de pouvoir pour sa phase de déplacement. Celle qui est sur la piste ne peut resservir avant d’en sortir. Feed et Wolf Form n’agissent que la nuit, et en mer il n’a aucun pouvoir.
rule-fury-power-for-example = Hide est au quatrième emplacement : encore trois déplacements, et il pourra se cacher de nouveau.

rule-fury-power-dark-call = Dark Call
rule-fury-power-dark-call-text = Dracula reste sur place, paie deux points de sang et pioche dix rencontres, dont il garde ce que sa main permet. La carte est face visible, sans rencontre.
rule-fury-power-dark-call-for-example = Avec deux points de sang il ne peut s’en servir.

rule-fury-power-feed = Feed
rule-fury-power-feed-text = La nuit Dracula reste sur place et regagne un point de sang. La carte est face visible, sans rencontre.
rule-fury-power-feed-for-example = À la tombée du jour il ne peut se nourrir ; au crépuscule il le peut.

rule-fury-power-double-back = Double Back
rule-fury-power-double-back-text = Dracula revient dans un lieu voisin dont la carte est sur la piste ou aux catacombes. La carte vient en tête telle quelle, avec une rencontre au plus ; on n’en ajoute pas. Si elle vient de la piste, le vide se referme et rien ne tombe.
rule-fury-power-double-back-for-example = À Munich, avec Vienne au troisième emplacement, il revient à Vienne.

rule-fury-power-hide = Hide
rule-fury-power-hide-text = Dracula reste sur place et pose Hide face cachée, comme s’il s’était déplacé ; elle peut porter une rencontre. Quand un chasseur arrive à cet endroit les deux cartes sont montrées. Hide est aussi montrée quand elle quitte la piste.
rule-fury-power-hide-for-example = Deux rencontres peuvent attendre un chasseur là où Dracula s’est caché.

rule-fury-power-wolf-form = Wolf Form
rule-fury-power-wolf-form-text = La nuit, Dracula paie un point de sang, jamais le dernier, et parcourt jusqu’à deux routes. Le pouvoir est face visible, avec la carte du lieu d’arrivée et sa rencontre. Il peut passer sans être vu par une ville où est un chasseur, mais pas par une ville bénie, et peut y joindre Hide ou Double Back.
rule-fury-power-wolf-form-for-example = De Cologne il court par Francfort, où est Van Helsing, jusqu’à Strasbourg.
