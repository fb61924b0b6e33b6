import type { KernelRefusal, StartRefusal } from '@wordhoard/kernel';
import type { AnyRefusal, ServerRefusal } from '@wordhoard/protocol';

type PageRefusal = 'only-looking' | 'not-this' | 'learnt' | 'offline' | 'other-version' | 'words-coming';
type Code = ServerRefusal['code'] | KernelRefusal['code'] | StartRefusal['code'] | PageRefusal;

/** What the house and the kernel may answer. A game adds its own. */
const TEXTS: Readonly<Record<Code, string>> = {
  malformed: 'The table did not understand that. Loading the page anew may help.',
  'no-such-table': 'There is no table with this code.',
  'not-host': 'Only whoever made the table can do that.',
  'not-seated': 'You have no place at this table.',
  'seat-taken': 'Somebody was quicker: this place is taken.',
  'no-such-seat': 'The table has no such place.',
  'one-place': 'At this table everybody has one place.',
  kicked: 'Whoever made this table has sent you away from it.',
  'public-table': 'This table is public, so nothing about it changes during the game.',
  'already-started': 'The game has already begun.',
  'not-started': 'The game has not begun yet.',
  'not-over': 'The game is still being played.',
  'empty-seats': 'There are still empty places. Wait for somebody, add a bot, or take a place away.',
  'no-watching': 'This table does not let people watch.',
  'no-such-game': 'The house does not have this game yet.',
  'too-fast': 'That was too fast for the table. Try again in a moment.',
  'too-many-tables': 'There are too many tables just now. Try again later.',
  'too-much-stored':
    'Your tables take as much space as one player may have. Try again later, or with a shorter word list.',
  'too-many-watchers': 'So many are watching already that there is no room.',
  'too-many-connections': 'There are too many connections from here. Close another window of Wordhoard.',
  'enter-first': 'The table does not know you yet. Load the page anew.',
  'no-name': 'Please say your name first.',
  'return-first': 'A bot is playing for you. Take your place back first.',
  'not-away': 'Nobody has left, and nobody has kept the table waiting for long.',
  'too-soon': 'They have not been away for long. Wait a little.',
  'played-elsewhere': 'Somebody still plays this on another server. Try again later.',
  'no-windows': 'At this table nothing can be passed ahead.',
  'no-chat': 'There is no typed chat at this table. You can still say one of the phrases.',
  resigned: 'That place was given up: a bot plays on in it.',
  busy: 'The house is busy just now. Try again in a moment.',
  closing: 'The house is closing for a moment and will be back.',
  'cannot-save': 'The server can’t save anything right now. Your game is safe; try again in a moment.',
  fault: 'Something broke on our side. It has been written down.',
  'bad-origin': 'This page may not speak to that table.',
  'bad-host': 'The house is not known by this address.',
  'too-large': 'That was too long.',
  'no-such-code': 'This code is wrong, or was used already, or is too old. Ask for a new one.',
  'no-such-device': 'That device has been signed off already.',
  'too-many-devices': 'You have linked as many devices as one guest can. You can go on playing on those.',
  'signed-off': 'This device has been signed off from another of yours.',
  'bad-endpoint': 'This browser’s push service cannot be called from here.',
  'no-such-word': 'That is not a word of letters a to z.',
  'no-such-link': 'There is no game behind this link. It may have been deleted: finished games are kept for a year.',
  'not-public':
    'The players of this game don’t show it to others, or no longer do. Ask the person who sent you the link.',
  'no-such-page': 'The house does not know that address.',
  'bad-options': 'The table cannot be played with these options.',
  over: 'The game is over.',
  'not-asked': 'It is not up to you just now.',
  'already-answered': 'You have already answered.',
  'no-free-moves': 'There is nothing to do here just now.',
  'no-amendments': 'In this game nothing can be changed once it has begun.',
  'not-due': 'It is not time for that yet.',
  stale: 'That was too late: the table had moved on.',
  'clock-first': 'That was too late: time was up.',
  'wrong-number-of-players': 'This game cannot be played by so many.',
  'bad-config': 'The table cannot be played with these options.',
  'bad-seed': 'The table could not be shuffled.',
  'bad-position': 'The game cannot start from this position.',
  'no-positions': 'The game cannot start from a position.',
  'words-coming': 'The dictionary is still on its way. This is kept, and looked up as soon as it is here.',
  'not-this': 'That is not what this lesson asks for.',
  learnt: 'This lesson is done. Go on to the next.',
  'only-looking': 'This game is over: here it is only looked at again.',
  offline: 'There is no connection just now.',
  'other-version': 'This was begun with an older version and cannot be gone on with.',
};

const isKnown = (code: string): code is Code => Object.hasOwn(TEXTS, code);

/** A refusal in words. The code itself only if nobody thought of words: then at least it can be reported. */
export const refusalText = (refusal: AnyRefusal): string => {
  const { code } = refusal;
  // A page knows who it was that came before.
  if (code === 'stale' && 'first' in refusal) return `Too late: ${refusal.first} was first.`;
  return isKnown(code) ? TEXTS[code] : `The table said no (${code}).`;
};
