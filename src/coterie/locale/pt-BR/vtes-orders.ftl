# Ordens permanentes: onde um jogador não é perguntado.

vtes-order-wait = Minha ação: esperar que alguém bloqueie, ou que ninguém o faça
vtes-order-in-vain = Minha ação: sem cartas contra bloqueios quando ninguém bloqueia
vtes-order-stands = Uma tentativa de bloqueio que já está a meu favor
vtes-order-hopeless = Bloqueios que só podem falhar
vtes-order-bystander = Ações que não são contra mim e que não posso bloquear
vtes-order-unready = Acordar um servo por ações que não são contra mim
vtes-order-hunt = Bloquear caçadas
vtes-order-grow = Bloquear equipamentos, lacaios e aliados dos outros
vtes-order-rise = Bloquear resgates e saídas do torpor
vtes-order-other = Bloquear outras ações que não são contra mim
vtes-order-political = Bloquear ações políticas
vtes-order-diablerie = Bloquear diablerias
vtes-order-predator = Ações do meu predador que não são contra mim
vtes-order-any-time = Quando eu só poderia usar uma carta utilizável a qualquer momento
vtes-order-poll-again = Votos: perguntar de novo só se o resultado virar
vtes-order-poll-stands = Votos: não mais depois de votar, se está a meu favor
vtes-order-poll-idle = Votos: não enquanto eu não tiver um que decida
vtes-order-transfers = Seguir depois das minhas transferências
vtes-order-bring-out = Trazer vampiros assim que puderem sair
vtes-order-again = Sangue para a minha reserva como da última vez, enquanto restarem dois ao vampiro
vtes-order-must = Fazer o que deve ser feito, uma coisa após a outra
vtes-order-edge = Ganhar o ponto de reserva da Vantagem
vtes-order-no-blocks = Sem mais bloqueios neste turno
