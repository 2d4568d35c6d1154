# Frases prontas: o que os jogadores dizem uns aos outros, cada um na sua língua.

kernel-talk-hello = Olá, e bom jogo.
kernel-talk-moment = Um momento, por favor.
kernel-talk-back = Voltei.
kernel-talk-thanks = Obrigado.
kernel-talk-well-played = Muito bem jogado.
kernel-talk-good-game = Bela partida, pessoal.

vtes-talk-no-block = Eu não bloqueio.
vtes-talk-please-no-block = Por favor, não bloqueiem.
vtes-talk-block-help = Mais alguém pode bloquear?
vtes-talk-deal = Acordo fechado.
vtes-talk-no-deal = Sem acordo.
vtes-talk-promise-kept = Cumpri a minha promessa.
vtes-talk-low-pool = Estou com pouca reserva.
vtes-talk-against =
    { $seat-you ->
        [1] Você está vencendo, e é hora de reagir.
       *[0] { $seat-The } está vencendo. É hora de reagir.
    }
vtes-talk-truce = { $seat-The }: me deixe em paz neste turno, e eu faço o mesmo.
vtes-talk-vote-with = { $seat-The }: vote comigo agora, e na próxima eu voto com você.
vtes-talk-vote-for = { $seat-The }: por favor, vote a favor.
vtes-talk-vote-against = { $seat-The }: por favor, vote contra.
vtes-talk-rescue = { $seat-The }: resgate meu vampiro, e fico devendo uma.
vtes-talk-bleed-less = { $seat-The }: alivie a pressão, e eu vou para a frente.
vtes-talk-do-not-oust = { $seat-The }: se a sua presa cair agora, você é o próximo.
