/** "Pass for me unless …": a seat's own preference. The rules know nothing of it; a page or the server passes for it. */
import type { Seat, Seen } from '@wordhoard/kernel';
import { checkChallenge, front } from './battle.ts';
import { cardValue } from './cards.ts';
import { whyNotPlayable } from './play-card.ts';
import type { View, WordNerds } from './types.ts';
import { lengthBonus, valueOfWord } from './words.ts';

/** What may keep a seat from passing, each from what it can see itself; no dictionary is asked. */
export const UNLESS = ['my-word', 'my-card', 'might-trump', 'might-challenge', 'might-buy'] as const;
export type Unless = (typeof UNLESS)[number];

interface Here {
  readonly view: View;
  readonly seat: Seat;
  readonly step: NonNullable<Seen<WordNerds>['question']>['step'];
}

const HOLDS: Record<Unless, (here: Here) => boolean> = {
  /** A word of mine is scoring, or in battle. */
  'my-word': ({ view, seat, step }) =>
    step.type === 'respond' &&
    view.words.some(({ owner, status }) => owner === seat && (status === 'scoring' || status === 'trumping')),
  /** I hold an action card for this very moment. */
  'my-card': (here) =>
    (here.step.type === 'bid-cards' || here.step.type === 'respond') &&
    (here.view.hand?.actions ?? []).some((card) => !whyNotPlayable(card, here)),
  'might-trump': ({ view, seat, step }) => step.type === 'respond' && mightTrump(view, seat),
  /** There is a word I may challenge, or join in challenging. */
  'might-challenge': ({ view, seat, step }) =>
    step.type === 'join' ||
    (step.type === 'respond' && view.words.some((_, word) => !checkChallenge(view.words, seat, word))),
  'might-buy': ({ step }) => step.type === 'purchase',
};

/** All my letters and the pool in one word, if there were such a word, would be worth more. */
function mightTrump({ words, hand, pool }: View, seat: Seat): boolean {
  const { scoring, trumping } = front(words);
  if (scoring === null || trumping !== null || words[scoring]!.owner === seat || !hand?.letters.length) return false;
  const cards = [...hand.letters, ...pool];
  const most = cards.reduce((sum, card) => sum + cardValue(card), lengthBonus(cards.length));
  return most > valueOfWord(words[scoring]!);
}

/** The answer that passes, if this seat is asked something it wants passed now; else undefined. */
export type PassNow = { readonly to: number; readonly answer: { type: 'pass' } | { join: false } };

/**
 * A pass is sealed like any other, but the moment a window closes is not: whoever passes on this advice should first
 * wait a while drawn at random, not by what the seat holds.
 */
export function passNow(seen: Seen<WordNerds>, seat: Seat, unless: readonly Unless[]): PassNow | undefined {
  const { question, view } = seen;
  if (!question?.asked.includes(seat) || question.mine?.done) return undefined;
  const { step, id } = question;
  const window =
    step.type === 'bid-cards' || step.type === 'respond' || step.type === 'join' || step.type === 'purchase';
  if (!window || unless.some((reason) => HOLDS[reason]({ view, seat, step }))) return undefined;
  return { to: id, answer: step.type === 'join' ? { join: false } : { type: 'pass' } };
}
