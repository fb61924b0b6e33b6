/**
 * A bot that plays any game of Wordhoard, to start your own from. It makes random legal moves; write a better `choose`. It
 * needs only Node 20 or newer (before 20.19, call it bot.mjs). Name a game to play against a built-in bot, or a table to take a free seat:
 *
 *   node bot.js http://127.0.0.1:8080 wordsy
 *   node bot.js http://127.0.0.1:8080 FOX-OWL-HEN-BEE-3707
 */
import { spawn } from 'node:child_process';

// Node 20 has WebSockets only with this option, so the bot starts itself again with it.
if (!globalThis.WebSocket) {
  const args = ['--experimental-websocket', ...process.argv.slice(1)];
  const again = spawn(process.execPath, args, { stdio: 'inherit' });
  process.on('SIGTERM', () => again.kill());
  await new Promise(() => again.on('exit', (status) => process.exit(status ?? 1)));
}

const [server = 'http://127.0.0.1:8080', place = 'wordsy'] = process.argv.slice(2);

/** The move to make. `seen` is what your seat may know: its form is in /api/schema/<game>.json. */
function choose(moves, _seen) {
  return moves[Math.floor(Math.random() * moves.length)];
}

// The cookie makes us the same guest over HTTP and the socket.
const me = await fetch(`${server}/api/me`);
const { who } = await me.json();
const cookie = me.headers.getSetCookie()[0].split(';')[0];
const code = place === place.toLowerCase() ? await makeTable(place) : place;
const socket = new WebSocket(`${server.replace('http', 'ws')}/ws/${code}`, { headers: { cookie } });
const send = (message) => socket.send(JSON.stringify(message));
const command = (command) => {
  pending = crypto.randomUUID();
  send({ type: 'command', id: pending, command });
};

let table = { seats: [], status: 'waiting' };
let seat = -1;
/** The last thing our seat was shown, and whether that is newer than our last thought. */
let seen = null;
let isNew = false;
let isThinking = false;
/** The id of a command that isn't answered yet: we send one at a time. */
let pending = null;
/** Milliseconds until we try again after a refusal. `too-fast` allows 15 messages a second. */
const PAUSE = 1000;

socket.onopen = () => send({ type: 'enter', table: code, after: {} });
socket.onclose = () => process.exit(table.status === 'over' ? 0 : 1);
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'goodbye') console.error(message.refusal.code);
  if (message.type === 'table' || message.type === 'changed') look(message.table);
  if (message.type === 'update' && message.viewer === seat) [seen, isNew] = [message.seen, true];
  if (message.type === 'done' && message.id === pending) pending = null;
  // Our move came too late or too fast, or was not allowed after all.
  if (message.type === 'refused' && message.id === pending) setTimeout(tryAgain, PAUSE);
  think();
};

/** A table of this game with a built-in bot of level 1, which starts at once. */
async function makeTable(game) {
  const agreed = { config: null, pace: 'relaxed', limits: {}, bank: null };
  const options = { game, ...agreed, visibility: 'link', watching: true, seats: 2 };
  const response = await fetch(`${server}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Parrot', others: [], bots: [1], start: true, options }),
  });
  const made = await response.json();
  if (made.refusal) throw new Error(JSON.stringify(made.refusal));
  return made.code;
}

/** The first message has the whole table, later ones only the fields that changed. */
function look(news) {
  table = { ...table, ...news };
  if (table.status === 'over' || table.status === 'closed') return finish();
  seat = table.seats.findIndex((place) => place?.who === who);
  // `program` tells the other players that no person plays here, and lets us ask for legal moves.
  const free = table.seats.indexOf(null);
  if (seat < 0 && table.status === 'waiting' && free >= 0)
    command({ type: 'sit', seat: free, name: 'Parrot', program: true });
}

function finish() {
  console.log('scores by seat:', table.result?.scores, '- our seat:', seat);
  socket.close();
}

const isAsked = () => seen?.question?.asked.includes(seat) && !seen.question.mine?.done && !seen.over;

async function think() {
  if (isThinking || pending || !isNew || !isAsked()) return;
  isThinking = true;
  isNew = false;
  const { id } = seen.question;
  const response = await fetch(`${server}/api/tables/${code}/legal?seat=${seat}`, { headers: { cookie } });
  const { moves = [], refusal } = await response.json();
  isThinking = false;
  if (refusal?.code === 'too-fast') return setTimeout(tryAgain, PAUSE);
  if (refusal) {
    console.error(refusal);
    return socket.close();
  }
  const answers = moves.filter((move) => move.to === id);
  // If other players have moved meanwhile, an update about it is here or on its way.
  if (isNew || answers.length === 0) return think();
  command({ type: 'move', seat, move: choose(answers, seen) });
}

function tryAgain() {
  pending = null;
  isNew = true;
  think();
}
