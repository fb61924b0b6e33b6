import { lexiconOf } from '@wordhoard/lexicon/testing';
import { applySteps, type TurnStep, type WordRules } from '@wordhoard/wordsmith';
import { expect, test } from 'vitest';
import { EXAMPLE_AFTER, EXAMPLE_BEFORE } from '../rules/example.ts';
import { BURP, offer, R, U, wordRules } from './testing.ts';
import { unclaimedWords } from './turn-rules.ts';

const missed = (known: readonly string[], ...steps: TurnStep[]): readonly string[] => {
  const by: WordRules = { ...wordRules, lexicon: lexiconOf(known) };
  const turn = applySteps(EXAMPLE_BEFORE, offer, steps, by);
  if ('code' in turn) throw new Error(turn.code);
  // All that others are told: the sheet after the turn, and what each step earned.
  return unclaimedWords(turn.sheet, turn.rewards, by);
};

test('[WS-18] what was written and not claimed is found again from what everybody is told', () => {
  expect(missed(['burp'], U, R)).toEqual(['burp']);
  expect(missed(['burp', 'prub'], U, R)).toEqual(['burp', 'prub']);
});

test('[WS-18] what was claimed was not missed, nor what would have brought nothing', () => {
  expect(missed(['burp'], U, R, BURP)).toEqual([]);
  // Its squares are circled by BURP, and four letters have no bonus.
  expect(missed(['burp', 'prub'], U, R, BURP)).toEqual([]);
});

test('[WS-18] only words of that turn: what stood there before is not counted as missed', () => {
  const before = { ...EXAMPLE_AFTER, words: [], circled: EXAMPLE_AFTER.circled.map(() => false), forged: [] };
  const steps: readonly TurnStep[] = [
    { ...U, at: 0 },
    { ...R, at: 1 },
  ];
  const turn = applySteps(before, offer, steps, wordRules);
  if ('code' in turn) throw new Error(turn.code);
  expect(unclaimedWords(turn.sheet, turn.rewards, wordRules)).toEqual([]);
});
