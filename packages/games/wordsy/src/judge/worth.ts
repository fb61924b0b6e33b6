import type { Seat } from '@wordhoard/kernel';
import { accepts, type Lexicon } from '@wordhoard/lexicon';
import { boxValue } from '../bonuses.ts';
import { cheapieOf } from '../cheapies.ts';
import { chanceToBeat, chanceToMatch } from '../rivals.ts';
import { scoreWord } from '../scoring.ts';
import { soloWorth } from '../solo.ts';
import type { Stage, View } from '../types.ts';
import { meant } from '../word-suggestions.ts';

/** A moment at which words are written, as one seat sees it. */
export interface WritingMoment {
  readonly env: Lexicon;
  readonly view: View;
  readonly seat: Seat;
  readonly stage: Stage;
}

/** [WY-12] [WY-22] */
export const pointsFor = ({ view, seat }: Pick<WritingMoment, 'view' | 'seat'>, word: string): number =>
  scoreWord(view.board, word, view.config.handicaps.includes(seat)).points;

/**
 * Value of a written text as it stands: its points, plus the box weighted by its probability. The others' words are
 * unknown yet, so expectations come from their sheets.
 */
export function worthOf(desk: WritingMoment, text: string, lock: boolean): number {
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

/**
 * [WY-11] Points shown for it at the reveal, word or non-word, before any challenge; a solo word is looked up at once
 * [WY-19].
 */
export function shownPoints(desk: WritingMoment, text: string): number {
  const { env, view } = desk;
  if (view.solo) return pointsOf(desk, text);
  return text === '' || cheapieOf(env, view.used, text) ? 0 : pointsFor(desk, text);
}

/** Points left after a challenge: 0 for a word that would be struck, and for no word. */
function pointsOf(desk: WritingMoment, text: string): number {
  const word = wordMadeOf(desk, text);
  return word === undefined ? 0 : pointsFor(desk, word);
}

/**
 * The word a text will count as: none for a cheapie [WY-7] or a non-word. Such a text might go unchallenged, but a
 * judge doesn't count on it. At a friendly table it becomes the best word that was plainly meant [WY-24].
 */
function wordMadeOf(desk: WritingMoment, text: string): string | undefined {
  const { env, view } = desk;
  const { words, friendlySpelling } = view.config;
  if (text === '' || cheapieOf(env, view.used, text)) return undefined;
  if (accepts(env, words, text)) return text;
  if (view.solo || !friendlySpelling) return undefined;
  const offered = meant({ env, words, used: view.used }, text).words;
  return offered.toSorted((a, b) => pointsFor(desk, b) - pointsFor(desk, a))[0];
}

/** [WY-15] What may be hoped of the boxes with so many points, if this seat locks now or looks on. */
function boxHope({ view, seat, stage }: WritingMoment, points: number, lock: boolean): number {
  const { round, mode, noFlip, lead, sheets } = view;
  const second = (): number => boxValue('second', round) * chanceToMatch(points, view, seat);
  const first = (fastest: Seat): number => boxValue('first', round) * chanceToBeat(points, view, fastest);
  const open = mode === 'race' && stage === 'writing';
  if (!open) return lead === null ? 0 : lead === seat ? second() : first(lead);
  if (lock && seat !== noFlip) return second();
  const others = sheets.map((_, other) => other).filter((other) => other !== seat && other !== noFlip);
  return others.reduce((sum, other) => sum + first(other), 0) / others.length;
}
