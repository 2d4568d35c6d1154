# Les règles de Vampire: The Eternal Struggle dans nos mots : actions, blocages, politique, combat, torpeur, fin du tour et de la partie, sectes, traits et termes.

rule-v5-action-directed = Actions dirigées et non dirigées
rule-v5-action-directed-text = Une action est dirigée si elle cible un autre Mathusalem ou ce qu’un autre Mathusalem contrôle : un serviteur, une autre carte, l’Avantage. Toute autre action est non dirigée, même si elle cible vos propres cartes. Cela décide qui peut bloquer. Sur les cartes, un (D) signale une action le plus souvent dirigée.
rule-v5-action-directed-for-example = Colette mord Bruno : l’action est dirigée contre lui. Si elle recrute plutôt un allié, son action est non dirigée.

rule-v5-action-stealth-intercept = Ce que sont discrétion et interception
rule-v5-action-stealth-intercept-text = Deux nombres décident si une action est arrêtée. La discrétion est celle du serviteur qui agit et dit à quel point il cache ce qu’il fait. L’interception est celle du serviteur qui tente de bloquer et dit à quel point il le découvre.
rule-v5-action-stealth-intercept-for-example = Colette chasse avec 1 en discrétion. Nassir, qui a 0 en interception, ne la trouve pas ; avec 1 en interception, il la trouve.

rule-v5-action-types = Qui peut agir, et comment
rule-v5-action-types-text = Tout serviteur disponible et redressé que vous contrôlez peut effectuer une action. Sans carte, un vampire peut mordre ou chasser, un allié seulement mordre ; à la place, un serviteur peut agir avec une carte d’action ou avec une carte en jeu. Les actions mettent aussi en jeu des cartes durables : des équipements, qui peuvent passer plus tard à un autre de vos serviteurs, des compagnons, qui ne changent pas de place, et des alliés.
rule-v5-action-types-for-example = L’allié d’Anna ne peut pas chasser, mais il peut mordre. Colette, une de ses vampires, peut faire l’un ou l’autre, ou s’équiper d’une carte de la main d’Anna.

rule-v5-action-no-repeat = La même carte une fois par tour
rule-v5-action-no-repeat-text = Un serviteur ne peut pas agir deux fois dans un tour avec la même carte d’action, ni au moyen de la même carte en jeu, son propre texte compris. Se redresser n’y change rien. Une carte d’action annulée ne compte pas.
rule-v5-action-no-repeat-for-example = Sully se redresse après une action et voudrait agir avec un second exemplaire de la carte qu’il vient d’utiliser. Il ne le peut pas, mais il peut encore chasser ou utiliser une autre carte.

rule-v5-action-bleed = Mordre
rule-v5-action-bleed-text = Tout serviteur disponible peut mordre, une fois par tour au plus, même s’il se redresse : c’est une action dirigée à 0 en discrétion contre votre proie, ou un autre Mathusalem si une carte le dit, jamais contre vous-même. Si elle réussit, la cible brûle autant de points de réserve que la valeur de morsure, qui est de 1 pour tout vampire sauf effet de carte. Une morsure de 1 ou plus prend aussi l’Avantage. Aucun modificateur d’action ne peut augmenter une morsure qu’un autre a déjà augmentée, sauf si l’un d’eux dit ne pas compter : les cartes le rappellent par le mot limité.
rule-v5-action-bleed-for-example = Belinde mord Bruno pour 1, et un modificateur d’action ajoute 2. Bruno brûle 3 points de réserve et Anna prend l’Avantage ; un second modificateur n’aurait rien pu ajouter.

rule-v5-action-hunt = Chasser
rule-v5-action-hunt-text = Tout vampire disponible peut chasser : c’est une action non dirigée à +1 en discrétion qui ne coûte rien. Si elle réussit, le vampire gagne de la banque de sang autant de points de sang que sa valeur de chasse, normalement 1 ; ce qui dépasse sa capacité y retourne aussitôt. Un vampire disponible, redressé et sans sang doit chasser, et tant qu’un des vôtres le doit, vos serviteurs n’ont droit qu’à des actions obligatoires.
rule-v5-action-hunt-for-example = Wauneka et Sully n’ont pas de sang. Anna choisit lequel chasse en premier, et Belinde ne mord qu’une fois que tous deux ont chassé.

rule-v5-action-equip = S’équiper
rule-v5-action-equip-text = Tout serviteur disponible peut s’équiper, par une action non dirigée à +1 en discrétion. Depuis votre main, il paie le coût indiqué sur la carte, et l’équipement est placé sur lui. À un autre de vos serviteurs, il peut en prendre un ou plusieurs en une seule action, sans coût ; vous les nommez à l’annonce, et ils restent où ils sont si elle échoue. Un serviteur peut en avoir autant qu’il veut ; un équipement qui requiert une Discipline a sa version inférieure si autre chose qu’une action d’équipement le met en jeu.
rule-v5-action-equip-for-example = Anna annonce que Colette prend à Belinde le Magnum .44 et l’ordinateur portable. L’action est bloquée, et Belinde garde les deux.

rule-v5-action-employ = Employer un compagnon
rule-v5-action-employ-text = Tout serviteur disponible peut employer un compagnon de votre main, par une action non dirigée à +1 en discrétion, au coût indiqué sur la carte. Si elle réussit, le compagnon va sur le serviteur qui agit avec autant de points de vie de la banque de sang que sa carte l’indique. Il ne passe jamais à un autre serviteur, leur nombre n’est pas limité, et celui qui perd son dernier point de vie est brûlé. Si un compagnon qui requiert une Discipline entre en jeu autrement, il a sa version inférieure.
rule-v5-action-employ-for-example = Wauneka emploie pour 1 point de sang un compagnon à 2 points de vie. Il subit 1 dégât et garde 1 point de vie ; le prochain dégât le brûle.

rule-v5-action-recruit = Recruter un allié
rule-v5-action-recruit-text = Tout serviteur disponible peut recruter un allié de votre main, par une action non dirigée à +1 en discrétion, au coût indiqué sur la carte. Si elle réussit, l’allié va dans votre région disponible avec autant de points de vie que sa carte l’indique et devient un serviteur à part, mais il ne peut pas agir ce tour-là. Un allié entré en jeu autrement peut agir aussitôt, et a sa version inférieure s’il requiert une Discipline. Un allié qui perd son dernier point de vie est brûlé.
rule-v5-action-recruit-for-example = Belinde recrute Carlton Van Wyk, et Anna paie 2 points de réserve. Il a 2 points de vie, ne peut pas agir ce tour-ci et pourra bloquer pendant le tour du Mathusalem suivant.

rule-v5-action-political = Action politique
rule-v5-action-political-text = Tout vampire disponible peut effectuer une action politique, une fois par tour au plus, même s’il se redresse. Elle est non dirigée et a +1 en discrétion ; son coût est indiqué sur la carte. Si elle réussit, un référendum est appelé : les termes sont choisis, les voix exprimées, et il passe ou échoue.
rule-v5-action-political-for-example = Alice Chen appelle un référendum qui ferait perdre des points de réserve à Bruno. L’action reste non dirigée : la proie et le prédateur d’Anna peuvent la bloquer.

