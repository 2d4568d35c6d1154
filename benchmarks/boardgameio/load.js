// Tables with two random clients each: moves a second, and the time from a move to its arrival at the other player.
const { io } = require("socket.io-client");

const [server, tables, seconds] = [process.argv[2] || "http://127.0.0.1:8777", Number(process.argv[3] || 300), Number(process.argv[4] || 8)];
let measuring = false;
let moves = 0;
let all = 0;
const times = [];

let matches = 0;

function table() {
  // A match that is not there yet is made by the first client that asks for it.
  const matchID = `match-${(matches += 1)}`;
  const sent = new Map();
  const sockets = ["0", "1"].map((playerID) => sit(matchID, playerID, sent, over));
  function over() {
    sockets.forEach((socket) => socket.close());
    if (!stopped) table();
  }
}

let stopped = false;

function sit(matchID, playerID, sent, over) {
  const socket = io(`${server}/cards`, { transports: ["websocket"], forceNew: true });
  const seen = (state) => {
    const begun = sent.get(state._stateID);
    if (begun !== undefined && state.ctx.currentPlayer === playerID) {
      sent.delete(state._stateID);
      all += 1;
      if (measuring) {
        moves += 1;
        times.push(performance.now() - begun);
      }
    }
    if (state.ctx.gameover) return playerID === "0" ? over() : undefined;
    if (state.ctx.currentPlayer !== playerID || stopped) return;
    sent.set(state._stateID + 1, performance.now());
    sent.set(state._stateID + 2, performance.now());
    const payload = { type: "play", args: [Math.floor(Math.random() * state.G.hand.length)], playerID };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
  };
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  socket.on("sync", (_, info) => seen(info.state));
  socket.on("update", (_, state) => seen(state));
  return socket;
}

(async () => {
  for (let number = 0; number < tables; number += 1) table();
  await new Promise((done) => setTimeout(done, (seconds * 1000) / 2));
  measuring = true;
  const begun = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  measuring = false;
  const took = (performance.now() - begun) / 1000;
  stopped = true;
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor(times.length * share)] * 10) / 10;
  console.log(JSON.stringify({ tables, all, "moves/s": Math.round(moves / took), "p50 ms": at(0.5), "p99 ms": at(0.99) }));
  process.exit(0);
})();
