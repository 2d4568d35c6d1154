# Les règles de Vampire: The Eternal Struggle à notre façon : le jeu, les cartes, le tour jusqu’à la phase de serviteur, et des cartes particulières.

rule-v5-goal = Le but du jeu
rule-v5-goal-text = Vous êtes un Mathusalem, et votre réserve est votre influence. Avec elle, vous ralliez des vampires plus jeunes, dont les actions rongent la réserve des autres Mathusalems. Celui qui n’a plus de réserve est éliminé, et chaque élimination donne des points de victoire. À la fin de la partie, le Mathusalem qui en a le plus gagne.
rule-v5-goal-for-example = Bruno brûle son dernier point de réserve. Il est éliminé, et Anna, dont il était la proie, reçoit 1 point de victoire.

rule-v5-deck-size = La taille d’un deck
rule-v5-deck-size-text = Un deck se compose d’une crypte d’au moins 12 cartes et d’une bibliothèque de 60 à 90 cartes. La crypte n’a pas de maximum. Vous pouvez mettre autant d’exemplaires d’une carte que vous voulez.
rule-v5-deck-size-for-example = Une crypte de 15 cartes avec quatre exemplaires de Sully et une bibliothèque de 75 cartes, c’est permis. Avec 59 cartes dans la bibliothèque, le deck n’est pas permis.

rule-v5-deck-groups = Les groupes de la crypte
rule-v5-deck-groups-text = Chaque carte de crypte a un numéro de groupe. Les cartes d’une crypte viennent toutes d’un seul groupe ou de deux groupes consécutifs ; une carte du groupe TOUS convient partout. Pendant la partie vous pouvez tout de même prendre le contrôle de vampires d’autres groupes.
rule-v5-deck-groups-for-example = Une crypte avec des vampires des groupes 5 et 6 est permise, une crypte avec les groupes 4 et 6 ne l’est pas.

rule-v5-counters = Réserve, sang et vie
rule-v5-counters-text = Il n’y a qu’une sorte de compteurs : on les appelle réserve chez vous, sang sur un vampire, vie sur un allié ou un compagnon. Quand un compteur se déplace, il change de nom. Ceux qu’on brûle, paie ou dépense retournent à la banque de sang, ceux qu’on gagne ou ajoute en viennent.
rule-v5-counters-for-example = Anna déplace 1 point de réserve sur Madison, et c’est maintenant 1 point de sang. Un allié vole ce sang, qui devient 1 point de vie.

rule-v5-edge = L’Avantage
rule-v5-edge-text = L’Avantage montre qui mène pour le moment. Au début il n’est à personne et se trouve au centre de la table. Un seul Mathusalem à la fois peut l’avoir, et une morsure réussie l’enlève à celui qui l’a.
rule-v5-edge-for-example = Carla a l’Avantage. Un serviteur d’Anna mord Bruno pour 1, et l’Avantage passe de Carla à Anna.

rule-v5-turn = Les cinq phases d’un tour
rule-v5-turn-text = On joue dans le sens horaire à partir du premier Mathusalem. Chaque tour a cinq phases, dans cet ordre : redressement, maître, serviteur, influence, défausse.
rule-v5-turn-for-example = Anna redresse ses cartes, joue une carte de maître, fait agir deux vampires, déplace de la réserve sur un vampire incontrôlé et défausse une carte. Puis c’est le tour de Bruno.

rule-v5-crypt-unique = Chaque vampire est unique
rule-v5-crypt-unique-text = Chaque carte de crypte est unique : un vampire ne peut être en jeu qu’en un exemplaire. Si un autre Mathusalem fait entrer en jeu le même vampire, les deux se le disputent.
rule-v5-crypt-unique-for-example = Anna contrôle Colette. Quand Dario déplace sa propre Colette dans la région disponible, les deux cartes sont retournées face cachée et disputées.

rule-v5-crypt-capacity = La capacité
rule-v5-crypt-capacity-text = La capacité dit combien de sang un vampire peut avoir, combien de réserve il coûte de le faire entrer en jeu, et son âge : de deux vampires, celui qui a la plus grande capacité est plus vieux, l’autre plus jeune. Le sang au-delà de la capacité part aussitôt à la banque de sang. Seul un vampire incontrôlé peut en avoir plus, jusqu’à son entrée en jeu.
rule-v5-crypt-capacity-for-example = Chelsea Blake a une capacité de 5 et 4 points de sang. Elle en gagne 3, en garde 5, et 2 partent à la banque de sang.

rule-v5-crypt-clan = Clan, secte et titre
rule-v5-crypt-clan-text = Chaque vampire appartient à un clan ; la boîte de texte donne secte, titre et aptitudes. Certaines cartes de bibliothèque ne peuvent être jouées que par un membre d’un clan donné, d’autres n’ont d’effet que sur un membre de ce clan.
rule-v5-crypt-clan-for-example = Le Terrier requiert un Nosferatu. Lenny Burkhead peut le jouer, Madison, une Ventrue, ne le peut pas.

rule-v5-crypt-disciplines = Les niveaux d’une Discipline
rule-v5-crypt-disciplines-text = Un symbole carré signifie que le vampire a la Discipline au niveau inférieur, un losange au niveau supérieur. Pour jouer une carte qui requiert une Discipline, le vampire doit l’avoir. Au niveau inférieur il n’utilise que l’effet inférieur ; au niveau supérieur l’un des deux effets, mais jamais les deux à la fois.
rule-v5-crypt-disciplines-for-example = Madison a Domination au niveau supérieur et joue Diriger les indécis : ou bien elle mord, ou bien elle ajoute 3 points de sang à un vampire incontrôlé plus jeune. Oshri Dahan a Domination au niveau inférieur et ne peut que mordre avec la carte.

rule-v5-crypt-advanced = Les cartes de crypte avancées
rule-v5-crypt-advanced-text = Un vampire avancé porte une icône spéciale sous le symbole de clan. C’est un vampire comme un autre, qu’on peut influencer de manière normale ; il peut aussi fusionner avec la version de base du même vampire.
rule-v5-crypt-advanced-for-example = Anna a dans sa région incontrôlée un vampire avancé de capacité 7. Elle le fait entrer en jeu avec 7 points de réserve, même si elle n’a jamais eu la version de base.

rule-v5-library-types = Les sortes de cartes de bibliothèque
rule-v5-library-types-text = Ce sont les Mathusalems eux-mêmes qui jouent les cartes de maître, leurs vampires et leurs alliés qui jouent les cartes de serviteur. Une carte d’événement entre en jeu dans une phase de défausse. Toutes, sauf les cartes de maître, ont une icône en haut.
rule-v5-library-types-for-example = Poupée de sang est une carte de maître, qu’Anna joue elle-même. Déflexion est une carte de serviteur, qu’un de ses vampires doit jouer.

rule-v5-play-card = Jouer une carte
rule-v5-play-card-text = Pour jouer une carte, vous la montrez et dites ce qu’elle fait ; quand son effet est résolu, elle va dans votre tas de cendres. Si la carte dit qu’on la met en jeu, elle va dans la zone de jeu. Une carte qui ne se résout pas tout de suite, comme une carte d’action, est hors jeu jusqu’à sa résolution.
rule-v5-play-card-for-example = Sully joue Diriger les indécis. Pendant que d’autres tentent de bloquer, la carte n’est ni en jeu ni dans le tas de cendres ; elle y va quand l’action est résolue.

rule-v5-play-as-played = Pendant qu’une carte est jouée
rule-v5-play-as-played-text = Certains effets annulent une carte au moment où elle est jouée. À ce moment, vous ne pouvez utiliser que ces effets et ceux qui réveillent un serviteur. La carte n’est remplacée qu’après.
rule-v5-play-as-played-for-example = Bruno veut annuler une carte d’Anna, mais son vampire est incliné. Le vampire peut d’abord se réveiller, puis l’annuler ; Anna ne pioche sa nouvelle carte qu’ensuite.

