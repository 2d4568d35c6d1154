# Soirée, the game that tests the kernel.

tiny-name = Soirée
tiny-seat-ada = Ada
tiny-seat-bea = Bea
tiny-seat-cem = Cem
tiny-prompt-host = What happens tonight?
tiny-prompt-door = Slam the door?
tiny-prompt-steal = Which card do you take?
tiny-prompt-duel = Which card do you play?
tiny-prompt-vote = How do you vote?
tiny-option = Choose { $key }
tiny-reason-gone = That guest has left.
tiny-reason-empty = A guest has no card.
tiny-reason-low = This card is too low to slam a door.
tiny-event-leaves = { $seat } leaves ({ $kind }).
tiny-event-over = The evening is over.
tiny-event-hosts = { $seat } decides: { $key }.
tiny-event-scene-ends = The scene is over.
tiny-event-plays = { $seat } plays { $card }.
tiny-event-votes = { $seat } votes: { $key }.
tiny-event-you-see = You see { $cards }.
tiny-event-sees = { $seat } sees a hand.{ $secret }
tiny-event-taken = The card { $card } is taken.
tiny-event-slams = { $seat } slams the door with { $card }.
tiny-end = The evening is over.
