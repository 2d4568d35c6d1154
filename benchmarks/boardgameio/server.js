// A boardgame.io server: `node server.js PORT` keeps its matches in memory, which is to its advantage;
// `node server.js PORT DIR` keeps them in files there, as Coterie keeps its tables in a database.
const { FlatFile, Server } = require("boardgame.io/server");
const { Cards } = require("./game.js");

const [port, dir] = [Number(process.argv[2] || 8777), process.argv[3]];
Server({ games: [Cards], origins: ["*"], ...(dir ? { db: new FlatFile({ dir }) } : {}) }).run({ port });
