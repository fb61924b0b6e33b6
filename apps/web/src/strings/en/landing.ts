import type { TableListing } from '@wordhoard/protocol';
import { listed, timeLeft } from '../../shell/format.ts';
import { type Opponents, onThisDevice } from './on-device.ts';

const pace = (given: TableListing['pace']): string => {
  if (given === 'live') return 'live';
  if (given === 'relaxed') return 'no clocks';
  return given.days === 1 ? 'a day a move' : `${given.days} days a move`;
};

const turnOf = (names: readonly string[]): string => (names.length === 0 ? '' : `${listed(names)} to move`);

const MINUTE = 60_000;
/** How long a match has been going on; '' where that is not known. */
const howFar = (played: number | null): string => {
  if (played === null) return '';
  if (played < 2 * MINUTE) return 'just begun';
  return `${played < 60 * MINUTE ? `${Math.floor(played / MINUTE)} minutes` : timeLeft(played)} in`;
};

export const landing = {
  lead: 'Word games on one table. Bring friends by a link, play a bot, or play alone.',
  play: 'Play now',
  playGame: (title: string): string => `Play now: ${title}`,
  make: 'Make a table',
  games: 'Games',
  learn: 'Learn it in 3 minutes',
  learnGame: (title: string): string => `Learn it in 3 minutes: ${title}`,
  rules: 'How to play',
  rulesOf: (title: string): string => `How to play ${title}`,
  players: (howMany: string): string => `${howMany} players`,
  account: 'No account. A name is enough.',
  today: 'Today’s hoard',
  todayText: 'A few small tasks, the same for everyone.',
  /** `of` is null while the day's tasks are not on this device. */
  todayDone: (done: number, of: number | null, points: number): string => {
    if (done === of) return `All done: ${points} points.`;
    return of === null ? `${done} played.` : `${done} of ${of} played.`;
  },
  goingOn: 'Go on playing',
  playedOut: 'Played to the end',
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
  goOn: 'Go on',
  goOnWith: (title: string, where: string): string => `Go on: ${title}, ${where}`,
  atTable: (code: string): string => `table ${code}`,
  onDevice: (progress: string, opponents: Opponents): string => onThisDevice(progress, opponents),
  ended: 'over, on this device',
  seeEnd: 'See the end',
  endOf: (title: string, where: string): string => `See the end: ${title}, ${where}`,
  waiting: 'Waiting for players',
  hosted: (host: string, title: string): string => `${host}’s ${title}`,
  seats: ({ taken, seats, pace: given }: TableListing): string => `${taken} of ${seats} seats, ${pace(given)}`,
  toWatch: 'Games to watch',
  noneToWatch: 'No public game is being played just now.',
  watched: (players: readonly string[], played: number | null): string =>
    [listed(players), howFar(played)].filter((part) => part !== '').join(' · '),
  watch: 'Watch',
  watchOf: (title: string, players: readonly string[]): string => `Watch ${title}: ${listed(players)}`,
  sit: 'Sit down',
  none: 'No open tables just now. Make one: it takes ten seconds, and a bot will keep you company.',
  offline: 'The open tables cannot be fetched just now. Play now works without a network.',
  myGames: 'My games',
  about: 'About and licences',
} as const;
