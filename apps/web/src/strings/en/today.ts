/** From nothing to all of it: a symbol that is also a word to who has it read out. */
const SYMBOLS = ['○', '◔', '◑', '◕', '●'] as const;
const symbol = (score: number): string => SYMBOLS[Math.floor((score * (SYMBOLS.length - 1)) / 100)]!;

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const long = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

export const today = {
  title: 'Today’s hoard',
  titleOf: (day: string): string => `The hoard of ${short.format(dateOf(day))}`,
  date: (day: string): string => long.format(dateOf(day)),
  shortDate: (day: string): string => short.format(dateOf(day)),
  lead: 'A few small tasks from our games, the same for everyone. About a minute each.',
  play: 'Play',
  playTask: (title: string, task: string): string => `Play ${title}: ${task}`,
  goOn: 'Go on',
  see: 'Look again',
  seeTask: (title: string, score: number): string => `${title}: ${score} of 100. Look again`,
  score: (score: number): string => `${score} of 100`,
  progress: (done: number, of: number, points: number): string =>
    done === 0 ? `None of ${of} played yet.` : `${done} of ${of} played, ${points} points.`,
  total: (points: number, of: number): string => `${points} of ${100 * of}`,
  all: 'All tasks done.',
  standing: (better: number, others: number): string =>
    others === 0 ? 'Nobody else has played it yet.' : `Better than ${better} % of ${others}.`,
  notSent: 'Kept on this device: it counts as soon as there is a network again.',
  share: 'Share',
  copied: 'Copied.',
  sharing: 'What is shared',
  /** A sentence first, then a row of symbols: nothing of how it was solved. */
  shared: (day: string, scores: readonly number[], link: string): string =>
    `I found ${scores.reduce((sum, score) => sum + score, 0)} of ${100 * scores.length} points in Wordhoard’s hoard of ${short.format(dateOf(day))}.\n${scores.map(symbol).join(' ')}\n${link}`,
  symbols: (scores: readonly number[]): string => scores.map(symbol).join(' '),
  past: 'Past days',
  points: (points: number): string => `${points} points`,
  noPast: 'This is the first day of this house. Tomorrow today will be here.',
  notPlayed: 'not played',
  days: (days: number): string => (days === 1 ? 'Played on one day so far.' : `Played on ${days} days so far.`),
  back: 'To the tasks',
  toToday: 'To today’s hoard',
  nth: (n: number, of: number): string => `${n} of ${of}`,
  rules: (title: string): string => `How to play ${title}`,
  ready: (seconds: number): string =>
    `The board appears when you start, and ${seconds} seconds later your word is what you have written.`,
  start: 'Start',
  you: 'You',
  bot: 'Bot',
  judging: 'Judging…',
  result: 'What you found',
  yours: 'Your answer',
  nothing: 'Nothing',
  bestEveryday: 'The best with everyday words',
  sameAsBest: 'That was the best there was with everyday words.',
  curiosity: 'A curiosity: the best of the whole dictionary',
  worth: (worth: number): string => `worth ${worth}`,
  next: (title: string): string => `Next: ${title}`,
  toDay: 'To the day',
  fetching: 'Fetching the tasks…',
  offline: 'The tasks of this day are not on this device, and there is no network. Come back when there is one.',
  notYet: 'That day is still to come.',
  noSuchDay: 'There is no hoard of that day here.',
  otherVersion: 'This page is of another version than the tasks. Load it again.',
  reload: 'Load again',
  fair: 'How it is chosen',
  fairText:
    'Bots play until they come upon a question with several good answers, one of them clearly the best. Which games they play follows from the day’s seed. Its hash was shown a month before, and the seed itself is shown when the day is over, so anybody can choose the same tasks again. Your answers are judged by the server, and only your first counts.',
  commitment: 'Hash of the day’s seed:',
  seed: 'Seed:',
  nonce: 'and nonce:',
  scored:
    'A hundred is the best answer with words that everybody knows. Nobody must know the rare ones; finding one is worth a hundred, too.',
} as const;
