# La première partie guidée de VTES : ce que dit le guide. Un nombre entre parenthèses est posé sur une chose de la table.

vtes-guide-bleed-title = Prenez de la réserve à votre proie
vtes-guide-bleed-text = Votre réserve vous garde en jeu ; la proie à votre gauche (2) est celle que vous chassez. (1) Horst est redressé, il peut donc agir. Une morsure prend de la réserve à la proie, sauf si un de ses serviteurs redressés bloque. Le seul est incliné.
vtes-guide-bleed-press = Appuyez sur Horst von Brühl, puis choisissez de mordre.
vtes-guide-bleed-wrong = { $what } : les règles le permettent, mais mordons d’abord, avec Horst.

vtes-guide-guard-title = Gardez quelqu’un en réserve
vtes-guide-guard-text = Votre proie a perdu 1 point de réserve, et vous avez pris l’Avantage. Horst est incliné : qui agit s’incline. (1) Oshri pourrait mordre aussi, mais votre prédateur joue avant votre prochain tour, et seul un serviteur redressé peut bloquer ou réagir.
vtes-guide-guard-press = Terminez la phase des serviteurs.
vtes-guide-guard-wrong = { $what } : c’est possible, mais plus personne ne défendrait votre réserve. Gardez Oshri redressé.

vtes-guide-influence-title = Influencez un nouveau vampire
vtes-guide-influence-text = Pendant la phase d’influence, vous avez quatre transferts ; chacun déplace 1 point de réserve sur un vampire qui attend face cachée. (1) Brock coûte 3 et en a déjà 1 : deux transferts suffisent.
vtes-guide-influence-press = Placez deux transferts sur Brock Sterling et confirmez.
vtes-guide-influence-wrong = Pas tout à fait : exactement deux transferts, tous deux sur Brock. Chaque point sort de votre réserve.

vtes-guide-ready-title = Faites-le entrer en jeu
vtes-guide-ready-text = (1) Brock a tout son sang. Il peut rejoindre vos vampires disponibles, et ce que vous avez payé reste sur lui comme sang.
vtes-guide-ready-press = Faites entrer Brock Sterling en jeu.
vtes-guide-ready-wrong = { $what } : plus tard. Brock est payé, faites-le d’abord entrer en jeu.

vtes-guide-bounce-title = Renvoyez une morsure
vtes-guide-bounce-text = (1) Sully, de votre prédateur, vous mord pour 3, et Horst est incliné. Mais vous avez (2) { $card } : (3) Oshri possède Domination, et tourne la morsure contre votre proie.
vtes-guide-bounce-press = Jouez { $card } avec Oshri Dahan.
vtes-guide-bounce-wrong = { $what } : la morsure vous coûterait 3 points de réserve. { $card } les sauve tous, jouez-la.

vtes-guide-block-title = Bloquez une action
vtes-guide-block-text = Votre proie a payé ces 3 points de réserve, et Oshri s’est incliné. Maintenant (1) Meaghan vous mord pour 1. Elle n’a pas de discrétion : l’interception 0 de (2) Brock suffit pour bloquer.
vtes-guide-block-press = Bloquez avec Brock Sterling.
vtes-guide-block-wrong = { $what } : vous perdriez 1 point de réserve. Brock peut l’arrêter : bloquez avec lui.

vtes-guide-fight-title = Encaissez un coup
vtes-guide-fight-text = Un blocage arrête l’action, et les deux se battent. (1) Brock et (2) Meaghan frappent à mains nues pour 1, leur force, en même temps. Chaque dégât coûte un sang ; qui ne peut le payer tombe en torpeur. Votre carte (3) peut en prévenir.
vtes-guide-fight-press = Jouez { $card } avec Brock Sterling, au niveau de base.
vtes-guide-fight-wrong = { $what } : pas celle-ci. Jouez { $card } au niveau de base : prévenir 1 suffit.

