import { bonusOf } from './bonuses.ts';
import { ANY_LETTER, type LetterOffer } from './cards.ts';
import { kindOf, runBetween, type Square } from './grid.ts';
import type { TurnStep } from './moves.ts';
import { COIN_GRID, CROWN_GRID, forgedBy, type Sheet } from './sheet.ts';
import { beginTurn, type StepReward, type TurnSoFar } from './turn-so-far.ts';
import { type ClaimRefusal, type Judge, judgeClaim } from './words.ts';

/** [WS-13] What a coin and an axe bring when they are forged. */
export const COIN_ITEM = 2;
export const AXE_CROWNS = 2;

export type StepRefusal =
  | ClaimRefusal
  | { readonly code: 'not-vacant'; readonly at: Square }
  | { readonly code: 'two-letters-only' }
  | { readonly code: 'not-on-the-card'; readonly letter: string; readonly price: number }
  | { readonly code: 'coins-used-up'; readonly left: number; readonly price: number }
  | { readonly code: 'no-goblet' | 'no-sword' }
  | { readonly code: 'already-circled'; readonly at: Square };

/** Why a turn is refused: which of its steps (from 0), and what is wrong with it. */
export type TurnRefusal =
  | (StepRefusal & { readonly step: number })
  /** [WS-6] The turn ends before both letters are written; `step` is the one that is missing. */
  | { readonly code: 'letters-missing'; readonly step: number; readonly missing: number };

/** One step further, or why not; what was given is left alone. */
export function applyStep(turn: TurnSoFar, offer: LetterOffer, step: TurnStep, judge: Judge): TurnSoFar | StepRefusal {
  switch (step.type) {
    case 'write':
      return write(turn, offer, step);
    case 'claim':
      return claim(turn, step, judge);
    case 'goblet': {
      if (turn.open.goblets === 0) return { code: 'no-goblet' };
      const written = put(turn, step.letter, step.at);
      if ('code' in written) return written;
      return note({ ...written, open: { ...turn.open, goblets: turn.open.goblets - 1 } }, turn, step);
    }
    case 'sword': {
      if (turn.open.swords === 0) return { code: 'no-sword' };
      if (turn.sheet.circled[step.at]) return { code: 'already-circled', at: step.at };
      const used = { ...turn, open: { ...turn.open, swords: turn.open.swords - 1 } };
      return note(circle(used, [step.at]), turn, step);
    }
  }
}

/** All of these steps in order, be the turn finished or not; a refusal names the step. */
export function applySteps(
  sheet: Sheet,
  offer: LetterOffer,
  steps: readonly TurnStep[],
  judge: Judge,
): TurnSoFar | TurnRefusal {
  let turn = beginTurn(sheet);
  for (const [i, step] of steps.entries()) {
    const next = applyStep(turn, offer, step, judge);
    if ('code' in next) return { ...next, step: i };
    turn = next;
  }
  return turn;
}

/** [WS-8] A whole turn, checked as a whole. Goblets and swords may be left unused; letters may not. */
export function applyTurn(
  sheet: Sheet,
  offer: LetterOffer,
  steps: readonly TurnStep[],
  judge: Judge,
): TurnSoFar | TurnRefusal {
  const turn = applySteps(sheet, offer, steps, judge);
  if ('code' in turn || turn.open.letters === 0) return turn;
  return { code: 'letters-missing', step: steps.length, missing: turn.open.letters };
}

/** [WS-6] [WS-7] */
function write(turn: TurnSoFar, offer: LetterOffer, step: TurnStep & { type: 'write' }): TurnSoFar | StepRefusal {
  const { letter, at, price } = step;
  if (turn.open.letters === 0) return { code: 'two-letters-only' };
  if (price !== ANY_LETTER && !isLeft(turn, offer, letter, price)) return { code: 'not-on-the-card', letter, price };
  const left = COIN_GRID - turn.sheet.spent;
  if (price > left) return { code: 'coins-used-up', left, price };
  const written = put(turn, letter, at);
  if ('code' in written) return written;
  const paid = { ...written, sheet: { ...written.sheet, spent: turn.sheet.spent + price } };
  return note({ ...paid, open: { ...turn.open, letters: turn.open.letters - 1 } }, turn, step);
}

