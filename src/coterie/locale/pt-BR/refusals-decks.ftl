# Por que algo na sala dos baralhos, ou com um baralho trazido a uma mesa, não foi feito.

refused-no-measurement = Esta medição não existe mais. Comece de novo.
refused-measuring-already = Um baralho seu já está sendo medido. Pare essa medição primeiro, ou espere.
refused-measuring-many = Muitos baralhos estão sendo medidos agora. Tente de novo em alguns minutos.
refused-too-many-games = Você já usou suas partidas de medição por enquanto. Peça menos, ou tente mais tarde.
refused-too-many-decks = Você está trocando de baralho com muita frequência. Espere um minuto.
refused-brought-late = A partida já começou. Cada um joga com o baralho que trouxe.
refused-brought-position = Esta mesa começa de uma posição: ninguém traz um baralho.
refused-brought-nothing = Ninguém traz um baralho para este jogo.
refused-brought-stale = Um baralho trazido a esta mesa não pode mais ser jogado. Escolha o seu baralho de novo.
