# Why a card that is defined can’t be played: what the rules don’t carry out.

vtes-unplayable-word = As regras não executam { $word } { $place }.
vtes-unplayable-field = As regras não leem { $field } “{ $value }” de { $word } { $place }.
vtes-unplayable-layer = { $word } pede o que decide a sua própria camada, ou uma posterior, { $place }.
vtes-unplayable-never = O que { $word } pede { $place } nunca pode existir.
vtes-unplayable-unbound = { $word } fala de { $reference }, e nada diz quem ou o que é { $place }.
vtes-unplayable-alone = { $word } não faz nada sem { $other }.
vtes-unplayable-untimely = As regras não executam { $word } nesse momento { $place }.
vtes-unplayable-two-choices = Só uma coisa é escolhida { $place }, mas os efeitos pedem várias.
vtes-unplayable-two-sides = Os dois lados de uma escolha { $place } não se distinguem.
vtes-unplayable-no-card = { $word } nomeia { $card }, e não há carta assim.
vtes-unplayable-type = Não há regras para cartas do tipo “{ $type }”.
vtes-unplayable-keyword = Cartas do tipo “{ $type }” não têm a palavra-chave “{ $trait }”.
vtes-unplayable-shape = Como carta do tipo “{ $type }”, { $what ->
    [modes] ela tem modos que não pode ter
    [kind] um modo é de outro tipo
    [above] o primeiro modo não continua nada
    [level] os níveis não combinam com suas Disciplinas
    [idle] uma parte não faz nada
    [moments] ela nomeia um momento que não é dela
    [window] não há momento para jogá-la
    [by] ela pede um usuário que ninguém confere
    [once] ninguém conta quantas vezes é jogada
    [replace] ela nunca é reposta
    [stealth] ela tem furtividade sem ser ação
    [user] ela pede a quem a joga algo que ninguém confere
    [body] vida, força ou sangria faltam ou estão fora do lugar
    [resolved] ela se resolve como sangria ou caçada, e o resto se perde
    [out-of-turn] ela deve cancelar uma carta e ser fora do turno, ou nenhuma das duas
    [discipline] ela deve ensinar uma Disciplina e ser uma, ou nenhuma das duas
    [twice] ela diz duas vezes o que é lido uma vez
   *[x] ninguém calcula seu X
}.

## Where in the definition

vtes-place-master = em uma carta Mestre
vtes-place-action = em uma carta de ação
vtes-place-political = em uma carta de ação política
vtes-place-equipment = em um equipamento
vtes-place-ally = em um aliado
vtes-place-retainer = em um lacaio
vtes-place-modifier = em um modificador de ação
vtes-place-reaction = em uma reação
vtes-place-combat = em uma carta de combate
vtes-place-event = em um evento
vtes-place-reflex = em um reflexo
vtes-place-crypt = em um vampiro
vtes-place-attached = em uma carta posta em um servo
vtes-place-table = em uma carta em jogo
vtes-place-nowhere = em uma carta que nunca fica em jogo
vtes-place-use = em uma habilidade que se usa
vtes-place-fight = em uma habilidade usada em combate
vtes-place-phase = no que acontece em uma fase
vtes-place-torpor = quando um vampiro vai ao torpor
vtes-place-burned = quando algo é queimado
vtes-place-blocks = quando um vampiro bloqueia
vtes-place-next-bleed = na próxima sangria
vtes-place-called-passed = depois de um referendo aprovado
vtes-place-recruited = quando um aliado é recrutado
vtes-place-moment = quando algo acontece
vtes-place-offer = em uma ação oferecida por uma carta
vtes-place-static = no que sempre vale
vtes-place-passes = no que um referendo traz
vtes-place-if-bled = depois de uma sangria
vtes-place-if-blocked = se a ação é bloqueada
vtes-place-after-success = depois da ação
vtes-place-after-combat = depois do combate
vtes-place-paid = no que é pago
vtes-place-cost = em um custo
vtes-place-door = no que aconteceria
vtes-place-instead = no que se faz em vez disso
vtes-place-if = em uma condição para usar uma habilidade
vtes-place-while = em uma condição
vtes-place-amount = em um número
