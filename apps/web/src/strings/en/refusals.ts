import type { KernelRefusal, StartRefusal } from '@wordhoard/kernel';
import type { AnyRefusal, ServerRefusal } from '@wordhoard/protocol';

type PageRefusal =
  | 'only-looking'
  | 'not-this'
  | 'learnt'
  | 'offline'
  | 'other-version'
  | 'words-coming'
  | 'unknown-word';
export type SharedRefusalCode = ServerRefusal['code'] | KernelRefusal['code'] | StartRefusal['code'] | PageRefusal;

/** Refusals of the server, the kernel and the page. A game adds its own. */
const TEXTS: Readonly<Record<SharedRefusalCode, string>> = {
  'people-play': 'Legal moves are listed only where no other person plays.',
  malformed: 'The server didn’t understand that. Reload the page and try again.',
  'no-such-table': 'There’s no table with this code. Check it and try again.',
  'table-deleted': 'The people who run this server have deleted this table.',
  banned: 'The people who run this server have banned you. If you think that’s a mistake, ask them.',
  'not-host': 'Only the host can do that.',
  'not-seated': 'You don’t have a seat at this table.',
  'seat-taken': 'Someone else just took this seat. Choose another.',
  'no-such-seat': 'This table doesn’t have that seat.',
  'one-place': 'You can take only one seat at this table.',
  kicked: 'The host has removed you from this table.',
  'public-table': 'This is a public table, so its settings can’t change during the game.',
  'already-started': 'The game has already started.',
  'not-started': 'The game hasn’t started yet.',
  'not-over': 'This has to wait until the game is over.',
  'empty-seats': 'Some seats are still empty. Wait for players, add bots or remove seats.',
  'no-watching': 'This table doesn’t allow spectators.',
  'no-such-game': 'This server doesn’t have that game.',
  'too-fast': 'That was too fast. Try again in a moment.',
  'too-many-tables': 'There are too many tables right now. Try again later.',
  'too-much-stored': 'Your tables have used up your space on the server. Try a shorter word list, or wait a while.',
  'too-many-watchers': 'This table has as many spectators as it can take. Try again later.',
  'too-many-connections': 'Too many connections from here. Close another Wordhoard window, then try again.',
  'enter-first': 'You’re not connected to this table yet. Reload the page.',
  'no-name': 'Enter your name first.',
  'return-first': 'A bot is playing for you. Take your seat back first.',
  'not-away': 'No one has left or kept the table waiting for long.',
  'too-soon': 'They haven’t been away for long. Wait a little.',
  'played-elsewhere': 'This game is still open on another server. Try again later.',
  'no-windows': 'There’s no auto-pass at this table.',
  'no-chat': 'Typed messages are off at this table. You can still use the phrases.',
  resigned: 'That player resigned. A bot plays on in their seat.',
  busy: 'The server is busy. Try again in a moment.',
  closing: 'The server is restarting. Your game is safe; reconnecting…',
  draining: 'The server is about to restart, so no new games can start. Try again in a few minutes.',
  'cannot-save': 'The server can’t save anything right now. Your game is safe; try again in a moment.',
  fault: 'Something went wrong on the server, and it has been logged. Try again.',
  'bad-origin': 'This page isn’t allowed to connect to that server. Open the server’s own address.',
  'bad-host': 'The server doesn’t accept this address. Use the address you were given.',
  'too-large': 'That was too long. Shorten it and try again.',
  'no-such-code': 'This code is wrong, used or expired. Get a new one on your other device.',
  'no-such-device': 'That device is already signed out.',
  'too-many-devices': 'You’ve linked as many devices as you can. Sign one out first.',
  'signed-off': 'You signed this device out from another one.',
  'bad-endpoint': 'This server can’t send notifications to your browser.',
  'no-such-word': 'Words have only the letters a to z.',
  'no-such-link': 'This link doesn’t lead to a game. It may have been deleted: finished games are kept for a year.',
  'not-public': 'The players aren’t sharing this game. Ask the person who sent you the link.',
  'no-such-page': 'There’s no page at this address.',
  'bad-options': 'The game can’t be played with these options. Change them and try again.',
  over: 'The game is over.',
  'not-asked': 'It’s not your turn.',
  'already-answered': 'You’ve already answered.',
  'no-free-moves': 'There’s nothing to do here right now.',
  'no-amendments': 'Nothing can be changed once this game has started.',
  'not-due': 'It’s not time for that yet.',
  stale: 'Too late: the game had already moved on.',
  'clock-first': 'Too late: time was up.',
  'wrong-number-of-players': 'This game can’t be played with that many players.',
  'bad-config': 'The game can’t be played with these options. Change them and try again.',
  'bad-seed': 'The shuffle failed. Start a new game.',
  'bad-position': 'The game can’t start from this position.',
  'no-positions': 'This game can’t start from a set position.',
  'words-coming': 'The dictionary is still loading. Your word will be checked as soon as it’s here.',
  'unknown-word': 'That word isn’t in the dictionary. Try another word.',
  'not-this': 'That’s not what this lesson asks for.',
  learnt: 'This lesson is done. Try the next one.',
  'only-looking': 'This is a review: the game is over and can’t be changed.',
  offline: 'You’re offline. Check your connection.',
  'other-version': 'This game was started with an older version and can’t be continued.',
};

const isKnown = (code: string): code is SharedRefusalCode => Object.hasOwn(TEXTS, code);

const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function bannedText(refusal: object): string {
  const until = 'until' in refusal && typeof refusal.until === 'number' ? refusal.until : null;
  const whom = 'of' in refusal && refusal.of === 'network' ? 'everyone on your network' : 'you';
  const end = until === null ? '' : ` until ${dayAndTime.format(until)}`;
  return TEXTS.banned.replace('banned you', `banned ${whom}${end}`);
}

/** A refusal as a sentence. An unknown code is shown as it is, so that it can be reported. */
export const refusalText = (refusal: AnyRefusal): string => {
  const { code } = refusal;
  // The page knows who was first.
  if (code === 'stale' && 'first' in refusal) return `Too late: ${refusal.first} was first.`;
  if (code === 'unknown-word' && 'word' in refusal)
    return TEXTS[code].replace('That word', `${refusal.word}`.replaceAll('*', '✱').toUpperCase());
  if (code === 'banned') return bannedText(refusal);
  return isKnown(code) ? TEXTS[code] : `That didn’t work (${code}). Reload the page and try again.`;
};