rule-v5-action-leave-torpor = Sortir de torpeur
rule-v5-action-leave-torpor-text = Un vampire redressé en torpeur peut en sortir, par une action non dirigée à +1 en discrétion qui coûte 2 points de sang. Si elle réussit, il va dans la région disponible et n’est plus agonisant. S’il est bloqué, il n’y a pas de combat : le vampire qui l’a bloqué peut le diabler, et sinon l’action échoue simplement, sans coût.
rule-v5-action-leave-torpor-for-example = Ryan, en torpeur avec 3 points de sang, en sort et en garde 1. Si Ayelech le bloque, elle peut le diabler ; si c’est un allié, il reste simplement en torpeur.

rule-v5-action-rescue = Secourir un vampire de torpeur
rule-v5-action-rescue-text = Tout vampire disponible peut secourir un vampire en torpeur pour 2 points de sang, payés par l’un des deux ou partagés. Si vous contrôlez les deux, l’action est non dirigée à +1 en discrétion ; si un autre Mathusalem contrôle celui en torpeur, elle est dirigée à 0 en discrétion. Si elle réussit, le vampire secouru va dans la région disponible, incliné ou redressé comme il était, et n’est plus agonisant. Si elle est bloquée, il y a combat comme d’habitude.
rule-v5-action-rescue-for-example = Colette secourt Sully, et chacun brûle 1 point de sang. Si c’était Ryan, que contrôle Bruno, seul Bruno pourrait bloquer.

rule-v5-action-diablerize = Diabler un vampire en torpeur
rule-v5-action-diablerize-text = Tout vampire disponible peut agir pour diabler un vampire en torpeur, sans coût. Si vous contrôlez les deux, l’action est non dirigée à +1 en discrétion ; si un autre Mathusalem contrôle la victime, elle est dirigée à 0 en discrétion. Si elle réussit, la diablerie suit ; si elle est bloquée, le serviteur qui agit et celui qui bloque se battent comme d’habitude.
rule-v5-action-diablerize-for-example = Wauneka agit contre Ryan, que contrôle Bruno. Seul Bruno peut bloquer, et 0 en interception lui suffit.

rule-v5-action-card = Agir avec une carte
rule-v5-action-card-text = Un serviteur disponible peut agir avec une carte d’action de votre main ou avec une carte en jeu, chacune une fois par tour. Coût, cible et effet sont sur la carte, et l’action a 0 en discrétion si la carte n’en donne pas plus. Si la carte est une forme spéciale d’une action standard, toutes les règles de cette action valent, sauf ce que dit la carte.
rule-v5-action-card-for-example = Une carte permet à Sully de mordre à +2. C’est quand même sa seule morsure du tour, elle est dirigée contre la proie d’Anna et elle a 0 en discrétion.

rule-v5-action-become-anarch = Devenir Anarch
rule-v5-action-become-anarch-text = Un vampire disponible, sans titre et non Anarch, peut agir pour devenir Anarch, par une action non dirigée à +1 en discrétion. Cela coûte 2 points de sang, ou 1 si son contrôleur a un autre Anarch disponible. Si l’action réussit, le vampire quitte sa secte et devient Anarch.
rule-v5-action-become-anarch-for-example = Anna contrôle Crow, un Anarch disponible : Colette devient donc Anarch pour 1 point de sang. Belinde est prince et ne le peut pas.

rule-v5-action-summary = Une action étape par étape
rule-v5-action-summary-text = D’abord l’action est annoncée et le serviteur qui agit s’incline. Puis ceux qui peuvent bloquer le tentent, aussi souvent qu’ils veulent ; un blocage réussi incline le bloqueur et mène au combat. Si aucune tentative ne réussit et qu’il n’y en a plus, l’action est réussie et son coût est payé. Pendant ce temps se jouent les modificateurs d’action, par le serviteur qui agit, et les cartes de réaction, par les serviteurs disponibles et redressés des autres, le Mathusalem actif en premier ; les effets durent autant que l’action, et un serviteur n’y joue la même carte qu’une fois.
rule-v5-action-summary-for-example = Sully mord, Bruno tente de bloquer, échoue et renonce. Anna joue un modificateur qui augmente la morsure, et l’action est réussie.

rule-v5-action-announce = Annoncer l’action
rule-v5-action-announce-text = Quand vous agissez, vous dites tout d’emblée : quel serviteur, quelle action, les cibles, le coût et les effets. La carte nécessaire est jouée face visible et mise de côté, hors jeu, jusqu’à la résolution ; le serviteur qui agit s’incline. Le coût n’est payé que lorsque l’action est réussie. Seuls les choix d’un référendum attendent aussi ce moment.
rule-v5-action-announce-for-example = Anna incline Belinde et annonce qu’elle recrute Carlton Van Wyk à +1 en discrétion pour 2 points de réserve. Elle les paie plus tard, et seulement si personne ne bloque.

rule-v5-block-who = Qui peut bloquer
rule-v5-block-who-text = Une action dirigée ne peut être bloquée que par les Mathusalems qu’elle cible, dans le sens horaire s’ils sont plusieurs ; une action non dirigée, d’abord par la proie du Mathusalem actif puis par son prédateur. Ils emploient des serviteurs disponibles et redressés, une tentative à la fois, aussi souvent qu’ils veulent, même à nouveau avec le même. Celui qui renonce a renoncé pour toute l’action, sauf si la cible change : alors les tentatives recommencent. Les actions politiques sont toujours non dirigées.
rule-v5-block-who-for-example = Belinde recrute un allié. Bruno, la proie d’Anna, tente deux fois et renonce ; Dario, son prédateur, peut maintenant tenter.

rule-v5-block-stealth = Discrétion contre interception
rule-v5-block-stealth-text = Un blocage réussit si l’interception du bloqueur est au moins égale à la discrétion du serviteur qui agit ; les deux sont à 0 sauf si l’action ou une carte dit autre chose, et peuvent tomber sous 0. On n’en ajoute qu’au besoin : de la discrétion pendant qu’un serviteur bloque avec assez d’interception, de l’interception par le bloqueur tant que la discrétion est plus haute. Ce qui a été ajouté dure jusqu’à la fin de l’action. Quand une tentative échoue, une autre suit ou le Mathusalem renonce, et l’on peut alors encore jouer des cartes avant la résolution.
rule-v5-block-stealth-for-example = Colette s’équipe à 1 en discrétion et Nassir bloque avec +1 en interception : 1 contre 1, c’est bloqué. Anna peut alors ajouter 1 en discrétion, et le blocage échoue, car 1 est inférieur à 2.

rule-v5-block-detail = Les trois états d’une action
rule-v5-block-detail-text = Une action annoncée est dans l’un de trois états, et l’on joue des cartes dans chacun selon l’ordre habituel. Sans tentative de blocage, ceux qui peuvent bloquer en déclarent une ou passent, et celui qui passe ne peut plus en déclarer sauf si la cible change ; quand tous ont passé, les blocages sont déclinés. Pendant une tentative, la cible ne peut pas changer et personne d’autre ne peut tenter ; quand tous ont passé, la tentative est tranchée, et si elle échoue on revient au premier état. Une fois que tous ont décliné, une nouvelle cible ramène au premier état, et sinon l’action est réussie quand tous ont passé.
rule-v5-block-detail-for-example = Bruno renonce à bloquer une morsure puis la détourne vers Carla. Carla peut maintenant déclarer une tentative, même si tous avaient décliné auparavant.

