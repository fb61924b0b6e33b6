import { listed, plural, timeLeft } from '../../shell/format.ts';
import { type Opponents, onThisDevice } from './on-device.ts';

const levels: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' };

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const myGames = {
  title: 'My games',
  looking: 'Looking for your games …',
  empty: 'Nothing played yet',
  emptyText: 'Every game you finish stays here: who won, how high, and every move to look at again. No account needed.',
  play: 'Play now',
  make: 'Make a table',
  running: 'Under way',
  noneRunning: 'No game is waiting for you.',
  yourTurn: 'Your turn',
  theirTurn: 'Others are thinking',
  waitingRoom: 'Waiting for players',
  unknown: 'Cannot be asked about just now',
  left: (ms: number): string => `${timeLeft(ms)} left`,
  onDevice: (progress: string, opponents: Opponents): string => onThisDevice(progress, opponents),
  deleteOne: 'Delete',
  deleteOneOf: (title: string, where: string): string => `Delete: ${title}, ${where}`,
  deleteOneSure: (title: string): string => `Delete this game of ${title}? It can’t be brought back.`,
  deleteOneYes: 'Yes, delete it',
  deleteOneNo: 'No, keep it',
  deletedOne: 'The game is deleted.',
  atTable: (code: string): string => `table ${code}`,
  goOn: 'Go on',
  goOnWith: (title: string, where: string): string => `Go on: ${title}, ${where}`,
  with: (names: readonly string[]): string => (names.length === 0 ? 'alone' : `with ${listed(names)}`),
  finished: 'Finished',
  noneFinished: 'None of this game is finished yet.',
  which: 'Which game',
  all: 'All games',
  outcome: { won: 'Won', shared: 'Shared the win', lost: 'Lost', alone: 'Alone', ended: 'Ended early' },
  score: (mine: number, others: readonly number[]): string => [mine, ...others].join(' : '),
  date: (at: number): string =>
    new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  tried: 'tried again',
  review: 'Review',
  reviewOf: (title: string, what: string): string => `Review: ${title}, ${what}`,
  more: (n: number): string => `Show ${n} more`,
  statistics: 'How it went',
  games: (n: number): string => plural(n, 'game', 'games'),
  best: 'Best score',
  word: 'Best word',
  worth: (n: string): string => `worth ${n}`,
  foundIn: (games: number, first: number, last: number, most: number): string =>
    games === 1
      ? `Found ${percent(last)} in the game you looked at again.`
      : `Found ${percent(first)} at first, ${percent(last)} last, ${percent(most)} at best, in ${games} games you looked at again.`,
  people: 'Against people',
  bot: (level: number): string => `Against bots of the ${levels[level] ?? level} level`,
  tally: (won: number, games: number): string => `${won} of ${games} won`,
  again: 'Play again with',
  againText: 'At the table you last shared, Rematch makes a new one for the same people and tells them.',
  againWith: (names: string, title: string): string => `Play ${title} again with ${names}`,
  keeping: 'Keep, move, delete',
  keepingText:
    'Games stay on this device, and tables on the server for a year. A file holds all of them, to keep or to take to another device.',
  save: 'Save all to a file',
  saved: (n: number): string => `Saved: ${plural(n, 'game', 'games')}.`,
  load: 'Read a file',
  loaded: (n: number): string => (n === 0 ? 'Nothing new in it.' : `Added: ${plural(n, 'game', 'games')}.`),
  noFile: 'That is no file of games from Wordhoard.',
  delete: 'Delete everything',
  sure: 'Delete all your games, your name and your picture, here and on the server? A file you have not saved cannot be made any more.',
  deleteNo: 'No, keep all',
  deleteYes: 'Yes, delete everything',
  deleted: 'Everything is deleted, here and on the server.',
  notDeleted: 'The server could not be reached, so nothing has been deleted. Try again when there is a network.',
  notDeletedHere:
    'The server has forgotten you, but this device would not delete its games. Clear the data of this site in the browser.',
  fault: {
    full: 'There was no room on this device for your last game. Save all to a file and make room; until then the last game of each kind is kept, and no other.',
    unavailable:
      'This browser keeps nothing for this page, perhaps because the window is private. Games are gone when it is closed.',
  },
  gone: 'This game is not on this device',
  goneText: 'It may have been deleted, or was played on another device.',
  back: 'To my games',
} as const;
