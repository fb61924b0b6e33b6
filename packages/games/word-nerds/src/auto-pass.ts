/**
 * When a player is asked in a reaction window. With nothing to choose a player is never asked (`hasNoChoice`); with auto-pass on,
 * only for a reason. All of it goes by what the player sees; no dictionary is asked, which would be a hint.
 */
import type { Ask, Observation, Seat } from '@wordhoard/kernel';
import { actionOf, type When } from './actions.ts';
import { checkChallenge, front } from './battle.ts';
import { DEAREST, isWild } from './cards.ts';
import { leadOf, withAllThatHelp } from './lead.ts';
import { whyNotPlayable } from './play-card.ts';
import type { View, WordCard, WordNerds } from './types.ts';
import { lengthBonus, MIN_LETTERS } from './words.ts';

/** Reasons that keep a seat from passing automatically. */
export const UNLESS = ['my-card', 'my-word', 'might-trump', 'might-challenge', 'might-buy'] as const;
export type Unless = (typeof UNLESS)[number];

/** Reasons for which auto-pass asks by default: all but buying, which waits for a player who has begun to buy. */
export const AUTO_PASS: readonly Unless[] = UNLESS.filter((reason) => reason !== 'might-buy');

interface PassContext {
  readonly view: View;
  readonly seat: Seat;
  readonly step: NonNullable<Observation<WordNerds>['question']>['step'];
}

/** The cards that are of use in no other window: what can be played at any time is not what a window is for. */
const FOR: Partial<Record<PassContext['step']['type'], When>> = { 'bid-cards': 'auction', respond: 'word' };

/** A card for this very moment. */
const cardsForNow = (here: PassContext): string[] =>
  (here.view.hand?.actions ?? []).filter(
    (card) => actionOf(card).when === FOR[here.step.type] && !whyNotPlayable(card, here),
  );

const mayChallenge = ({ view, seat }: PassContext, from = 0): boolean =>
  view.words.some((_, word) => word >= from && !checkChallenge(view.words, seat, word));

/** Number of words on the table that the seat has been asked about before. */
const wordsBefore = ({ view }: PassContext, before: View | null): number =>
  before?.turn === view.turn ? Math.min(before.words.length, view.words.length) : 0;

const HOLDS: Record<Unless, (here: PassContext, before: View | null) => boolean> = {
  /**
   * The seat holds a card for this very moment that wouldn't be played in vain. On words it is asked when another
   * player has laid one (with its own it could have laid the card along), and about its own word in a battle whenever
   * anything happens.
   */
  'my-card': (here, before) => {
    const { view, seat, step } = here;
    if (!cardsForNow(here).some((card) => !actionOf(card).vain?.(here))) return false;
    if (step.type !== 'respond') return true;
    if (view.words.some(({ owner }, word) => word >= wordsBefore(here, before) && owner !== seat)) return true;
    const { scoring, trumping } = front(view.words);
    return trumping !== null && [scoring!, trumping].some((word) => view.words[word]!.owner === seat);
  },
  /** A word of mine has just been struck, or another has been laid against it. */
  'my-word': (here, before) => {
    const { view, seat, step } = here;
    const known = wordsBefore(here, before);
    return (
      step.type === 'respond' &&
      view.words.some(
        ({ owner, status }, at) =>
          owner === seat &&
          ((status === 'struck' && (at >= known || before?.words[at]?.status !== 'struck')) ||
            view.words.some((it, n) => n >= known && it.attacks === at && it.status !== 'struck')),
      )
    );
  },
  /** My letters might make a trump, and I have not let this word pass with them. */
  'might-trump': (here, before) =>
    here.step.type === 'respond' &&
    mightTrump(here.view, here.seat) &&
    !(before !== null && hasLetItPass(here.view, before, here.seat)),
  /** There is a word I may challenge and have not let pass yet, or a challenge I may join. */
  'might-challenge': (here, before) =>
    here.step.type === 'join' || (here.step.type === 'respond' && mayChallenge(here, wordsBefore(here, before))),
  'might-buy': ({ step }) => step.type === 'purchase',
};

type OwnAsk = Pick<Ask<WordNerds, PassContext['step']['type']>, 'view' | 'seat' | 'step'>;

/** The same for a window of the rules. */
export const reasons = (
  ...names: readonly Unless[]
): Readonly<Record<string, (ask: OwnAsk, before: View | null) => boolean>> =>
  Object.fromEntries(names.map((name) => [name, HOLDS[name]]));

/** [WN-7] [WN-13] Nothing to choose: no card for this moment, no word to challenge, too few letters whatever they spell. */
export const isIdle = (ask: OwnAsk): boolean =>
  cardsForNow(ask).length === 0 &&
  (ask.step.type !== 'respond' || (!mayChallenge(ask) && !mightTrump(ask.view, ask.seat, drawn(ask))));

/** Number of letters its DRAW cards could still bring it. */
const drawn = (here: PassContext): number =>
  (here.view.hand?.actions ?? [])
    .filter((card) => !whyNotPlayable(card, here))
    .reduce((sum, card) => sum + (actionOf(card).draws ?? 0), 0);

/** [WN-14] All my letters and the pool in one word, if there were such a word, and my cards with it, would be worth more. */
function mightTrump(view: View, seat: Seat, more = 0): boolean {
  const { words, hand, pool } = view;
  const { scoring, trumping } = front(words);
  if (scoring === null || trumping !== null || words[scoring]!.owner === seat || !hand) return false;
  const own = hand.letters.length;
  const all = own + pool.length;
  if (own + more === 0 || all + more < MIN_LETTERS) return false;
  const cards = [...hand.letters, ...pool].map((card): WordCard => ({ card, as: isWild(card) ? 'e' : null }));
  const lead = leadOf(view, seat, { cards, actions: withAllThatHelp(view, seat, cards) });
  // A letter drawn may be doubled, too.
  return lead + 2 * more * DEAREST + lengthBonus(all + more) - lengthBonus(all) > 0;
}

/** It might have trumped the same word with the same letters when it was asked before. */
function hasLetItPass(view: View, before: View, seat: Seat): boolean {
  return (
    before.turn === view.turn &&
    front(before.words).scoring === front(view.words).scoring &&
    before.pool.join() === view.pool.join() &&
    before.hand?.letters.join() === view.hand?.letters.join() &&
    mightTrump(before, seat)
  );
}
