# Ciò che dice il nucleo stesso.

kernel-game-over = La partita è finita.
kernel-not-asked = Ora non tocca a te. In attesa di: { $seats }.
