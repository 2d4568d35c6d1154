# Soirée, le jeu qui éprouve le noyau.

tiny-name = Soirée
tiny-seat-ada = Ada
tiny-seat-bea = Bea
tiny-seat-cem = Cem
tiny-prompt-host = Que se passe-t-il ce soir ?
tiny-prompt-door = Claquer la porte ?
tiny-prompt-steal = Quelle carte prenez-vous ?
tiny-prompt-duel = Quelle carte jouez-vous ?
tiny-prompt-vote = Comment votez-vous ?
tiny-option = Choisir { $key }
tiny-reason-gone = Cette personne est partie.
tiny-reason-empty = Quelqu’un n’a plus de carte.
tiny-reason-low = Cette carte est trop basse pour claquer une porte.
tiny-event-leaves = { $seat } s’en va ({ $kind }).
tiny-event-over = La soirée est finie.
tiny-event-hosts = { $seat } décide : { $key }.
tiny-event-scene-ends = La scène est finie.
tiny-event-plays = { $seat } joue { $card }.
tiny-event-votes = { $seat } vote : { $key }.
tiny-event-you-see = Vous voyez { $cards }.
tiny-event-sees = { $seat } voit une main.{ $secret }
tiny-event-taken = La carte { $card } est prise.
tiny-event-slams = { $seat } claque la porte avec { $card }.
tiny-end = La soirée est finie.