rule-v5-action-resolve = Résoudre l’action
rule-v5-action-resolve-text = Si l’action est réussie, son coût est payé et ses effets ont lieu. Si elle est bloquée, la carte jouée pour elle est brûlée, aucun coût n’est payé et deux choses arrivent en même temps : le bloqueur s’incline, et il entre en combat avec le serviteur qui agit. Si quelque chose met fin à l’action avant cela ou empêche l’une des deux, ni l’une ni l’autre n’arrive. Les modificateurs d’action et les réactions sont payés quand on les joue, quoi qu’il arrive à l’action.
rule-v5-action-resolve-for-example = Le recrutement de Belinde est bloqué : l’allié va au tas de cendres, Anna garde ses 2 points de réserve, Nassir s’incline et ils se battent. Le point de sang payé pour la carte de discrétion de Belinde est perdu.

rule-v5-politics-terms = Quand les termes sont choisis
rule-v5-politics-terms-text = Une action politique annonce quel référendum elle appellerait, mais pas ses termes. Les choix qu’un référendum demande à celui qui l’appelle, comme qui est touché et de combien, ne se font que lorsque l’action a réussi. Ceux qui peuvent bloquer ne savent donc pas encore qui sera touché.
rule-v5-politics-terms-for-example = Un référendum permet à Anna de répartir une perte de 4 points de réserve. Elle annonce l’action sans nommer personne, et c’est seulement quand personne n’a bloqué qu’elle dit : 3 pour Bruno et 1 pour Carla.

rule-v5-politics-referendum = Le référendum
rule-v5-politics-referendum-text = Quand une action politique est réussie, son coût est payé et le référendum se tient en trois étapes : choisir les termes, voter, résoudre. À l’étape de vote, on joue d’abord les cartes prévues avant l’expression des voix ; puis tous les Mathusalems expriment librement voix et bulletins, dans n’importe quel ordre, ou aucun, et ce qui est exprimé ne se change plus. L’étape s’achève quand tous ont fini. Le référendum passe s’il y a plus de voix pour que contre ; à égalité il échoue.
rule-v5-politics-referendum-for-example = Il y a 4 voix pour et 4 contre : le référendum échoue. Si Carla avait ajouté 1 voix pour, il serait passé.

rule-v5-politics-votes = Gagner et exprimer des voix
rule-v5-politics-votes-text = Personne n’a de voix d’office : elles viennent des cartes d’action politique, des vampires titrés, de l’Avantage et d’autres cartes. Une voix n’a pas à être exprimée tout de suite, ni même du tout. Vous pouvez en exprimer pour et d’autres contre, mais toutes les voix et tous les bulletins d’un même vampire ou d’une même source vont du même côté. Une voix exprimée ne change plus.
rule-v5-politics-votes-for-example = Anna a 2 voix de Belinde et 1 de l’Avantage. Elle peut en exprimer 2 pour et 1 contre, mais pas partager les 2 de Belinde.

rule-v5-politics-votes-card = Une voix d’une carte d’action politique
rule-v5-politics-votes-card-text = Dans un référendum, chaque Mathusalem peut gagner 1 voix par les cartes d’action politique, et pas plus. Si une de ces cartes a appelé le référendum, elle donne sa voix au contrôleur du vampire qui agit. Les autres peuvent en brûler une de leur main pour 1 voix ; son texte ne compte alors pas.
rule-v5-politics-votes-card-for-example = Anna a appelé le référendum avec une carte et en a la voix : elle ne peut donc pas en brûler une autre. Carla en brûle une de sa main et a 1 voix.

rule-v5-politics-votes-title = Voix des vampires titrés
rule-v5-politics-votes-title-text = Chaque vampire titré disponible que vous contrôlez donne des voix : 1 pour un primogène, 2 pour un prince ou un baron, 3 pour un justicar, 4 pour un membre du Cercle intérieur. Le texte d’autres serviteurs peut leur donner voix ou bulletins, avec ou sans titre. Seuls les serviteurs disponibles votent ; peu importe qu’ils soient inclinés.
rule-v5-politics-votes-title-for-example = Anna contrôle Belinde, prince, et Chrysanthème, primogène : 3 voix. Belinde est inclinée et garde ses 2 voix ; en torpeur, elle n’en aurait aucune.

rule-v5-politics-votes-edge = Une voix pour l’Avantage
rule-v5-politics-votes-edge-text = Le Mathusalem qui a l’Avantage peut le brûler pendant le vote pour gagner 1 voix. L’Avantage retourne alors au centre de la table, et personne ne le contrôle. La voix est celle du Mathusalem, non d’un serviteur.
rule-v5-politics-votes-edge-for-example = Carla brûle l’Avantage et exprime 1 voix contre. À sa prochaine phase de redressement, elle ne gagne plus 1 point de réserve grâce à lui.

rule-v5-politics-votes-other = Voix d’autres cartes
rule-v5-politics-votes-other-text = Les modificateurs d’action, cartes de réaction et cartes en jeu qui donnent des voix ou des bulletins peuvent tous servir ensemble, selon les règles habituelles. Seul le serviteur qui agit joue des modificateurs d’action. Seuls les serviteurs disponibles et redressés des autres Mathusalems jouent des cartes de réaction.
rule-v5-politics-votes-other-for-example = Le vampire qui agit joue un modificateur pour 2 voix de plus, et Nassir, disponible et redressé, que contrôle Bruno, une réaction pour 1 voix contre. Ayelech, inclinée, ne peut pas jouer la sienne.

rule-v5-combat = Combat
rule-v5-combat-text = Un combat suit quand un serviteur bloque l’action d’un serviteur disponible, ou quand une carte le dit. Seuls des serviteurs disponibles se battent, et deux serviteurs d’un même Mathusalem ne se battent jamais entre eux. Un serviteur incliné se bat comme un autre. Tant qu’il dure, on ne peut jouer d’autres cartes de serviteur que les cartes de combat.
rule-v5-combat-for-example = Nassir bloque Belinde et s’incline pour cela. Il se bat quand même, mais ni l’un ni l’autre ne peut jouer de réaction ou de modificateur d’action avant la fin du combat.

rule-v5-combat-sequence = Les étapes d’un round
rule-v5-combat-sequence-text = Un combat se déroule en rounds, et chaque round a sept étapes : avant la manœuvre, manœuvre, avant le choix des frappes, frappe, dégâts, poursuite, fin de round. À chaque étape, le serviteur qui agit peut utiliser cartes et effets avant son adversaire. Un nouveau round ne commence que si quelqu’un poursuit pour continuer.
rule-v5-combat-sequence-for-example = Belinde a été bloquée par Nassir. À chaque étape, elle décide la première : manœuvrer ou non, comment frapper, poursuivre ou non.

rule-v5-combat-before-range = Avant l’étape de manœuvre
rule-v5-combat-before-range-text = Certaines cartes et certains effets disent s’utiliser avant l’étape de manœuvre. On les utilise au tout début du round, avant que le serviteur qui agit décide s’il manœuvre. Une fois cette décision prise, il est trop tard.
rule-v5-combat-before-range-for-example = Anna a une carte pour cette étape. Elle doit la jouer avant de dire si Belinde manœuvre ; le contrôleur de Nassir vient après elle.

