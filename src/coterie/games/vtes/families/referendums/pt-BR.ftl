vtes-text-passes = se o referendo passar, { $clause }
vtes-text-choose-clan = escolha um clã
vtes-text-choose-voter = escolha um vampiro que tenha anunciado votos ou cédulas neste referendo
vtes-text-abstains = { $who } é virado e se abstém (isto cancela os votos e as cédulas { $who-whose })
vtes-text-allocate = aloque { $points } pontos entre { $least } ou mais Matusaléns
vtes-text-allocate-others = escolha um Matusalém e aloque { $points } pontos entre { $least } ou mais outros Matusaléns
vtes-text-choose-up-to = escolha até { $count } { $who }
vtes-text-bar = { $who } não podem { $what } neste turno
vtes-barred-react = jogar cartas de reação
vtes-barred-block = bloquear
vtes-barred-vote = anunciar votos ou cédulas
vtes-text-share = { $each }, distribua { $blood } do banco de sangue entre { $who } e a sua reserva
vtes-text-share-each = um vampiro não pode ganhar mais de { $blood } desta forma
vtes-text-share-pool = você não pode ganhar mais de { $pool } { $pool ->
        [one] ponto de reserva
       *[other] pontos de reserva
    } desta forma, ou mais de { $titled } se { $who } for titulado
vtes-text-shift-pool = escolha um Matusalém que tenha mais reserva do que você e aloque { $pool } dos pontos de reserva dele entre 1 ou mais outros Matusaléns (inclusive você)
vtes-text-distribute = a reserva é distribuída como você escolheu
vtes-text-represent = { $card } é colocada { $who-on } para representar o título único da Camarilla de { $title } { $clan }
vtes-text-represent-city = { $card } é colocada { $who-on } para representar o título único de { $title } de { $city } ({ $sect })
vtes-effect-abstain = um vampiro que votou se abstém e é virado
vtes-effect-bar = limitar servos neste turno
vtes-event-terms-clan = Clã escolhido: { $clan }.
vtes-event-terms-points =
    { $points ->
        [one] { $seat-The } recebe um ponto.
       *[other] { $seat-The } recebe { $points } pontos.
    }
vtes-event-terms-shift =
    { $seat-you ->
        [1] São distribuídos { $pool } dos seus pontos de reserva.
       *[0] São distribuídos { $pool } pontos de reserva { $seat-of }.
    }
vtes-event-terms-vampire = Vampiro escolhido: { $piece }.
vtes-event-terms-minion = Servo escolhido: { $piece }.
vtes-event-terms-favour =
    { $seat-you ->
        [1] Matusalém escolhido: você.
       *[0] Matusalém escolhido: { $seat }.
    }
vtes-prompt-clan = { $card }: escolha um clã.
vtes-prompt-shift-from = { $card }: de quem é a reserva a distribuir?
vtes-prompt-share-less = { $card }: a reserva não basta. Quem recebe 1 a menos?
vtes-prompt-terms-vampire = { $card }: escolha um vampiro.
vtes-prompt-terms-minion = { $card }: escolha um servo, ou pare aqui.
vtes-prompt-favour = { $card }: escolha um Matusalém que não recebe pontos.
vtes-prompt-share = { $card }: para quem vai o próximo ponto de sangue?
vtes-reason-nobody-richer = Nenhum outro Matusalém tem mais reserva do que você.
vtes-reason-nobody-to-choose = Ninguém se encaixa nos termos deste referendo.
vtes-text-toll = vampiros precisam queimar { $blood } para anunciar votos e cédulas contra referendos chamados { $who-by }
