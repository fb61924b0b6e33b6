/** "Pass for me unless …": a seat's own preference. A page passes for it while it is open, a table by the day always. */
import type { Ask, Seat, Seen } from '@wordhoard/kernel';
import { actionOf, type When } from './actions.ts';
import { checkChallenge, front } from './battle.ts';
import { isWild } from './cards.ts';
import { leadOf, withAllThatHelp } from './lead.ts';
import { whyNotPlayable } from './play-card.ts';
import type { Used, View, WordNerds } from './types.ts';
import { MIN_LETTERS } from './words.ts';

/** What may keep a seat from passing, each from what it can see itself; no dictionary is asked. */
export const UNLESS = ['my-card', 'my-word', 'might-trump', 'might-challenge', 'might-buy'] as const;
export type Unless = (typeof UNLESS)[number];

interface Here {
  readonly view: View;
  readonly seat: Seat;
  readonly step: NonNullable<Seen<WordNerds>['question']>['step'];
  /** How many of the words on the table this seat has already let pass. */
  readonly letPass: number;
}

/** The cards that are of use in no other window: what can be played at any time is not what a window is for. */
const FOR: Partial<Record<Here['step']['type'], When>> = { 'bid-cards': 'auction', respond: 'word' };

const HOLDS: Record<Unless, (here: Here) => boolean> = {
  /** I hold an action card for this very moment, and it would not be played in vain. */
  'my-card': (here) =>
    (here.view.hand?.actions ?? []).some((card) => {
      const { when, vain } = actionOf(card);
      return when === FOR[here.step.type] && !whyNotPlayable(card, here) && !vain?.(here);
    }),
  /** A word of mine has been struck, or another has been laid against it. */
  'my-word': ({ view: { words }, seat, step }) =>
    step.type === 'respond' &&
    words.some(
      ({ owner, status }, at) =>
        owner === seat && (status === 'struck' || words.some((it) => it.attacks === at && it.status !== 'struck')),
    ),
  'might-trump': ({ view, seat, step }) => step.type === 'respond' && mightTrump(view, seat),
  /** There is a word I may challenge and have not let pass yet, or a challenge I may join. */
  'might-challenge': ({ view, seat, step, letPass }) =>
    step.type === 'join' ||
    (step.type === 'respond' &&
      view.words.some((_, word) => word >= letPass && !checkChallenge(view.words, seat, word))),
  'might-buy': ({ step }) => step.type === 'purchase',
};

type OwnAsk = Pick<Ask<WordNerds, Here['step']['type']>, 'view' | 'seat' | 'step'>;

/** The same for a window of the rules, which a table by the day may let pass. It does not know what a seat has let pass. */
export const reasons = (...names: readonly Unless[]): Readonly<Record<string, (ask: OwnAsk) => boolean>> =>
  Object.fromEntries(names.map((name) => [name, (ask: OwnAsk) => HOLDS[name]({ ...ask, letPass: 0 })]));

/** [WN-14] All my letters and the pool in one word, if there were such a word, and my cards with it, would be worth more. */
function mightTrump(view: View, seat: Seat): boolean {
  const { words, hand, pool } = view;
  const { scoring, trumping } = front(words);
  if (scoring === null || trumping !== null || words[scoring]!.owner === seat || !hand?.letters.length) return false;
  const cards = [...hand.letters, ...pool].map((card): Used => ({ card, as: isWild(card) ? 'e' : null }));
  if (cards.length < MIN_LETTERS) return false;
  return leadOf(view, seat, { cards, actions: withAllThatHelp(view, seat, cards) }) > 0;
}

/** The answer that passes, if this seat is asked something it wants passed now; else undefined. */
export type PassNow = { readonly to: number; readonly answer: { type: 'pass' } | { join: false } };

/**
 * A pass is sealed like any other, but the moment a window closes is not: whoever passes on this advice should first
 * wait a while drawn at random, not by what the seat holds.
 * @param letPass how many of the words on the table the seat has seen and passed on before: it is asked once about each
 */
export function passNow(
  seen: Seen<WordNerds>,
  seat: Seat,
  unless: readonly Unless[],
  letPass = 0,
): PassNow | undefined {
  const { question, view } = seen;
  if (!question?.asked.includes(seat) || question.mine?.done) return undefined;
  const { step, id } = question;
  const window =
    step.type === 'bid-cards' || step.type === 'respond' || step.type === 'join' || step.type === 'purchase';
  if (!window || unless.some((reason) => HOLDS[reason]({ view, seat, step, letPass }))) return undefined;
  return { to: id, answer: step.type === 'join' ? { join: false } : { type: 'pass' } };
}
