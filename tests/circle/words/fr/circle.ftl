# The Circle, a test game for two to five.

circle-name = Le cercle
circle-seat-north = Nord
circle-seat-east = Est
circle-seat-south = Sud
circle-seat-west = Ouest
circle-seat-middle = Centre
circle-place-harbour = Le port
circle-place-tower = La tour
circle-prompt-card = Quelle carte donnez-vous ?
circle-prompt-whom = À qui ?
circle-prompt-watch = Remerciez-vous ?
circle-option-card = Donner la carte { $card }
circle-option-whom = À { $who }
circle-option-thank = Remercier
circle-option-pass = Passer
circle-event-gives = { $giver } donne { $card } à { $who } : { $place }.
circle-end = Tout le monde a donné.
