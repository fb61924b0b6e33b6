import type { ScoredAnswer } from '@wordhoard/hoard';
import { plural, signed } from '../../ui/format.ts';
import { inWords } from './numbers.ts';

/** The squares of a shared row show how much was found, and give nothing away. */
export const SQUARES = 5;
/** Number of full squares; at least one as soon as anything was found. */
export const squaresFor = (score: number): number =>
  Math.ceil((Math.min(score, 99) * (SQUARES - 1)) / 99) + Number(score === 100);
const squares = (score: number): string => '🟩'.repeat(squaresFor(score)) + '⬜'.repeat(SQUARES - squaresFor(score));

const counted = (n: number): string => plural(n, 'point', 'points');

/** One sentence that says why another answer was better: what it scores now, and what it is good for later. */
function compared(yours: ScoredAnswer, other: ScoredAnswer): string {
  const { points: mine } = yours;
  const { points: theirs } = other;
  if (typeof mine !== 'number' || typeof theirs !== 'number') {
    const more = Math.round(other.worth - yours.worth);
    return more > 0 ? `That should bring about ${counted(more)} more over the next turns.` : '';
  }
  const now = theirs - mine;
  const later = Math.round(other.worth - theirs - (yours.worth - mine));
  if (now > 0 && later > 0) return `That’s ${now} more now, and should bring about ${later} more later.`;
  if (now > 0) return `That’s ${now} more than yours.`;
  if (later <= 0) return '';
  const first = now === 0 ? 'It scores as much as yours now' : `It scores ${-now} fewer now`;
  return `${first}, but should bring about ${counted(later)} more over the next turns.`;
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const long = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

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
  standing: (better: number, others: number): string =>
    others === 0
      ? 'You’re the first to play it.'
      : `Better than ${better} % of ${plural(others, 'other player', 'other players')}.`,
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
  points: (points: number): string => `${points} points`,
  noPast: 'No past days yet. Today’s tasks will be here tomorrow.',
  notPlayed: 'not played',
  days: (days: number): string => (days === 1 ? 'Played on one day so far.' : `Played on ${days} days so far.`),
  back: 'Back to the tasks',
  toToday: 'Go to today’s hoard',
  nth: (n: number, of: number): string => `${n} of ${of}`,
  rules: (title: string): string => `All the rules of ${title}`,
  ready: (seconds: number): string =>
    `The board appears when you start. You have ${seconds} seconds; what you’ve written by then is your word.`,
  start: 'Start',
  you: 'You',
  bot: 'Bot',
  judging: 'Scoring your answer…',
  result: 'What you found',
  onBoard: 'On the board',
  onward: 'What next',
  answers: { yours: 'Your answer', best: 'Best answer', curiosity: 'Best of all words' },
  nothing: 'Nothing',
  sameAsBest: 'You found the best answer!',
  scores: (points: number, worth: number): string =>
    points !== 0 || worth < 1
      ? `${counted(points)}.`
      : `No points yet, but it should bring about ${counted(Math.round(worth))} over the next turns.`,
  compared: (yours: ScoredAnswer, other: ScoredAnswer): string => compared(yours, other),
  more: 'More about the score',
  outlook: (worth: number): string =>
    `Counting the next turns too, this answer should bring about ${signed(Math.round(worth))} points in all. Your score is based on that.`,
  noBoard: 'The board can’t be shown until the dictionary is downloaded. Try again when you’re online.',
  help: 'What to do',
  next: (title: string): string => `Next: ${title}`,
  toDay: 'Back to that day',
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
    '100 is the best answer with words everyone knows. You don’t need rare words; a better answer with one also scores 100.',
} as const;
