# Vampire: The Eternal Struggle: por que algo não pode ser feito. O combate está em vtes-combat; votos, torpor e contestações estão em vtes-politics.

## O que uma carta pede

vtes-reason-not-now = Você não pode jogar esta carta agora.
vtes-reason-announced-first = Jogue depois do anúncio da ação.
vtes-reason-needs-clan =
    { $clan-count ->
        [one] Só para o clã { $clan }.
       *[other] Só para estes clãs: { $clan }.
    }
vtes-reason-needs-title =
    { $title-count ->
        [one] Só para este título: { $title }.
       *[other] Só para um destes títulos: { $title }.
    }
vtes-reason-needs-discipline =
    { $superior ->
        [1] É preciso o nível superior em { $discipline }.
       *[0] É preciso { $discipline }.
    }
vtes-reason-needs-vampire = Só um vampiro pode fazer isso.
vtes-reason-needs-ready-minion = Você não controla nenhum servo ativo que atenda aos requerimentos.
vtes-reason-needs-edge = Você não tem a Vantagem.
vtes-reason-forbidden-by-card = Uma carta neste servo proíbe isso.
vtes-reason-only-one = Este servo já tem uma carta dessas.
vtes-reason-not-both = Estas duas cartas não podem ser jogadas na mesma ação.
vtes-reason-no-target = Não há nenhum alvo legal.
vtes-reason-only-next-minion = Só na próxima fase servo de quem a controla.
vtes-reason-cannot-be-target = Uma carta proíbe este servo de agir contra aquele.
vtes-reason-needs-neighbour = Só enquanto age um servo do seu predador ou da sua presa.
vtes-reason-only-directed-at-ally = Só quando uma ação direcionada contra um aliado seu é anunciada.

## O que custa

vtes-reason-not-enough-pool = Você não tem reserva suficiente.
vtes-reason-not-enough-blood = Não há sangue suficiente.
vtes-reason-below-capacity = Este vampiro ainda não tem tanto sangue quanto a sua capacidade.
vtes-reason-not-enough-transfers = Você não tem transferências suficientes.
vtes-reason-no-counters = Não há contadores nesta carta.
vtes-reason-empty-hand = A sua mão está vazia.
vtes-reason-crypt-empty = A sua cripta está vazia.

## Quem, e quantas vezes

vtes-reason-not-yours = Você não controla esta carta.
vtes-reason-not-your-turn = Só no seu próprio turno.
vtes-reason-locked = Este servo está virado.
vtes-reason-locked-only = Só um servo virado pode jogá-la.
vtes-reason-not-ready = Este servo não está ativo.
vtes-reason-stuck = Este servo está travado: deve fazer duas coisas diferentes, ou uma que não pode fazer.
vtes-reason-used-already = Isto já foi usado.
vtes-reason-once-per-action = Este servo já jogou esta carta nesta ação.
vtes-reason-once-between-unlocks = Este servo já jogou esta carta desde a sua fase de desvirar.
vtes-reason-already-so = Isto já está valendo.
vtes-reason-nobody-unlocks = Servos não podem desvirar durante esta ação.

## Fases

vtes-reason-contest-first = Resolva primeiro as suas contestações.
vtes-reason-forced-first = Outra carta precisa ser aplicada primeiro.
vtes-reason-no-burn-option = Esta carta não tem opção de queima.
vtes-reason-could-be-played = Você não pode queimar esta carta, porque poderia jogá-la.
vtes-reason-not-a-master = Na fase mestre só se jogam cartas mestre.
vtes-reason-no-master-action = Você não tem mais ações de fase mestre.
vtes-reason-no-discard = Você não tem mais ações de fase de descarte.
vtes-reason-one-event = Você só pode jogar um evento numa fase de descarte.
vtes-reason-event-played = Este evento já foi jogado nesta partida.

## Enquanto uma carta é jogada

vtes-reason-only-cancels = Enquanto uma carta é jogada, você só pode cancelá-la ou despertar.
vtes-reason-other-type = Isto cancela cartas de outro tipo.
vtes-reason-not-against-you = A carta não é jogada contra este servo.
vtes-reason-only-out-of-turn = Uma carta mestre fora-de-turno só se joga no turno de outro Matusalém.
vtes-reason-not-out-of-turn = No turno de outro só se joga uma carta mestre fora-de-turno.
vtes-reason-one-out-of-turn = Você já jogou uma carta mestre fora-de-turno desde a sua fase mestre.

## Ações

