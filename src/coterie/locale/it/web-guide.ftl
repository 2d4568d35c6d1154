# I suggerimenti, la partita guidata e la prima partita dopo.

## Hints

hint-ask = Suggerimento
hint-no-reason = Sembra la scelta migliore.
web-wait-hint = Penso a un suggerimento…

## La partita guidata

guide-name = La tua prima partita
guide-step = passo { $number } di { $count }
guide-leave = Esci e riprendi dopo
guide-back = Indietro
guide-show = Fammi vedere
guide-paused = Guida in pausa al passo { $number } di { $count }.
guide-paused-hint = La partita continua, e i bot ti aspettano. Se riprendi, torni a questo passo.
guide-resume = Riprendi
guide-watch = Ora giocano gli altri. Guarda che cosa fanno.
guide-done-title = Hai eliminato la tua preda
guide-done-text = Vale un punto vittoria e 6 punti risorsa, e la preda della tua preda ora è tua. Influenza, dissanguamenti, blocchi, combattimenti, voti: hai fatto tutto. Il resto è nelle carte.
guide-done-next = La tua prima vera partita
guide-done-on = Continua qui
guide-missed-title = Hai preso la tua strada
guide-missed-text = La partita è andata oltre la lezione. Torna dove l’hai lasciata, o continua senza guida.
guide-missed-back = Torna alla guida
guide-start = Impara giocando
guide-mine = Prima partita guidata
web-bot-guide = guida

## La prima vera partita

first-title = La tua prima vera partita
first-lead = Due o tre giocatori, mazzi pronti e bot che non ti mettono in difficoltà. Annullare è gratis, e Suggerimento ti dice che cosa farebbe un bot.
first-deck = Il tuo mazzo
first-players = Giocatori
first-two = Due: tu e un avversario
first-three = Tre: una preda e un predatore
first-bots = Avversari
first-easy = Facili: conoscono le regole e si lasciano sfuggire molto
first-steady = Costanti: sanno quello che fanno
first-go = Gioca
first-none = Questo gioco non ha una prima partita sua. Scegli Gioca nella prima pagina.
