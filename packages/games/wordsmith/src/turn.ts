import { type Bonus, bonusOf } from './bonuses.ts';
import { type LetterOffer, lettersFor } from './cards.ts';
import type { Components } from './components.ts';
import { KINDS, kindOf, runBetween, type Square } from './grid.ts';
import type { TurnStep } from './moves.ts';
import { forgedItems, type Sheet } from './sheet.ts';
import { beginTurn, type StepReward, type TurnSoFar } from './turn-so-far.ts';
import { type ClaimRefusal, checkClaim, type WordRules } from './words.ts';

export type StepRefusal =
  | ClaimRefusal
  | { readonly code: 'not-vacant'; readonly at: Square }
  | { readonly code: 'two-letters-only' }
  | { readonly code: 'not-on-the-card'; readonly letter: string; readonly price: number }
  | { readonly code: 'coins-used-up'; readonly left: number; readonly price: number }
  | { readonly code: 'no-goblet' | 'no-sword' }
  | { readonly code: 'already-circled'; readonly at: Square };

/** Why a turn is refused, and the index of the step. */
export type TurnRefusal =
  | (StepRefusal & { readonly step: number })
  /** [WS-6] The turn ends before both letters are written; `step` is the index of the missing one. */
  | { readonly code: 'letters-missing'; readonly step: number; readonly missing: number };

/** The turn after one more step, or why the step is refused. */
export function applyStep(
  turn: TurnSoFar,
  offer: LetterOffer,
  step: TurnStep,
  wordRules: WordRules,
): TurnSoFar | StepRefusal {
  const { components } = wordRules;
  switch (step.type) {
    case 'write':
      return applyWrite(turn, offer, step, components);
    case 'claim':
      return applyClaim(turn, step, wordRules);
    case 'goblet': {
      if (turn.remaining.goblets === 0) return { code: 'no-goblet' };
      const written = placeLetter(turn, step.letter, step.at);
      if ('code' in written) return written;
      return recordStep(
        { ...written, remaining: { ...turn.remaining, goblets: turn.remaining.goblets - 1 } },
        turn,
        step,
        components,
      );
    }
    case 'sword': {
      if (turn.remaining.swords === 0) return { code: 'no-sword' };
      if (turn.sheet.circled[step.at]) return { code: 'already-circled', at: step.at };
      const used = { ...turn, remaining: { ...turn.remaining, swords: turn.remaining.swords - 1 } };
      return recordStep(circleSquares(used, [step.at], components), turn, step, components);
    }
  }
}

/** Applies steps in order. The turn need not be complete. A refusal gives the index of the step. */
export function applySteps(
  sheet: Sheet,
  offer: LetterOffer,
  steps: readonly TurnStep[],
  wordRules: WordRules,
): TurnSoFar | TurnRefusal {
  let turn = beginTurn(sheet, wordRules.components);
  for (const [i, step] of steps.entries()) {
    const next = applyStep(turn, offer, step, wordRules);
    if ('code' in next) return { ...next, step: i };
    turn = next;
  }
  return turn;
}

/** [WS-8] Applies a complete turn. Goblets and swords may be left unused; letters may not. */
export function applyTurn(
  sheet: Sheet,
  offer: LetterOffer,
  steps: readonly TurnStep[],
  wordRules: WordRules,
): TurnSoFar | TurnRefusal {
  const turn = applySteps(sheet, offer, steps, wordRules);
  if ('code' in turn || turn.remaining.letters === 0) return turn;
  return { code: 'letters-missing', step: steps.length, missing: turn.remaining.letters };
}

/** [WS-6] [WS-7] */
function applyWrite(
  turn: TurnSoFar,
  offer: LetterOffer,
  step: TurnStep & { type: 'write' },
  components: Components,
): TurnSoFar | StepRefusal {
  const { letter, at, price } = step;
  if (turn.remaining.letters === 0) return { code: 'two-letters-only' };
  if (price !== components.anyLetterPrice && !isLetterLeft(turn, offer, step, components))
    return { code: 'not-on-the-card', letter, price };
  const left = components.coinSpaces - turn.sheet.spent;
  if (price > left) return { code: 'coins-used-up', left, price };
  const written = placeLetter(turn, letter, at);
  if ('code' in written) return written;
  const paid = { ...written, sheet: { ...written.sheet, spent: turn.sheet.spent + price } };
  const remaining = { ...turn.remaining, letters: turn.remaining.letters - 1 };
  return recordStep({ ...paid, remaining }, turn, step, components);
}