rule-v5-combat-range = Portée et manœuvres
rule-v5-combat-range-text = Chaque round commence au contact. Par une manœuvre, un serviteur passe à distance ou revient au contact ; les deux peuvent se répondre tant qu’ils le peuvent, mais personne ne manœuvre deux fois d’affilée. Les manœuvres ne viennent que de cartes et d’effets ; celle qui fait partie d’une carte jouée doit servir ce round-ci, sauf si elle est optionnelle. Si elle vient d’une carte de frappe ou d’une arme, c’est désormais votre frappe du round, et vous ne pouvez pas utiliser la manœuvre d’une autre.
rule-v5-combat-range-for-example = Belinde ne manœuvre pas. Nassir utilise la manœuvre de son Magnum .44 pour passer à distance, où les mains nues ne servent à rien, et devra frapper avec lui.

rule-v5-combat-before-strikes = Avant que les frappes ne soient choisies
rule-v5-combat-before-strikes-text = Certaines cartes de combat ne se jouent que lorsque la portée du round est établie et qu’aucune frappe n’est encore choisie. C’est cette étape, le serviteur qui agit en premier comme toujours. Ensuite, on choisit les frappes.
rule-v5-combat-before-strikes-for-example = La portée est au contact. Anna joue une carte qui augmente la force de Belinde pour ce round, et ne choisit sa frappe qu’ensuite.

rule-v5-combat-strike = Frappes
rule-v5-combat-strike-text = Chaque serviteur a une frappe par round : le serviteur qui agit choisit d’abord, puis son adversaire, parmi une carte de combat, une arme, une autre carte ou les mains nues, et les deux se résolvent ensemble. La plupart des frappes ne valent qu’au contact ; celles à toute portée et les défenses comme l’esquive valent partout. On applique d’abord les effets des frappes, puis on résout les dégâts ; dès qu’un combattant n’est plus disponible, le combat s’arrête. Un serviteur qui a utilisé la manœuvre d’une frappe doit frapper avec elle, et celui dont la carte de frappe est annulée choisit une autre frappe.
rule-v5-combat-strike-for-example = Belinde frappe à mains nues pour 1, Nassir avec une arme à feu pour 2. À distance, seule la frappe de Nassir vaut : Belinde subit 2 dégâts.

rule-v5-combat-additional = Frappes additionnelles
rule-v5-combat-additional-text = Les frappes additionnelles ne se gagnent qu’une fois la première paire de frappes résolue ; le serviteur qui agit décide d’abord. Elles vont aussi par paires, à la même portée, et seul frappe celui à qui il en reste ; on peut choisir n’importe quelle frappe, quelle que soit la manœuvre utilisée avant. Pour en gagner, un serviteur ne peut utiliser qu’une carte ou un effet par round, ce que les cartes rappellent par le mot limité.
rule-v5-combat-additional-for-example = Après la première paire, Belinde gagne 2 frappes additionnelles, Nassir aucune. Elle le frappe encore deux fois, une frappe après l’autre, et il ne peut pas répondre.

rule-v5-combat-damage = Dégâts
rule-v5-combat-damage-text = Le serviteur qui prend des dégâts peut d’abord les prévenir par des cartes de combat, une à une. Ce qui n’est pas prévenu brûle autant de points de vie d’un allié ou d’un compagnon ; un vampire brûle 1 point de sang pour régénérer chaque dégât. Un vampire qui n’en a pas assez brûle tout son sang, devient agonisant par le reste et va en torpeur une fois tous les dégâts gérés. Brûler son dernier point de sang ne fait pas d’autre mal au vampire.
rule-v5-combat-damage-for-example = Sully a 2 points de sang et prend 3 dégâts. Si 1 est prévenu, il en régénère 2 et reste disponible sans sang ; sinon il va en torpeur.

rule-v5-combat-environmental = Dégâts environnementaux
rule-v5-combat-environmental-text = Des dégâts sont environnementaux si aucun serviteur ne les inflige, ni par une frappe ni par un effet qui le dit. Ils n’ont aucune source, ou une source qui n’est pas un serviteur, comme un compagnon. Puisque ce n’est pas une frappe, l’esquive n’y peut rien.
rule-v5-combat-environmental-for-example = Un compagnon de Belinde inflige 1 dégât à chaque round. Nassir esquive la frappe de celle-ci et prend tout de même ce dégât.

rule-v5-combat-aggravated = Dégâts aggravés
rule-v5-combat-aggravated-text = Un vampire ne peut pas régénérer des dégâts aggravés : s’ils ne sont pas prévenus, ils le rendent agonisant, et il ira en torpeur. Chaque point infligé à un vampire déjà agonisant doit être payé de 1 point de sang, sinon le vampire est brûlé ; ce n’est pas une diablerie. Parmi les dégâts non prévenus, les normaux sont gérés avant les aggravés. Pour les alliés et les compagnons, des dégâts aggravés sont des dégâts comme les autres.
rule-v5-combat-aggravated-for-example = Colette a 4 points de sang et prend 2 dégâts normaux et 2 aggravés. Elle en régénère 2, le premier dégât aggravé la rend agonisante, le second coûte 1 point de sang, et elle va en torpeur avec 1.

rule-v5-combat-immune = Immunité aux dégâts
rule-v5-combat-immune-text = Un serviteur immunisé contre les dégâts d’une source n’en souffre pas : ceux qui en viennent et ne sont pas prévenus ne sont pas infligés avec succès. Le serviteur ne brûle pour eux ni sang ni vie, et n’en devient pas agonisant.
rule-v5-combat-immune-for-example = Dans un combat, Nassir est immunisé contre les dégâts des armes. L’arme à feu de Belinde ne lui fait rien, mais à mains nues elle lui inflige encore 1 dégât.

rule-v5-combat-press = Poursuite
rule-v5-combat-press-text = Si, après les dégâts, les deux combattants sont encore disponibles, le combat se termine, à moins que l’un d’eux ne poursuive pour continuer. L’autre peut utiliser une poursuite pour l’annuler et finir, et ainsi de suite tant qu’ils en ont ; personne ne poursuit deux fois d’affilée. Si une poursuite pour continuer tient, un autre round commence.
rule-v5-combat-press-for-example = Wauneka poursuit pour continuer, Nassir pour finir, Wauneka poursuit encore. Nassir n’a plus de poursuite : il y a donc un deuxième round.

rule-v5-combat-round-end = Fin de round
rule-v5-combat-round-end-text = Les cartes et effets pour la fin d’un round ou d’un combat s’utilisent après l’étape de poursuite. Cette étape a lieu même si le combat s’est terminé plus tôt.
rule-v5-combat-round-end-for-example = La frappe de Belinde envoie Nassir en torpeur, et le combat s’arrête aussitôt. Anna peut encore jouer une carte pour la fin du round, par exemple une qui donne du sang à Belinde.

rule-v5-combat-retainers = Compagnons en combat
rule-v5-combat-retainers-text = En règle générale, un compagnon ne subit rien en combat, mais il est brûlé avec le serviteur qui l’emploie. À distance, et là seulement, une frappe à toute portée peut cibler un compagnon au lieu du serviteur adverse. Celui qui frappe nomme cette cible en annonçant sa frappe.
rule-v5-combat-retainers-for-example = À distance, Ayelech tire sur le compagnon de Wauneka, qui a 1 point de vie : il est brûlé, et Wauneka n’a rien.

rule-v5-strike-hand = Mains nues
rule-v5-strike-hand-text = Tout serviteur peut frapper à mains nues : c’est la frappe sans carte. Au contact, elle inflige des dégâts égaux à la force du serviteur ; à distance, elle ne fait rien. La force d’un vampire est de 1, si rien ne la change.
rule-v5-strike-hand-for-example = Belinde frappe à mains nues, et une carte lui donne +2 en force ce round-ci. Nassir prend 3 dégâts.

