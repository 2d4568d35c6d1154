# O que o próprio núcleo diz.

kernel-game-over = A partida acabou.
kernel-not-asked = Agora não é a sua vez de escolher. Aguardando: { $seats }.
kernel-marks = { $marks }
kernel-mark-times = { $count } × { $mark }
kernel-mark-too-often = Você pode escolher a mesma no máximo { $most } vezes.
kernel-marks-too-few = { $what }: { $sum } de { $least }.
kernel-marks-too-many = { $what }: { $sum }, mas o limite é { $most }.
kernel-limit-least = { $what }: no mínimo { $least }
kernel-limit-exactly = { $what }: exatamente { $count }
kernel-limit-most = { $what }: no máximo { $most }
kernel-limit-between = { $what }: de { $least } a { $most }

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
kernel-plays = { $who } ({ $seat })
kernel-cast-mask = Um bot vindo de outro lugar. Como joga, cabe a você descobrir.

# O que a própria casa diz no chat.

kernel-notice-rules-changed = O Coterie foi atualizado e as regras mudaram. A partida continua do início da última etapa; as escolhas feitas depois foram desfeitas.

# Quanto custa uma opção, e a que ela pode mirar.

kernel-option-costs = custo: { $costs }
kernel-option-targets = alvos: { $targets }
kernel-both = { $first }: { $second }
kernel-order-lone = Onde só há uma escolha
