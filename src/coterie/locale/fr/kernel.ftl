# Ce que dit le noyau lui-même.

kernel-game-over = La partie est terminée.
kernel-not-asked = Ce n’est pas à vous de choisir. En attente : { $seats }.