rule-v5-strike-dodge = Esquive
rule-v5-strike-dodge-text = L’esquive est une frappe qui n’inflige rien et protège le serviteur et les cartes sur lui de la frappe adverse. Elle vaut à toute portée, et aussi contre une frappe avec initiative. Elle ne protège pas les compagnons.
rule-v5-strike-dodge-for-example = Belinde frappe pour voler l’arme de Nassir, et Nassir esquive : il la garde. Un tir sur son compagnon aurait touché.

rule-v5-strike-combat-ends = Fin de combat
rule-v5-strike-combat-ends-text = Cette frappe met fin au combat sur-le-champ, à toute portée. Elle se résout avant toute autre frappe, même avec initiative, si bien qu’aucune n’a d’effet. Une esquive ne l’arrête pas, car elle ne vise pas celui qui esquive.
rule-v5-strike-combat-ends-for-example = Nassir frappe pour 4 dégâts avec initiative, Belinde choisit fin de combat. Le combat est terminé, et elle ne prend rien.

rule-v5-strike-steal-blood = Voler du sang
rule-v5-strike-steal-blood-text = Cette frappe déplace des points de sang ou de vie de la cible vers le serviteur qui frappe. Ce ne sont pas des dégâts, et on ne peut pas les prévenir comme tels. Cela se passe avant la régénération : le sang volé peut donc régénérer les dégâts des mêmes frappes. Ce qui dépasse la capacité de celui qui frappe va aussitôt à la banque de sang.
rule-v5-strike-steal-blood-for-example = Colette a 1 point de sang. Elle en vole 2 et prend 3 dégâts : avec ses 3 points de sang elle régénère tout, et reste disponible sans sang.

rule-v5-strike-destroy-equipment = Détruire un équipement
rule-v5-strike-destroy-equipment-text = Cette frappe brûle un équipement du serviteur adverse ; le contrôleur du serviteur qui frappe le choisit. Si l’effet parle d’une arme, ce doit être une arme. Jusqu’à la résolution de la frappe, l’équipement peut encore servir.
rule-v5-strike-destroy-equipment-for-example = Nassir frappe avec son arme et Belinde la détruit dans la même paire de frappes : elle prend les dégâts, et l’arme est brûlée.

rule-v5-strike-steal-equipment = Voler un équipement
rule-v5-strike-steal-equipment-text = Cette frappe déplace un équipement du serviteur adverse sur le serviteur qui frappe, choisi comme pour en détruire un. Le voleur ne peut pas s’en servir pendant le reste de ce round. Après le combat, il le garde.
rule-v5-strike-steal-equipment-for-example = Belinde vole l’arme de Nassir. Elle ne peut pas s’en servir pour une frappe additionnelle, mais au round suivant oui, et après le combat l’arme est à elle.

rule-v5-strike-first = Initiative
rule-v5-strike-first-text = Une frappe avec initiative se résout avant les frappes normales. Si elle brûle l’adversaire ou l’envoie en torpeur, la frappe de celui-ci n’a pas lieu ; si elle vole ou détruit l’arme dont il frappe, cette frappe est perdue. Deux frappes avec initiative se résolvent ensemble. Une fin de combat passe encore avant, et une esquive protège quand même.
rule-v5-strike-first-for-example = Belinde frappe avec initiative pour 3, et Nassir a 2 points de sang et ne prévient rien. Il va en torpeur avant sa propre frappe.

rule-v5-torpor = Torpeur
rule-v5-torpor-text = Un vampire qui ne peut pas régénérer ses dégâts va en torpeur, à côté de la région incontrôlée, avec toutes les cartes sur lui. Il y est encore contrôlé mais pas disponible : il ne peut pas bloquer, jouer de cartes de réaction, voter ni effectuer d’autre action que sortir de torpeur, mais il peut jouer des modificateurs d’action durant celle-ci. Il se redresse comme d’habitude à la phase de redressement de son contrôleur.
rule-v5-torpor-for-example = Ryan va en torpeur avec son arme et 0 point de sang. Il se redresse au prochain tour de Bruno, mais sans 2 points de sang il lui faut quelqu’un pour le secourir.

rule-v5-diablerie = Diablerie
rule-v5-diablerie-text = Un vampire disponible qui commet la diablerie prend tout le sang de la victime, jusqu’à sa propre capacité, et les équipements qu’il veut ; puis la victime est brûlée avec tout ce qui lui reste. Si la victime était plus âgée, le contrôleur du diaboliste peut chercher une carte de maître de Discipline dans sa main, sa bibliothèque ou son tas de cendres et la mettre sur le diaboliste, qui ne gagne pas de sang pour la capacité en plus. Si la victime était de la Liste rouge, des trophées peuvent suivre. Tout cela se fait d’un coup : rien ne peut se jouer entre-temps.
rule-v5-diablerie-for-example = Wauneka a une capacité de 5 et 3 points de sang ; sa victime Ayelech a une capacité de 7 et 4 points de sang. Il en gagne 2, le reste est perdu, et comme elle était plus âgée il peut apprendre une Discipline.

rule-v5-blood-hunt = Chasse de sang
rule-v5-blood-hunt-text = Aussitôt après une diablerie, un référendum se tient pour décider si une chasse de sang est appelée contre le diaboliste. S’il passe, le diaboliste est brûlé. Ce n’est pas une action : personne ne peut le bloquer, et ni modificateurs d’action ni cartes de réaction ne peuvent être joués. Pour le reste, c’est un référendum comme un autre.
rule-v5-blood-hunt-for-example = Wauneka a commis la diablerie. Belinde donne 2 voix contre, et il y en a 2 pour : c’est l’égalité, donc pas de chasse de sang, et il survit.

rule-v5-influence = Phase 4 : influence
rule-v5-influence-text = Au début de votre phase d’influence, vous recevez 4 transferts, pour prendre le contrôle de vampires. Aux premiers tours il y en a moins : le Mathusalem qui commence en reçoit 1, le deuxième 2, le troisième 3. Les transferts ne se gardent pas pour plus tard.
rule-v5-influence-for-example = Quatre Mathusalems jouent. À leur premier tour, Anna reçoit 1 transfert, Bruno 2, Carla 3 et Dario 4 ; dès son deuxième tour, Anna en reçoit 4 aussi.

rule-v5-influence-transfers = Dépenser les transferts
rule-v5-influence-transfers-text = 1 transfert déplace 1 point de réserve sur un vampire de votre région incontrôlée. 2 transferts ramènent 1 point de sang de l’un de ces vampires dans votre réserve. 4 transferts et 1 point de réserve déplacent le premier vampire de votre crypte dans votre région incontrôlée. Vous répartissez vos transferts à votre gré.
rule-v5-influence-transfers-for-example = Anna déplace 3 points de réserve sur Colette avec 3 transferts. Le quatrième peut déplacer encore 1 point de réserve ou rester inutilisé ; il ne suffit pas pour reprendre du sang.

rule-v5-influence-ready = Mettre en jeu un vampire
rule-v5-influence-ready-text = À tout moment de votre phase d’influence, un vampire incontrôlé qui a au moins autant de points de sang que sa capacité peut aller dans votre région disponible, face visible et redressé. Les compteurs restent sur lui et sont son sang ; ceux qui dépassent sa capacité retournent aussitôt à la banque de sang. S’il donne des transferts, ils ne viennent qu’à votre prochaine phase d’influence.
rule-v5-influence-ready-for-example = Colette a une capacité de 5 et 5 points de sang : Anna la déplace dans la région disponible. Elle peut bloquer au tour de Bruno, et agir au prochain tour d’Anna.