/** [WS-6] Each printed letter can be taken once. */
function isLeft({ earned }: TurnSoFar, offer: LetterOffer, letter: string, price: number): boolean {
  const printed = [...(offer[price] ?? '')].filter((other) => other === letter).length;
  const taken = earned.filter(({ step }) => step.type === 'write' && step.letter === letter && step.price === price);
  return taken.length < printed;
}

/** A letter on a vacant square. A circle may have been there before it [WS-13]. */
function put(turn: TurnSoFar, letter: string, at: Square): TurnSoFar | StepRefusal {
  const { sheet } = turn;
  if (sheet.letters[at] !== null) return { code: 'not-vacant', at };
  return { ...turn, sheet: { ...sheet, letters: sheet.letters.with(at, letter) }, fresh: [...turn.fresh, at] };
}

/** [WS-9] … [WS-12] */
function claim(turn: TurnSoFar, step: TurnStep & { type: 'claim' }, judge: Judge): TurnSoFar | StepRefusal {
  const claimed = judgeClaim(turn.sheet, turn.fresh, step, judge);
  if ('code' in claimed) return claimed;
  const { from, to, word } = claimed;
  const { coins, crowns, unpaid } = bonusOf(claimed, turn.fresh, turn.claims);
  const entered = {
    ...turn,
    sheet: { ...turn.sheet, words: [...turn.sheet.words, { from, to, word, round: judge.round }] },
    claims: [...turn.claims, { ...claimed, written: turn.fresh.length }],
    coins: turn.coins + coins,
    crowns: turn.crowns + crowns,
  };
  return note(circle(entered, runBetween(from, to)!), turn, step, { claim: claimed, unpaid });
}

/** [WS-10] [WS-13] Circles what is not circled yet, and forges what is complete. */
function circle(turn: TurnSoFar, squares: readonly Square[]): TurnSoFar {
  const circled = [...turn.sheet.circled];
  for (const square of squares) circled[square] = true;
  const fresh = forgedBy(circled).filter((item) => !turn.sheet.forged.includes(item));
  const count = (kind: string): number => fresh.filter((item) => kindOf(item) === kind).length;
  return {
    ...turn,
    sheet: { ...turn.sheet, circled, forged: [...turn.sheet.forged, ...fresh] },
    open: {
      ...turn.open,
      goblets: turn.open.goblets + count('goblet'),
      swords: turn.open.swords + count('sword'),
    },
    coins: turn.coins + COIN_ITEM * count('coin'),
    crowns: turn.crowns + AXE_CROWNS * count('axe'),
  };
}

/** Enters what a step has earned, and what the grids hold of it [WS-3]. */
function note(
  after: TurnSoFar,
  before: TurnSoFar,
  step: TurnStep,
  claimed: Pick<StepReward, 'claim' | 'unpaid'> = { claim: null, unpaid: null },
): TurnSoFar {
  const { sheet } = after;
  const earned: StepReward = {
    step,
    ...claimed,
    paid: sheet.spent - before.sheet.spent,
    circled: sheet.circled.flatMap((is, square) => (is && !before.sheet.circled[square] ? [square] : [])),
    forged: sheet.forged.slice(before.sheet.forged.length),
    coins: after.coins - before.coins,
    crowns: after.crowns - before.crowns,
  };
  const gained = Math.min(COIN_GRID, after.before.gained + after.coins);
  const crowns = Math.min(CROWN_GRID, after.before.crowns + after.crowns);
  return { ...after, sheet: { ...sheet, gained, crowns }, earned: [...before.earned, earned] };
}
