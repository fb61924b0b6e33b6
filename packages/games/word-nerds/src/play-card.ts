/** Free moves: playing an action card, and agreeing to stop. */
import { type FreeMoveContext, type FreeRules, forSeat, type Schema, type Step } from '@wordhoard/kernel';
import * as v from 'valibot';
import { findBadPart, findMissingPart, partsOf, type TargetContext, targetSchema } from './action-targets.ts';
import { type ActionId, type ActionTiming, actionIdSchema, actionsOf } from './actions.ts';
import { componentsOf } from './components.ts';
import { agreeToStop } from './end.ts';
import { removeItem } from './hands.ts';
import type { Refusal, View, WordNerds } from './types.ts';
import { wordName } from './words.ts';

type StepName = Step<WordNerds>['type'];

/** [WN-16] [WN-19] The steps of the Word Declaration phase. */
const DECLARATION_STEPS: readonly StepName[] = ['declare', 'respond', 'join', 'keep'];

/** The steps at which cards of each timing can be played. */
const TIMING_TESTS: Record<ActionTiming, (step: StepName) => boolean> = {
  auction: (step) => step === 'bid-cards',
  word: (step) => step === 'respond',
  outside: (step) => !DECLARATION_STEPS.includes(step),
  any: () => true,
};
/** While a challenge is resolved or letters are discarded down to ten, no card can be played. */
const NO_CARD_STEPS: readonly StepName[] = ['join', 'discard'];
/** Questions at which a vote to stop withdraws no answer and restarts no clock. */
const STOP_STEPS: readonly StepName[] = ['bid', 'select', 'keep', 'purchase'];

export const isPlayableAt = (when: ActionTiming, step: StepName): boolean =>
  !NO_CARD_STEPS.includes(step) && TIMING_TESTS[when](step);

export interface CardContext extends TargetContext {
  readonly step: { readonly type: StepName };
}

/** Why this card can't be played now, whatever its target; undefined if it can. */
export function whyNotPlayable(card: ActionId, { view, seat, step }: CardContext): Refusal | undefined {
  if (!view.hand?.actions.includes(card)) return { code: 'not-there', card };
  const action = actionsOf(view.config).card(card);
  if (!isPlayableAt(action.when, step.type)) return { code: 'not-now', card };
  if (action.hasNoEffect?.(view)) return { code: 'no-effect', card };
  const needs = findMissingPart(action.targetSpec, { view, seat });
  return needs === undefined ? undefined : { code: 'no-target', card, needs };
}

const stopRefusal = (view: View, seat: number, step: StepName, agree: boolean): Refusal | undefined => {
  if (!STOP_STEPS.includes(step)) return { code: 'stop-not-now' };
  return view.stopping.includes(seat) === agree ? { code: 'already-said' } : undefined;
};

const freeMoveSchema: Schema<WordNerds['free']> = v.union([
  v.strictObject({
    type: v.literal('card'),
    card: actionIdSchema,
    target: targetSchema,
  }),
  v.strictObject({ type: v.literal('stop'), agree: v.boolean() }),
]);

export const free: FreeRules<WordNerds> = {
  move: freeMoveSchema,
  offers(context: FreeMoveContext<WordNerds>) {
    const offered: WordNerds['free']['type'][] = [];
    if (context.view.hand?.actions.some((card) => !whyNotPlayable(card, context))) offered.push('card');
    if (STOP_STEPS.includes(context.step.type)) offered.push('stop');
    return offered;
  },
  check(context, played) {
    if (played.type === 'stop') return stopRefusal(context.view, context.seat, context.step.type, played.agree);
    const refusal = whyNotPlayable(played.card, context);
    if (refusal) return refusal;
    const { targetSpec } = actionsOf(context.view.config).card(played.card);
    const field = findBadPart(targetSpec, context, played.target);
    return field && { code: 'bad-target', card: played.card, field, needs: partsOf(targetSpec) };
  },
  apply(m, seat, played) {
    if (played.type === 'stop') return agreeToStop(m, seat, played.agree);
    const { card, target: actionTarget } = played;
    m.state.actionDiscards.push(removeItem(forSeat(m.state.players, seat).actions.secret, card));
    const laid = actionTarget.word === undefined ? undefined : m.state.words[actionTarget.word];
    const on = laid ? wordName(componentsOf(m.state.config), laid) : null;
    m.tell({ type: 'card-played', seat, card, word: actionTarget.word ?? null, on, at: actionTarget.seat ?? null });
    actionsOf(m.state.config).card(card).apply({ m, by: seat, target: actionTarget });
  },
};
