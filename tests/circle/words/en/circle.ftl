# The Circle, a test game for two to five.

circle-name = The Circle
circle-seat-north = North
circle-seat-east = East
circle-seat-south = South
circle-seat-west = West
circle-seat-middle = Middle
circle-place-harbour = The harbour
circle-place-tower = The tower
circle-prompt-card = Which card do you give?
circle-prompt-whom = To whom?
circle-prompt-watch = Do you thank?
circle-option-card = Give card { $card }
circle-option-whom = To { $who }
circle-option-thank = Thank
circle-option-pass = Pass
circle-event-gives = { $giver } gives { $card } to { $who } at { $place }.
circle-end = Everybody has given.
