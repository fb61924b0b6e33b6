import { type JudgedMove, type Shape, SKILL_LEVELS } from '@wordhoard/kernel';
import type { Strength, ToldCost } from '@wordhoard/review';
import { listed, plural } from '../../ui/format.ts';
import { table } from './table.ts';

/** A decision in the review, and its alternatives. */
export const decided = {
  /** The points of the game; null for what scores nothing at once. */
  scored: (n: number | null): string | null => (n === null ? null : plural(n, 'point', 'points')),
  /** @param n in whole points, against what was done */
  compared: (n: number): string =>
    n === 0 ? 'about the same' : `about ${plural(Math.abs(n), 'point', 'points')} ${n > 0 ? 'more' : 'less'}`,
  lost: (n: number): string => `That cost about ${plural(n, 'point', 'points')}, counting what followed.`,
  there: 'Better with rare words',
  instead: 'Other options',
  amongCommon: 'Better with common words',
  nothingBetter: 'Nothing better was found.',
  nothingCommon: 'Nothing was better with common words.',
  asGood: 'As good as any: nothing is better by even half a point.',
  rightCall: 'With what could be known, nothing was better. The rest was luck.',
  worlds: (n: number): string =>
    `Compared over ${plural(n, 'possible deal', 'possible deals')} that fit what could be seen then.`,
  show: (text: string): string => `Show ${text} on the board`,
  asPlayed: 'Back to what was played',
} as const;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const pointsOf = (n: number): string => plural(n, 'point', 'points');

const luckOf = (n: number): string => {
  const whole = Math.round(Math.abs(n));
  return whole === 0 ? 'Luck: about average' : `${n > 0 ? 'Luck' : 'Bad luck'}: about ${pointsOf(whole)}`;
};

/** In halves: '3', '3½'. */
const inHalves = (level: number): string => `${Math.floor(level)}${level % 1 === 0 ? '' : '½'}`;
const nearestHalf = (level: number): string => inHalves(Math.round(2 * level) / 2);

/** Each player's performance, in a few figures. */
export const summaries = {
  summary: 'How it was played',
  found: (share: number): string => `Found ${percent(share)} of the points on offer`,
  nothingToFind: 'nothing to find',
  lostAll: (n: number): string => `${pointsOf(n)} lost`,
  /** With the figure at the end of the line: a picture puts it at its edge. */
  bestWord: (word: string, n: number): string => `Best word: ${word}, ${pointsOf(n)}`,
  missed: (word: string, n: number): string => `Missed: ${word}, about ${n} more`,
  /** A sentence to share. */
  sentence: (name: string, found: number, best: string | null, missed: string | null, luck: number | null): string =>
    [
      `${name} found ${percent(found)} of the points on offer`,
      best === null ? '' : `, wrote ${best}`,
      missed === null ? ' and missed nothing.' : ` and missed ${missed}.`,
      luck === null || Math.round(Math.abs(luck)) === 0 ? '' : ` ${luckOf(luck)}.`,
    ].join(''),
  luck: (n: number): string => luckOf(n),
  explained:
    'Points lost are estimates: they count what a move scores and what it leads to. Luck compares what each player could have scored with the average in this game; it says nothing about skill.',
  strength: {
    /** @param name null for the reader */
    played: (name: string | null, { level, low, high, decisions }: Strength): string => {
      const [from, to] = [inHalves(Math.floor(2 * low) / 2), inHalves(Math.ceil(2 * high) / 2)];
      const range = from === to ? '' : ` (between ${from} and ${to})`;
      return `${name ?? 'You'} played like level ${nearestHalf(level)}${range}, judged by ${plural(decisions, 'decision', 'decisions')}.`;
    },
    about: 'What are the levels?',
    explained: (): string =>
      `They are the levels of our bots: ${listed(SKILL_LEVELS.map((level) => `${level} (${table.levelWord(level)})`))}. We compare each decision with those of bots: its value next to that of the best move, and how well known its word was. Who won doesn’t count, and luck with the cards hardly does. One game is a small sample, so look at the range, too. The scale ends at 5: the champion, level 6, comes out at 5.`,
  },
  picture: (name: string): string => `Save how ${name} played as a picture`,
  saved: 'Saved',
  share: (name: string): string => `Share how ${name} played`,
  copied: 'Copied',
} as const;

const points = (n: number): string => plural(n, 'point', 'points');
const deals = (n: number): string => plural(n, 'possible deal', 'possible deals');

/** What the coach says: it plays moves out in deals that fit what the player saw. */
export const coach = {
  title: 'The coach',
  /**
   * @param wins games more in 100; 0 if that isn't clear
   */
  cost: (better: string, { points: n, margin }: ToldCost, wins: number, worlds: number): string =>
    [
      `The coach played on in ${deals(worlds)}: ${better} did better by about ${points(n)}`,
      margin === 0 ? '' : `, give or take ${margin}`,
      wins === 0 ? '' : `, and wins about ${plural(wins, 'more game', 'more games')} in 100`,
      '.',
    ].join(''),
  /** The word of a move; the whole move where there is none, or where it is the word of what was played. */
  better: ({ text, word }: JudgedMove<Shape>, played: string | null): string =>
    word === null || word === played ? `“${text}”` : word.toUpperCase(),
  even: 'When the coach played on, nothing came out clearly better.',

  looking: (done: number, of: number): string => `The coach is looking at decisions: ${done} of ${of}`,
  looked: (done: number, of: number): string =>
    done === of
      ? `The coach looked at ${of === 1 ? 'the only decision' : `all ${of} decisions`} that can be played out.`
      : `The coach looked at ${done} of ${of} decisions that can be played out.`,
  mistakes: (name: string, mistakes: number, looked: number, cost: number): string =>
    mistakes === 0
      ? `${name}: no clear mistakes in ${plural(looked, 'decision', 'decisions')}`
      : `${name}: ${plural(mistakes, 'clear mistake', 'clear mistakes')} in ${plural(looked, 'decision', 'decisions')}, costing about ${points(cost)} in all`,
  explained:
    'The coach deals the hidden cards in many ways that fit what the player saw, and lets strong players play on from each move. A mistake is clear if another move came out ahead by more than luck could explain. Of decisions it hasn’t looked at, the costs are quicker estimates.',
} as const;
