import type { Outlier } from '@wordhoard/lab';
import { plural, timeLeft } from '../../ui/format.ts';

/** A level, or the script, and what it must not play. */
function botName(name: string): string {
  const [who = '', ...never] = name.split('-');
  const called = who === 'beginner' ? 'The script' : `Level ${who}`;
  return never.length === 0 ? called : `${called} without ${never.join(', ')}`;
}

const outliers: Readonly<Record<Outlier['what'], string>> = {
  fault: 'Failed',
  longest: 'Longest',
  shortest: 'Shortest',
  margin: 'Clearest win',
  comeback: 'Greatest comeback',
};

const kinds: Readonly<Record<string, string>> = {
  event: 'All events',
  letter: 'Letters',
  card: 'Cards',
  square: 'Squares',
  item: 'Items',
  length: 'Word lengths',
  word: 'Words',
  bid: 'Bids',
  call: 'Calls',
  manifest: 'Manifests',
  challenge: 'Challenges',
  ending: 'Endings',
  bonus: 'Bonuses',
};

/** The lab: statistics over many games of bots. */
export const lab = {
  title: 'The lab',
  lead: 'What does a rule do? Let bots play a game many times and see how long it takes, which seats win, what comes up and what goes with winning.',

  run: 'Let them play',
  game: 'Game',
  players: 'Players',
  bot: (n: number): string => `Bot ${n}`,
  bots: 'Who plays? Bots change seats from game to game.',
  beginner: 'A script: the best short everyday word',
  games: 'Games',
  gamesHint: (most: number): string => `Up to ${most}. For more, use the command line.`,
  noGames: (most: number): string => `Enter a whole number of games from 1 to ${most}.`,
  seed: 'Seed',
  seedHint: 'Decides every deal: the same seed gives the same games anywhere.',
  noSeed: 'Enter a seed: any word or number will do.',
  options: 'Rules and words',
  variantFaults: (n: number): string =>
    n === 1 ? 'The variant has a fault. Correct it first.' : `The variant has ${n} faults. Correct them first.`,
  start: 'Start',
  command: 'The same on the command line, for as many games as you like:',
  getting: 'Loading rules and words…',
  progress: (done: number, of: number): string => `${done} of ${plural(of, 'game', 'games')}`,
  left: (ms: number): string => `, about ${timeLeft(ms)} left`,
  progressLabel: 'Games played',
  stop: 'Stop',
  stopHint: 'Finished games are kept.',
  ended: (n: number): string => `${plural(n, 'game', 'games')} played. The results are below.`,

  open: 'Open a result',
  openText: 'Drop a file made by “wordhoard lab run” onto this page, or choose it. It stays on this device.',
  choose: 'Choose a file',
  opened: (name: string): string => `${name} is open. The results are below.`,
  fault: (name: string | null, why: string): string => (name === null ? why : `${name} can’t be opened: ${why}`),
  why: {
    offline: 'The rules or the dictionary couldn’t be downloaded. Try again when you’re online.',
    'no-such-game': 'it’s for a game that this site doesn’t have.',
  },
  sentence: (fault: string): string => `${fault}.`,

  result: (name: string): string => `Results of ${name}`,
  tried: (bots: string, pace: string, seed: string): string => `Bots ${bots}, ${pace}, seed “${seed}”.`,
  paces: { live: 'with clocks', relaxed: 'without clocks' },
  incomplete: (played: number, of: number): string => `It has ${played} of ${plural(of, 'game', 'games')}.`,
  save: 'Download the result',
  playersGames: (players: number, games: number): string =>
    `${plural(players, 'player', 'players')}: ${plural(games, 'game', 'games')}`,
  confidence:
    'Each interval is 95 %, taken on its own: of a hundred cards that make no difference, about five will seem to. With fewer than 30 games or so, don’t read much into them.',

  measures: 'How the games went',
  measure: 'Measure',
  middle: 'middle half',
  interval: '95 %',
  extremes: 'Range',
  lie: 'Games',
  rowsMean: 'What the rows mean',
  columnsMean: 'What the columns mean',
  binned: (counts: readonly string[]): string => counts.join(', '),
  bin: (where: string, games: number): string => `${where}: ${games}`,

  standings: 'Wins by seat',
  standingsOfBots: 'Wins by bot',
  standing: 'Who',
  seat: (n: number): string => `Seat ${n}`,
  botOf: (name: string): string => botName(name),
  versus: 'Head to head',
  against: (a: string, b: string): string => `${botName(a)} against ${botName(b)}`,
  even: 'The line marks an even share.',
  winsOf: (wins: string, between: string | null, even: string): string =>
    `${wins}${between === null ? '' : `, between ${between}`}; an even share is ${even}`,

  clocks: 'Clocks',
  paceChoices: { live: 'As in the rules', relaxed: 'None' },

  things: 'What came up',
  kind: 'Kind',
  kindOf: (kind: string): string => kinds[kind] ?? `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`,
  thing: 'What',
  went: 'This shows what goes with winning, not what causes it: players who are ahead may simply have more of everything. To find out what a thing does, forbid it (wordhoard lab run --forbid) and compare.',
  more: (n: number): string => `Show ${n} more`,

  outliers: 'Games that stand out',
  outlier: (what: Outlier['what']): string => outliers[what],
  outlierGame: (game: number): string => `game ${game}`,
  length: (turns: number | null, decisions: number, minutes: string): string =>
    [
      ...(turns === null ? [] : [plural(turns, 'turn', 'turns')]),
      plural(decisions, 'decision', 'decisions'),
      `${minutes} min`,
    ].join(', '),
  marginOf: (n: number): string => `ahead by ${n}`,
  behindOf: (n: number): string => `won after being ${n} behind`,
  brokeAfter: (code: string, lines: number): string => `${code} after ${plural(lines, 'line', 'lines')}`,
  review: 'Review',
  reviewOf: (what: string, players: number, game: number): string =>
    `Review: ${what}, game ${game} with ${plural(players, 'player', 'players')}`,
  replaying: 'Replaying that game…',
  back: 'Back to the lab',
  nothingOpen: 'No result is open',
  nothingOpenText: 'To replay a game, first open the result it belongs to, or let bots play a new one.',
  gameTitle: (game: string, n: number): string => `${game}, game ${n} in the lab`,
} as const;
