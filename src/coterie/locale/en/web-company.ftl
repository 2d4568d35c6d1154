# At the table with others: limits, seats, endings, talk.

table-stopping = { $who } proposes to end the game here. If everybody agrees, it ends as it stands.
table-sure-stop = End the game here? If everyone else agrees, it ends as it stands.
table-stop = Propose to end
table-delay = Spectators see the game { $time } later.
table-ends-at = Ends at { $time }
table-rematch-new-seats = Rematch in new seats
table-seats-drawn = Seats are drawn by lot.
table-sit-anywhere = Sit down
table-talk = Prepared phrases
table-talk-about = To or about
table-talk-say = Say it
table-talk-only = Hide free chat
table-talk-only-hint = You still read prepared phrases.
table-watching-late = You are watching with a delay of { $time }. When the game is over, you see everything at once.
web-new-delay = Spectators see the game
web-new-delay-hint = A delay keeps anyone from passing on what happens. When the game is over, they see everything.
web-new-delay-late = { $time } later
web-new-delay-none = Live
web-new-limit = Time limit
web-new-limit-hint = When time is up, the game ends as if everyone agreed to stop.
web-new-limit-none = No limit
web-new-seating = Draw seats by lot
web-new-seating-hint = Decks and bots move along.
