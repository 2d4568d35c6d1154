# Ce que dit le noyau lui-même.

kernel-game-over = La partie est terminée.
kernel-not-asked = Ce n’est pas à vous de choisir. On attend : { $seats }.
kernel-marks = { $marks }
kernel-mark-times = { $count } × { $mark }
kernel-mark-too-often = Vous pouvez choisir la même { $most } fois au plus.
kernel-marks-too-few = { $what } : { $sum } sur { $least }.
kernel-marks-too-many = { $what } : { $sum }, mais la limite est { $most }.
kernel-limit-least = { $what } : au moins { $least }
kernel-limit-exactly = { $what } : exactement { $count }
kernel-limit-most = { $what } : { $most } au plus
kernel-limit-between = { $what } : de { $least } à { $most }

## De qui l’on parle

# Comment s’appelle qui lit, là où la phrase ne demande pas un autre verbe.
kernel-you = Vous
# Un joueur par son nom, dans les formes qu’ont les places ; $initial est sa première lettre.
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
kernel-plays = { $who } ({ $seat })
kernel-cast-mask = Un bot venu d’ailleurs. À vous de découvrir comment il joue.

# Ce que dit la maison elle-même dans la discussion.

kernel-notice-rules-changed = Coterie a été mis à jour et les règles ont changé. La partie reprend au début de la dernière étape ; les choix faits ensuite ont été annulés.

# Ce que coûte un choix, et ce qu’il peut viser.

kernel-option-costs = coût : { $costs }
kernel-option-targets = cibles : { $targets }
kernel-both = { $first } : { $second }
kernel-order-lone = Là où il n’y a qu’un choix