rule-v5-play-replace = Taille de la main et pioche
rule-v5-play-replace-text = Pour chaque carte jouée de votre main, vous en piochez une de votre bibliothèque qui la remplace, sauf si la carte dit autre chose. Votre main est toujours complète, 7 cartes par défaut : si la taille de la main ou le nombre de cartes change, vous piochez ou défaussez aussitôt. Une carte à remplacer plus tard réduit jusque-là la taille de la main. Si la bibliothèque est vide, vous continuez à jouer sans piocher.
rule-v5-play-replace-for-example = Anna joue une carte qu’elle ne remplace qu’à sa phase de défausse. Jusque-là elle joue avec une main de 6 cartes.

rule-v5-play-requirements = Les prérequis
rule-v5-play-requirements-text = Une carte de serviteur ne peut être jouée que par un serviteur qui répond à tous ses prérequis : clan, Discipline, capacité, titre. Pour une carte de maître avec des prérequis, vous devez contrôler un serviteur disponible qui y répond. Si une carte montre plusieurs Disciplines, chaque effet indique lesquelles il lui faut.
rule-v5-play-requirements-for-example = Le seul Tremere de Bruno est en torpeur. Bruno ne peut pas jouer Bibliothèque des arcanes, qui requiert un Tremere.

rule-v5-play-cost = Les coûts
rule-v5-play-cost-text = Un nombre dans une goutte rouge est le sang que brûle le vampire ; un nombre dans un losange avec un crâne est la réserve que brûle le Mathusalem. Une carte que vous ne pouvez pas payer ne peut pas être jouée. Vous ne pouvez payer qu’avec ce qui est à vous : si le coût est l’Avantage ou une carte défaussée, ils doivent être à vous, mais un serviteur peut utiliser ceux de son contrôleur.
rule-v5-play-cost-for-example = Déflexion coûte 1 point de sang, et Sully n’en a pas : impossible de la jouer, même si Anna a 20 points de réserve.

rule-v5-play-cost-reducers = Les réductions de coût facultatives
rule-v5-play-cost-reducers-text = Un effet qui peut réduire un coût s’utilise quand la carte est jouée, pour pouvoir la jouer, ou plus tard, quand elle se résout et que vous savez l’action réussie. Si la carte est annulée, l’effet n’a pas été utilisé.
rule-v5-play-cost-reducers-for-example = Anna a une carte qui réduit de 1 point de réserve le coût d’un équipement. Elle attend que l’action de s’équiper soit réussie et ne l’utilise qu’alors.

rule-v5-play-targets = Les cibles en jeu
rule-v5-play-targets-text = Une carte jouée sur une autre, ou qui choisit une autre carte, a besoin d’une carte en jeu, donc que quelqu’un contrôle. Un vampire en torpeur convient. Un vampire incontrôlé ou une carte disputée ne conviennent pas, sauf si la carte le dit.
rule-v5-play-targets-for-example = Anna peut mettre Calice sur un vampire en torpeur, mais pas sur un vampire de sa région incontrôlée.

rule-v5-play-impulse = Qui peut jouer le premier
rule-v5-play-impulse-text = Le Mathusalem actif a toujours la main en premier et peut utiliser plusieurs cartes ou effets de suite. Puis la main passe : dans un combat et dans une action dirigée contre un seul Mathusalem, au défenseur ; dans une action dirigée contre plusieurs, à ceux-ci dans le sens horaire ; dans une action non dirigée, à la proie puis au prédateur ; et enfin à tous les autres dans le sens horaire. Dès que quelqu’un utilise quelque chose, le Mathusalem actif reprend la main. L’étape finit quand tous ont passé.
rule-v5-play-impulse-for-example = À une table de quatre, Anna effectue une action non dirigée. Elle passe, Bruno, sa proie, passe, et Dario, son prédateur, joue une carte : Anna a de nouveau la main, avant Bruno.

rule-v5-play-acting-out-of-turn = Agir hors de son tour
rule-v5-play-acting-out-of-turn-text = Le Mathusalem actif est d’habitude celui dont c’est le tour. Si une carte fait agir un serviteur pendant le tour d’un autre, le contrôleur de ce serviteur est le Mathusalem actif tant que dure l’action.
rule-v5-play-acting-out-of-turn-for-example = Pendant le tour d’Anna une carte fait agir un vampire de Carla. Durant cette action c’est Carla qui a la main en premier, pas Anna.

rule-v5-master = Les cartes de maître
rule-v5-master-text = Chaque carte de maître demande une action de phase de maître, et vous en avez une dès que commence votre phase de maître. Celles qui sont hors-tour ne se jouent que dans le tour des autres, en empruntant l’action de votre phase suivante. En jeu, toute carte de maître reste sous le contrôle de celui qui l’a jouée, même posée sur la carte d’un autre Mathusalem.
rule-v5-master-for-example = Anna joue Subversion de la Pentex sur un vampire de Bruno. La carte est sur son vampire à lui, mais c’est Anna qui la contrôle.

rule-v5-master-location = Les lieux
rule-v5-master-location-text = Un lieu est aux mains d’un Mathusalem ou d’un serviteur. Il reste en jeu et peut servir plusieurs fois, dès le tour où il est joué. Certains effets peuvent le brûler.
rule-v5-master-location-for-example = Carla joue La Zone et l’incline le même tour pour défausser une carte et en piocher une autre.

rule-v5-master-trifle = Les triviales
rule-v5-master-trifle-text = Si vous jouez une triviale et qu’elle n’est pas annulée, vous gagnez aussitôt une action de phase de maître de plus. Si elle est aussi hors-tour, vous la gagnez à votre prochaine phase de maître. Dans une phase de maître les triviales ne peuvent vous donner qu’une action ; les suivantes sont des cartes de maître normales.
rule-v5-master-trifle-for-example = Anna joue Serf, une triviale, et avec la nouvelle action Calice, triviale aussi. La seconde ne lui donne rien, et ses actions de phase de maître sont épuisées.

rule-v5-master-discipline = Les cartes de Discipline
rule-v5-master-discipline-text = Une carte de Discipline se met sur un vampire contrôlé et donne un niveau : une nouvelle Discipline au niveau inférieur, ou une Discipline portée d’inférieur à supérieur. La plupart augmentent aussi la capacité de 1. Le sang pour la remplir ne vient pas avec la carte.
rule-v5-master-discipline-for-example = Nik Sikko, capacité 3 avec 3 points de sang, reçoit une carte de Présence : il a maintenant Présence au niveau supérieur et une capacité de 4, toujours avec 3 points de sang.

rule-v5-master-trophy = Les trophées
rule-v5-master-trophy-text = Un trophée est mis en jeu avec une action de phase de maître, ou obtenu en récompense d’un serviteur Liste rouge brûlé. Il ne fait rien tant qu’il n’est pas mis sur un vampire. Dès lors il est contrôlé par le contrôleur de ce vampire et ne peut plus être déplacé.
rule-v5-master-trophy-for-example = Dario a en jeu un trophée encore sans effet. Son vampire brûle un serviteur Liste rouge, Dario y met le trophée, et il y reste.

rule-v5-master-out-of-turn = Les cartes de maître hors-tour
rule-v5-master-out-of-turn-text = Une carte de maître hors-tour se joue pendant le tour d’un autre Mathusalem, jamais pendant le vôtre. Elle enlève une action à votre prochaine phase de maître, même si elle est annulée. Avant cette phase vous ne pouvez pas en jouer une seconde, quel que soit le nombre de vos actions.
rule-v5-master-out-of-turn-for-example = Pendant le tour de Bruno, Anna joue une carte de maître hors-tour. À sa prochaine phase de maître elle a 0 action au lieu de 1.

