/**
 * A small bot to start your own from: it takes a free seat at a Wordsy table that hasn't started, and plays. It needs only
 * Node; give it the server's address and the table's code:
 *
 *   npx node examples/bot.ts http://127.0.0.1:8080 FOX-OWL-HEN-BEE-3707
 */
import { randomBytes } from 'node:crypto';
import type { Observation } from '@wordhoard/kernel';
import type { Command, ServerMessage, TableChange, TableInfo } from '@wordhoard/protocol';
import type { Wordsy } from '@wordhoard/wordsy';

const [server = 'http://127.0.0.1:8080', code = ''] = process.argv.slice(2);
const WORDS =
  `acrobat balcony champion dolphin elephant fountain giraffe hamburger island juggler kingdom lemonade mountain notebook
  orchestra penguin question rainbow squirrel telephone umbrella village whistle yesterday zeppelin bicycle cardigan
  daughter envelope feather grandson haystack invoice jellyfish knowledge lighthouse marzipan nightmare octopus pharmacy
  quadrant restaurant strawberry triangle universe vanilla waterfall xylophone youngster zucchini`.split(/\s+/);

const me = await fetch(`${server}/api/me`);
// The answer of this request as in docs/protocol.md.
const { who } = (await me.json()) as { who: string };
const cookie = me.headers.getSetCookie()[0]!.split(';')[0]!;
const socket = new WebSocket(`${server.replace('http', 'ws')}/ws?salt`, { headers: { cookie } });
const say = (message: object): void => socket.send(JSON.stringify(message));
const command = (command: Command): void => say({ type: 'command', id: crypto.randomUUID(), command });

let table: Pick<TableInfo, 'seats' | 'status' | 'commitment'> = { seats: [], status: 'waiting', commitment: null };
let seat = -1;
let salted = false;
let seen: Observation<Wordsy> | undefined;

socket.onopen = () => say({ type: 'enter', table: code, after: {} });
socket.onclose = () => process.exit();
socket.onmessage = ({ data }) => {
  const message: ServerMessage = JSON.parse(data);
  // The first message has the whole table, later ones only the fields that changed.
  if (message.type === 'table' || message.type === 'changed') look(message.table);
  if (message.type === 'update' && message.viewer === seat) {
    // This bot sits only at Wordsy tables, so the observation is one of Wordsy.
    seen = message.seen as unknown as Observation<Wordsy>;
    answer(seen);
  }
  // A player has used this word or one of its family before: try the next one.
  if (message.type === 'refused' && message.refusal.code === 'cheapie' && seen) answer(seen);
};

function look(news: TableInfo | TableChange): void {
  table = { ...table, ...news };
  const { seats, status, commitment } = table;
  seat = seats.findIndex((place) => place?.who === who);
  if (seat < 0 && status === 'waiting') command({ type: 'sit', seat: seats.indexOf(null), name: 'Parrot' });
  // Adds our salt to the shuffle, after the server has committed to its own part.
  if (seat >= 0 && status === 'waiting' && commitment && !salted) {
    salted = true;
    command({ type: 'salt', seat, commitment, salt: randomBytes(16).toString('hex') });
  }
  if (status === 'over') socket.close();
}

function answer({ view, question }: Observation<Wordsy>): void {
  if (!question?.asked.includes(seat) || question.mine?.done) return;
  const move = (answer: object): void => command({ type: 'move', seat, move: { to: question.id, answer } });
  if (question.step.type === 'ready') move({ ready: true });
  if (question.step.type === 'challenge') move({ challenge: null });
  if (question.step.type === 'mend') move({ word: null });
  if (question.step.type !== 'write') return;
  const worth = (word: string): number =>
    view.board.reduce((sum, { letter, value }) => sum + (word.includes(letter) ? value : 0), 0);
  const text = WORDS.sort((a, b) => worth(a) - worth(b)).pop();
  if (text) move({ text, lock: true });
}
