import {
  type Components,
  formatStep,
  type LetterOffer,
  parseStep,
  type Square,
  type TurnSoFar,
  type TurnStep,
} from '@wordhoard/wordsmith';
import { parseJson } from '../../../device/storage.ts';

/** The steps of a turn while it is tried out, and those taken back, the last of them first. */
export interface StepDraft {
  readonly steps: readonly TurnStep[];
  readonly undone: readonly TurnStep[];
}
export const EMPTY: StepDraft = { steps: [], undone: [] };

/** A new step clears the steps to redo. */
export const withStep = ({ steps }: StepDraft, step: TurnStep): StepDraft => ({ steps: [...steps, step], undone: [] });

export function undo({ steps, undone }: StepDraft): StepDraft {
  const last = steps.at(-1);
  return last ? { steps: steps.slice(0, -1), undone: [last, ...undone] } : { steps, undone };
}

export function redo({ steps, undone }: StepDraft): StepDraft {
  const [next, ...rest] = undone;
  return next ? { steps: [...steps, next], undone: rest } : { steps, undone };
}

/** The tool for the next square. A letter that isn't chosen yet is null. */
export type HeldTool =
  | { readonly is: 'letter'; readonly letter: string | null; readonly price: number }
  | { readonly is: 'goblet'; readonly letter: string | null }
  | { readonly is: 'sword' }
  /** The first letter of a word to be claimed; its last is still to be chosen. */
  | { readonly is: 'claim'; readonly from: Square };

/** The step that lays down on a square what is in the hand; null while its letter is not chosen. */
export function stepInHand(hand: HeldTool, at: Square): TurnStep | null {
  if (hand.is === 'sword') return { type: 'sword', at };
  if (hand.is === 'claim') return { type: 'claim', from: hand.from, to: at };
  if (hand.letter === null) return null;
  return hand.is === 'goblet'
    ? { type: 'goblet', letter: hand.letter, at }
    : { type: 'write', letter: hand.letter, at, price: hand.price };
}

type LetterPrices = Pick<Components, 'cardPrices' | 'anyLetterPrice'>;

/**
 * Which letters of the cards are taken: for each slot, a mark for each of its letters. Where several cards cost the same,
 * a letter is taken from the first of them that has it.
 */
export function takenOf(
  offer: LetterOffer,
  { rewards }: Pick<TurnSoFar, 'rewards'>,
  { cardPrices }: LetterPrices,
): boolean[][] {
  const taken = offer.map((card) => Array.from(card, () => false));
  for (const { step } of rewards) {
    if (step.type !== 'write') continue;
    for (const [slot, card] of offer.entries()) {
      const marks = taken[slot] ?? [];
      const place = Array.from(card).findIndex((it, i) => it === step.letter && !marks[i]);
      if (cardPrices[slot] !== step.price || place < 0) continue;
      marks[place] = true;
      break;
    }
  }
  return taken;
}

/** The lowest price of a letter: that of the cheapest card that still has it, or of any letter. */
export function cheapest(
  letter: string,
  offer: LetterOffer,
  turn: Pick<TurnSoFar, 'rewards'>,
  prices: LetterPrices,
): number {
  const taken = takenOf(offer, turn, prices);
  const onCards = offer.flatMap((card, slot) => {
    const isLeft = Array.from(card).some((it, i) => it === letter && !taken[slot]?.[i]);
    return isLeft ? (prices.cardPrices[slot] ?? []) : [];
  });
  return Math.min(...onCards, prices.anyLetterPrice);
}

/**
 * The step of a letter typed on a square. While a goblet can be used it writes the letter for free, unless a letter is in
 * the hand: a player who is told to use the goblet doesn't mean to pay. With "any letter" in the hand, it costs the price
 * of that; otherwise it comes from the cheapest card that has it.
 */
export function stepTyped(
  letter: string,
  at: Square,
  turn: TurnSoFar,
  offer: LetterOffer,
  hand: HeldTool | null,
  prices: LetterPrices,
): TurnStep {
  const waits = hand?.is !== 'letter' && turn.remaining.goblets > 0;
  if (hand?.is === 'goblet' || waits) return { type: 'goblet', letter, at };
  const any = hand?.is === 'letter' && hand.price === prices.anyLetterPrice;
  return { type: 'write', letter, at, price: any ? prices.anyLetterPrice : cheapest(letter, offer, turn, prices) };
}

/** A draft as it is stored, with the question it is for. Steps are written as in positions and studies. */
export const makeDraft = ({ steps, undone }: StepDraft, question: number): string =>
  JSON.stringify({ question, steps: steps.map(formatStep), undone: undone.map(formatStep) });

/** The stored draft of this question; empty for another question or damaged data. */
export function parseDraft(text: string | null, question: number): StepDraft {
  const stored = parseJson(text);
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  // Any object can be read like this; its properties are checked below.
  const { question: of, steps, undone } = stored as Readonly<Record<keyof StepDraft | 'question', unknown>>;
  const read = { steps: parseSteps(steps), undone: parseSteps(undone) };
  return of === question && read.steps && read.undone ? { steps: read.steps, undone: read.undone } : EMPTY;
}

function parseSteps(written: unknown): TurnStep[] | null {
  if (!Array.isArray(written)) return null;
  const steps = written.map((text) => parseStep(String(text)));
  const read = steps.flatMap((step) => ('code' in step ? [] : [step]));
  return read.length === steps.length ? read : null;
}