rule-v5-minion-card = Les cartes de serviteur
rule-v5-minion-card-text = Les cartes de serviteur sont jouées par vos vampires et vos alliés. Un clan, une Discipline ou un coût en sang la réserve aux vampires qui y répondent. En jeu elle est contrôlée par le contrôleur du serviteur qui la porte ; si elle n’est sur aucun serviteur, par le Mathusalem qui l’a jouée. Une carte peut être de plusieurs types à la fois.
rule-v5-minion-card-for-example = Bruno prend le contrôle d’un vampire d’Anna qui a un Magnum .44. L’arme aussi sert maintenant à Bruno, mais la carte appartient toujours à Anna.

rule-v5-minion-card-action = Les cartes d’action
rule-v5-minion-card-action-text = Avec une carte d’action, un serviteur disponible et redressé fait autre chose que les actions par défaut. Il n’y a qu’une carte d’action par action : vous ne pouvez jamais en ajouter une à une autre action.
rule-v5-minion-card-action-for-example = Madison joue Diriger les indécis pour mordre à 3. Elle ne peut pas en jouer un second exemplaire dans la même action pour mordre à 5.

rule-v5-minion-card-ally = Les cartes d’allié
rule-v5-minion-card-ally-text = Un allié entre en jeu avec ses points de vie de départ, pris à la banque de sang. Il n’appartient pas au serviteur qui l’a recruté : c’est un serviteur à part entière.
rule-v5-minion-card-ally-for-example = Colette recrute un allié avec 3 points de vie. Quand plus tard Colette est brûlée, l’allié reste.

rule-v5-minion-card-ally-as-vampire = Les alliés qui jouent comme un vampire
rule-v5-minion-card-ally-as-vampire-text = Certains alliés peuvent jouer certaines cartes comme un vampire. Pour tout ce que produit la carte, même si cela dure, l’allié compte comme un vampire de capacité 1 dont la vie est le sang : il paie, gagne et perd de la vie, et la vie gagnée au-delà de sa capacité est perdue. Les dégâts aggravés brûlent sa vie comme d’autres dégâts, mais s’il devait partir en torpeur, il est brûlé. Pour une carte qui reste en jeu il n’est pas un vampire.
rule-v5-minion-card-ally-as-vampire-for-example = Un allié avec 2 points de vie joue comme un vampire une carte qui coûte 1 point de sang. Pour la payer il brûle 1 point de vie.

rule-v5-minion-card-equipment = Les cartes d’équipement
rule-v5-minion-card-equipment-text = Un équipement se met sur le serviteur qui agit, qui en est le possesseur. Quand le possesseur est brûlé, l’équipement l’est aussi.
rule-v5-minion-card-equipment-for-example = Lenny Burkhead possède un Magnum .44. Il est brûlé en combat, et le Magnum .44 va avec lui dans le tas de cendres.

rule-v5-minion-card-retainer = Les cartes de compagnon
rule-v5-minion-card-retainer-text = Un compagnon se met sur le serviteur qui agit, son employeur, avec ses points de vie de départ pris à la banque de sang. Il est brûlé quand il perd son dernier point de vie ou quand son employeur est brûlé.
rule-v5-minion-card-retainer-for-example = Un Corbeau espion avec 1 point de vie prend 1 point de dégâts en combat. Il est brûlé, et son employeur perd le +1 en interception.

rule-v5-minion-card-political = Les cartes d’action politique
rule-v5-minion-card-political-text = Une carte d’action politique a deux usages : un vampire la joue comme action pour appeler son référendum, ou vous la brûlez de votre main pendant un référendum pour 1 voix. Seuls les vampires peuvent la jouer comme action.
rule-v5-minion-card-political-for-example = Andi Liu appelle Conflit sur le bétail. Pendant le référendum Bruno brûle une Ascension des ancillas et gagne 1 voix.

rule-v5-minion-card-modifier = Les modificateurs d’action
rule-v5-minion-card-modifier-text = Tant que son action n’est pas résolue, le serviteur qui agit peut y jouer des modificateurs. Aucun serviteur ne joue deux fois le même modificateur dans une action, même à un autre niveau. Certains modificateurs sont pour des serviteurs autres que celui qui agit : seulement ceux du même Mathusalem.
rule-v5-minion-card-modifier-for-example = Sully agit et joue Masquer l’assemblée pour +1 en discrétion. Sully ne peut pas en jouer une autre, mais Dr. Stephen Norton, lui aussi à Anna, peut aider en la jouant au niveau supérieur.

rule-v5-minion-card-combat = Les cartes de combat
rule-v5-minion-card-combat-text = Les cartes de combat sont jouées par les serviteurs qui sont en combat.
rule-v5-minion-card-combat-for-example = Aunt Linda a été bloquée et se trouve en combat. Elle peut maintenant jouer Crochet ; pendant l’action elle-même elle ne le pouvait pas.

rule-v5-minion-card-combat-outside = Les cartes de combat de l’extérieur
rule-v5-minion-card-combat-outside-text = Quelques cartes de combat s’adressent aux serviteurs étrangers au combat en cours. Un serviteur de n’importe quel Mathusalem peut les jouer, même de celui qui n’a pas de part à ce combat.
rule-v5-minion-card-combat-outside-for-example = Un vampire d’Anna combat un vampire de Bruno. Le vampire de Carla, qui ne combat pas, peut jouer une carte de ce genre.

rule-v5-minion-card-reaction = Les cartes de réaction
rule-v5-minion-card-reaction-text = Un serviteur disponible et redressé peut jouer des cartes de réaction quand agit un serviteur d’un autre Mathusalem. Aucun serviteur ne joue deux fois la même carte de réaction pendant une action, même à un autre niveau. En jouer une ne l’incline pas.
rule-v5-minion-card-reaction-for-example = Un vampire d’Anna mord Bruno. Trevon Parker, redressé, à Bruno, joue Yeux d’Argus pour +2 en interception et reste redressé.

rule-v5-minion-card-reflex = Les cartes de réflexe
rule-v5-minion-card-reflex-text = Avec une carte de réflexe un serviteur annule une carte d’un certain type qu’on joue contre lui, à l’instant même.
rule-v5-minion-card-reflex-for-example = Une carte de frappe est jouée contre le vampire de Carla. Carla l’annule aussitôt avec une carte de réflexe ; après la résolution de la frappe il serait trop tard.

rule-v5-event-card = Les cartes d’événement
rule-v5-event-card-text = Dans chacune de vos phases de défausse, une action de cette phase peut servir, une fois, à mettre un événement en jeu. Le même événement ne se joue qu’une fois dans la partie, peu importe par qui. Celui qui le joue le contrôle.
rule-v5-event-card-for-example = Anna joue un événement au tour 3. Dario a le même événement en main : il ne peut plus le jouer.

rule-v5-setup-seats = Places, proie et prédateur
rule-v5-setup-seats-text = Les Mathusalems s’assoient comme ils veulent, et le hasard décide qui commence. À votre gauche est votre proie, que vous voulez éliminer ; à votre droite votre prédateur, qui veut vous éliminer. Quand votre proie est éliminée, le suivant à gauche devient votre proie.
rule-v5-setup-seats-for-example = Anna, Bruno, Carla et Dario sont assis dans le sens horaire. Bruno est la proie d’Anna et Dario son prédateur ; Bruno éliminé, Carla est sa proie.

rule-v5-setup-pool = Trente points de réserve et la banque de sang
rule-v5-setup-pool-text = Chaque Mathusalem commence avec 30 points de réserve. Tous les autres compteurs sont la banque de sang, qui ne s’épuise jamais.
rule-v5-setup-pool-for-example = À une table de cinq, 150 compteurs sont distribués comme réserve. Si plus tard la banque semble vide, n’importe quoi d’autre peut servir de compteur.

