import type { PlayHistory } from '../../hoard/stored-days.ts';
import { figure, listed, plural } from '../../ui/format.ts';
import { inWords } from './shell.ts';

/** The squares of a shared row show how much was found, and give nothing away. */
export const SQUARES = 5;
/** Number of full squares; at least one as soon as anything was found. */
export const squaresFor = (score: number): number =>
  Math.ceil((Math.min(score, 99) * (SQUARES - 1)) / 99) + Number(score === 100);
const squares = (score: number): string => '🟩'.repeat(squaresFor(score)) + '⬜'.repeat(SQUARES - squaresFor(score));

const counted = (n: number): string => `${figure(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const long = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Other players from which on a rank is shown. */
const FEWEST_OTHERS = 5;

export const today = {
  title: 'Today’s hoard',
  titleOf: (day: string): string => `The hoard of ${short.format(dateOf(day))}`,
  date: (day: string): string => long.format(dateOf(day)),
  shortDate: (day: string): string => short.format(dateOf(day)),
  lead: (tasks: number | null): string =>
    `${tasks === null ? 'A few' : inWords(tasks)} small tasks from our games, the same for everyone. About a minute each.`,
  /** When the next ones come, in the reader's own time. */
  nextAt: (at: Date, hours: number): string =>
    `New tasks arrive at ${at.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })}, ${hours < 1 ? 'in less than an hour' : `in about ${plural(hours, 'hour', 'hours')}`}.`,
  play: 'Play',
  playTask: (title: string, task: string): string => `Play ${title}: ${task}`,
  goOn: 'Continue',
  see: 'Look again',
  seeTask: (title: string, score: number): string => `${title}: ${score} of 100. Look again`,
  score: (score: number): string => `${score} of 100`,
  progress: (done: number, of: number, points: number): string =>
    done === 0 ? `None of ${of} played yet.` : `${done} of ${of} played, ${points} points.`,
  total: (points: number, of: number): string => `${points} of ${100 * of}`,
  all: (points: number, of: number): string =>
    points >= 80 * of
      ? 'All done. What a day!'
      : points >= 50 * of
        ? 'All done. Well found!'
        : 'All done. You can look at every board again.',
  /** A rank among a handful says nothing, so there is none before there are enough. */
  standing: (better: number, others: number): string =>
    others < FEWEST_OTHERS ? '' : `Better than ${better} % of ${others} other players.`,
  notSent: 'Saved on this device. It’ll count as soon as you’re online again.',
  share: 'Share',
  copied: 'Copied.',
  sharing: 'What you share',
  /** A sentence, then a row of squares for each game: nothing of how it was solved. */
  shared: (day: string, found: readonly { readonly title: string; readonly score: number }[], link: string): string =>
    [
      `I found ${found.reduce((sum, { score }) => sum + score, 0)} of ${100 * found.length} points in Wordhoard’s hoard of ${short.format(dateOf(day))}. Can you find more?`,
      ...found.map(({ title, score }) => `${squares(score)} ${title}`),
      link,
    ].join('\n'),
  past: 'Past days',
  points: (points: number): string => counted(points),
  noPast: 'No past days yet. Today’s tasks will be here tomorrow.',
  notPlayed: 'not played',
  history: ({ inARow, yesterday, best }: PlayHistory): string =>
    [
      ...(inARow > 1 ? [`${inARow} days in a row`] : []),
      ...(yesterday === null ? [] : [`Yesterday: ${counted(yesterday)}`]),
      ...(best === null || best === yesterday ? [] : [`Your best day: ${counted(best)}`]),
    ].join(' · '),
  back: 'Back to the tasks',
  toToday: 'Go to today’s hoard',
  nth: (n: number, of: number): string => `${n} of ${of}`,
  rules: (title: string): string => `All the rules of ${title}`,
  ready: (seconds: number): string =>
    `The board appears when you start. What you’ve written after ${seconds} seconds is your word.`,
  onThisBoard: 'On this board',
  start: 'Start',
  you: 'You',
  bot: 'Bot',
  judging: 'Scoring your answer…',
  result: 'What you found',
  onBoard: 'On the board',
  onward: 'What next',
  answers: { yours: 'Your answer', best: 'Best with everyday words', curiosity: 'Best of all words' },
  bestAnswer: 'Best answer',
  everyday: 'Everyday words are those most people know. They decide your score; rarer words can only help.',
  noWord: 'No word',
  notInDictionary: (word: string): string => `${word.toUpperCase()} isn’t in the dictionary`,
  /** The words of an answer: `MOSS and MOSSY`. */
  words: (words: readonly string[]): string => listed(words.map((word) => word.toUpperCase())),
  sameAsBest: 'You found the best answer!',
  beatBest: 'You beat the best answer with everyday words!',
  ofBest: (points: number, best: number): string => `${figure(points)} of ${counted(best)}`,
  scores: (points: number): string => counted(points),
  more: 'More about this answer',
  /** Days before the score was the points of the move alone. */
  older: 'On this day the score also counted what an answer was expected to bring later.',
  noBoard: 'The board can’t be shown until the dictionary is downloaded. Try again when you’re online.',
  help: 'What to do',
  next: (title: string): string => `Next: ${title}`,
  toDay: 'Back to that day',
  toTasks: 'Back to today',
  fetching: 'Loading the tasks…',
  offline: 'This day’s tasks aren’t on this device. Come back when you’re online.',
  notYet: 'That day hasn’t come yet.',
  noSuchDay: 'There’s no hoard for that day.',
  otherVersion: 'This page is out of date. Reload it to play.',
  reload: 'Reload',
  fair: 'How tasks are chosen',
  fairText:
    'Bots play until they find a position with several good answers, one of them clearly the best. The day’s seed decides which games they play. Its hash is published a month ahead and the seed itself when the day is over, so anyone can check the choice. The server scores your answers, and only your first one counts.',
  commitment: 'Hash of the day’s seed:',
  seed: 'Seed:',
  nonce: 'and nonce:',
  scored:
    'Your score is your points as a share of the best points that everyday words can make. A rare word that makes more also scores 100, and any word scores at least 10.',
} as const;
