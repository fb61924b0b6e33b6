import { lexiconOf } from '@wordhoard/lexicon/testing';
import { beginTurn, componentsOf, type TurnSoFar, type TurnStep, type WordRules } from '@wordhoard/wordsmith';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLE_AFTER, EXAMPLE_BEFORE } from '../rules/example.ts';
import {
  cheapest,
  EMPTY,
  makeDraft,
  parseDraft,
  redo,
  type StepDraft,
  stepInHand,
  stepTyped,
  takenOf,
  undo,
  withStep,
} from './draft.ts';
import { BURP, played, R, U, wordRules } from './testing.ts';
import { unclaimedWords } from './turn-rules.ts';

const PRINTED = componentsOf({});
const ANY_LETTER = PRINTED.anyLetterPrice;
const OFFER = ['ahq', 'aa', 'os'];

/** A turn in which these letters have been taken from the cards. */
function having(...taken: readonly (readonly [letter: string, price: number])[]): TurnSoFar {
  const begun = beginTurn(EXAMPLE_BEFORE, PRINTED);
  const earned = taken.map(([letter, price], at) => ({
    step: { type: 'write', letter, at, price } as const,
    claim: null,
    unpaid: null,
    paid: price,
    circled: [],
    forged: [],
    coins: 0,
    crowns: 0,
  }));
  return { ...begun, rewards: earned, remaining: { ...begun.remaining, letters: 2 - taken.length } };
}

test('undo and redo step back and forth; a new step clears the steps to redo', () => {
  const step = fc.nat(63).map((at): TurnStep => ({ type: 'sword', at }));
  fc.assert(
    fc.property(fc.array(step), fc.nat(10), step, (steps, back, another) => {
      const whole = steps.reduce(withStep, EMPTY);
      const times = (n: number, by: (draft: StepDraft) => StepDraft, from: StepDraft): StepDraft =>
        Array.from({ length: n }).reduce<StepDraft>((draft) => by(draft), from);
      const undone = times(back, undo, whole);
      expect(undone.steps).toEqual(steps.slice(0, Math.max(0, steps.length - back)));
      expect(times(back, redo, undone)).toEqual(whole);
      expect(withStep(undone, another)).toEqual({ steps: [...undone.steps, another], undone: [] });
    }),
  );
});

test('[WS-6] each letter on a card can be taken once', () => {
  expect(takenOf(OFFER, having(), PRINTED)).toEqual([
    [false, false, false],
    [false, false],
    [false, false],
  ]);
  expect(takenOf(OFFER, having(['a', 1], ['a', 1]), PRINTED)[1]).toEqual([true, true]);
  expect(takenOf(OFFER, having(['a', ANY_LETTER]), PRINTED)).toEqual(takenOf(OFFER, having(), PRINTED));
});

test('[WS-6] the cheapest price of a letter: the first card that has it, otherwise 3', () => {
  expect(cheapest('a', OFFER, having(), PRINTED)).toBe(0);
  expect(cheapest('a', OFFER, having(['a', 0]), PRINTED)).toBe(1);
  expect(cheapest('s', OFFER, having(), PRINTED)).toBe(2);
  expect(cheapest('z', OFFER, having(), PRINTED)).toBe(ANY_LETTER);
});

test('a typed letter is written from a card, as any letter, or with the goblet', () => {
  expect(stepTyped('s', 5, having(), OFFER, null, PRINTED)).toEqual({ type: 'write', letter: 's', at: 5, price: 2 });
  const any = { is: 'letter', letter: null, price: ANY_LETTER } as const;
  expect(stepTyped('s', 5, having(), OFFER, any, PRINTED)).toEqual({
    type: 'write',
    letter: 's',
    at: 5,
    price: ANY_LETTER,
  });
  const goblet = { type: 'goblet', letter: 's', at: 5 };
  expect(stepTyped('s', 5, having(), OFFER, { is: 'goblet', letter: null }, PRINTED)).toEqual(goblet);
  const written = having(['a', 0], ['a', 1]);
  expect(
    stepTyped('s', 5, { ...written, remaining: { letters: 0, goblets: 1, swords: 0 } }, OFFER, null, PRINTED),
  ).toEqual(goblet);
});

