import { PLAIN_LIST } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { applySteps, applyTurn, type Judge, type TurnSoFar, type TurnStep } from '@wordhoard/wordsmith';
import { describe, expect, test } from 'vitest';
import type { Names } from '../../shell/table/names.ts';
import { turnInWords } from './describe.ts';
import type { Hand } from './draft.ts';
import { EXAMPLE_AFTER, EXAMPLE_BEFORE } from './example.ts';
import { squareInWords } from './in-words.ts';
import { marksBefore } from './marks.ts';
import { promptOf } from './prompt.ts';
import { inWords } from './refusals.ts';
import type { Moment } from './sight.ts';
import { offeredIn } from './use-turn.ts';

const judge: Judge = { lexicon: lexiconOf(['burp']), words: PLAIN_LIST, round: 3 };
const offer = ['um', 'kr', 'op'];
const U: TurnStep = { type: 'write', letter: 'u', at: 33, price: 0 };
const R: TurnStep = { type: 'write', letter: 'r', at: 34, price: 1 };
const BURP: TurnStep = { type: 'claim', from: 32, to: 35 };
const NAMES: Names = { me: 0, of: (seat) => ['Anna', 'Beth'][seat] ?? '' };
const MINE = { scene: 'turn', me: 0, waiting: [0, 1] } as unknown as Moment; // all the prompt reads

function after(...steps: TurnStep[]): TurnSoFar {
  const turn = applySteps(EXAMPLE_BEFORE, offer, steps, judge);
  if ('code' in turn) throw new Error(turn.code);
  return turn;
}

test('[WS-9] the example of the rules page is what the game makes of it', () => {
  const turn = after(U, R, BURP);
  expect(turn.sheet).toEqual({ ...EXAMPLE_AFTER, spent: 1 });
  expect(turnInWords(turn.earned)).toBe('U and R, claimed BURP, forged 2 rings');
});

test('a square in words', () => {
  expect(squareInWords(EXAMPLE_BEFORE, 32)).toBe('row 5, column 1, B, ring');
  expect(squareInWords(EXAMPLE_BEFORE, 33)).toBe('row 5, column 2, vacant, goblet of 3 squares');
  expect(squareInWords(EXAMPLE_AFTER, 34)).toBe('row 5, column 3, R circled, ring, forged');
});

test('[WS-10] a word that would bring nothing is offered after the others, and not urged upon anybody', () => {
  const before = { ...EXAMPLE_AFTER, words: [], letters: EXAMPLE_AFTER.letters.with(34, null) };
  const known: Judge = { ...judge, lexicon: lexiconOf(['burp', 'burps']) };
  const turn = applySteps(
    before,
    ['sr', 'kr', 'op'],
    [
      { ...R, price: 0 },
      { ...R, letter: 's', at: 36, price: 0 },
    ],
    known,
  );
  if ('code' in turn) throw new Error(turn.code);
  const offered = offeredIn(turn, offer, known);
  expect(offered.map(({ claim, gains }) => [claim.word, gains])).toEqual([
    ['burps', true],
    ['burp', false],
  ]);
  const say = (some: typeof offered): string => promptOf(MINE, { turn, hand: null, offered: some }, NAMES);
  expect(say(offered)).toBe('You have written BURPS. Claim it before you confirm.');
  expect(say(offered.slice(1))).toBe('Both letters are written. Happy with your turn?');
});

test('[WS-5] what a turn has added can be taken off the sheet again', () => {
  const { sheet, earned } = after(U, R, BURP);
  const { letters, circled, forged } = EXAMPLE_BEFORE;
  expect(marksBefore(sheet, earned)).toEqual({ letters, circled, forged });
  expect(marksBefore(sheet, [])).toEqual({ letters: sheet.letters, circled: sheet.circled, forged: sheet.forged });
});

describe('the prompt follows the turn', () => {
  const say = (turn: TurnSoFar, hand: Hand | null = null, scene: Moment['scene'] = 'turn'): string =>
    promptOf({ ...MINE, scene }, { turn, hand, offered: offeredIn(turn, offer, judge) }, NAMES);
  test.each([
    ['nothing yet', after(), null, 'Write two letters: choose one from a card, then a square.'],
    ['a letter in hand', after(), { is: 'letter', letter: 'r', price: 1 }, 'R for 1 coin: choose a vacant square.'],
    ['any letter', after(), { is: 'letter', letter: null, price: 3 }, 'Any letter you like: choose it.'],
    ['one letter', after(U), null, 'One more letter to write this turn.'],
    ['a word is written', after(U, R), null, 'You have written BURP. Claim it before you confirm.'],
    ['no word', after({ ...U, at: 0 }, R), null, 'Both letters are written. Happy with your turn?'],
    ['all done', after(U, R, BURP), null, 'BURP circles 4 new squares and forges 2 rings. Happy with your turn?'],
  ] as const)('%s', (_, turn, hand, text) => {
    expect(say(turn, hand)).toBe(text);
  });
  test('a goblet and a sword that may be used are named', () => {
    const turn = after(U, R, BURP);
    expect(say({ ...turn, open: { letters: 0, goblets: 1, swords: 0 } })).toBe(
      'Use the goblet now: unused, it is lost.',
    );
    expect(say(turn, { is: 'sword' })).toBe('The sword circles any square, written or not: choose one.');
  });
  test('once confirmed it says who is waited for', () => {
    expect(say(after(), null, 'confirmed')).toBe('Your turn is confirmed. Waiting for Beth.');
  });
});

test.each([
  [[U], 'Write one more letter before you confirm.'],
  [[{ ...U, at: 32 }], 'There is a letter on that square. Choose a vacant one.'],
  [[{ ...U, price: 2 }], 'U is not left on that card.'],
  [[U, R, { type: 'claim', from: 35, to: 32 }], 'PRUB is not in the dictionary.'],
  [[U, R, { type: 'sword', at: 0 }], 'No sword was forged this turn, or all are used.'],
  [[U, R, U], 'Both letters of this turn are written. Undo one to write another.'],
] as const)('refusals in words: %j', (steps, text) => {
  const result = applyTurn(EXAMPLE_BEFORE, offer, steps, judge);
  expect('code' in result && inWords({ ...result })).toBe(text);
});
