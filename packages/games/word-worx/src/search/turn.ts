import type { Seat } from '@wordhoard/kernel';
import { lockPlaces } from '../arrangement.ts';
import { type CardId, faceOf } from '../cards.ts';
import type { Judge } from '../config.ts';
import type { Theft } from '../theft.ts';
import type { View } from '../types.ts';
import {
  type Arrangement,
  bestArrangement,
  bestWith,
  coversFor,
  DEFAULT_BUDGET,
  holdingOf,
  type PlayerCards,
  type SearchOptions,
  vocabularyOf,
} from './best.ts';
import type { SearchWords } from './candidates.ts';
import { type Loot, lootFor } from './thefts.ts';

/** The best a player can do once the cards are picked: with a theft or without. */
export interface BestTurn {
  readonly theft: Theft | null;
  /** The player's words afterwards: a theft arranges them by itself, otherwise they are built. */
  readonly after: Arrangement;
}

export interface TurnOptions {
  /** Units of work for everything; see Budget. */
  readonly budget?: number;
  readonly vocabulary?: SearchWords;
  /** Value of a theft besides the thief's build: the harm it does. */
  readonly besides?: (loot: Loot) => number;
  /** Which of its rests a robbed word becomes. */
  readonly leave?: (loot: Loot) => readonly CardId[];
}

export function bestTurn(view: View, seat: Seat, judge: Judge, options: TurnOptions = {}): BestTurn {
  const { budget = DEFAULT_BUDGET, vocabulary = vocabularyOf(judge), besides = () => 0, leave } = options;
  const holding = holdingOf(view, seat);
  const { knows } = vocabulary;
  // Of equal cards, the one that is worth most besides.
  const loot = lootFor(view, seat, judge, knows).sort((a, b) => besides(b) - besides(a));
  const faces = differentFaces(loot.map(({ card }) => card));
  const search = trying(holding, faces, budget / (faces.length + 1), vocabulary, judge);
  const still = bestArrangement(holding, judge, search);
  const ideas = loot
    .filter(({ card }) => faces.includes(card))
    .flatMap((it) => {
      const after = bestWith(holding, it.card, judge, search);
      return after ? [{ loot: it, after, worth: after.points + besides(it) }] : [];
    });
  const best = ideas.reduce<(typeof ideas)[number] | null>(
    (record, idea) => (idea.worth > (record?.worth ?? still.points) ? idea : record),
    null,
  );
  if (!best) return { theft: null, after: still };
  const { word, card, rests } = best.loot;
  const { words } = best.after;
  const lock = lockPlaces(holding, words)[0] ?? null;
  return { theft: { word: word.id, card, rest: leave?.(best.loot) ?? rests[0]!, words, lock }, after: best.after };
}

/** One search for fillers serves all that is tried with a player's cards and one or another of some more. */
export function trying(
  { words, hand }: PlayerCards,
  others: readonly CardId[],
  budget: number,
  vocabulary: SearchWords,
  judge: Judge,
): SearchOptions {
  const laid = words.map(({ cards }) => cards);
  return { budget, vocabulary, covers: coversFor([...laid.flat(), ...hand, ...others], laid, vocabulary, judge) };
}

export const differentFaces = (cards: readonly CardId[]): CardId[] =>
  cards.filter((card, i) => cards.findIndex((other) => faceOf(other) === faceOf(card)) === i);
