import { DEFAULT_WORD_LIST } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { applySteps, type LetterOffer, type TurnSoFar, type TurnStep, type WordRules } from '@wordhoard/wordsmith';
import { EXAMPLE_BEFORE } from '../rules/example.ts';

type Write = Extract<TurnStep, { type: 'write' }>;
type Claim = Extract<TurnStep, { type: 'claim' }>;

/** The printed example as a turn, step by step: U and R between B and P, and the word claimed. */
export const wordRules: WordRules = { lexicon: lexiconOf(['burp']), words: DEFAULT_WORD_LIST, round: 3 };
export const offer: LetterOffer = ['um', 'kr', 'op'];
export const U: Write = { type: 'write', letter: 'u', at: 33, price: 0 };
export const R: Write = { type: 'write', letter: 'r', at: 34, price: 1 };
export const BURP: Claim = { type: 'claim', from: 32, to: 35 };

export function after(...steps: TurnStep[]): TurnSoFar {
  const turn = applySteps(EXAMPLE_BEFORE, offer, steps, wordRules);
  if ('code' in turn) throw new Error(turn.code);
  return turn;
}