vtes-guide-price-title = Payez ce qu’il faut
vtes-guide-price-text = Certaines cartes vous laissent le prix. { $card } prévient 1 dégât pour rien, et 1 de plus par sang que vous ajoutez. Meaghan en inflige 1.
vtes-guide-price-press = Choisissez 0.
vtes-guide-price-wrong = { $what } : ce serait payer du sang pour des dégâts qui ne viennent pas. Choisissez 0.

vtes-guide-call-title = Convoquez un référendum
vtes-guide-call-text = C’est votre tour, et vos vampires sont redressés. (1) { $card } est une action politique : elle convoque un vote. (2) Horst est prince, ce qui vaut 2 voix : qu’il le convoque.
vtes-guide-call-press = Jouez { $card } avec Horst von Brühl.
vtes-guide-call-wrong = { $what } : cela peut attendre. D’abord le référendum, convoqué par Horst.

vtes-guide-terms-title = Fixez les termes
vtes-guide-terms-text = Personne n’a bloqué. Dites maintenant qui perdrait combien : 4 points entre au moins deux Mathusalems, 3 au plus chacun. Votre proie (1) est votre but : 3 pour elle et 1 pour votre prédateur (2).
vtes-guide-terms-press = Marquez la proie trois fois, le prédateur une fois, et confirmez.
vtes-guide-terms-wrong = Pas tout à fait : 3 points pour la proie et 1 pour le prédateur.

vtes-guide-vote-title = Donnez vos voix
vtes-guide-vote-text = Un référendum passe avec plus de voix pour que contre. (1) Horst en apporte 2. (2) Kamaluddin, de votre proie, est primogène et en apportera 1 contre vous.
vtes-guide-vote-press = Votez pour avec Horst von Brühl.
vtes-guide-vote-wrong = { $what } : ce référendum est le vôtre, votez pour avec Horst.

vtes-guide-vote-card-title = Une voix de plus
vtes-guide-vote-card-text = La carte qui a convoqué le référendum vaut aussi 1 voix, et elle est à vous.
vtes-guide-vote-card-press = Votez pour avec la carte.
vtes-guide-vote-card-wrong = { $what } : ajoutez d’abord la voix de la carte.

vtes-guide-last-bleed-title = Visez l’élimination
vtes-guide-last-bleed-text = Il passe, 3 contre 1 : il reste 2 points de réserve à votre proie (2). (3) Kamaluddin est incliné, car il a agi à son tour : personne ne peut bloquer. (1) Oshri peut de nouveau agir.
vtes-guide-last-bleed-press = Appuyez sur Oshri Dahan, puis choisissez de mordre.
vtes-guide-last-bleed-wrong = { $what } : pas maintenant. Il reste 2 points de réserve à votre proie : mordez avec Oshri.

vtes-guide-oust-title = Faites que cela suffise
vtes-guide-oust-text = Oshri mord pour 1, et votre proie (2) a 2 points de réserve. Personne ne bloque : c’est le moment d’un modificateur d’action. (1) { $card } ajoute 2 à la morsure.
vtes-guide-oust-press = Jouez { $card } avec Oshri Dahan.
vtes-guide-oust-wrong = { $what } : votre proie survivrait avec 1 point de réserve. Jouez { $card }.

## Comment se joue chaque deck de la cinquième édition

vtes-first-malkavian = Se faufile et mord fort. La façon la plus directe de gagner.
vtes-first-nosferatu = Bloque beaucoup, puis se bat à mains nues et avec des animaux.
vtes-first-toreador = Gagne les votes avec des princes et du charme, et évite les combats.
vtes-first-tremere = Mord avec Domination, bloque avec Auspex et frappe par la magie du sang.
vtes-first-ventrue = Des princes qui votent, mordent un peu et encaissent les coups. Le deck du guide.
vtes-first-lasombra = Mord et vote depuis l’ombre, et se laisse mal intercepter.
vtes-first-hecata = Envoie les morts agir et bloquer, et use sa proie peu à peu.
