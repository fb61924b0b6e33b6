/**
 * When a player is asked in a reaction window. A player with nothing to choose is never asked (`hasNoChoice`), and one
 * with auto-pass only for a reason. All of this depends only on what the player sees. The dictionary is not used, because
 * that would be a hint.
 */
import { type AnswerContext, entryAt, type Observation, type Seat } from '@wordhoard/kernel';
import { type ActionTiming, actionsOf } from './actions.ts';
import { activeWords, checkChallenge } from './battle.ts';
import { componentsOf } from './components.ts';
import { allHelpfulActions, leadOf } from './lead.ts';
import { whyNotPlayable } from './play-card.ts';
import type { View, WordCard, WordNerds } from './types.ts';
import { lengthBonus, MIN_LETTERS } from './words.ts';

/** Reasons that keep a seat from passing automatically. */
export const STOP_REASONS = ['my-card', 'my-word', 'might-trump', 'might-challenge', 'might-buy'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** Default reasons for which auto-pass asks: all but buying, which waits for a player who has begun to buy. */
export const DEFAULT_STOP_REASONS: readonly StopReason[] = STOP_REASONS.filter((reason) => reason !== 'might-buy');

interface PassContext {
  readonly view: View;
  readonly seat: Seat;
  readonly step: NonNullable<Observation<WordNerds>['question']>['step'];
}

/** Only cards that can be played in no other window count: those for any time are no reason to stop. */
const TIMING_OF_STEP: Partial<Record<PassContext['step']['type'], ActionTiming>> = {
  'bid-cards': 'auction',
  respond: 'word',
};

/** The playable cards that are meant for this step. */
function cardsForStep(context: PassContext): string[] {
  const deck = actionsOf(context.view.config);
  return (context.view.hand?.actions ?? []).filter(
    (card) => deck.card(card).when === TIMING_OF_STEP[context.step.type] && !whyNotPlayable(card, context),
  );
}

const mayChallenge = ({ view, seat }: PassContext, from = 0): boolean =>
  view.words.some((_, word) => word >= from && !checkChallenge(view.words, seat, word));

/** Number of words on the table that the seat was asked about before. */
const knownWordCount = ({ view }: PassContext, before: View | null): number =>
  before?.turn === view.turn ? Math.min(before.words.length, view.words.length) : 0;

const REASON_TESTS: Record<StopReason, (context: PassContext, before: View | null) => boolean> = {
  /**
   * The seat holds a useful card for this step. In a response window it is asked when another player has laid a word
   * (with its own word it could have laid the card together), and after every event in a battle of its own word.
   */
  'my-card': (context, before) => {
    const { view, seat, step } = context;
    const deck = actionsOf(view.config);
    if (!cardsForStep(context).some((card) => !deck.card(card).isPointless?.(context))) return false;
    if (step.type !== 'respond') return true;
    if (view.words.some(({ owner }, word) => word >= knownWordCount(context, before) && owner !== seat)) return true;
    const { scoring, trumping } = activeWords(view.words);
    return trumping !== null && [scoring!, trumping].some((word) => entryAt(view.words, word).owner === seat);
  },
  /** A word of the seat has just been struck, or another has been laid against it. */
  'my-word': (context, before) => {
    const { view, seat, step } = context;
    const known = knownWordCount(context, before);
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
  /** The seat's letters might make a trump, and it hasn't passed on this word with the same letters. */
  'might-trump': (context, before) =>
    context.step.type === 'respond' &&
    mightTrump(context.view, context.seat) &&
    !(before !== null && hasPassedBefore(context.view, before, context.seat)),
  /** There is a new word that the seat may challenge, or a challenge it may join. */
  'might-challenge': (context, before) =>
    context.step.type === 'join' ||
    (context.step.type === 'respond' && mayChallenge(context, knownWordCount(context, before))),
  'might-buy': ({ step }) => step.type === 'purchase',
};

type OwnAsk = Pick<AnswerContext<WordNerds, PassContext['step']['type']>, 'view' | 'seat' | 'step'>;

/** The tests for these reasons, as a reaction window takes them. */
export const stopReasons = (
  ...names: readonly StopReason[]
): Readonly<Record<string, (ask: OwnAsk, before: View | null) => boolean>> =>
  Object.fromEntries(names.map((name) => [name, REASON_TESTS[name]]));

/** [WN-7] [WN-13] No card for this step, no word to challenge, and too few letters for a trump, whatever they spell. */
export const hasNothingToChoose = (ask: OwnAsk): boolean =>
  cardsForStep(ask).length === 0 &&
  (ask.step.type !== 'respond' || (!mayChallenge(ask) && !mightTrump(ask.view, ask.seat, lettersDrawable(ask))));

/** Number of letters that the seat's DRAW cards could still add. */
function lettersDrawable(context: PassContext): number {
  const deck = actionsOf(context.view.config);
  return (context.view.hand?.actions ?? [])
    .filter((card) => !whyNotPlayable(card, context))
    .reduce((sum, card) => sum + (deck.card(card).lettersDrawn ?? 0), 0);
}

/** [WN-14] Whether a word of all letters in hand and pool, with all helpful cards, would be worth more. */
function mightTrump(view: View, seat: Seat, extraLetters = 0): boolean {
  const { words, hand, pool } = view;
  const { scoring, trumping } = activeWords(words);
  if (scoring === null || trumping !== null || entryAt(words, scoring).owner === seat || !hand) return false;
  const { letters } = componentsOf(view.config);
  const handSize = hand.letters.length;
  const all = handSize + pool.length;
  if (handSize + extraLetters === 0 || all + extraLetters < MIN_LETTERS) return false;
  const cards = [...hand.letters, ...pool].map((card): WordCard => ({ card, as: letters.isWild(card) ? 'e' : null }));
  const lead = leadOf(view, seat, { cards, actions: allHelpfulActions(view, seat, cards) });
  // A drawn letter may also be doubled.
  return lead + 2 * extraLetters * letters.maxValue + lengthBonus(all + extraLetters) - lengthBonus(all) > 0;
}

/** The seat could have trumped the same word with the same letters when it was asked before. */
function hasPassedBefore(view: View, before: View, seat: Seat): boolean {
  return (
    before.turn === view.turn &&
    activeWords(before.words).scoring === activeWords(view.words).scoring &&
    before.pool.join() === view.pool.join() &&
    before.hand?.letters.join() === view.hand?.letters.join() &&
    mightTrump(before, seat)
  );
}
