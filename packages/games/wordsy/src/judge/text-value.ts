import type { Seat } from '@wordhoard/kernel';
import { isAccepted, type Lexicon } from '@wordhoard/lexicon';
import { boxValue } from '../bonuses.ts';
import { chanceToBeat, chanceToMatch } from '../box-odds.ts';
import { earlierOfFamily } from '../cheapies.ts';
import { componentsOf, handicapOf } from '../components.ts';
import { scoreWord } from '../scoring.ts';
import { soloRoundValue } from '../solo.ts';
import type { Stage, View } from '../types.ts';
import { suggestWords } from '../word-suggestions.ts';

/** What one seat sees while words are written. */
export interface WritingContext {
  readonly env: Lexicon;
  readonly view: View;
  readonly seat: Seat;
  readonly stage: Stage;
}

/** [WY-12] [WY-22] */
export const pointsFor = ({ view, seat }: Pick<WritingContext, 'view' | 'seat'>, word: string): number =>
  scoreWord(view.board, word, handicapOf(view.config, seat)).points;

/**
 * Value of a written text as it is: its points, plus the box weighted by its probability. The others' words are still
 * unknown, so the probabilities come from their sheets.
 */
export function textValue(context: WritingContext, text: string, lock: boolean): number {
  const { view, stage } = context;
  const points = pointsAfterChallenge(context, text);
  if (view.solo)
    return soloRoundValue(componentsOf(view.config), {
      level: view.solo.level,
      spot: view.solo.spot,
      round: view.round,
      points,
      inTime: stage !== 'late',
    });
  return countedWord(context, text) === undefined ? 0 : points + expectedBonus(context, points, lock);
}

/**
 * [WY-11] Points shown at the reveal, before any challenge, even for a non-word. A solo word is looked up at once
 * [WY-19].
 */
export function pointsAtReveal(context: WritingContext, text: string): number {
  const { env, view } = context;
  if (view.solo) return pointsAfterChallenge(context, text);
  return text === '' || earlierOfFamily(env, view.used, text) ? 0 : pointsFor(context, text);
}

/** Points left after a challenge: 0 for a text that would be struck, and for none. */
function pointsAfterChallenge(context: WritingContext, text: string): number {
  const word = countedWord(context, text);
  return word === undefined ? 0 : pointsFor(context, word);
}

/**
 * The word a text will count as: none for a cheapie [WY-7] or a non-word. A non-word might go unchallenged, but the
 * judge doesn't count on that. At a friendly table it becomes the best of the words offered for it [WY-24].
 */
function countedWord(context: WritingContext, text: string): string | undefined {
  const { env, view } = context;
  const { words, friendlySpelling } = view.config;
  if (text === '' || earlierOfFamily(env, view.used, text)) return undefined;
  if (isAccepted(env, words, text)) return text;
  if (view.solo || !friendlySpelling) return undefined;
  const offered = suggestWords({ env, words, used: view.used }, text).words;
  return offered.toSorted((a, b) => pointsFor(context, b) - pointsFor(context, a))[0];
}

/** [WY-15] Expected bonus of a word with these points, depending on whether this seat locks now or searches on. */
function expectedBonus({ view, seat, stage }: WritingContext, points: number, lock: boolean): number {
  const { config, round, mode, noFlip, lead, sheets } = view;
  const components = componentsOf(config);
  const second = (): number => boxValue(components, 'second', round) * chanceToMatch(points, view, seat);
  const first = (fastest: Seat): number => boxValue(components, 'first', round) * chanceToBeat(points, view, fastest);
  const mayFlip = mode === 'race' && stage === 'writing';
  if (!mayFlip) return lead === null ? 0 : lead === seat ? second() : first(lead);
  if (lock && seat !== noFlip) return second();
  const others = sheets.map((_, other) => other).filter((other) => other !== seat && other !== noFlip);
  return others.reduce((sum, other) => sum + first(other), 0) / others.length;
}
