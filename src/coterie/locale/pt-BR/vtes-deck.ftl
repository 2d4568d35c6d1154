# Arquivos de baralhos de Vampire: The Eternal Struggle.

## Faults

vtes-deck-at = Linha { $number }: { $text }
vtes-deck-at-source = Linha { $number }: { $text } [{ $source }]
vtes-deck-and = { $one } · { $other }
vtes-deck-of = Baralho de { $seat }: { $text }
vtes-deck-file = { $file }: { $text }
vtes-deck-no-deck = Não há nenhum baralho “{ $name }”. Escolha entre { $decks }.
vtes-deck-not-in-crypt = { $name } vai na biblioteca.
vtes-deck-not-in-library = { $name } vai na cripta.
vtes-deck-empty = Está vazio.
vtes-deck-no-card = Não tem nenhuma carta.
vtes-deck-no-text = Isto não é texto, então não pode ser um arquivo de baralho.
vtes-deck-file-long = Isto não é um arquivo de baralho: tem mais de { $most } caracteres.
vtes-deck-file-lines = Isto não é um arquivo de baralho: tem mais de { $most } linhas.
vtes-deck-long = Um baralho que você traz à mesa pode ter no máximo { $signs } caracteres e { $lines } linhas.
vtes-deck-large = Um baralho que você traz à mesa pode ter no máximo { $most } cartas; este tem { $count }.
vtes-deck-feldb = Um baralho FELDB dá o tamanho da cripta depois de nome, autor e descrição; falta essa linha.
vtes-deck-json-broken = Linha { $number }: o JSON está quebrado aqui ({ $why }).
vtes-deck-json-large = Este JSON não é um baralho: algo nele é grande demais.
vtes-deck-json-other = Este JSON não é um baralho: um baralho é um objeto com cartas, ou com cripta e biblioteca.
vtes-deck-amaranth = Um baralho salvo assim tem números que só o Amaranth conhece; salve-o lá como texto.
vtes-deck-elsewhere = { $link }: este link leva a um baralho em outro servidor, e de lá nada é trazido. Abra-o lá, salve o baralho como texto, JSON ou um link com as cartas depois de um #, e use isso.
vtes-deck-xml-deep = Linha { $number }: os elementos estão aninhados em mais de { $most } níveis.
vtes-deck-xml-doctype = Linha { $number }: um arquivo de baralho não tem tipo de documento; tire a linha com <!DOCTYPE.
vtes-deck-xml-broken = Linha { $number }: o XML está quebrado aqui ({ $why }).
vtes-deck-xml-other = Linha { $number }: este XML não é um baralho: é um <{ $tag }> e deveria ser um <deck>.
vtes-deck-no-format = Não há nenhum formato “{ $name }”. Escolha entre { $formats }.
vtes-deck-line = Isto não é nem uma carta nem um título de seção.
vtes-deck-unknown = Nenhuma carta se chama “{ $name }”.
vtes-deck-unknown-close = Nenhuma carta se chama “{ $name }”. Você quis dizer { $close }?
vtes-deck-count = { $count } cópias de { $name } não são possíveis: de 1 a { $most }.
vtes-deck-no-number = “{ $written }” não é um número de cópias.
vtes-deck-number = Nenhuma carta tem o número { $number }.
vtes-deck-number-not-name = O número { $number } é { $card }, mas o nome diz { $name }.
vtes-deck-no-group = Não há { $name } no grupo { $group }, só no grupo { $groups }.
vtes-deck-no-advanced = Não há versão avançada de { $name }.
vtes-deck-which = Mais de uma carta se chama { $name }, e o resto da cripta não mostra qual você quer. Escreva uma destas: { $ways }.

## Notes

vtes-deck-by-groups = { $name } está nos grupos { $groups }. Pelo resto da cripta, é a carta do grupo { $group }.
vtes-deck-older = { $name } está nos grupos { $groups }. Sem grupo, este formato indica a mais antiga, do grupo { $group }.
vtes-deck-by-capacity = Pela capacidade de { $capacity }, é { $name }.
vtes-deck-number-by-name = Nenhuma carta tem o número { $number }. Pelo nome, é { $name }.
vtes-deck-other-part = { $name } está fora do lugar. Conta para a { $part }.
vtes-deck-part-crypt = cripta
vtes-deck-part-library = biblioteca
vtes-deck-column = { $name } é do grupo { $group }, não { $written }.
vtes-deck-older-name = { $written } agora se chama { $name }.
vtes-deck-claim = A lista diz { $said } cartas, mas as suas linhas somam { $counted }.
vtes-deck-comment = Ignorado: não nomeia nenhuma carta.
vtes-deck-no-count = Sem número: uma cópia de { $name }.
vtes-deck-not-owned = Ignorado: nenhuma cópia de { $name }.
vtes-deck-encoding = O arquivo não está em UTF-8. É lido como texto do Windows, então os acentos podem estar errados.

## Whether a deck may be played

vtes-deck-crypt-small = Uma cripta precisa de ao menos { $least } cartas; esta tem { $count }.
vtes-deck-library-size = Uma biblioteca precisa de { $least } a { $most } cartas; esta tem { $count }.
vtes-deck-groups = Uma cripta deve ficar em um só grupo, ou em dois consecutivos: { $first } é do grupo { $low }, { $last } do grupo { $high }.
vtes-deck-banned = { $card } está banida.
vtes-deck-not-v5 = { $card } não está em nenhuma expansão do formato V5.
vtes-deck-kind-standard = Standard
vtes-deck-kind-v5 = V5
vtes-deck-kind-duel = Duelo
vtes-deck-kind-third = Terceira Edição, { $players } jogadores
vtes-deck-legal = { $kind }: válido.
vtes-deck-illegal = { $kind }: não válido, por { $count ->
    [one] um motivo
   *[other] { $count } motivos
}.
vtes-deck-playable = Todas as suas cartas podem ser jogadas aqui.
vtes-deck-missing = { $count ->
    [one] Uma das suas cartas ainda não pode ser jogada aqui
   *[other] { $count } das suas cartas ainda não podem ser jogadas aqui
}: { $cards }.
vtes-deck-unplayable = { $card } não pode ser jogada como está definida: { $reasons }

## Showing and converting

vtes-deck-nameless = Baralho sem nome
vtes-deck-by = de { $author }
vtes-deck-sizes = Lido como { $format }: cripta { $crypt }, biblioteca { $library }.
vtes-deck-crypt = Cripta ({ $count })
vtes-deck-library = Biblioteca ({ $count })
vtes-deck-faults = { $count ->
    [one] Uma linha não foi entendida
   *[other] { $count } linhas não foram entendidas
}
vtes-deck-understood = As cartas entendidas:
vtes-deck-notes = Bom saber
vtes-deck-more = { $count ->
    [one] e mais uma
   *[other] e mais { $count }
}
vtes-deck-lost = O formato { $format } não tem lugar para { $what }.
vtes-deck-field-name = o nome
vtes-deck-field-author = o autor
vtes-deck-field-description = a descrição
vtes-deck-field-event = o torneio
vtes-deck-field-notes = as notas sobre as cartas
vtes-deck-written = Salvo como { $file }.
