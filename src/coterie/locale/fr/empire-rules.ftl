# Les règles de Vampire Empire dans nos mots : pour chaque section du livret un titre, la règle et un exemple.

rule-empire-components = Ce que contient la boîte
rule-empire-components-text = Il y a neuf personnages : trois nobles, trois membres du clergé et trois domestiques. Chacun a une carte avec un côté humain et un côté vampire, et un pion pour le sac. Chaque joueur a un paquet de quarante cartes, et douze jetons d’attaque et de défense sont à la disposition des deux.
rule-empire-components-for-example = La Dame, le Seigneur et l’Officier sont nobles. Le Moine, la Nonne et l’Évêque sont du clergé. La Servante, le Cuisinier et le Majordome sont domestiques.

rule-empire-cards = Les sortes de cartes
rule-empire-cards-text = Les cartes Combat ont une valeur et une ou deux professions. Le paquet humain a aussi des cartes Eau bénite, le paquet vampire des cartes Vampire : elles ont une valeur, et certaines aussi une profession. Les cartes Soutien n’ont pas de valeur mais un effet, avec un coût de jour et un coût de nuit.
rule-empire-cards-for-example = Torche est de la noblesse et de la domesticité : elle aide le Seigneur comme le Cuisinier, avec une valeur de 1.

rule-empire-setup = Préparation
rule-empire-setup-text = Les neuf personnages mélangés forment la ville, et trois d’entre eux entrent au château, face visible. Le joueur vampire tire en secret trois pions du sac : ce sont les vampires. Le joueur humain en tire ensuite deux en secret et sait que ces deux-là sont humains, comme les quatre qui restent dans le sac. Chacun mélange son paquet et pioche huit cartes.
rule-empire-setup-for-example = Le joueur humain tire la Nonne et le Cuisinier. Dès lors, il serait vain d’user d’eau bénite sur eux.

rule-empire-area-castle = Le château et la ville
rule-empire-area-castle-text = Le château abrite trois personnages, face visible ; les autres attendent en ville, face cachée. Quand un personnage quitte le château, le premier de la ville y entre aussitôt. Le château n’en a moins de trois que si la ville est vide.
rule-empire-area-castle-for-example = Le Majordome meurt alors que deux personnages sont en ville. Le premier prend la place libre avant toute autre chose.

rule-empire-area-piles = Les douves et la cave
rule-empire-area-piles-text = Les cartes jouées vont dans les douves, et les cartes défaussées aussi, face cachée ; elles y sont hors d’usage. Pendant la phase 1 seulement, une carte défaussée peut aller plutôt dans la cave. La première fois qu’un joueur doit piocher alors que sa pioche est vide, la cave est mélangée et devient la nouvelle pioche. Ensuite, la cave reste fermée.
rule-empire-area-piles-for-example = Vous devez piocher trois cartes et votre pioche n’en a qu’une. Vous la piochez, formez une nouvelle pioche avec la cave et en piochez encore deux.

rule-empire-turn = Nuits et jours
rule-empire-turn-text = Les joueurs jouent à tour de rôle, le joueur vampire d’abord. Le tour du joueur vampire est une nuit, celui du joueur humain un jour. Un tour a trois phases : défausser et piocher, révéler un vampire (la nuit seulement), accomplir une action.
rule-empire-turn-for-example = Le tour 1 est une nuit, le tour 2 un jour, et ainsi de suite. Un joueur qui n’a plus de cartes n’a plus de tours.

rule-empire-phase1 = Phase 1 : défausser et piocher
rule-empire-phase1-text = Le joueur actif peut défausser autant de cartes qu’il veut, chacune face cachée dans la cave ou dans les douves, puis il pioche jusqu’à en avoir huit en main. La phase peut être sautée, mais pas avec une main vide s’il reste une carte à piocher. Qui a plus de huit cartes doit en défausser jusqu’à n’en avoir que huit.
rule-empire-phase1-for-example = Vous avez six cartes, en mettez une dans la cave et une dans les douves, et en piochez quatre.

