# Pourquoi quelque chose, dans la salle des decks ou avec un deck apporté à une table, n’a pas été fait.

refused-no-measurement = Cette mesure n’existe plus. Relancez-la.
refused-measuring-already = Un de vos decks est déjà en cours de mesure. Arrêtez-la d’abord, ou attendez.
refused-measuring-many = Beaucoup de decks sont mesurés en ce moment. Réessayez dans quelques minutes.
refused-too-many-games = Vous avez épuisé vos parties de mesure pour l’instant. Demandez-en moins, ou réessayez plus tard.
refused-too-many-decks = Vous changez de deck trop souvent. Attendez une minute.
refused-brought-late = La partie a commencé. Chacun joue avec le deck qu’il a apporté.
refused-brought-position = Cette table commence à partir d’une position : personne n’y apporte de deck.
refused-brought-nothing = Personne n’apporte de deck à ce jeu.
refused-brought-stale = Un deck apporté à cette table ne peut plus être joué. Choisissez à nouveau votre deck.
