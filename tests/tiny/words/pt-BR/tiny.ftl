# Soirée, o jogo que testa o núcleo.

tiny-name = Soirée
tiny-seat-ada = Ada
tiny-seat-bea = Bea
tiny-seat-cem = Cem
tiny-prompt-host = O que acontece hoje à noite?
tiny-prompt-door = Bater a porta?
tiny-prompt-steal = Qual carta você pega?
tiny-prompt-duel = Qual carta você joga?
tiny-prompt-vote = Como você vota?
tiny-option = Escolher { $key }
tiny-reason-gone = Essa pessoa foi embora.
tiny-reason-empty = Alguém está sem cartas.
tiny-reason-low = Esta carta é baixa demais para bater uma porta.
tiny-event-leaves = { $seat } vai embora ({ $kind }).
tiny-event-over = A noite acabou.
tiny-event-hosts = { $seat } decide: { $key }.
tiny-event-scene-ends = A cena acabou.
tiny-event-plays = { $seat } joga { $card }.
tiny-event-votes = { $seat } vota: { $key }.
tiny-event-you-see = Você vê { $cards }.
tiny-event-sees = { $seat } vê uma mão.{ $secret }
tiny-event-taken = A carta { $card } é tomada.
tiny-event-slams = { $seat } bate a porta com { $card }.
tiny-end = A noite acabou.