rule-v5-setup-area = Zone de jeu et premières cartes
rule-v5-setup-area-text = Devant vous se trouvent une région incontrôlée et une région contrôlée, celle-ci divisée en région disponible et torpeur. On mélange la crypte et la bibliothèque, et votre prédateur peut couper les deux. Vous piochez 7 cartes de la bibliothèque pour votre main et placez les 4 premières cartes de la crypte face cachée dans votre région incontrôlée. Vous pouvez regarder votre main et vos cartes incontrôlées quand vous voulez.
rule-v5-setup-area-for-example = Anna commence avec 7 cartes en main, 4 vampires face cachée et personne dans la région disponible.

rule-v5-terms-burn = Brûler et le tas de cendres
rule-v5-terms-burn-text = Les cartes brûlées finissent dans le tas de cendres de leur propriétaire, ouvert à tous à tout moment ; les compteurs brûlés retournent à la banque de sang. Ce qui est sur une carte brûlée ou retirée de la partie est brûlé aussi. Un effet peut faire revenir une carte du tas de cendres, mais jamais une carte retirée de la partie.
rule-v5-terms-burn-for-example = Madison a 3 points de sang et un Magnum .44 quand elle est brûlée. Les 3 points de sang vont à la banque de sang, les deux cartes au tas de cendres.

rule-v5-terms-control = Qui contrôle une carte
rule-v5-terms-control-text = Vous contrôlez les vampires que vous faites entrer en jeu et les cartes de maître que vous jouez, où qu’elles soient. Une carte de serviteur est contrôlée par le contrôleur du serviteur qui la porte, et si elle n’est sur aucune carte, par celui qui l’a jouée. Les effets qui changent le contrôle le disent.
rule-v5-terms-control-for-example = Anna met Calice sur un vampire de Bruno : Calice est à Anna. Le Magnum .44 sur le même vampire est à Bruno.

rule-v5-terms-lock = Incliner et redresser
rule-v5-terms-lock-text = Incliner une carte, c’est la tourner sur le côté, signe qu’elle a servi ; la redresser, c’est la remettre droite. Seuls les serviteurs redressés peuvent agir et bloquer.
rule-v5-terms-lock-for-example = Colette mord et s’incline. Pendant le tour de Bruno elle ne peut pas bloquer, à moins que quelque chose ne la redresse ou ne la réveille.

rule-v5-terms-ownership = Posséder une carte
rule-v5-terms-ownership-text = Les cartes avec lesquelles vous commencez la partie sont à vous. D’autres peuvent en prendre le contrôle, jamais la possession, et toutes vous reviennent à la fin. Si vous êtes éliminé, vos cartes que d’autres contrôlent restent en jeu jusqu’à ce qu’elles soient brûlées.
rule-v5-terms-ownership-for-example = Carla contrôle un vampire que Bruno possède. Bruno est éliminé et Carla garde le vampire ; s’il est brûlé, il va dans le tas de cendres de Bruno.

rule-v5-terms-golden = Les cartes avant les règles
rule-v5-terms-golden-text = Quand une carte contredit les règles, c’est la carte qui a raison.
rule-v5-terms-golden-for-example = Selon les règles on remplace une carte aussitôt. Traversée du miroir dit qu’on la remplace plus tard, et c’est ce qu’on fait.

rule-v5-wording-during = « Durant X, faites Y »
rule-v5-wording-during-text = Un effet qui dit « durant X, faites Y » peut être utilisé une fois par X avec chaque carte qui l’a.
rule-v5-wording-during-for-example = Avec Calice on déplace 1 point de sang durant une phase de redressement, pas 2. Avec deux exemplaires de Calice on peut le faire deux fois.

rule-v5-wording-lock-to = « Inclinez X pour faire Y »
rule-v5-wording-lock-to-text = Si quelque chose doit être incliné pour obtenir un effet, il faut qu’il soit redressé avant. Un serviteur incliné ne le peut pas, même s’il se réveille. Il en va autrement si s’incliner n’est pas le prix mais une part de l’effet : un serviteur incliné qui s’est réveillé peut alors l’utiliser.
rule-v5-wording-lock-to-for-example = Sully, après s’être incliné, se réveille. On peut jouer Déflexion, qui incline qui la joue comme part de l’effet ; on ne peut pas utiliser une aptitude qui dit « inclinez pour gagner 1 voix ».

rule-v5-wording-search = Chercher
rule-v5-wording-search-text = Si vous cherchez dans votre bibliothèque ou votre crypte, vous n’avez pas à dire quoi, et vous pouvez ne rien trouver. Ensuite vous la mélangez.
rule-v5-wording-search-for-example = Anna peut chercher un équipement dans sa bibliothèque. Elle regarde, n’en veut aucun, ne prend rien et mélange.

rule-v5-wording-cancel = Annuler une carte
rule-v5-wording-cancel-text = Une carte annulée ne fait rien, mais compte comme jouée. Si c’est une carte d’action, le serviteur ne s’incline pas, ne paie rien et peut rejouer la même carte d’action. Toute autre carte doit quand même être payée. Si c’était une frappe, le serviteur en choisit une autre, même venant d’une carte.
rule-v5-wording-cancel-for-example = La carte Diriger les indécis de Madison est annulée : Madison reste redressée, garde son sang et peut recommencer. Avec Déflexion elle aurait perdu 1 point de sang.

rule-v5-unlock = Phase 1 : redressement
rule-v5-unlock-text = Au début de votre tour vous devez redresser toutes vos cartes. Vous résolvez ensuite les effets de la phase de redressement, dans l’ordre de votre choix ; entre autres, vous payez pour ce que vous disputez ou vous le cédez. Si vous avez l’Avantage, vous pouvez gagner 1 point de réserve.
rule-v5-unlock-for-example = Anna redresse, prend 1 point de réserve pour l’Avantage, puis en paie 1 pour un vampire disputé. Elle aurait aussi pu payer d’abord.

rule-v5-unlock-burn-option = L’option de défausse
rule-v5-unlock-burn-option-text = Certaines cartes ont l’icône d’option de défausse. Si vous ne contrôlez aucun serviteur qui répond aux prérequis de la carte, ou qui en soit une cible légale, vous pouvez la défausser et la remplacer dans une phase de redressement, la vôtre ou celle d’un autre. Vous pouvez le faire avec une carte par phase de redressement.
rule-v5-unlock-burn-option-for-example = Bruno a deux cartes à option de défausse qui requièrent un Nosferatu, et n’en contrôle pas. Il défausse l’une pendant la phase de redressement d’Anna et l’autre pendant la sienne.

rule-v5-contest-card = Les cartes disputées
rule-v5-contest-card-text = Quand un second exemplaire d’une carte unique entre en jeu, son contrôle est disputé : tous les exemplaires sont retournés face cachée et hors du jeu. À chacune de vos phases de redressement vous brûlez 1 point de réserve pour continuer, ou vous cédez, et votre carte est brûlée avec tout ce qu’elle porte. Si tous les autres ont cédé, votre carte est retournée face visible et redressée à votre prochaine phase de redressement.
rule-v5-contest-card-for-example = Anna et Dario se disputent Colette. Anna paie 1 point de réserve à deux phases de redressement, puis Dario cède ; Colette revient à la prochaine phase de redressement d’Anna.

rule-v5-contest-self = Pas de dispute avec soi-même
rule-v5-contest-self-text = Vous ne pouvez contrôler qu’un exemplaire d’une carte unique, et vous ne pouvez pas la disputer exprès avec vous-même. Si un effet vous y force, l’exemplaire qui entre en jeu est brûlé.
rule-v5-contest-self-for-example = Anna contrôle La Zone et en a un second exemplaire en main. Elle ne peut pas le jouer tant que le premier est en jeu.

rule-v5-contest-title = Les titres disputés
rule-v5-contest-title-text = Si deux vampires en jeu prétendent au même titre unique, aucun ne l’a tant qu’il est disputé ; ils agissent et bloquent comme d’habitude. À chaque phase de redressement de son contrôleur, chacun brûle 1 point de sang ou cède le titre ; sans sang, ou en torpeur, il doit céder. Quand les autres ont cédé, le dernier acquiert le titre à sa prochaine phase de redressement. Celui qui cède a perdu le titre pour le reste de la partie.
rule-v5-contest-title-for-example = Deux vampires se disent Prince de Rome. Celui d’Anna n’a plus de sang à la phase de redressement et cède ; à la prochaine phase de redressement de Bruno, le vampire de Bruno est le prince.

