# Ce que dit le noyau lui-même.

kernel-game-over = La partie est terminée.
kernel-not-asked = Ce n’est pas à vous de choisir. En attente : { $seats }.

## De qui l’on parle

# Comment s’appelle qui lit, là où la phrase ne demande pas un autre verbe.
kernel-you = Vous
# Un joueur par son nom, dans les formes qu’ont les places ; $initial est sa première lettre.
kernel-player = { $name }
    .the = { $name }
    .The = { $name }
    .of =
        { $initial ->
            [a] d’{ $name }
            [e] d’{ $name }
            [i] d’{ $name }
            [o] d’{ $name }
            [u] d’{ $name }
           *[other] de { $name }
        }
    .to = à { $name }
