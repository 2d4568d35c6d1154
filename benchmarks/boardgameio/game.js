// A card game as small as it can be: two hands of eight, play any card, draw one, 200 moves. Hands are secret.
const deck = (player) => Array.from({ length: 120 }, (_, number) => `card-${player}-${number}`);

exports.Cards = {
  name: "cards",
  setup: () => ({
    hands: { 0: deck(0).slice(0, 8), 1: deck(1).slice(0, 8) },
    decks: { 0: deck(0).slice(8), 1: deck(1).slice(8) },
    played: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, at) => {
      G.played.push(G.hands[playerID].splice(at, 1)[0]);
      if (G.played.length > 20) G.played.shift();
      if (G.decks[playerID].length) G.hands[playerID].push(G.decks[playerID].pop());
    },
  },
  endIf: ({ ctx }) => (ctx.turn > 200 ? { draw: true } : undefined),
  playerView: ({ G, playerID }) => ({
    hand: G.hands[playerID] || [],
    counts: [G.hands[0].length, G.hands[1].length, G.decks[0].length, G.decks[1].length],
    played: G.played,
  }),
};
