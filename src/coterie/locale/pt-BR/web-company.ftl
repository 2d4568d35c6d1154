# À mesa com os outros: limites, lugares, fim, frases.

table-stopping = { $who } propõe terminar a partida aqui. Se todos concordarem, ela termina como está.
table-sure-stop = Terminar a partida aqui? Se os outros concordarem, ela termina como está.
table-stop = Propor o fim
table-delay = Os espectadores veem a partida com { $time } de atraso.
table-ends-at = Termina às { $time }
table-rematch-new-seats = Revanche em novos lugares
table-seats-drawn = Os lugares são sorteados.
table-sit-anywhere = Sentar
table-talk = Frases prontas
table-talk-about = Para quem ou sobre quem
table-talk-say = Dizer
table-talk-only = Ocultar o chat livre
table-talk-only-hint = Você ainda lê as frases prontas.
table-watching-late = Você está assistindo com { $time } de atraso. No fim da partida, você vê tudo na hora.
web-new-delay = Os espectadores veem a partida
web-new-delay-hint = Com um atraso, ninguém pode contar o que acontece. No fim da partida, eles veem tudo.
web-new-delay-late = Com { $time } de atraso
web-new-delay-none = Ao vivo
web-new-limit = Limite de tempo
web-new-limit-hint = Quando o tempo acaba, a partida termina como se todos concordassem.
web-new-limit-none = Sem limite
web-new-seating = Sortear os lugares
web-new-seating-hint = Os baralhos e os bots vão junto.
