# Why a card that is defined can’t be played: what the rules don’t carry out.

vtes-unplayable-word = Les règles n’appliquent pas { $word } { $place }.
vtes-unplayable-field = Les règles ne lisent pas { $field } « { $value } » de { $word } { $place }.
vtes-unplayable-layer = { $word } demande ce que décide sa propre couche, ou une suivante, { $place }.
vtes-unplayable-never = Ce que { $word } demande { $place } ne peut jamais être.
vtes-unplayable-unbound = { $word } parle de { $reference }, et rien ne dit qui ou quoi { $place }.
vtes-unplayable-alone = { $word } ne fait rien sans { $other }.
vtes-unplayable-untimely = Les règles n’appliquent pas { $word } à ce moment { $place }.
vtes-unplayable-two-choices = Une seule chose est choisie { $place }, mais les effets en demandent plusieurs.
vtes-unplayable-two-sides = Les deux côtés d’un choix { $place } ne se distinguent pas.
vtes-unplayable-no-card = { $word } nomme { $card }, et il n’y a pas de telle carte.
vtes-unplayable-type = Il n’y a pas de règles pour les cartes de type « { $type } ».
vtes-unplayable-keyword = Les cartes de type « { $type } » n’ont pas le mot-clé « { $trait } ».
vtes-unplayable-shape = Comme carte de type « { $type } », { $what ->
    [modes] elle a des modes qu’elle ne peut avoir
    [kind] un mode est d’un autre type
    [above] son premier mode ne continue rien
    [level] ses niveaux ne vont pas avec ses Disciplines
    [idle] une partie ne fait rien
    [moments] elle nomme un moment qui n’est pas le sien
    [window] il n’y a aucun moment pour la jouer
    [by] elle demande un utilisateur que personne ne vérifie
    [once] personne ne compte combien de fois elle est jouée
    [replace] elle n’est jamais remplacée
    [stealth] elle a de la discrétion sans être une action
    [user] elle demande à qui la joue ce que personne ne vérifie
    [body] sa vie, sa force ou sa morsure manque ou n’est pas à sa place
    [resolved] elle est résolue comme morsure ou chasse, et le reste est perdu
    [out-of-turn] elle doit annuler une carte et être hors tour, ou ni l’un ni l’autre
    [discipline] elle doit enseigner une Discipline et en être une, ou ni l’un ni l’autre
    [twice] elle dit deux fois ce qui est lu une fois
   *[x] personne ne calcule son X
}.

## Where in the definition

vtes-place-master = sur une carte Maître
vtes-place-action = sur une carte d’action
vtes-place-political = sur une carte d’action politique
vtes-place-equipment = sur un équipement
vtes-place-ally = sur un allié
vtes-place-retainer = sur un compagnon
vtes-place-modifier = sur un modificateur d’action
vtes-place-reaction = sur une réaction
vtes-place-combat = sur une carte de combat
vtes-place-event = sur un événement
vtes-place-reflex = sur un réflexe
vtes-place-crypt = sur un vampire
vtes-place-attached = sur une carte mise sur un serviteur
vtes-place-table = sur une carte en jeu
vtes-place-nowhere = sur une carte qui ne reste jamais en jeu
vtes-place-use = dans une capacité qu’on utilise
vtes-place-fight = dans une capacité utilisée en combat
vtes-place-phase = dans ce qui arrive pendant une phase
vtes-place-torpor = quand un vampire va en torpeur
vtes-place-burned = quand quelque chose est brûlé
vtes-place-blocks = quand un vampire bloque
vtes-place-next-bleed = à la prochaine morsure
vtes-place-called-passed = après un référendum adopté
vtes-place-recruited = quand un allié est recruté
vtes-place-moment = quand quelque chose se passe
vtes-place-offer = dans une action offerte par une carte
vtes-place-static = dans ce qui est toujours vrai
vtes-place-passes = dans ce qu’apporte un référendum
vtes-place-if-bled = après une morsure
vtes-place-if-blocked = si l’action est bloquée
vtes-place-after-success = après l’action
vtes-place-after-combat = après le combat
vtes-place-paid = dans ce qui est payé
vtes-place-cost = dans un coût
vtes-place-door = dans ce qui arriverait
vtes-place-instead = dans ce qui se fait à la place
vtes-place-if = dans une condition pour utiliser une capacité
vtes-place-while = dans une condition
vtes-place-amount = dans un nombre
