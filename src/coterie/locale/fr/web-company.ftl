# À table avec les autres : limites, places, fin, phrases.

table-stopping = { $who } propose de terminer la partie ici. Si tout le monde est d’accord, elle s’arrête en l’état.
table-sure-stop = Terminer la partie ici ? Si les autres sont d’accord, elle s’arrête en l’état.
table-stop = Proposer d’arrêter
table-delay = Les spectateurs voient la partie avec { $time } de retard.
table-ends-at = Fin à { $time }
table-rematch-new-seats = Revanche à d’autres places
table-seats-drawn = Les places sont tirées au sort.
table-sit-anywhere = S’asseoir
table-talk = Phrases toutes prêtes
table-talk-about = À qui, ou sur qui
table-talk-say = Le dire
table-talk-only = Masquer le chat libre
table-talk-only-hint = Vous lisez toujours les phrases toutes prêtes.
table-watching-late = Vous regardez avec { $time } de retard. À la fin de la partie, vous voyez tout aussitôt.
web-new-delay = Les spectateurs voient la partie
web-new-delay-hint = Avec un retard, personne ne peut rapporter ce qui se passe. À la fin, ils voient tout.
web-new-delay-late = Avec { $time } de retard
web-new-delay-none = En direct
web-new-limit = Limite de temps
web-new-limit-hint = À la fin du temps, la partie s’arrête comme si tout le monde était d’accord.
web-new-limit-none = Aucune limite
web-new-seating = Tirer les places au sort
web-new-seating-hint = Les decks et les bots suivent.