rule-v5-master-phase = Phase 2 : maître
rule-v5-master-phase-text = Vous avez une action de phase de maître, sauf si des cartes en changent le nombre. Avec elle vous jouez une carte de maître, marquez un serviteur Liste rouge, ou faites ce qu’une carte offre en échange. Ces actions et les autres effets de la phase viennent dans l’ordre que vous voulez. Vous n’êtes pas obligé d’utiliser une action, mais vous ne pouvez pas la garder ; une carte de maître hors-tour jouée avant vous en coûte une.
rule-v5-master-phase-for-example = Anna déplace 1 point de sang avec Poupée de sang, puis joue un lieu. Dario, qui a joué une carte de maître hors-tour avant son tour, n’a pas d’action à utiliser.

rule-v5-minion-phase = Phase 3 : serviteur
rule-v5-minion-phase-text = Vos serviteurs disponibles et redressés peuvent agir, l’un après l’autre. Agir incline un serviteur, et bloquer aussi. Les serviteurs disponibles et redressés des autres peuvent tenter de bloquer ; une action est réussie si personne ne la bloque. Chaque action est résolue avant la suivante, et un serviteur qui se redresse pendant cette phase peut agir de nouveau.
rule-v5-minion-phase-for-example = Madison mord et s’incline. Elle se redresse avec Pulsion monstrueuse et peut maintenant effectuer une autre action, comme chasser.

rule-v5-minion-phase-mandatory = Les actions obligatoires
rule-v5-minion-phase-mandatory-text = Les actions obligatoires passent avant toutes les autres, dans l’ordre de votre choix. Un vampire disponible sans sang doit chasser. Un serviteur qui a une action obligatoire ne peut en effectuer d’autre. S’il en a deux différentes, ou une qu’il ne peut pas effectuer, il est coincé et n’agit pas ; cela n’empêche pas vos autres serviteurs d’agir.
rule-v5-minion-phase-mandatory-for-example = Sully a 0 point de sang et doit chasser avant que Madison puisse mordre. Si une carte oblige aussi Sully à une autre action, ni l’une ni l’autre n’est possible, et Madison peut agir.

rule-v5-card-44-magnum = Magnum .44
rule-v5-card-44-magnum-text = Celui qui utilise la manœuvre de cette arme pendant l’étape de manœuvre doit aussi frapper avec elle dans ce round. Si Prise immortelle interdit ensuite la frappe, il n’y en a pas : on ne peut pas en choisir une autre.
rule-v5-card-44-magnum-for-example = Horace Radcliffe manœuvre avec son Magnum .44, et Aunt Linda manœuvre à son tour. Au contact elle joue Prise immortelle, et Horace ne frappe pas du tout.

rule-v5-card-anarch-troublemaker = Anarch fauteur de trouble
rule-v5-card-anarch-troublemaker-text = La carte se joue pendant la phase de maître et s’utilise pendant la phase de redressement, donc pas avant votre prochain tour. Jusqu’à deux vampires peut vouloir dire aucun, et ceux qui sont choisis peuvent être déjà inclinés.
rule-v5-card-anarch-troublemaker-for-example = Anna et Bruno ont un accord. Elle lui donne l’Anarch fauteur de trouble et incline 0 de ses vampires.

rule-v5-card-ancilla-empowerment = Ascension des ancillas
rule-v5-card-ancilla-empowerment-text = Tous perdent de la réserve, même celui qui a appelé le référendum, et plusieurs peuvent être éliminés à la fois. Celui dont la proie est éliminée gagne 1 point de victoire, même s’il est éliminé lui-même. Seuls les survivants gagnent aussi les 6 points de réserve.
rule-v5-card-ancilla-empowerment-for-example = Anna et sa proie Bruno tombent tous deux à 0 point de réserve. Anna gagne 1 point de victoire pour Bruno, mais pas les 6 points de réserve, et elle est éliminée ; son prédateur Dario survit et gagne 1 point de victoire et 6 points de réserve.

rule-v5-card-arcane-library = Bibliothèque des arcanes
rule-v5-card-arcane-library-text = Le sang ajouté vient de la banque de sang. Une fois sur le vampire incontrôlé, vous pouvez le déplacer dans votre réserve au prix habituel de 2 transferts par point. Il en va de même pour Musée d’art.
rule-v5-card-arcane-library-for-example = Carla incline Bibliothèque des arcanes et ajoute 1 point de sang à Lauren, incontrôlée. Avec 2 transferts elle le déplace dans sa réserve.

rule-v5-card-barrens = La Zone
rule-v5-card-barrens-text = Ce lieu peut être utilisé à tout moment, même au milieu d’un combat.
rule-v5-card-barrens-for-example = En combat Anna n’a pas de carte de frappe. Elle incline La Zone, défausse une carte de maître et pioche en espérant un Crochet.

rule-v5-card-bewitching-oration = Discours ensorcelant
rule-v5-card-bewitching-oration-text = La carte ne peut pas être jouée avant que les termes du référendum soient choisis. Les voix qu’elle donne ne sont pas exprimées aussitôt : elles le sont avec les autres voix du vampire, quand vous le décidez. Il en va de même pour District protégé.
rule-v5-card-bewitching-oration-for-example = Mkhokheli la joue et a 2 voix de plus. Anna attend que Bruno ait exprimé 3 voix contre, et n’exprime qu’alors celles de Mkhokheli, pour éviter Langue acérée.

rule-v5-card-blood-doll = Poupée de sang
rule-v5-card-blood-doll-text = Poupée de sang s’utilise pendant la phase de maître, celle où on la joue : vous pouvez l’utiliser le même tour. Calice, qui s’utilise pendant la phase de redressement, doit attendre.
rule-v5-card-blood-doll-for-example = Anna joue Poupée de sang sur Madison et déplace tout de suite 1 point de sang de Madison vers sa réserve.

rule-v5-card-bonding = Sociabilisation
rule-v5-card-bonding-text = L’effet supérieur donne de la discrétion et ne peut servir que si l’on en a besoin. Si personne ne bloque avec assez d’interception, on ne peut jouer que l’effet inférieur.
rule-v5-card-bonding-for-example = Personne ne tente de bloquer la morsure de Madison. Elle peut jouer Sociabilisation pour +1 en morsure, mais pas au niveau supérieur.

rule-v5-card-bowl-of-convergence = Coupe de convergence
rule-v5-card-bowl-of-convergence-text = Un vampire sans Auspex peut s’en équiper. Tant que son possesseur n’a pas Auspex, elle ne fait rien.
rule-v5-card-bowl-of-convergence-for-example = Brock Sterling, qui n’a pas Auspex, possède la coupe et a 0 en interception. À Lauren, avec Auspex au niveau inférieur, elle donne +1.

rule-v5-card-carrion-crows = Corneilles noires
rule-v5-card-carrion-crows-text = Les dégâts sont infligés en même temps que ceux des frappes. Une esquive n’aide pas, car elle n’écarte que les frappes de l’adversaire ; mais une frappe qui met fin au combat vient avant. Nuée de corbeaux fonctionne de même : ses dégâts sont environnementaux et viennent du compagnon.
rule-v5-card-carrion-crows-for-example = Horace Radcliffe a joué Corneilles noires pour 2 points de dégâts par round. Un vampire qui esquive en prend 2, un vampire qui frappe avec Majesté n’en prend pas.