/** [WS-6] Each letter of a card can be taken once. */
function isLetterLeft(
  { rewards }: TurnSoFar,
  offer: LetterOffer,
  { letter, price }: TurnStep & { type: 'write' },
  components: Components,
): boolean {
  const printed = [...lettersFor(price, offer, components)].filter((other) => other === letter).length;
  const taken = rewards.filter(({ step }) => step.type === 'write' && step.letter === letter && step.price === price);
  return taken.length < printed;
}

/** Writes a letter on a vacant square, which may be circled already [WS-13]. */
function placeLetter(turn: TurnSoFar, letter: string, at: Square): TurnSoFar | StepRefusal {
  const { sheet } = turn;
  if (sheet.letters[at] !== null) return { code: 'not-vacant', at };
  return {
    ...turn,
    sheet: { ...sheet, letters: sheet.letters.with(at, letter) },
    newSquares: [...turn.newSquares, at],
  };
}

/** [WS-9] … [WS-12] */
function applyClaim(
  turn: TurnSoFar,
  step: TurnStep & { type: 'claim' },
  wordRules: WordRules,
): TurnSoFar | StepRefusal {
  const claimed = checkClaim(turn.sheet, turn.newSquares, step, wordRules);
  if ('code' in claimed) return claimed;
  const { from, to, word } = claimed;
  const { coins, crowns, unpaid } = bonusOf(claimed, turn.newSquares, turn.claims, wordRules.components);
  const entered = {
    ...turn,
    sheet: { ...turn.sheet, words: [...turn.sheet.words, { from, to, word, round: wordRules.round }] },
    claims: [...turn.claims, { ...claimed, written: turn.newSquares.length }],
    coins: turn.coins + coins,
    crowns: turn.crowns + crowns,
  };
  const circled = circleSquares(entered, runBetween(from, to)!, wordRules.components);
  return recordStep(circled, turn, step, wordRules.components, { claim: claimed, unpaid });
}

/** [WS-10] [WS-13] Circles squares, and forges the items they complete. */
function circleSquares(turn: TurnSoFar, squares: readonly Square[], components: Components): TurnSoFar {
  const circled = [...turn.sheet.circled];
  for (const square of squares) circled[square] = true;
  const newItems = forgedItems(components, circled).filter((item) => !turn.sheet.forged.includes(item));
  const count = (kind: string): number => newItems.filter((item) => kindOf(item) === kind).length;
  const earned = (what: keyof Bonus): number =>
    KINDS.reduce((sum, kind) => sum + components.itemRewards[kind][what] * count(kind), 0);
  return {
    ...turn,
    sheet: { ...turn.sheet, circled, forged: [...turn.sheet.forged, ...newItems] },
    remaining: {
      ...turn.remaining,
      goblets: turn.remaining.goblets + count('goblet'),
      swords: turn.remaining.swords + count('sword'),
    },
    coins: turn.coins + earned('coins'),
    crowns: turn.crowns + earned('crowns'),
  };
}

/** Adds the reward of a step. Coins and crowns beyond the grids are lost [WS-3]. */
function recordStep(
  after: TurnSoFar,
  before: TurnSoFar,
  step: TurnStep,
  { coinSpaces, crownSpaces }: Components,
  claimed: Pick<StepReward, 'claim' | 'unpaid'> = { claim: null, unpaid: null },
): TurnSoFar {
  const { sheet } = after;
  const earned: StepReward = {
    step,
    ...claimed,
    paid: sheet.spent - before.sheet.spent,
    circled: sheet.circled.flatMap((isCircled, square) => (isCircled && !before.sheet.circled[square] ? [square] : [])),
    forged: sheet.forged.slice(before.sheet.forged.length),
    coins: after.coins - before.coins,
    crowns: after.crowns - before.crowns,
  };
  const gained = Math.min(coinSpaces, after.before.gained + after.coins);
  const crowns = Math.min(crownSpaces, after.before.crowns + after.crowns);
  return { ...after, sheet: { ...sheet, gained, crowns }, rewards: [...before.rewards, earned] };
}
