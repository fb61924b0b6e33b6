import type { Seat } from '@wordhoard/kernel';
import { accepts, type Lexicon } from '@wordhoard/lexicon';
import { boxValue } from '../bonuses.ts';
import { cheapieOf } from '../cheapies.ts';
import { meant } from '../meant.ts';
import { chanceToBeat, chanceToMatch } from '../rivals.ts';
import { scoreWord } from '../scoring.ts';
import { soloWorth } from '../solo.ts';
import type { Stage, View } from '../types.ts';

/** A moment at which words are written, as one seat sees it. */
export interface Desk {
  readonly env: Lexicon;
  readonly view: View;
  readonly seat: Seat;
  readonly stage: Stage;
}

/** [WY-12] [WY-22] */
export const pointsFor = ({ view, seat }: Pick<Desk, 'view' | 'seat'>, word: string): number =>
  scoreWord(view.board, word, view.config.handicaps.includes(seat)).points;

/**
 * What is written, as it stands: its points, and the box as often as it may be hoped for. What the others write is not
 * known yet, so their sheets must say what may be expected of them.
 */
export function worthOf(desk: Desk, text: string, lock: boolean): number {
  const { view, stage } = desk;
  const points = pointsOf(desk, text);
  if (view.solo)
    return soloWorth({
      level: view.solo.level,
      spot: view.solo.spot,
      round: view.round,
      points,
      inTime: stage !== 'late',
    });
  return wordMadeOf(desk, text) === undefined ? 0 : points + boxHope(desk, points, lock);
}

/** [WY-11] What everybody is shown for it at the reveal, a word or not, before anybody challenges; alone it is looked up at once [WY-19]. */
export function shownPoints(desk: Desk, text: string): number {
  const { env, view } = desk;
  if (view.solo) return pointsOf(desk, text);
  return text === '' || cheapieOf(env, view.used, text) ? 0 : pointsFor(desk, text);
}

/** What is left of it after a challenge: 0 for what would be struck, 0 too for nothing. */
function pointsOf(desk: Desk, text: string): number {
  const word = wordMadeOf(desk, text);
  return word === undefined ? 0 : pointsFor(desk, word);
}

/**
 * The word a text will be: none if it is a cheapie [WY-7] or not in the dictionary. Nobody need challenge that, but a
 * judge does not count on it. At a friendly table it becomes the best that was plainly meant [WY-24].
 */
function wordMadeOf(desk: Desk, text: string): string | undefined {
  const { env, view } = desk;
  const { words, friendlySpelling } = view.config;
  if (text === '' || cheapieOf(env, view.used, text)) return undefined;
  if (accepts(env, words, text)) return text;
  if (view.solo || !friendlySpelling) return undefined;
  const offered = meant({ env, words, used: view.used }, text).words;
  return offered.toSorted((a, b) => pointsFor(desk, b) - pointsFor(desk, a))[0];
}

/** [WY-15] What may be hoped of the boxes with so many points, if this seat locks now or looks on. */
function boxHope({ view, seat, stage }: Desk, points: number, lock: boolean): number {
  const { round, mode, noFlip, lead, sheets } = view;
  const second = (): number => boxValue('second', round) * chanceToMatch(points, view, seat);
  const first = (fastest: Seat): number => boxValue('first', round) * chanceToBeat(points, view, fastest);
  const open = mode === 'race' && stage === 'writing';
  if (!open) return lead === null ? 0 : lead === seat ? second() : first(lead);
  if (lock && seat !== noFlip) return second();
  const others = sheets.map((_, other) => other).filter((other) => other !== seat && other !== noFlip);
  return others.reduce((sum, other) => sum + first(other), 0) / others.length;
}