vtes-reason-not-an-action = Esta carta não é jogada como ação.
vtes-reason-must-act = Uma carta obriga outro servo a agir primeiro.
vtes-reason-must-hunt = Um vampiro ativo sem sangue deve caçar primeiro.
vtes-reason-just-recruited = Um aliado recrutado neste turno ainda não pode agir.
vtes-reason-same-card = Este servo já agiu com esta carta neste turno.
vtes-reason-same-action = Este servo não pode repetir a mesma ação neste turno.
vtes-reason-one-bleed = Este servo já sangrou neste turno.
vtes-reason-one-political = Um vampiro pode fazer uma ação política por turno, um aliado nenhuma.
vtes-reason-no-equipment = Nenhum outro servo seu tem equipamento para este.
vtes-reason-nobody-in-torpor = Não há nenhum vampiro em torpor para ser o alvo.
vtes-reason-not-anarch = Só um vampiro sem título e que não seja anarquista pode fazer isso.

## Durante uma ação

vtes-reason-not-your-action = Você só pode jogar modificadores de ação nas suas próprias ações.
vtes-reason-not-its-action = Só numa ação do próprio vampiro.
vtes-reason-not-your-reaction = Você só pode reagir às ações dos outros.
vtes-reason-acting-minion-only = Só o servo agente pode jogá-la.
vtes-reason-other-vampire-only = Só um vampiro ativo que não seja o servo agente pode jogá-la.
vtes-reason-one-limited = Outro modificador limitado já aumentou a sangria.
vtes-reason-stealth-not-needed = A furtividade não é necessária agora.
vtes-reason-intercept-not-needed = A intercepção não é necessária agora.
vtes-reason-intercept-only-blocker = Só o servo que tenta bloquear pode receber intercepção.
vtes-reason-nobody-voted = Nenhum vampiro votou ainda.
vtes-reason-only-undirected = Só para as suas ações indiretas.
vtes-reason-only-directed-at-you = Só para as ações direcionadas a você.
vtes-reason-only-predator-acts = Só para as ações do seu predador.
vtes-reason-only-bleed = Só para as ações de sangrar.
vtes-reason-only-bleed-at-you = Só para as sangrias direcionadas a você.
vtes-reason-only-declined = Só depois que os bloqueios forem recusados.
vtes-reason-only-would-bleed = Só no momento em que uma sangria teria sucesso.
vtes-reason-only-attempt = Só quando um servo tenta bloquear.
vtes-reason-only-polling = Só durante a votação de um referendo.
vtes-reason-only-political = Só para ações políticas.
vtes-reason-only-action = Só durante uma ação.
vtes-reason-only-blocked = Só para o servo agente quando é bloqueado.
vtes-reason-only-after-block = Só para um servo ativo que acabou de bloquear.
vtes-reason-only-after-action = Só logo depois que uma ação se resolve.
vtes-reason-only-as-announced = Só quando a ação é anunciada.
vtes-reason-only-directed = Só para ações direcionadas.
vtes-reason-only-other-action = Só para outro tipo de ação.
vtes-reason-only-same-targets = Só para ações direcionadas aos mesmos Matusaléns de antes.
vtes-reason-only-passed = O referendo não passou.
vtes-reason-only-success = A ação não teve sucesso.
vtes-reason-only-if-blocked = A ação não foi bloqueada.
vtes-reason-first-action = Não na primeira ação de uma fase servo.
vtes-reason-only-requiring = A ação não requeria { $clan } nem { $discipline }.
vtes-reason-not-locked = Não está virado.
vtes-reason-reaction-played = Uma carta de reação foi jogada durante a ação.
vtes-reason-not-involved = Só quando um dos seus aliados espectro ou zumbi está em combate.
vtes-reason-ash-too-small = Não há cartas suficientes na pilha de cinzas.
vtes-reason-library-empty = Não há carta na sua biblioteca para queimar.
vtes-reason-cannot-react = Este servo não pode jogar cartas de reação neste turno.
vtes-reason-needs-titled-of-sect = Requer um vampiro titulado: { $sect }.
vtes-reason-needs-vampire-of-sect = Requer um vampiro desta seita: { $sect }.

## Bloquear

vtes-reason-not-yours-to-block = Você não pode bloquear esta ação.
vtes-reason-attempt-in-progress = Outro servo já está tentando bloquear.
vtes-reason-is-blocking = Este servo está tentando bloquear.
vtes-reason-declined = Você já desistiu de bloquear.
vtes-reason-just-failed = Esta tentativa acabou de falhar, e nada mudou desde então. Para tentar de novo, escolha “Perguntar sempre”.
vtes-reason-cannot-be-blocked = Esta ação não pode ser bloqueada.
vtes-reason-no-vampires = Vampiros não podem bloquear esta ação.
vtes-reason-cannot-block = Este servo não pode bloquear.
vtes-reason-cannot-block-this = Este servo não pode tentar bloquear esta ação.
vtes-reason-nothing-together = Há no máximo uma fonte de votos que pode votar assim sem pagar.