rule-v5-influence-merge = Fusionner avec la carte avancée
rule-v5-influence-merge-text = Si vous contrôlez une version d’un vampire, de base ou avancée, et avez l’autre dans votre région incontrôlée, vous pouvez dépenser 4 transferts et 1 point de réserve pour les fusionner, la carte avancée au-dessus. Ce qui était sur le vampire en jeu reste, ce qui était sur l’autre est brûlé ; les deux ne font qu’un vampire jusqu’à ce qu’il soit brûlé. La carte avancée vaut en entier et l’emporte en cas de conflit, de celle de base ne vaut que le texte, et le texte à l’icône de fusion vaut désormais aussi. Un vampire avancé est disputé avec les autres exemplaires, de base ou avancés.
rule-v5-influence-merge-for-example = Lucita, Indépendante, est fusionnée avec sa carte avancée, qui est du Sabbat. Elle est désormais du Sabbat, a le texte des deux et devient Archevêque d’Aragon, comme le dit l’icône de fusion.

rule-v5-discard = Phase 5 : défausse
rule-v5-discard-text = Vous recevez une action de phase de défausse : elle permet de défausser une carte de votre main et d’en piocher une autre, ou de mettre en jeu une carte d’événement. Vous ne pouvez jouer qu’un événement par phase, et chaque événement qu’une fois par partie. Des cartes donnent plus d’actions ou d’autres façons de s’en servir ; une action non utilisée est perdue.
rule-v5-discard-for-example = Bruno défausse une carte qui ne lui sert pas et en pioche une nouvelle. S’il avait joué un événement, il aurait gardé cette carte.

rule-v5-end-oust = Élimination et points de victoire
rule-v5-end-oust-text = Un Mathusalem sans points de réserve est éliminé, et les cartes qu’il contrôle sont retirées de la partie ; ses cartes que d’autres contrôlent restent en jeu. Chaque fois que votre proie est éliminée, peu importe par qui, vous recevez 1 point de victoire, et la banque de sang vous donne 6 points de réserve. On joue jusqu’à ce qu’il ne reste qu’un Mathusalem, qui gagne encore 1 point de victoire. Celui qui a le plus de points de victoire gagne, même éliminé ; à égalité, il n’y a pas de vainqueur.
rule-v5-end-oust-for-example = Le dernier point de réserve de Dario part dans un référendum appelé par Bruno. Carla, dont il était la proie, gagne 1 point de victoire et 6 points de réserve ; Bruno, rien.

rule-v5-end-simultaneous = Éliminé avec sa proie
rule-v5-end-simultaneous-text = Si vous êtes éliminé au même moment que votre proie, vous gagnez tout de même le point de victoire. Vous ne gagnez pas les 6 points de réserve, qui ne peuvent donc pas vous sauver.
rule-v5-end-simultaneous-for-example = Un même effet enlève à Anna et à sa proie Bruno leur dernier point de réserve. Anna a 1 point de victoire pour Bruno, et tous deux sont hors du jeu.

rule-v5-end-new-prey = La nouvelle proie
rule-v5-end-new-prey-text = Quand votre proie est éliminée, le Mathusalem suivant à votre gauche devient votre proie, et vous devenez son prédateur. Quand il n’en reste que deux, chacun est la proie et le prédateur de l’autre.
rule-v5-end-new-prey-for-example = Anna, Bruno, Carla et Dario sont assis dans le sens horaire. Bruno est éliminé : dès lors, les serviteurs d’Anna mordent Carla, et Anna est le prédateur de Carla.

rule-v5-end-withdraw = Se retirer de la partie
rule-v5-end-withdraw-text = Si votre bibliothèque est vide et votre main incomplète au début de votre tour, vous pouvez annoncer à votre phase de redressement que vous vous retirez. Cela réussit à votre prochaine phase de redressement si d’ici là aucun de vos serviteurs n’est entré en combat ni n’a perdu ou dépensé de sang, et que vous n’avez perdu ou dépensé aucun point de réserve. Un seul compteur perdu fait tout échouer, même si vous le regagnez. En cas de succès, vous partez avec 1 point de victoire de plus, et votre prédateur ne reçoit ni le point de victoire ni les points de réserve.
rule-v5-end-withdraw-for-example = Carla n’a plus de bibliothèque et a 5 cartes en main. Elle l’annonce, mais elle est mordue pour 1 : la tentative a échoué, même si elle gagne 1 point de réserve plus tard.

rule-v5-sect = Sectes et titres
rule-v5-sect-text = Un vampire appartient à une seule secte ; en changer, c’est quitter l’ancienne. Il a au plus un titre : un nouveau remplace l’ancien, même si celui-ci était supérieur, ou disputé. Seul un vampire de la bonne secte, et du bon clan si le titre le demande, peut recevoir un titre. S’il quitte cette secte ou ce clan, il perd le bénéfice du titre jusqu’à son retour, et le cède pour de bon s’il en reçoit un nouveau ou si l’ancien est disputé.
rule-v5-sect-for-example = Belinde, prince de la Camarilla, devient Anarch grâce à une carte : elle n’a plus ses 2 voix. De retour dans la Camarilla, elle les retrouve.

rule-v5-sect-camarilla = Camarilla
rule-v5-sect-camarilla-text = Seuls les vampires de la Camarilla peuvent être primogène, prince, justicar ou membre du Cercle intérieur. Chaque clan a un justicar et un membre du Cercle intérieur, uniques et réservés aux vampires de ce clan. Un prince est lié à une ville et dispute tout autre titre de cette ville. Un primogène n’est pas unique et n’est jamais disputé.
rule-v5-sect-camarilla-for-example = Donny Kowalczyk est Prince de Pittsburgh. Quand Damian, Archevêque de Pittsburgh, entre en jeu, les deux se disputent leurs titres.

rule-v5-sect-anarch = Anarchs
rule-v5-sect-anarch-text = Certains vampires sont Anarchs par leur carte ; d’autres le deviennent par une action ou par une carte, et c’est un changement de secte. Être Anarch ne compte que pour les cartes et effets qui le demandent. Seul un Anarch peut être baron ; un baron est lié à une ville et dispute son titre à un prince, un archevêque ou un autre baron de cette ville. Un baron qui quitte les Anarchs perd le bénéfice du titre jusqu’à son retour.
rule-v5-sect-anarch-for-example = Elisha Tucker est Baron de Pittsburgh. Donny Kowalczyk, Prince de Pittsburgh, entre en jeu, et tant qu’aucun ne cède, ni l’un ni l’autre n’a 2 voix.

rule-v5-sect-independent = Indépendants
rule-v5-sect-independent-text = Un vampire qui n’est d’aucune des grandes sectes est Indépendant, comme le dit sa carte. Certains Indépendants ont des voix par leur carte : ils comptent comme titrés, chacun avec un titre propre. Ces titres ne sont pas liés à une secte.
rule-v5-sect-independent-for-example = Arishat est Indépendante et a 1 voix. Elle compte comme titrée, et garderait sa voix dans une autre secte.

