# O que o próprio núcleo diz.

kernel-game-over = A partida acabou.
kernel-not-asked = Agora não é a sua vez de escolher. À espera de: { $seats }.

## De quem se fala

# Como se chama quem lê; o verbo de “você” é o da terceira pessoa, e por isso estas formas servem em qualquer frase.
kernel-you = Você
    .the = você
    .The = Você
    .of = de você
    .to = a você
# Um jogador pelo nome, nas formas que têm os lugares; $initial é a primeira letra.
kernel-player = { $name }
    .the = { $name }
    .The = { $name }
    .of = de { $name }
    .to = a { $name }