rule-empire-phase2 = Phase 2 : révéler un vampire
rule-empire-phase2-text = Chaque nuit, le joueur vampire peut révéler un vampire caché, au château ou en ville, en retournant son pion. Un vampire révélé le reste jusqu’à la fin de la partie, et montre son côté vampire chaque fois qu’il est au château.
rule-empire-phase2-for-example = Le Cuisinier est révélé alors qu’il est en ville. Quand il entre au château, c’est en vampire révélé.

rule-empire-phase3 = Phase 3 : une action
rule-empire-phase3-text = Le joueur actif accomplit une action, ni plus ni moins. Le joueur vampire cache un personnage, combat ou passe ; le joueur humain utilise l’eau bénite, combat ou passe. Passer est toujours possible.
rule-empire-phase3-for-example = Avec seulement des cartes Soutien en main, le joueur humain ne peut ni combattre ni utiliser l’eau bénite, et il passe.

rule-empire-hide = Cacher un personnage
rule-empire-hide-text = Le joueur vampire joue trois cartes Combat de son choix et place un personnage du château, révélé ou non, sous la ville ; le premier de la ville prend sa place. Les cartes Vampire comptent ici comme cartes Combat, les cartes Soutien non. Les jetons du personnage caché sont perdus. Si la ville est vide, on ne peut cacher personne.
rule-empire-hide-for-example = La Nonne, vampire révélé, est en danger. Le joueur vampire joue Chapelet, Balai et Griffes, la Nonne va sous la ville et la Servante entre.

rule-empire-holy-water = L’eau bénite
rule-empire-holy-water-text = Le joueur humain joue deux cartes Eau bénite et interroge sur un personnage vivant, au château ou en ville, dont la nature n’est pas encore connue de tous. Le joueur vampire doit dire la vérité et, si c’est un vampire, retourne son pion. Un vampire découvert au château peut être attaqué aussitôt, et la plus basse des deux cartes peut compter dans la première manche de cette attaque. De deux cartes égales, une seule peut compter.
rule-empire-holy-water-for-example = Avec des cartes Eau bénite de 1 et de 3, on découvre que le Seigneur est un vampire. L’Évêque attaque aussitôt, et le 1 peut compter dans l’attaque.

rule-empire-fight = Qui attaque qui
rule-empire-fight-text = Un personnage du château en attaque un autre qui s’y trouve. Le joueur humain ne peut pas attaquer avec un vampire révélé. Le joueur vampire doit attaquer avec un vampire révélé s’il y en a un au château ; sinon, il peut attaquer avec n’importe qui. L’adversaire défend toujours le personnage attaqué.
rule-empire-fight-for-example = L’Officier est un vampire caché : le joueur humain l’ignore et peut quand même attaquer avec lui.

rule-empire-fight-rounds = Les manches d’un combat
rule-empire-fight-rounds-text = Un combat a deux manches au plus. À chacune, l’attaquant joue au moins une carte valable, puis le défenseur en joue autant qu’il veut, ou aucune. Les cartes de la première manche comptent encore dans la seconde. Si l’attaquant ne poursuit pas à la seconde manche, le combat s’arrête.
rule-empire-fight-rounds-for-example = La première manche donne 3 contre 4. L’attaque ajoute 3 et la défense 1 : la seconde donne 6 contre 5.

rule-empire-fight-valid = Quelles cartes sont valables
rule-empire-fight-valid-text = Sont valables les cartes qui ont la profession du personnage que l’on soutient. L’eau bénite vaut aussi contre un vampire révélé, et les cartes Vampire aussi pour un vampire révélé. Un vampire qui n’est pas révélé ne donne ni l’un ni l’autre droit.
rule-empire-fight-valid-for-example = L’Évêque attaque la Dame, vampire révélé. Le joueur humain peut jouer des cartes du clergé et de l’eau bénite, le joueur vampire des cartes de la noblesse et des cartes Vampire.