rule-v5-sect-sabbat = Sabbat
rule-v5-sect-sabbat-text = Seuls les vampires du Sabbat peuvent être évêque, archevêque, priscus, cardinal ou régent. Un archevêque est lié à une ville et dispute tout autre titre de celle-ci ; le régent est unique ; les autres ne sont ni uniques ni disputés. Un évêque disponible donne 1 voix, un archevêque 2, un cardinal 3, le régent 4. Les prisci votent en bloc.
rule-v5-sect-sabbat-for-example = Carla contrôle Damian, archevêque, et Concordia, évêque, tous deux disponibles. Elle a 3 voix.

rule-v5-sect-prisci = Le bloc des prisci
rule-v5-sect-prisci-text = Tous les prisci ensemble ont 3 voix dans un référendum. Chaque priscus disponible a 1 bulletin, pour ou contre, dans un sous-référendum à eux où les voix ne comptent pas. Le côté qui a le plus de bulletins reçoit les 3 voix, qui peuvent changer de côté à mesure que les bulletins s’expriment ; à égalité, le bloc s’abstient. Un vampire exprime toutes ses voix et tous ses bulletins du même côté.
rule-v5-sect-prisci-for-example = Le bulletin pour de Khin Aye apporte 3 voix pour. Quand un autre priscus en exprime 1 contre, c’est l’égalité et les 3 voix disparaissent.

rule-v5-sect-antitribu = Clans antitribu
rule-v5-sect-antitribu-text = Un clan antitribu et le clan sans ce mot sont deux clans distincts. Un membre de l’un ne remplit pas un prérequis de l’autre. Changer de secte ne change pas le clan.
rule-v5-sect-antitribu-for-example = Aaron Bathurst est Nosferatu antitribu et ne peut pas jouer une carte qui requiert un Nosferatu. Si Wauneka rejoint le Sabbat, il reste un Nosferatu.

rule-v5-sect-laibon = Laibon
rule-v5-sect-laibon-text = Seuls les Laibon peuvent être kholo ou magaji, et chacun d’eux, s’il est disponible, donne 2 voix. Un magaji n’est pas unique et n’est jamais disputé. Le kholo d’un clan est unique et doit être de ce clan.
rule-v5-sect-laibon-for-example = Dario contrôle Cesewayo et Kisha Bhimji, tous deux magaji. S’ils sont disponibles tous les deux, il a 4 voix.

rule-v5-trait-circle = Cercle
rule-v5-trait-circle-text = Chaque Frère de Sang appartient à un cercle, nommé sur sa carte. Un vampire qui n’en a pas forme un cercle à lui seul. Le Cercle intérieur de la Camarilla n’est pas un cercle de ce genre.
rule-v5-trait-circle-for-example = Barry est du cercle de Chicago, Ági de celui de Budapest. Une carte pour des Frères de Sang d’un même cercle ne peut pas se servir des deux.

rule-v5-trait-infernal = Infernal
rule-v5-trait-infernal-text = Un serviteur infernal ne se redresse pas comme d’habitude à la phase de redressement. À cette phase, son contrôleur peut brûler 1 point de réserve pour le redresser.
rule-v5-trait-infernal-for-example = Arishat est infernale et inclinée. À la phase de redressement, Carla brûle 1 point de réserve, et Arishat se redresse ; sinon elle resterait inclinée.

rule-v5-trait-red-list = Liste rouge
rule-v5-trait-red-list-text = Par une action de phase de maître, tout Mathusalem peut marquer un serviteur de la Liste rouge pour ce tour. Chaque vampire disponible qu’il contrôle peut alors entrer une fois en combat avec lui, par une action (D) à +1 en discrétion qui coûte 1 point de sang. Un vampire qui brûle un serviteur de la Liste rouge, que ce soit en combat ou par une action dirigée, diablerie comprise, peut recevoir un trophée que son contrôleur va chercher dans sa main, sa bibliothèque ou son tas de cendres. Les trophées en jeu pas encore attribués peuvent aussi passer sur lui, si leur contrôleur le veut ; tout cela vient avant la chasse de sang.
rule-v5-trait-red-list-for-example = Anna marque Ossian, que contrôle Bruno. Belinde paie 1 point de sang, le combat et le brûle, et Anna met sur Belinde un trophée de sa bibliothèque.

rule-v5-trait-blood-cursed = Malédiction du sang
rule-v5-trait-blood-cursed-text = Un vampire frappé de la malédiction du sang ne peut pas commettre la diablerie. Il ne peut ni agir pour la commettre, ni en saisir l’occasion quand il bloque un vampire qui sort de torpeur.
rule-v5-trait-blood-cursed-for-example = Ali Kar subit la malédiction du sang. Il bloque Ryan, qui veut sortir de torpeur : Ryan y reste, et c’est tout.

rule-v5-trait-black-hand = Main Noire
rule-v5-trait-black-hand-text = Un serviteur qui a ce trait peut jouer et utiliser les cartes qui requièrent un serviteur de la Main Noire. En lui-même, le trait ne fait rien d’autre.
rule-v5-trait-black-hand-for-example = Banjoko est de la Main Noire et peut jouer une carte de ce genre. Wauneka n’en est pas, et ne le peut pas.

rule-v5-trait-flight = Vol
rule-v5-trait-flight-text = Un serviteur qui a le vol peut jouer et utiliser les cartes qui requièrent le vol. En lui-même, le trait ne fait rien d’autre. D’autres traits de ce genre marchent de la même façon.
rule-v5-trait-flight-for-example = Chalcedony a le vol et peut jouer une carte qui le requiert. Belinde ne le peut pas, à moins que quelque chose ne lui donne le vol.

rule-v5-trait-scarce = Rarissime
rule-v5-trait-scarce-text = Quand, à votre phase d’influence, vous déplacez un vampire rarissime de votre région incontrôlée vers votre région disponible, vous brûlez 3 points de réserve pour chaque vampire rarissime de son clan que vous contrôlez déjà. Le premier d’un clan ne coûte rien de plus.
rule-v5-trait-scarce-for-example = Dario contrôle Asguresh, un Nagaraja rarissime. Quand Anu Diptinatpa, un autre, arrive dans sa région disponible, il brûle 3 points de réserve.

rule-v5-trait-slave = Esclave
rule-v5-trait-slave-text = Un esclave d’un clan n’a droit aux actions dirigées que si celui qui le contrôle a un membre disponible de ce clan. Si un membre de ce clan est bloqué, celui qui les contrôle tous deux peut incliner l’esclave : le combat est annulé, le vampire qui agit se redresse, et l’esclave combat le bloqueur à sa place.
rule-v5-trait-slave-for-example = Chalcedony est esclave des Tremere. Nassir, un Tremere, est bloqué par Sully ; Bruno incline Chalcedony, Nassir se redresse, et Chalcedony combat Sully.

rule-v5-trait-sterile = Stérile
rule-v5-trait-sterile-text = Un vampire stérile ne peut pas effectuer d’actions qui mettent d’autres vampires en jeu. Toutes les autres lui sont permises.
rule-v5-trait-sterile-for-example = Barry est stérile. Il peut recruter un allié, mais pas utiliser une carte qui crée un nouveau vampire.

