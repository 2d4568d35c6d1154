# À table avec les autres : limites, places, fin, phrases.

table-stopping = { $who } propose de terminer la partie ici. Si tout le monde est d’accord, elle s’arrête en l’état.
table-sure-stop = Terminer la partie ici ? Si les autres sont d’accord, elle s’arrête en l’état.
table-stop = Proposer d’arrêter
table-ends-at = Fin à { $time }
table-rematch-new-seats = Revanche à d’autres places
table-seats-drawn = Les places sont tirées au sort.
table-sit-anywhere = S’asseoir
table-talk = Phrases toutes prêtes
table-talk-about = À qui, ou sur qui
table-talk-say = Le dire
table-talk-only = Masquer le chat libre
table-talk-only-hint = Vous lisez toujours les phrases toutes prêtes.
web-new-limit = Limite de temps
web-new-limit-hint = À la fin du temps, la partie s’arrête comme si tout le monde était d’accord.
web-new-limit-none = Aucune limite
web-new-seating = Tirer les places au sort
web-new-seating-hint = Les decks et les bots suivent.
