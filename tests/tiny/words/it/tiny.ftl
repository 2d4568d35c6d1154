# Soirée, il gioco che prova il nucleo.

tiny-name = Soirée
tiny-seat-ada = Ada
tiny-seat-bea = Bea
tiny-seat-cem = Cem
tiny-prompt-host = Che cosa succede stasera?
tiny-prompt-door = Sbattere la porta?
tiny-prompt-steal = Quale carta prendi?
tiny-prompt-duel = Quale carta giochi?
tiny-prompt-vote = Come voti?
tiny-option = Scegli { $key }
tiny-reason-gone = Quell’ospite è andato via.
tiny-reason-empty = Un ospite non ha carte.
tiny-reason-low = Questa carta è troppo bassa per sbattere una porta.
tiny-event-leaves = { $seat } va via ({ $kind }).
tiny-event-over = La serata è finita.
tiny-event-hosts = { $seat } decide: { $key }.
tiny-event-scene-ends = La scena è finita.
tiny-event-plays = { $seat } gioca { $card }.
tiny-event-votes = { $seat } vota: { $key }.
tiny-event-you-see = Vedi { $cards }.
tiny-event-sees = { $seat } vede una mano.{ $secret }
tiny-event-taken = La carta { $card } viene presa.
tiny-event-slams = { $seat } sbatte la porta con { $card }.
tiny-end = La serata è finita.
