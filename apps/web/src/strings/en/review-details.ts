import { SKILL_LEVELS } from '@wordhoard/kernel';
import type { Strength } from '@wordhoard/review';
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
