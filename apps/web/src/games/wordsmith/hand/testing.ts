import { DEFAULT_WORD_LIST } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import {
  applySteps,
  componentsOf,
  type LetterOffer,
  type Sheet,
  type TurnSoFar,
  type TurnStep,
  type WordRules,
} from '@wordhoard/wordsmith';
import { EXAMPLE_BEFORE } from '../rules/example.ts';

type Write = Extract<TurnStep, { type: 'write' }>;
type Claim = Extract<TurnStep, { type: 'claim' }>;

/** The printed example as a turn, step by step: U and R are written between B and P, and the word is claimed. */
export const wordRules: WordRules = {
  lexicon: lexiconOf(['burp']),
  words: DEFAULT_WORD_LIST,
  components: componentsOf({}),
  round: 3,
};
export const offer: LetterOffer = ['um', 'kr', 'op'];
export const U: Write = { type: 'write', letter: 'u', at: 33, price: 0 };
export const R: Write = { type: 'write', letter: 'r', at: 34, price: 1 };
export const BURP: Claim = { type: 'claim', from: 32, to: 35 };

/** The turn after these steps; throws if one of them is refused. */
export function played(
  before: Sheet,
  steps: readonly TurnStep[],
  by: WordRules = wordRules,
  cards: LetterOffer = offer,
): TurnSoFar {
  const turn = applySteps(before, cards, steps, by);
  if ('code' in turn) throw new Error(turn.code);
  return turn;
}
export const after = (...steps: TurnStep[]): TurnSoFar => played(EXAMPLE_BEFORE, steps);