rule-v5-card-cats-guidance = Conseil des chats
rule-v5-card-cats-guidance-text = L’effet inférieur redresse un vampire après qu’il a bloqué. Si le combat l’a envoyé en torpeur, la carte lui est interdite, car seuls les serviteurs disponibles jouent des cartes de réaction.
rule-v5-card-cats-guidance-for-example = Ryan bloque, et le combat l’envoie en torpeur. Il ne peut pas se redresser avec Conseil des chats.

rule-v5-card-change-of-target = Changement de cible
rule-v5-card-change-of-target-text = L’action prend fin alors que le blocage n’est pas encore résolu : celui qui bloquait ne s’incline pas, et celui qui était incliné et s’était réveillé reste incliné. Si l’action était obligatoire, le serviteur qui agissait est coincé : il reste redressé, mais n’effectue plus d’action.
rule-v5-card-change-of-target-for-example = Sully, avec 0 point de sang, doit chasser et se fait bloquer par Ryan. Après Changement de cible Ryan reste redressé, et Sully n’agit plus ce tour-ci.

rule-v5-card-cloak-the-gathering = Masquer l’assemblée
rule-v5-card-cloak-the-gathering-text = Au niveau supérieur, même un vampire incliné peut la jouer, car les modificateurs d’action, contrairement aux cartes de réaction, ne demandent pas d’être redressé. Pendant une action chaque vampire en joue un exemplaire, mais plusieurs vampires peuvent en jouer un chacun.
rule-v5-card-cloak-the-gathering-for-example = Ashley agit. Colette et Dr. Stephen Norton, tous deux inclinés, en jouent chacun un exemplaire au niveau supérieur : Ashley reçoit +2 en discrétion.

rule-v5-card-conditioning = Conditionnement
rule-v5-card-conditioning-text = Il est limité : pendant une action, un seul modificateur d’action peut augmenter la valeur de morsure. Il en va de même pour Exaltation.
rule-v5-card-conditioning-for-example = Madison mord et joue Conditionnement pour +3. Elle ne peut ajouter ni Exaltation ni un autre modificateur limité.

rule-v5-card-consanguineous-boon = Faveur consanguine
rule-v5-card-consanguineous-boon-text = Le clan que vous choisissez doit exister, mais il n’est pas nécessaire qu’un de ses vampires soit en jeu.
rule-v5-card-consanguineous-boon-for-example = Anna peut choisir Tremere même si personne ne contrôle de Tremere. Alors personne ne gagne de réserve.

rule-v5-card-creeping-sabotage = Sabotage insidieux
rule-v5-card-creeping-sabotage-text = Le premier exemplaire coûte 0 point de sang, car vous n’en contrôlez pas encore. Brûler un exemplaire et en brûler un autre sont des actions différentes : après Changement de cible un serviteur ne peut pas s’en prendre au même exemplaire, mais à un autre, oui.
rule-v5-card-creeping-sabotage-for-example = Un vampire de Bruno tente de brûler le premier de deux exemplaires, est bloqué et joue Changement de cible. Il peut maintenant tenter de brûler le second.

rule-v5-card-daring-the-dawn = Braver l’aube
rule-v5-card-daring-the-dawn-text = Vous pouvez la jouer avant qu’un vampire tente de bloquer, pour qu’aucun ne le puisse, ou quand un vampire le tente déjà. Jouée tôt, elle empêche aussi les vampires de jouer Deuxième Tradition : le Domaine.
rule-v5-card-daring-the-dawn-for-example = Bruno a un prince incliné. Naomi Stewart, à Anna, joue tout de suite Braver l’aube, et le prince ne peut pas se redresser avec Deuxième Tradition : le Domaine.

rule-v5-card-deep-song = Chant profond
rule-v5-card-deep-song-text = Si l’action supérieure est réussie, la cible compte comme le serviteur qui agit dans le combat. C’est donc son contrôleur qui joue des cartes en premier.
rule-v5-card-deep-song-for-example = Lenny Burkhead entre en combat avec Tamoszius grâce à Chant profond. Dans ce combat c’est Tamoszius qui décide en premier de manœuvrer ou non.

rule-v5-card-deflection = Déflexion
rule-v5-card-deflection-text = Un vampire incliné qui s’est réveillé peut la jouer, même au niveau inférieur : être incliné une fois de plus ne change rien, et la morsure change quand même de cible. Il en va de même pour Distraction télépathique.
rule-v5-card-deflection-for-example = Sully, déjà incliné, se réveille avec Sur le qui-vive et joue Déflexion. La morsure de 3 contre Bruno va maintenant à Carla.

rule-v5-card-dreams-of-the-sphinx = Rêves du sphinx
rule-v5-card-dreams-of-the-sphinx-text = Si vous l’utilisez pendant votre tour pour une main plus grande, vous pouvez d’abord utiliser votre action de phase de défausse, défausser et remplacer une carte, avant que la taille de la main ne baisse et que vous défaussiez les 2 cartes de trop. Quand quelqu’un la dispute, il est trop tard pour l’incliner.
rule-v5-card-dreams-of-the-sphinx-for-example = La taille de la main d’Anna est de 9 ce tour-ci. À la phase de défausse elle change une carte, puis défausse jusqu’à 7.

rule-v5-card-enchant-kindred = Enchanter la descendance et Diriger les indécis
rule-v5-card-enchant-kindred-text = Quand vous annoncez l’action, vous choisissez : mordre avec 0 en discrétion, ou au niveau supérieur ajouter du sang avec +1 en discrétion. Jamais les deux. Un vampire qui se redresse plus tard dans le tour ne peut pas rejouer la même carte, même à l’autre niveau.
rule-v5-card-enchant-kindred-for-example = Madison ajoute 3 points de sang avec Diriger les indécis et se redresse avec Pulsion monstrueuse. Ce tour-ci elle ne peut pas mordre avec un autre exemplaire, mais elle le peut avec Enchanter la descendance.

rule-v5-card-eyes-of-argus = Yeux d’Argus
rule-v5-card-eyes-of-argus-text = Un même vampire ne peut pas se réveiller avec l’effet supérieur puis en jouer un second exemplaire pour l’interception, car un serviteur ne joue la même carte de réaction qu’une fois par action.
rule-v5-card-eyes-of-argus-for-example = Trevon Parker, incliné, se réveille avec Yeux d’Argus. Le +2 en interception d’un second exemplaire revient à un autre vampire.

rule-v5-card-faceless-night = Nuit sans visage
rule-v5-card-faceless-night-text = Un serviteur qui a tenté de bloquer et échoué peut encore jouer des cartes de réaction comme Déflexion : il n’est incliné que quand l’action se résout, réussie ou bloquée. Ceux qui ont tenté avant que la carte soit jouée ne sont pas inclinés.
rule-v5-card-faceless-night-for-example = Ryan tente de bloquer Colette et échoue ; puis elle joue Nuit sans visage contre Trevon Parker, qui échoue aussi. Trevon peut encore jouer une carte de réaction et finit incliné ; Ryan non.

rule-v5-card-fame = Renommée
rule-v5-card-fame-text = Les 3 points de réserve sont brûlés aussitôt après que le vampire est parti en torpeur. Un vampire brûlé directement n’est pas passé par la torpeur et ne coûte rien.
rule-v5-card-fame-for-example = Le vampire de Bruno avec Renommée prend tant de dégâts aggravés qu’il est brûlé. Bruno garde ses 3 points de réserve.

rule-v5-card-foreshadowing-destruction = Présage de destruction
rule-v5-card-foreshadowing-destruction-text = Au niveau supérieur contre une réserve de 10 ou plus, elle n’augmente encore rien : le +3 en morsure attend que la cible n’ait plus que 9 ou moins. D’ici là un autre modificateur limité reste possible, avant comme après.
rule-v5-card-foreshadowing-destruction-for-example = Madison mord Bruno, qui a 12 points de réserve, joue Présage de destruction puis Conditionnement pour +3. Elle mord à 4.

