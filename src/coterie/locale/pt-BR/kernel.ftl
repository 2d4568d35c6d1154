# O que o próprio núcleo diz.

kernel-game-over = A partida acabou.
kernel-not-asked = Agora não é a sua vez de escolher. À espera de: { $seats }.
