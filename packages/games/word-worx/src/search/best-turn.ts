import type { Seat } from '@wordhoard/kernel';
import { lockPlaces } from '../arrangement.ts';
import type { CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import type { WordRules } from '../config.ts';
import type { Theft } from '../theft.ts';
import type { View } from '../types.ts';
import {
  type Arrangement,
  bestArrangement,
  bestArrangementWith,
  DEFAULT_BUDGET,
  makeCovers,
  type PlayerCards,
  playerCardsOf,
  type SearchOptions,
  vocabularyOf,
} from './best-arrangement.ts';
import type { SearchWords } from './candidates.ts';
import { differentFaces } from './faces.ts';
import { findStealableCards, type StealableCard } from './thefts.ts';

/** The best a player can do after picking cards, with or without a theft. */
export interface BestTurn {
  readonly theft: Theft | null;
  /** The player's words afterwards: part of the theft, or otherwise a build. */
  readonly after: Arrangement;
}

export interface TurnOptions {
  /** Units of work for the whole search; see `Budget`. */
  readonly budget?: number;
  readonly vocabulary?: SearchWords;
  /** Value of a theft besides the thief's build, such as the harm it does. */
  readonly extraValue?: (stealable: StealableCard) => number;
  /** Chooses which of the possible words the rest becomes. */
  readonly chooseRest?: (stealable: StealableCard) => readonly CardId[];
}

export function bestTurn(view: View, seat: Seat, wordRules: WordRules, options: TurnOptions = {}): BestTurn {
  const { budget = DEFAULT_BUDGET, vocabulary = vocabularyOf(wordRules), extraValue = () => 0, chooseRest } = options;
  const playerCards = playerCardsOf(view, seat);
  const { knows } = vocabulary;
  // Of cards with equal faces, the one with the most extra value comes first.
  const stealable = findStealableCards(view, seat, wordRules, knows).sort((a, b) => extraValue(b) - extraValue(a));
  const faces = differentFaces(
    componentsOf(view.config).deck,
    stealable.map(({ card }) => card),
  );
  const search = shareCovers(playerCards, faces, budget / (faces.length + 1), vocabulary, wordRules);
  const withoutTheft = bestArrangement(playerCards, wordRules, search);
  const thefts = stealable
    .filter(({ card }) => faces.includes(card))
    .flatMap((entry) => {
      const after = bestArrangementWith(playerCards, entry.card, wordRules, search);
      return after ? [{ stealable: entry, after, value: after.points + extraValue(entry) }] : [];
    });
  const best = thefts.reduce<(typeof thefts)[number] | null>(
    (best, theft) => (theft.value > (best?.value ?? withoutTheft.points) ? theft : best),
    null,
  );
  if (!best) return { theft: null, after: withoutTheft };
  const { word, card, rests } = best.stealable;
  const { words } = best.after;
  const lock = lockPlaces(playerCards, words)[0] ?? null;
  return {
    theft: { word: word.id, card, rest: chooseRest?.(best.stealable) ?? rests[0]!, words, lock },
    after: best.after,
  };
}

/** Options for several searches with a player's cards and one of some others, which share one search for fillers. */
export function shareCovers(
  { words, hand }: PlayerCards,
  others: readonly CardId[],
  budget: number,
  vocabulary: SearchWords,
  wordRules: WordRules,
): SearchOptions {
  const laid = words.map(({ cards }) => cards);
  return { budget, vocabulary, covers: makeCovers([...laid.flat(), ...hand, ...others], laid, vocabulary, wordRules) };
}