rule-v5-card-freak-drive = Pulsion monstrueuse
rule-v5-card-freak-drive-text = Si le vampire a été bloqué, la carte se joue après le combat. Même un vampire qui est alors en torpeur peut la jouer, s’il a du sang pour la payer.
rule-v5-card-freak-drive-for-example = Naomi Stewart est bloquée et part en torpeur à cause de dégâts aggravés, avec encore 2 points de sang. Elle peut payer 1 point de sang pour Pulsion monstrueuse et se redresser.

rule-v5-card-guard-dogs = Chiens de garde
rule-v5-card-guard-dogs-text = Le vampire qui se redresse ainsi n’est pas obligé de bloquer. Vous remplacez la carte avant de décider autre chose.
rule-v5-card-guard-dogs-for-example = Ryan se redresse avec Chiens de garde. Bruno pioche une carte, voit qu’elle n’aide pas et laisse passer la morsure.

rule-v5-card-haven-uncovered = Refuge exposé
rule-v5-card-haven-uncovered-text = L’action de la brûler est dirigée contre le Mathusalem qui l’a jouée, car les cartes de maître sont contrôlées par celui qui les a jouées.
rule-v5-card-haven-uncovered-for-example = Anna la met sur un vampire de Bruno. Quand ce vampire agit pour la brûler, Anna peut tenter de bloquer, Carla non.

rule-v5-card-hidden-strength = Force cachée
rule-v5-card-hidden-strength-text = On ne peut la jouer que s’il y a des dégâts à prévenir. Vous ne pouvez pas la jouer rien que pour la poursuite.
rule-v5-card-hidden-strength-for-example = L’adversaire a esquivé et n’a pas infligé de dégâts. Naomi Stewart ne peut pas jouer Force cachée pour poursuivre.

rule-v5-card-hunting-grounds = Les terrains de chasse
rule-v5-card-hunting-grounds-text = Pour en jouer un, il faut un vampire disponible de son clan, mais le sang peut aller à tout vampire disponible que vous contrôlez. Il sert pendant votre phase de redressement, donc pas avant votre prochain tour. Le sang est facultatif : si vous passez à la phase de maître sans le prendre, vous y avez renoncé. Cela vaut pour École, Asile, Bidonville, Haute société et Quartier résidentiel.
rule-v5-card-hunting-grounds-for-example = Anna joue École, terrain de chasse avec un Tremere disponible. À sa prochaine phase de redressement c’est Sully, un Malkavien, qui gagne le point de sang.

rule-v5-card-immortal-grapple = Prise immortelle
rule-v5-card-immortal-grapple-text = Attendez que plus personne ne manœuvre, et jouez-la avant que les frappes soient choisies. Une frappe déjà fixée par la manœuvre, comme avec Magnum .44, est alors perdue.
rule-v5-card-immortal-grapple-for-example = Tamoszius s’est mis à distance, et Aunt Linda est revenue au contact. Quand les deux ont fini, Aunt Linda peut jouer Prise immortelle.

rule-v5-card-kine-resources = Conflit sur le bétail
rule-v5-card-kine-resources-text = Les 4 points doivent aller à au moins deux Mathusalems. Vous pouvez vous en allouer, et vous le devez s’il n’y a pas d’autre moyen.
rule-v5-card-kine-resources-for-example = Il ne reste qu’Anna et Bruno. Anna alloue 3 points à Bruno et 1 à elle-même ; 4 à Bruno n’est pas permis.

rule-v5-card-life-in-the-city = Vivre en ville
rule-v5-card-life-in-the-city-text = Le sang peut aussi aller à un vampire disponible contrôlé par un autre Mathusalem.
rule-v5-card-life-in-the-city-for-example = Anna ajoute 1 point de sang à un vampire de Carla, pour qu’il n’ait pas à chasser.

rule-v5-card-magic-of-the-smith = Magie du forgeron
rule-v5-card-magic-of-the-smith-text = Vous ne dites pas quel équipement vous chercherez, et vous ne cherchez qu’une fois l’action réussie. L’équipement doit venir de la bibliothèque, pas de votre main. Vous pouvez aussi ne rien trouver, et vous mélangez dans tous les cas.
rule-v5-card-magic-of-the-smith-for-example = En remplaçant Magie du forgeron, Anna pioche justement le Magnum .44 qu’elle voulait. On ne peut pas le prendre dans sa main, et elle peut choisir de ne rien trouver.

rule-v5-card-mirror-walk = Traversée du miroir
rule-v5-card-mirror-walk-text = Jusqu’à votre phase de défausse, la taille de votre main est réduite de 1, comme si la carte y était encore. Contrairement à Changement de cible, elle incline d’abord celui qui bloque, et l’action ne finit qu’ensuite.
rule-v5-card-mirror-walk-for-example = La taille de la main d’Anna, 7, est de 6 jusqu’à sa phase de défausse. Ryan, qui a bloqué, est incliné, et il n’y a pas de combat.

rule-v5-card-on-the-qui-vive = Sur le qui-vive
rule-v5-card-on-the-qui-vive-text = Se réveiller n’oblige pas à bloquer, et le serviteur reste incliné. La carte est remplacée avant toute autre décision. Il en va de même pour Réveil avec la fraîcheur du soir, qui se remplace toutefois plus tard, comme elle le dit.
rule-v5-card-on-the-qui-vive-for-example = Sully se réveille, et Bruno pioche Déflexion. Il la joue au lieu de bloquer.

rule-v5-card-pentex-subversion = Subversion de la Pentex
rule-v5-card-pentex-subversion-text = Le serviteur qui la porte ne peut pas la brûler ; tout autre serviteur le peut, peu importe qui le contrôle. L’action est dirigée contre celui qui a joué la carte. Ne pas pouvoir bloquer n’empêche pas de jouer des cartes de réaction.
rule-v5-card-pentex-subversion-for-example = Anna la met sur Sully, à Bruno. Sully peut encore jouer Déflexion, et le vampire de Carla peut brûler la carte avec une action dirigée contre Anna.

rule-v5-card-perfect-paragon = Parangon de perfection
rule-v5-card-perfect-paragon-text = L’effet supérieur réduit l’interception des autres et ne compte pas comme une augmentation de discrétion. Il se joue donc aussi sans tentative de blocage, par exemple pour piocher une nouvelle carte.
rule-v5-card-perfect-paragon-for-example = Personne ne tente de bloquer Naomi Stewart. Elle paie tout de même 1 point de sang pour Parangon de perfection, et Anna remplace la carte.

rule-v5-card-resist-earths-grasp = Défier la gravité
rule-v5-card-resist-earths-grasp-text = La poursuite qui accompagne la manœuvre ne peut servir que dans le même round. On ne peut pas la garder pour un round suivant.
rule-v5-card-resist-earths-grasp-for-example = Bret Stryker manœuvre au round 1 et n’utilise pas la poursuite. Au round 2 il ne l’a plus.

rule-v5-card-roundhouse = Crochet
rule-v5-card-roundhouse-text = Crochet est une frappe à mains nues. On peut donc l’utiliser sous Prise immortelle.
rule-v5-card-roundhouse-for-example = Aunt Linda joue Prise immortelle puis Crochet pour 1 + 3 points de dégâts.

rule-v5-card-scalpel-tongue = Langue acérée
rule-v5-card-scalpel-tongue-text = Le vampire choisi doit avoir exprimé des voix ou des bulletins. Celui qui a des voix mais ne les a pas exprimées n’est pas une cible valide.
rule-v5-card-scalpel-tongue-for-example = Andi Liu a 2 voix comme prince et attend. Ce n’est qu’une fois ces voix exprimées que Kathy Glens peut jouer Langue acérée.