test('[WS-13] while a goblet can be used, a typed letter is written with it for free', () => {
  const waiting = { ...having(['a', 0]), remaining: { letters: 1, goblets: 1, swords: 1 } };
  const goblet = { type: 'goblet', letter: 'z', at: 5 };
  for (const hand of [null, { is: 'claim', from: 32 }, { is: 'sword' }] as const)
    expect(stepTyped('z', 5, waiting, OFFER, hand, PRINTED)).toEqual(goblet);
  // A letter in the hand counts more than a waiting goblet.
  const held = { is: 'letter', letter: 's', price: 2 } as const;
  expect(stepTyped('s', 5, waiting, OFFER, held, PRINTED)).toEqual({ type: 'write', letter: 's', at: 5, price: 2 });
  // Once the goblet is used, letters come from the cards again.
  const used = { ...waiting, remaining: { letters: 1, goblets: 0, swords: 1 } };
  expect(stepTyped('s', 5, used, OFFER, null, PRINTED)).toEqual({ type: 'write', letter: 's', at: 5, price: 2 });
});

test('a goblet without a chosen letter writes nothing', () => {
  expect(stepInHand({ is: 'goblet', letter: null }, 3)).toBeNull();
  expect(stepInHand({ is: 'goblet', letter: 'e' }, 3)).toEqual({ type: 'goblet', letter: 'e', at: 3 });
  const write = { type: 'write', letter: 'e', at: 3, price: 1 };
  expect(stepInHand({ is: 'letter', letter: 'e', price: 1 }, 3)).toEqual(write);
  expect(stepInHand({ is: 'sword' }, 3)).toEqual({ type: 'sword', at: 3 });
});

test('[WS-9] a word is claimed by its first and last letter', () => {
  expect(stepInHand({ is: 'claim', from: 32 }, 35)).toEqual({ type: 'claim', from: 32, to: 35 });
  // A typed letter replaces the choice of a word.
  const typed = { type: 'write', letter: 's', at: 5, price: 2 };
  expect(stepTyped('s', 5, having(), OFFER, { is: 'claim', from: 32 }, PRINTED)).toEqual(typed);
});

const square = fc.nat(63);
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const step: fc.Arbitrary<TurnStep> = fc.oneof(
  fc.record({ type: fc.constant('write' as const), letter, at: square, price: fc.nat(3) }),
  fc.record({ type: fc.constant('goblet' as const), letter, at: square }),
  fc.record({ type: fc.constant('sword' as const), at: square }),
  fc.record({ type: fc.constant('claim' as const), from: square, to: square }),
);
const draft = fc.record({ steps: fc.array(step), undone: fc.array(step) });

test('[WS-8] a stored draft is read back for its own question and no other', () => {
  fc.assert(
    fc.property(draft, fc.nat(), fc.nat(), (kept, question, other) => {
      fc.pre(other !== question);
      expect(parseDraft(makeDraft(kept, question), question)).toEqual(kept);
      expect(parseDraft(makeDraft(kept, question), other)).toEqual(EMPTY);
    }),
  );
});

test('damaged data gives an empty draft', () => {
  const good = makeDraft({ steps: [U], undone: [] }, 3);
  const damaged = [good.slice(1), good.replace('r5c2', 'r9c2'), good.replace('[]', '7')];
  for (const text of [null, '', '7', 'null', '{}', ...damaged]) expect(parseDraft(text, 3)).toEqual(EMPTY);
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseDraft(text, 3)).toEqual(EMPTY);
    }),
  );
});

const missed = (known: readonly string[], ...steps: TurnStep[]): readonly string[] => {
  const by: WordRules = { ...wordRules, lexicon: lexiconOf(known) };
  const turn = played(EXAMPLE_BEFORE, steps, by);
  // All that others are told: the sheet after the turn, and what each step earned.
  return unclaimedWords(turn.sheet, turn.rewards, by);
};

test('[WS-18] unclaimed words are found from what everyone is told', () => {
  expect(missed(['burp'], U, R)).toEqual(['burp']);
  expect(missed(['burp', 'prub'], U, R)).toEqual(['burp', 'prub']);
});

test('[WS-18] a claimed word is not missed, nor is one that would have earned nothing', () => {
  expect(missed(['burp'], U, R, BURP)).toEqual([]);
  // Its squares are circled by BURP, and four letters have no bonus.
  expect(missed(['burp', 'prub'], U, R, BURP)).toEqual([]);
});

test('[WS-18] a word from before the turn is not counted as missed', () => {
  const before = { ...EXAMPLE_AFTER, words: [], circled: EXAMPLE_AFTER.circled.map(() => false), forged: [] };
  const turn = played(before, [
    { ...U, at: 0 },
    { ...R, at: 1 },
  ]);
  expect(unclaimedWords(turn.sheet, turn.rewards, wordRules)).toEqual([]);
});
