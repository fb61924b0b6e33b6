/** Free moves: playing an action card, and agreeing to stop. */
import { type FreeAsk, type FreeRules, forSeat, type Schema, type Step } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type ActionId, actionId, actionOf, type When } from './actions.ts';
import { misfit, missing, type TargetContext, target } from './aims.ts';
import { agreeToStop } from './end.ts';
import { take } from './hands.ts';
import type { Refusal, View, WordNerds } from './types.ts';
import { named } from './words.ts';

type StepName = Step<WordNerds>['type'];

/** [WN-16] [WN-19] The Word Declaration phase: from the first "declare" to the last "keep or redraw". */
const DECLARING: readonly StepName[] = ['declare', 'respond', 'join', 'keep'];

/** Which decisions a card may interrupt. */
const AT: Record<When, (step: StepName) => boolean> = {
  auction: (step) => step === 'bid-cards',
  word: (step) => step === 'respond',
  outside: (step) => !DECLARING.includes(step),
  any: () => true,
};
/** A challenge is being resolved; a discard to ten is owed. */
const NEVER: readonly StepName[] = ['join', 'discard'];
/** Questions at which a vote to stop takes back no answer and restarts no clock. */
const STOP_AT: readonly StepName[] = ['bid', 'select', 'keep', 'purchase'];

export const playableAt = (when: When, step: StepName): boolean => !NEVER.includes(step) && AT[when](step);

export interface CardContext extends TargetContext {
  readonly step: { readonly type: StepName };
}

/** Why this card cannot be played now, whatever it is aimed at; undefined when it can. */
export function whyNotPlayable(card: ActionId, { view, seat, step }: CardContext): Refusal | undefined {
  if (!view.hand?.actions.includes(card)) return { code: 'not-there', card };
  const action = actionOf(card);
  if (!playableAt(action.when, step.type)) return { code: 'not-now', card };
  if (action.idle?.(view)) return { code: 'no-effect', card };
  const needs = missing(action.aim, { view, seat });
  return needs === undefined ? undefined : { code: 'no-target', card, needs };
}

const mayStop = (view: View, seat: number, step: StepName, agree: boolean): Refusal | undefined => {
  if (!STOP_AT.includes(step)) return { code: 'stop-not-now' };
  return view.stopping.includes(seat) === agree ? { code: 'already-said' } : undefined;
};

const move: Schema<WordNerds['free']> = v.union([
  v.strictObject({
    type: v.literal('card'),
    card: actionId,
    target,
  }),
  v.strictObject({ type: v.literal('stop'), agree: v.boolean() }),
]);

export const free: FreeRules<WordNerds> = {
  move,
  offers(here: FreeAsk<WordNerds>) {
    const offered: WordNerds['free']['type'][] = [];
    if (here.view.hand?.actions.some((card) => !whyNotPlayable(card, here))) offered.push('card');
    if (STOP_AT.includes(here.step.type)) offered.push('stop');
    return offered;
  },
  check(here, played) {
    if (played.type === 'stop') return mayStop(here.view, here.seat, here.step.type, played.agree);
    const not = whyNotPlayable(played.card, here);
    if (not) return not;
    const field = misfit(actionOf(played.card).aim, here, played.target);
    return field && { code: 'bad-target', field };
  },
  apply(m, seat, played) {
    if (played.type === 'stop') return agreeToStop(m, seat, played.agree);
    const { card, target: aimed } = played;
    m.state.actionDiscards.push(take(forSeat(m.state.players, seat).actions.secret, card));
    const laid = aimed.word === undefined ? undefined : m.state.words[aimed.word];
    const on = laid ? named(laid) : null;
    m.tell({ type: 'card-played', seat, card, word: aimed.word ?? null, on, at: aimed.seat ?? null });
    actionOf(card).does({ m, by: seat, target: aimed });
  },
};
