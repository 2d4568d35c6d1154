# As dicas, a partida guiada e a primeira partida depois dela.

## Hints

hint-ask = Dica
hint-no-reason = Parece a melhor escolha.
web-wait-hint = Pensando em uma dica…

## A partida guiada

guide-name = Sua primeira partida
guide-step = passo { $number } de { $count }
guide-leave = Sair e retomar depois
guide-back = Voltar
guide-show = Mostre
guide-paused = Guia em pausa no passo { $number } de { $count }.
guide-paused-hint = A partida continua, e os bots esperam por você. Ao retomar, você volta a este passo.
guide-resume = Retomar
guide-watch = Agora os outros jogam. Veja o que fazem.
guide-done-title = Você removeu a sua presa
guide-done-text = Isso vale um ponto de vitória e 6 pontos de reserva, e a presa da sua presa agora é sua. Influência, sangrias, bloqueios, combates, votos: você fez de tudo. O resto está nas cartas.
guide-done-next = Sua primeira partida de verdade
guide-done-on = Continuar aqui
guide-missed-title = Você seguiu o seu caminho
guide-missed-text = A partida passou da lição. Volte para onde a deixou, ou continue sem guia.
guide-missed-back = Voltar ao guia
guide-start = Aprenda jogando
guide-mine = Primeira partida guiada
web-bot-guide = guia

## A primeira partida de verdade

first-title = Sua primeira partida de verdade
first-lead = Dois ou três jogadores, baralhos prontos e bots que pegam leve. Desfazer é de graça, e Dica diz o que um bot faria.
first-deck = Seu baralho
first-players = Jogadores
first-two = Dois: você e um oponente
first-three = Três: uma presa e um predador
first-bots = Oponentes
first-easy = Fáceis: conhecem as regras e deixam passar muita coisa
first-steady = Constantes: sabem o que fazem
first-go = Jogar
first-none = Este jogo não tem uma primeira partida própria. Escolha Jogar na primeira página.