rule-v5-glossary-target = Cible
rule-v5-glossary-target-text = Une cible est un Mathusalem ou une carte sur quoi agit une carte ou un effet autre qu’un référendum ; en règle générale elle doit être en jeu. Les vampires en torpeur peuvent être ciblés, les vampires incontrôlés et les cartes disputées non. Cibler une carte sur un serviteur ne cible pas le serviteur. Les compteurs ne sont jamais la cible : s’il y en a moins que l’effet n’en prend, il prend ceux qu’il y a.
rule-v5-glossary-target-for-example = Un vampire ne peut pas être la cible d’actions dirigées, mais l’arme sur lui, si. Un effet vole 2 points de sang à Sully, qui en a 1 : il s’en déplace 1.

rule-v5-glossary-monster = Monstre
rule-v5-glossary-monster-text = Un monstre est un serviteur ou un compagnon qui n’est ni mortel ni animal. Les vampires sont des monstres.
rule-v5-glossary-monster-for-example = Belinde est un monstre, et le loup-garou Ossian aussi. Carlton Van Wyk est mortel : il n’en est donc pas un.

rule-v5-glossary-ash-heap = Tas de cendres
rule-v5-glossary-ash-heap-text = Les cartes brûlées et les cartes défaussées vont au tas de cendres de leur propriétaire, quel qu’en soit le contrôleur. Une action qui cible un tas de cendres est toujours non dirigée.
rule-v5-glossary-ash-heap-for-example = Belinde agit pour retirer une carte du tas de cendres de Carla. L’action est non dirigée : Bruno et Dario peuvent bloquer, Carla non.

rule-v5-glossary-bearer = Possesseur et employeur
rule-v5-glossary-bearer-text = Le possesseur d’un équipement est le serviteur sur lequel il est, comme l’employeur d’un compagnon. Si l’équipement parle d’un certain type de possesseur, seul un possesseur de ce type peut s’en servir.
rule-v5-glossary-bearer-for-example = Un équipement sert à un possesseur avec Auspex. Un allié qui ne l’a pas peut le porter, mais non s’en servir.

rule-v5-glossary-wake = Réveil
rule-v5-glossary-wake-text = Un vampire qui se réveille durant une action peut, jusqu’à la fin de celle-ci, bloquer et jouer des cartes de réaction comme un vampire redressé ; il reste pourtant incliné, et ne peut pas s’incliner pour payer quelque chose. Un réveil peut aussi se jouer pendant qu’une autre carte est jouée, pour que le vampire puisse réagir à cette carte. Une carte qui redresse le vampire n’est pas un réveil et ne peut pas se jouer à ce moment.
rule-v5-glossary-wake-for-example = Ayelech est inclinée. Elle joue un réveil alors qu’Anna joue une carte, puis une réaction qui annule cette carte.

rule-v5-glossary-steal-card = Voler une carte
rule-v5-glossary-steal-card-text = Celui qui vole une carte la contrôle pour de bon ; elle reste dans la région où elle était. Si elle était sur une autre carte, elle peut aller sur une carte du même type que contrôle le voleur. On ne peut pas se voler soi-même.
rule-v5-glossary-steal-card-for-example = Carla vole un vampire en torpeur : il est à elle, et toujours en torpeur. Un lieu qui était sur un serviteur de Bruno va sur un des siens.

rule-v5-glossary-sect = La secte des vampires changés et nouveaux
rule-v5-glossary-sect-text = Les clans n’ont pas de secte propre. Un vampire qui change de clan garde sa secte. Un nouveau vampire prend la secte du vampire qui le crée, si la carte ne dit rien d’autre.
rule-v5-glossary-sect-for-example = Sully, un Malkavien de la Camarilla, devient un Brujah à cause d’une carte : il est toujours de la Camarilla. Un vampire créé par l’Anarch Crow est Anarch.

rule-v5-glossary-title-card = Cartes de titre
rule-v5-glossary-title-card-text = Une carte de titre représente le titre du vampire sur qui elle est. Quand le vampire cède ou perd le titre, la carte part au tas de cendres. Si un titre unique est disputé, la dispute se paie avec le sang du vampire, comme pour tout titre, non avec la réserve.
rule-v5-glossary-title-card-for-example = Une carte fait d’Alexa Draper un justicar. Un autre Ventrue revendique le même titre, et à la phase de redressement d’Anna, Alexa Draper brûle 1 point de sang pour continuer la dispute.

rule-v5-glossary-rest = Autres mots du jeu
rule-v5-glossary-rest-text = Les compteurs ajoutés viennent de la banque de sang, qui ne s’épuise jamais, et ceux qu’on brûle y retournent. Quand une carte est mise sur une autre, chacune est attachée à l’autre. Un serviteur effectue une action de son annonce à sa résolution. Un vampire est agonisant tant qu’il a des dégâts qu’il n’a pas pu régénérer, est en route vers la torpeur ou s’y trouve.
rule-v5-glossary-rest-for-example = Une carte ajoute 3 points de sang à Sully : ils viennent de la banque de sang, non de la réserve d’Anna. Une arme sur Sully lui est attachée.

rule-v5-faq-hunt = Questions sur la chasse
rule-v5-faq-hunt-text = Un vampire qui a déjà tout le sang qu’il peut avoir peut quand même chasser. Le sang au-delà de sa capacité est perdu.
rule-v5-faq-hunt-for-example = Ryan a une capacité de 4 et 4 points de sang. Il chasse, en gagne 1, qui retourne aussitôt à la banque de sang.

rule-v5-faq-bleed = Questions sur la morsure
rule-v5-faq-bleed-text = Une morsure peut être augmentée ou réduite à tout moment après son annonce et les cartes qui en relèvent ; mieux vaut attendre que la cible ait renoncé à bloquer. Pour détourner une morsure, vous renoncez d’abord à bloquer, et le Mathusalem actif peut encore l’augmenter. La nouvelle cible peut bloquer ou la détourner à son tour, et si elle vous revient, vous pouvez de nouveau bloquer. Une morsure de 0 est une action réussie si personne n’a bloqué, mais pas une morsure réussie : elle ne prend pas l’Avantage.
rule-v5-faq-bleed-for-example = Bruno renonce à bloquer, Anna porte la morsure à 3, et Bruno la détourne vers Carla. Carla la réduit à 0 : elle ne brûle rien, et Anna ne prend pas l’Avantage.

rule-v5-faq-stealth = Questions sur la discrétion
rule-v5-faq-stealth-text = Le +1 en discrétion d’une carte d’action peut-il aider une autre action ? Non : c’est la discrétion avec laquelle sa propre action commence. Ensuite, seuls des modificateurs d’action et des effets semblables, comme un lieu qui donne de la discrétion, l’augmentent.
rule-v5-faq-stealth-for-example = Belinde chasse, ce qui commence à 1 en discrétion. Une carte d’équipement dans la main d’Anna, dont l’action aurait +1 en discrétion, ne l’aide pas ; un modificateur d’action, si.

rule-v5-faq-politics = Questions sur la politique
rule-v5-faq-politics-text = Vous ne pouvez gagner des voix qu’à l’étape de vote, mais même sans en avoir besoin, et vous pouvez voter contre votre propre référendum. Si une carte d’action politique l’a appelé, celui qui l’a appelé ne peut pas en brûler une autre pour une voix ; sinon, il peut en brûler une comme tous les autres. Les voix d’une de ces cartes et de l’Avantage sont celles du Mathusalem, non du vampire qui agit. Une action politique non bloquée est réussie même si son référendum échoue.
rule-v5-faq-politics-for-example = Un vampire appelle un référendum par son propre texte, sans carte. Anna peut brûler une carte d’action politique pour 1 voix, et l’exprimer contre.
