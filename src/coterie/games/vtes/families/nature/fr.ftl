vtes-text-slave-of = esclave des { $clan }
vtes-text-circle-of = cercle de { $circle }
vtes-text-plays-as = { $who } peut jouer des cartes qui requièrent { $disciplines } au niveau de base comme un vampire
vtes-text-plays-as-not-actions = { $who } peut jouer des cartes qui ne sont pas des actions et requièrent { $disciplines } au niveau de base comme un vampire
vtes-text-free-act-at-once = { $who } peut accomplir des actions le tour où il est recruté
vtes-text-teaches = { $who } reçoit +1 niveau { $discipline-of }
vtes-text-more-capacity = { " " }et { $capacity } en capacité
vtes-text-not-on-superior = ne peut pas être mise { $who-on } avec { $discipline }
