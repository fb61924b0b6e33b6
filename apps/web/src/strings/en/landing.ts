import type { TableListing } from '@wordhoard/protocol';
import { listed, timeLeft } from '../../ui/format.ts';
import { type Opponents, onThisDevice } from './on-device.ts';
import { inWords } from './shell.ts';

const pace = (given: TableListing['pace']): string => {
  if (given === 'live') return 'live';
  if (given === 'relaxed') return 'no clocks';
  return given.days === 1 ? '1 day per move' : `${given.days} days per move`;
};

const turnOf = (names: readonly string[]): string => (names.length === 0 ? '' : `${listed(names)} to move`);

const MINUTE = 60_000;
/** Duration of a match so far; '' if unknown. */
const howFar = (played: number | null): string => {
  if (played === null) return '';
  if (played < 2 * MINUTE) return 'just started';
  return `${played < 60 * MINUTE ? `${Math.floor(played / MINUTE)} minutes` : timeLeft(played)} in`;
};

export const landing = {
  lead: (games: number): string => `${inWords(games)} word games for friends or solo.`,
  play: 'Play now',
  playGame: (title: string): string => `Play now: ${title}`,
  make: 'Make a table',
  games: 'Games',
  learn: 'Learn it in 3 minutes',
  learnGame: (title: string): string => `Learn it in 3 minutes: ${title}`,
  rules: 'How to play',
  rulesOf: (title: string): string => `How to play ${title}`,
  players: (howMany: string): string => `${howMany} players`,
  account: 'No account needed, just a name.',
  today: 'Today’s hoard',
  todayText: (tasks: number | null): string =>
    `${tasks === null ? 'A few' : inWords(tasks)} small tasks, the same for everyone.`,
  /** `of` is null while the day's tasks are not on this device. */
  todayDone: (done: number, of: number | null, points: number): string => {
    if (done === of) return `All done: ${points} points.`;
    return of === null ? `${done} played.` : `${done} of ${of} played.`;
  },
  goingOn: 'Continue playing',
  playedOut: 'Finished games',
  waitsForYou: 'Waiting for you',
  yourTurn: (games: number): string => (games === 1 ? 'Your turn' : `Your turn in ${games} games`),
  turnAt: (code: string, left: number | null): string =>
    `your turn, table ${code}${left === null ? '' : `, ${timeLeft(left)} left`}`,
  correspondence: (
    code: string,
    others: readonly string[],
    whose: 'mine' | 'waiting' | readonly string[],
    left: number | null,
  ): string => {
    const turn = whose === 'mine' ? 'your turn' : whose === 'waiting' ? 'waiting for players' : turnOf(whose);
    const parts = [
      others.length > 0 ? `with ${listed(others)}` : '',
      turn,
      left === null ? '' : `${timeLeft(left)} left`,
    ];
    return [...parts, `table ${code}`].filter((part) => part !== '').join(', ');
  },
  rematch: (title: string): string => `Rematch waiting: ${title}`,
  rematchAt: (code: string): string => `rematch waiting at table ${code}`,
  rematchOf: (title: string, where: string): string => `${title}, ${where}`,
  toRematch: 'Rematch',
  goOn: 'Continue',
  goOnWith: (title: string, where: string): string => `Continue: ${title}, ${where}`,
  atTable: (code: string): string => `table ${code}`,
  onDevice: (progress: string, opponents: Opponents): string => onThisDevice(progress, opponents),
  ended: 'finished, on this device',
  seeEnd: 'See the result',
  endOf: (title: string, where: string): string => `See the result: ${title}, ${where}`,
  waiting: 'Waiting for players',
  hosted: (host: string, title: string): string => `${host}’s ${title}`,
  seats: ({ taken, seats, pace: given }: TableListing): string => `${taken} of ${seats} seats, ${pace(given)}`,
  toWatch: 'Games to watch',
  noneToWatch: 'No public games are being played right now.',
  watched: (players: readonly string[], played: number | null): string =>
    [listed(players), howFar(played)].filter((part) => part !== '').join(' · '),
  watch: 'Watch',
  watchOf: (title: string, players: readonly string[]): string => `Watch ${title}: ${listed(players)}`,
  sit: 'Sit down',
  none: 'No open tables right now. Make one: it takes ten seconds, and bots can fill the seats.',
  offline: 'Open tables can’t be shown while you’re offline. “Play now” still works.',
  myGames: 'My games',
  lab: 'Test rules in the lab',
  about: 'About and licences',
} as const;

/** Number of players: '2 to 4'. */
export const players = (min: number, max: number): string => `${min} to ${max}`;