rule-v5-card-second-tradition = Deuxième Tradition : le Domaine
rule-v5-card-second-tradition-text = Ce n’est pas un réveil. Un vampire incliné qui la joue doit tenter de bloquer et ne peut pas se rabattre sur Déflexion. S’il n’est pas en mesure de bloquer, il ne peut pas la jouer : quand l’action est dirigée contre un autre, ou qu’elle ne peut pas être bloquée du tout, comme avec Braver l’aube ou Grand bal Toréador.
rule-v5-card-second-tradition-for-example = Un vampire d’Anna mord Bruno. Alexa Draper, prince de Carla, est inclinée et ne peut pas la jouer, car la morsure n’est pas dirigée contre Carla.

rule-v5-card-smiling-jack = Smiling Jack, l’anarch
rule-v5-card-smiling-jack-text = À chacune de vos phases de redressement, 1 de vos points de réserve passe obligatoirement sur la carte, même si c’est le dernier. Les autres brûlent 1 par compteur sur la carte, réparti comme ils veulent entre leur réserve et le sang de leurs vampires. Un vampire sans sang ne peut en prendre aucune part.
rule-v5-card-smiling-jack-for-example = Il y a 3 compteurs sur Smiling Jack. Bruno brûle 1 point de réserve et 2 points de sang de Ryan, son seul vampire ; si Ryan n’avait que 1 point de sang, Bruno devrait brûler 2 points de réserve.

rule-v5-card-spying-mission = Mission d’espionnage
rule-v5-card-spying-mission-text = L’effet supérieur attend qu’il soit sûr que la morsure réussirait pour 1 ou plus : tous ont renoncé à bloquer, modificateurs et réactions sont joués. Celui qui veut réduire ou détourner la morsure doit le faire avant. Un vampire peut en porter plusieurs exemplaires, et chacun ajoute 2 à la prochaine morsure réussie contre le même Mathusalem.
rule-v5-card-spying-mission-for-example = Colette a deux Missions d’espionnage contre Bruno. Sa prochaine morsure de 1 qui réussirait contre lui devient une morsure de 5.

rule-v5-card-swallowed-by-the-night = Englouti par la nuit
rule-v5-card-swallowed-by-the-night-text = Au niveau inférieur c’est un modificateur d’action, au niveau supérieur une carte de combat.
rule-v5-card-swallowed-by-the-night-for-example = Colette a Occultation au niveau supérieur : pendant son action elle peut la jouer pour +1 en discrétion, et dans un combat qui suit en jouer un autre exemplaire comme manœuvre.

rule-v5-card-taste-of-vitae = Gorgée de vitæ
rule-v5-card-taste-of-vitae-text = On ne peut pas la jouer dans un combat contre un allié. Vous pouvez la jouer même si le vampire adverse n’a pas perdu de sang, juste pour piocher une nouvelle carte. On la joue après avoir décidé de poursuivre ou non.
rule-v5-card-taste-of-vitae-for-example = Ryan décide de ne pas poursuivre et joue Gorgée de vitæ. Dans ce round l’adversaire a perdu 2 points de sang par des dégâts, et Ryan en gagne 2.

rule-v5-card-theft-of-vitae = Vol de vitæ
rule-v5-card-theft-of-vitae-text = Il fonctionne au contact et à distance. Voler du sang n’est pas infliger des dégâts et ne peut pas être prévenu, et cela se fait avant de brûler du sang pour régénérer ; deux vampires qui se volent l’un l’autre le font en même temps. Une frappe qui met fin au combat vient avant, et alors rien n’est volé.
rule-v5-card-theft-of-vitae-for-example = Rosalina Cortez a 0 point de sang, en vole 2 et prend 1 point de dégâts. Elle gagne d’abord les 2 points de sang, en brûle 1 pour régénérer et reste disponible avec 1.

rule-v5-card-toreador-grand-ball = Grand bal Toréador
rule-v5-card-toreador-grand-ball-text = Avec plusieurs exemplaires vous pouvez incliner le même Toréador pour tous. Quand le Toréador resté incliné est brûlé, rien ne change pour l’autre : tant que la carte est en jeu, personne ne peut bloquer ses actions, sauf les morsures.
rule-v5-card-toreador-grand-ball-for-example = Nik Sikko reste incliné pour Tamoszius et est brûlé pendant le tour de Bruno. Les actions politiques de Tamoszius sont encore à l’abri des blocages.

rule-v5-card-toreador-justicar = Justicar Toréador
rule-v5-card-toreador-justicar-text = Vous pouvez choisir un Toréador qui a déjà un titre. Si le référendum passe, l’ancien titre est perdu et le nouveau prend sa place.
rule-v5-card-toreador-justicar-for-example = Catalina Vega est prince avec 2 voix. Elle devient justicar et n’est plus prince.

rule-v5-card-ventrue-headquarters = Quartier général Ventrue
rule-v5-card-ventrue-headquarters-text = Les voix sont à vous, le Mathusalem, et non à un vampire que vous contrôlez.
rule-v5-card-ventrue-headquarters-for-example = Anna l’incline pour 3 voix. Bruno ne peut pas les lui enlever avec Langue acérée, qui choisit un vampire.

rule-v5-card-vessel = Calice
rule-v5-card-vessel-text = Si vous voulez brûler avec lui une Poupée de sang, vous le dites en le jouant, avant de le remplacer. Il s’utilise pendant la phase de redressement, donc pas le tour où il est joué. On peut le mettre sur le vampire d’un autre Mathusalem : vous contrôlez la carte, mais seul le contrôleur du vampire peut l’utiliser.
rule-v5-card-vessel-for-example = Anna met Calice sur un vampire de Carla. À sa prochaine phase de redressement c’est Carla, et non Anna, qui peut déplacer 1 point de sang.

rule-v5-card-villein = Serf
rule-v5-card-villein-text = Même un vampire avec 0 ou 1 point de sang convient. Ce qu’il a passe alors dans votre réserve.
rule-v5-card-villein-for-example = Oshri Dahan a 1 point de sang. Anna joue Serf et gagne 1 point de réserve au lieu de 2.

rule-v5-card-visit-from-the-capuchin = Visite du Capucin
rule-v5-card-visit-from-the-capuchin-text = Vous la jouez, la remplacez et piochez 4 cartes de plus. Dès lors chaque carte que vous remplaceriez brûle un compteur à la place, et vous ne piochez pas avant que les 4 soient partis. Une carte qu’on remplace plus tard ne brûle son compteur qu’à ce moment.
rule-v5-card-visit-from-the-capuchin-for-example = Anna a 11 cartes en main. Elle en joue quatre sans piocher ; pour la cinquième elle pioche de nouveau.

rule-v5-card-voter-captivation = Envoûtement des électeurs
rule-v5-card-voter-captivation-text = Il se joue après la résolution de l’action. Si le référendum vous laisse sans réserve, vous êtes éliminé avant de pouvoir le jouer. Pulsion monstrueuse peut être jouée avant ou après.
rule-v5-card-voter-captivation-for-example = Le référendum d’Anna passe de 4 voix, mais lui coûte son dernier point de réserve. Les 2 points de réserve d’Envoûtement des électeurs arrivent trop tard.

rule-v5-card-warrens = Le Terrier
rule-v5-card-warrens-text = Sont dirigées contre vous, entre autres, les actions qui vous mordent, celles qui engagent le combat avec l’un de vos serviteurs, et la diablerie d’un de vos vampires en torpeur.
rule-v5-card-warrens-for-example = Un vampire de Bruno veut diabler Ryan, qui est en torpeur. Lenny Burkhead peut jouer Le Terrier pour +3 en interception, puisqu’il est primogène.

rule-v5-card-wasserschloss-anif = Wasserschloss Anif, Autriche
rule-v5-card-wasserschloss-anif-text = À chaque tour la carte ne peut recevoir de sang que d’un seul Tremere. Si la carte est brûlée, tous les compteurs qu’elle porte sont perdus.
rule-v5-card-wasserschloss-anif-for-example = Ayelech déplace 1 point de sang sur la carte, et Lauren ne peut donc plus en faire autant ce tour-ci. Avec 4 compteurs dessus, la carte est brûlée, et Carla perd les 4.