rule-empire-fight-winner = Qui meurt
rule-empire-fight-winner-text = À la fin de chaque manche, on compare les totaux. Si l’attaque dépasse la défense, le personnage attaqué meurt et quitte le jeu, et le joueur vampire dit si c’était un vampire. L’égalité le sauve. Si après deux manches l’attaque n’a jamais été plus forte, les deux personnages restent en vie.
rule-empire-fight-winner-for-example = 6 contre 5 tue, 6 contre 6 non.

rule-empire-fight-example = Un combat entier
rule-empire-fight-example-text = L’Évêque attaque la Dame, vampire révélé. La première manche donne 3 contre 4, et le combat continue. Les cartes de la seconde portent les deux côtés à 8, et l’égalité sauve la Dame.
rule-empire-fight-example-for-example = L’attaque est de 2 et 1, puis de 3 et d’une Eau bénite de 2. La défense est de 2 et d’une carte Vampire de 2, puis de cartes Vampire de 3 et de 1.

rule-empire-pass = Passer
rule-empire-pass-text = Qui passe met deux cartes de sa main dans les douves et n’accomplit pas d’autre action. S’il en a moins de deux, il les défausse toutes.
rule-empire-pass-for-example = Avec une seule carte en main, vous défaussez celle-là ; sans carte, vous passez simplement.

rule-empire-support = Les cartes Soutien
rule-empire-support-text = Chaque joueur peut jouer des cartes Soutien avant et après l’action, à n’importe quel tour ; certaines ne se jouent que dans un combat ou en réponse à une autre carte Soutien. On les paie avec d’autres cartes de sa main, qui vont dans les douves : le coût de jour au tour du joueur humain, le coût de nuit au tour du joueur vampire, qui que ce soit qui les joue. Puis la partie reprend où elle en était. Ce que dit la carte l’emporte sur les règles.
rule-empire-support-for-example = Novice ne coûte rien le jour et une carte la nuit. Sacrifice annule une carte dans un combat, et son propriétaire peut en jouer une autre.

rule-empire-support-people = Les gens et leurs jetons
rule-empire-support-people-text = Chaque paquet a trois cartes de gens, qui placent un jeton d’attaque ou de défense sur un personnage du château. Un jeton d’attaque vaut 1 quand ce personnage attaque, un jeton de défense 1 quand il est attaqué, à la première manche seulement. Les jetons restent jusqu’à ce que le personnage quitte le château. Une attaque dont la première manche ne peut pas dépasser les jetons de défense de la cible est interdite.
rule-empire-support-people-for-example = La Servante a un jeton de défense. Qui l’attaque doit atteindre au moins 2 avec les cartes de la première manche et ses éventuels jetons d’attaque.

rule-empire-support-pick = Choisir dans une pile
rule-empire-support-pick-text = Certaines cartes Soutien font choisir une carte dans la pioche, la cave ou les douves. Le joueur regarde toute la pile, prend une carte en main et mélange le reste. On ne peut pas chercher dans une cave qui a déjà servi.
rule-empire-support-pick-for-example = Avec Grimoire, le joueur vampire regarde sa pioche, prend Soif de sang et mélange.

rule-empire-end = La fin de la partie
rule-empire-end-text = Quand tous les vampires ou tous les humains sont morts, l’autre camp gagne. Quand trois vampires révélés sont au château, le joueur vampire gagne. Quand les deux joueurs n’ont plus de cartes, chaque humain vivant vaut 1 point et chaque vampire vivant 2, au château et en ville ; le plus grand total gagne, et l’égalité est possible. Si un seul joueur n’a plus de cartes, l’autre continue seul.
rule-empire-end-for-example = Les cartes s’épuisent alors que deux vampires et quatre humains vivent : 4 à 4, égalité.
