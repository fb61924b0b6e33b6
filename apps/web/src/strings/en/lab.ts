import type { Outlier } from '@wordhoard/lab';
import { plural, timeLeft } from '../../shell/format.ts';

/** What a measure is called; a share is written in per cent. */
interface GaugeText {
  readonly name: string;
  readonly share?: true;
}

const gauges: Readonly<Record<string, GaugeText>> = {
  turns: { name: 'Turns' },
  decisions: { name: 'Decisions' },
  minutes: { name: 'Minutes people would take' },
  score: { name: 'Points, everybody' },
  'best score': { name: 'Points of the winner' },
  margin: { name: 'Ahead of the next by' },
  'lead changes': { name: 'Changes of the lead' },
  'winner was behind': { name: 'Winner was once behind by' },
  'settled after': { name: 'Winner led for good after', share: true },
  'one choice': { name: 'Decisions without a choice', share: true },
  'time-outs': { name: 'Times the clock spoke' },
  'free moves': { name: 'Moves nobody waited for' },
  'shared win': { name: 'Won by several', share: true },
};

/** A level, or the script, with what it is forbidden. */
function botName(name: string): string {
  const [who = '', ...never] = name.split('-');
  const called = who === 'beginner' ? 'The script' : `Level ${who}`;
  return never.length === 0 ? called : `${called} without ${never.join(', ')}`;
}

const outliers: Readonly<Record<Outlier['what'], string>> = {
  fault: 'Broke the contract',
  longest: 'The longest',
  shortest: 'The shortest',
  margin: 'The clearest win',
  comeback: 'The greatest comeback',
};

const kinds: Readonly<Record<string, string>> = {
  event: 'Everything that happened',
  letter: 'Letters',
  card: 'Cards',
  square: 'Squares',
  item: 'Items',
  length: 'Lengths of words',
  word: 'Words',
  bid: 'Bids',
  call: 'Calls',
  manifest: 'Manifests',
  challenge: 'Challenges',
  ending: 'How it ended',
  bonus: 'Bonuses',
};

/** Bots play many games, and one looks. */
export const lab = {
  title: 'The lab',
  lead: 'What does a rule do? Let bots play a game many times, and look: how long it takes, who wins from which seat, what comes up and what it goes with.',

  run: 'Let them play',
  game: 'Game',
  players: 'Players',
  bot: (n: number): string => `Bot ${n}`,
  bots: 'Who plays? They change seats from game to game.',
  beginner: 'A script: the best short everyday word',
  games: 'Games',
  gamesHint: (most: number): string => `Up to ${most}. For more there is the command.`,
  noGames: (most: number): string => `How many games? A whole number from 1 to ${most}.`,
  seed: 'Seed',
  seedHint: 'Decides every deal: the same seed is the same games, anywhere.',
  noSeed: 'A seed is a word, or whatever you type.',
  options: 'Rules and words',
  start: 'Start',
  command: 'The same on the command line, with as many games as you like:',
  getting: 'Fetching rules and words …',
  progress: (done: number, of: number): string => `${done} of ${plural(of, 'game', 'games')}`,
  left: (ms: number): string => `, about ${timeLeft(ms)} left`,
  progressLabel: 'Games played',
  stop: 'Stop',
  stopHint: 'What is played stays.',
  ended: (n: number): string => `${plural(n, 'game is', 'games are')} played. What they say is below.`,

  open: 'Open a result',
  openText:
    'Drop a file of wordhoard lab run onto this page, or choose it. It is read here, on this device, and sent nowhere.',
  choose: 'Choose a file',
  opened: (name: string): string => `${name} is open. What it says is below.`,
  fault: (name: string | null, why: string): string => (name === null ? why : `${name} cannot be opened: ${why}`),
  why: {
    offline: 'The rules or the dictionary could not be fetched. Try again with a connection.',
    'no-such-game': 'It is of a game that this house does not have.',
  },
  sentence: (fault: string): string => `${fault}.`,

  result: (name: string): string => `What ${name} says`,
  tried: (bots: string, pace: string, seed: string): string => `Bots ${bots}, ${pace}, seed “${seed}”.`,
  paces: { live: 'with clocks', relaxed: 'without clocks' },
  incomplete: (played: number, of: number): string => `${played} of ${of} games are in it.`,
  save: 'Download the result',
  playersGames: (players: number, games: number): string =>
    `${plural(players, 'player', 'players')}: ${plural(games, 'game', 'games')}`,
  confidence:
    'Intervals are of 95 %, each for itself: of a hundred cards that do nothing, five will look as if they did. Of fewer than some thirty games take them with salt.',

  measures: 'How it was played',
  measure: 'Measure',
  mean: 'Mean',
  median: 'Median',
  middle: 'middle half',
  interval: '95 %',
  extremes: 'Least to most',
  lie: 'Games',
  gauge: (name: string): GaugeText => gauges[name] ?? { name },
  binned: (counts: readonly string[]): string => counts.join(', '),
  bin: (where: string, games: number): string => `${where}: ${games}`,

  standings: 'Who wins from which seat',
  standingsOfBots: 'Which bot wins',
  standing: 'Who',
  seat: (n: number): string => `Seat ${n}`,
  botOf: (name: string): string => botName(name),
  versus: 'Who comes out ahead of whom',
  against: (a: string, b: string): string => `${botName(a)} of ${botName(b)}`,
  ahead: 'Ahead',
  wins: 'Wins',
  points: 'Points',
  even: 'The line is an even share.',
  winsOf: (wins: string, between: string, even: string): string => `${wins}, between ${between}; even would be ${even}`,

  things: 'What came up',
  kind: 'Kind',
  kindOf: (kind: string): string => kinds[kind] ?? `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`,
  columns: {
    name: 'What',
    games: 'In games',
    times: 'Times a game',
    wins: 'Wins of who had it',
    points: 'Points against the table',
  },
  went: 'That is what it goes with, not what it does: who is ahead may simply have more of everything. To know what a thing does, forbid it (wordhoard lab run --forbid) and compare.',
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
  replaying: 'Playing that game again …',
  back: 'To the lab',
  nothingOpen: 'No experiment is open',
  nothingOpenText: 'A game is played again from the experiment it belongs to. Open its file, or let bots play one.',
  gameTitle: (game: string, n: number): string => `${game}, game ${n} of an experiment`,
} as const;
