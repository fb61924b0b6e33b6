import { forSeat } from '@wordhoard/kernel';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import {
  applyTurn,
  componentsOf,
  defaultTurn,
  type Refusal,
  type Sheet,
  type TurnSoFar,
  type TurnStep,
  type WordRules,
} from '@wordhoard/wordsmith';
import { easyWords, positionWith, TestGame } from '@wordhoard/wordsmith/testing';
import { describe, expect, test } from 'vitest';
import { handOversIn } from '../../../table/testing/shared-device.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { situationOf } from '../../../table-kit/situation.ts';
import type { HeldTool } from '../hand/draft.ts';
import { after, BURP, offer, played, R, U, wordRules } from '../hand/testing.ts';
import { offeredIn } from '../hand/turn-rules.ts';
import { whyNext } from '../hand-over.ts';
import { EXAMPLE_AFTER, EXAMPLE_BEFORE } from '../rules/example.ts';
import { scoreShown } from '../sidebar/seat-state.ts';
import { wordsmith } from '../strings/play.ts';
import { promptOf } from './prompt-text.ts';
import { inWords } from './refusals.ts';

const NAMES: Names = { me: 0, of: (seat) => ['Anna', 'Beth'][seat] ?? '' };
const PRINTED = componentsOf({});
const begun = (): TestGame => new TestGame(easyWords, 2);
/** Both are writing. */
const MINE = situationOf(begun().observe(0), 0);

test('[WS-10] a word that would earn nothing is offered last and not mentioned in the prompt', () => {
  const before = { ...EXAMPLE_AFTER, words: [], letters: EXAMPLE_AFTER.letters.with(34, null) };
  const known: WordRules = { ...wordRules, lexicon: lexiconOf(['burp', 'burps']) };
  const cards = ['sr', 'kr', 'op'];
  const turn = played(
    before,
    [
      { ...R, price: 0 },
      { ...R, letter: 's', at: 36, price: 0 },
    ],
    known,
    cards,
  );
  const offered = offeredIn(turn, offer, known);
  expect(offered.map(({ claim, gains }) => [claim.word, gains])).toEqual([
    ['burps', true],
    ['burp', false],
  ]);
  const say = (some: typeof offered): string =>
    promptOf(MINE, { turn, hand: null, offered: some, isLeaving: false }, NAMES);
  expect(say(offered)).toBe('You’ve made BURPS. Claim it before you confirm.');
  expect(say(offered.slice(1))).toBe('You’ve written both letters. Happy with your turn?');
});

describe('the prompt follows the turn', () => {
  const say = (turn: TurnSoFar, hand: HeldTool | null = null, situation = MINE, leaving = false): string =>
    promptOf(situation, { turn, hand, offered: offeredIn(turn, offer, wordRules), isLeaving: leaving }, NAMES);
  test.each([
    ['nothing yet', after(), null, 'Write two letters. Choose one from a card, then an empty square.'],
    ['a letter in hand', after(), { is: 'letter', letter: 'r', price: 1 }, 'R costs 1 coin. Choose an empty square.'],
    ['any letter', after(), { is: 'letter', letter: null, price: 3 }, 'Choose any letter.'],
    ['one letter', after(U), null, 'Write one more letter.'],
    ['a word is written', after(U, R), null, 'You’ve made BURP. Claim it before you confirm.'],
    ['no word', after({ ...U, at: 0 }, R), null, 'You’ve written both letters. Happy with your turn?'],
    ['all done', after(U, R, BURP), null, 'BURP circles 4 new squares and forges 2 rings. Happy with your turn?'],
  ] as const)('%s', (_, turn, hand, text) => {
    expect(say(turn, hand)).toBe(text);
  });
  test('names a goblet and a sword that can be used', () => {
    const turn = after(U, R, BURP);
    expect(say({ ...turn, remaining: { letters: 0, goblets: 1, swords: 0 } })).toBe(
      'Use the goblet this turn, or lose it.',
    );
    expect(say(turn, { is: 'sword' })).toBe('Choose any square for the sword to circle, with or without a letter.');
  });
  test('names what is left undone when the turn is confirmed', () => {
    const leave = (turn: TurnSoFar): string => say(turn, null, MINE, true);
    const goblet = { letters: 0, goblets: 1, swords: 0 };
    expect(leave(after(U, R))).toBe('You haven’t claimed BURP.');
    expect(leave({ ...after(U, R), remaining: goblet })).toBe('You haven’t claimed BURP or used the goblet.');
    expect(leave({ ...after(U, R, BURP), remaining: { ...goblet, swords: 2 } })).toBe(
      'You haven’t used the goblet and 2 swords. Use them now, or lose them.',
    );
  });
  test('says after confirming who still has to play', () => {
    const play = begun();
    const { sheets, offer: turnedUp } = play.view();
    play.answer(0, defaultTurn(forSeat(sheets, 0), turnedUp, PRINTED));
    const mine = situationOf(play.observe(0), 0);
    expect(say(after(), null, mine)).toBe('Turn confirmed. Waiting for Beth.');
    const watched = situationOf(play.observe('audience'), null);
    expect(say(after(), null, watched)).toBe('All players write at once. Waiting for Beth.');
  });
});

describe('a claim shows its bonus, or why it has none', () => {
  const known: WordRules = { ...wordRules, lexicon: lexiconOf(['burp', 'burpy']) };
  const claim = (to: number): TurnStep => ({ type: 'claim', from: 32, to });
  const Y: TurnStep = { type: 'write', letter: 'y', at: 36, price: 3 };
  const said = (before: Sheet, ...steps: TurnStep[]): readonly string[] => {
    const last = played(before, steps, known).rewards.at(-1)!;
    return [wordsmith.ask.step(last)[1], wordsmith.ask.brings(last), wordsmith.prompt.done(last, PRINTED)];
  };
  test('[WS-11] a coin for five letters', () => {
    const before = { ...EXAMPLE_BEFORE, letters: EXAMPLE_BEFORE.letters.with(33, 'u') };
    expect(said(before, R, Y, claim(36))).toEqual([
      'claimed, 1 coin',
      '5 circles, 2 rings, +1 coin',
      'BURPY circles 5 new squares, forges 2 rings and earns 1 coin. Happy with your turn?',
    ]);
  });
  test('[WS-11] no bonus twice', () => {
    const before = { ...EXAMPLE_BEFORE, letters: EXAMPLE_BEFORE.letters.with(33, 'u') };
    expect(said(before, R, Y, BURP, claim(36))).toEqual([
      'claimed, no bonus',
      '1 circle, no bonus',
      'BURPY circles 1 new square, but gets no bonus: it has no letter written since your last claim there. Happy with your turn?',
    ]);
  });
  test('[WS-12] an extension of five letters names what it extends', () => {
    const before = { ...EXAMPLE_BEFORE, letters: EXAMPLE_BEFORE.letters.with(33, 'u').with(34, 'r') };
    expect(said(before, Y, claim(36)).slice(1)).toEqual([
      '5 circles, 2 rings, no bonus, extends BURP',
      'BURPY circles 5 new squares and forges 2 rings, but gets no bonus: it extends BURP, so it needs six letters. Happy with your turn?',
    ]);
  });
});

test('[WS-9] after the first letter of a word, the prompt asks for its last', () => {
  const say = promptOf(
    MINE,
    { turn: after(U, R), hand: { is: 'claim', from: 32 }, offered: [], isLeaving: false },
    NAMES,
  );
  expect(say).toBe('Your word starts with this B. Choose its last letter to claim it.');
});

test('[WS-18] where words are not spotted, the prompt is the same with and without a word to claim', () => {
  const unspotted = situationOf(new TestGame(easyWords, 2, null, { spotWords: false }).observe(0), 0);
  const say = (turn: TurnSoFar, leaving = false): string =>
    promptOf(unspotted, { turn, hand: null, offered: [], isLeaving: leaving }, NAMES);
  expect(say(after(U, R))).toBe(
    'You’ve written both letters. See a word? Choose its first and last letter, or confirm your turn.',
  );
  expect(say(after({ ...U, at: 0 }, R))).toBe(say(after(U, R)));
  expect(say(after(U))).toBe('Write one more letter, or claim a word: choose its first letter, then its last.');
  expect(say(after(U, R, BURP))).toBe(
    'BURP circles 4 new squares and forges 2 rings. See another word? Choose its first and last letter, or confirm your turn.',
  );
});

test('[WS-15] unpaid coins are shown with their cost', () => {
  expect([0, 1, 3].map((coins) => wordsmith.tracks.unpaid(coins, 1))).toEqual([
    'All paid back',
    '1 not paid back: −1 point at the end',
    '3 not paid back: −3 points at the end',
  ]);
});

test.each([
  [[U], 'Write one more letter before you confirm.'],
  [[{ ...U, at: 32 }], 'That square has a letter already. Choose an empty one.'],
  [[{ ...U, price: 2 }], 'U isn’t available on that card. Choose another letter.'],
  [[U, R, { type: 'claim', from: 35, to: 32 }], 'PRUB isn’t in the dictionary.'],
  [[U, R, { type: 'sword', at: 0 }], 'You have no sword to use. Forge one this turn first.'],
  [[U, R, U], 'You’ve written all the letters of this turn. Undo one to write another.'],
] as const)('refusals in words: %j', (steps, text) => {
  const result = applyTurn(EXAMPLE_BEFORE, offer, steps, wordRules);
  expect('code' in result && inWords({ ...result })).toBe(text);
});

test('[WS-12] the refusal of an inflection names the earlier word', () => {
  const plural = (round: number | null): Refusal => ({
    code: 'inflection',
    word: 'papers',
    earlier: 'paper',
    round,
    step: 2,
  });
  expect(inWords(plural(null))).toBe(
    'PAPERS is just another form of PAPER, which was there before. Extend it to a different word.',
  );
  expect(inWords(plural(3))).toBe(
    'PAPERS is just another form of PAPER, your word in round 3. Extend it to a different word.',
  );
});

const game = (players: number): TestGame => new TestGame(easyWords, players, positionWith(players));
const shown = (played: TestGame, here?: readonly number[]): string[] =>
  handOversIn(played, whyNext, { open: [], ...(here && { here }) });

/** The first two letters of the free card, each on the same squares of a row for its round. */
function play(played: TestGame, ...seats: number[]): TestGame {
  for (const seat of seats) {
    const { offer, round } = played.view();
    const [a, b] = [...offer[0]!.toUpperCase()];
    played.turn(seat, `write ${a} r${round}c1 0`, `write ${b} r${round}c2 0`);
  }
  return played;
}

test('gives no reason while players take the device in seat order', () => {
  expect(shown(play(game(3), 0, 1, 2, 2, 0, 1))).toEqual(['Anna:', 'Beth:', 'Caro:', 'Anna:', 'Beth:']);
});

test('gives a reason for players who come out of order', () => {
  expect(shown(play(game(3), 0, 1, 2, 2, 0, 1, 1, 0)).slice(5)).toEqual([
    'Anna: Anna has yet to play round 3.',
    'Caro: Caro has yet to play round 3.',
  ]);
});

test('gives a reason when the same player is next because the round ended on another device', () => {
  // Anna and Beth share the device; Caro plays elsewhere and ends each round.
  const played = play(game(3), 0, 1, 2, 0, 1, 2);
  expect(shown(played, [0, 1])).toEqual(['Anna:', 'Beth:', 'Anna:', 'Beth:', 'Anna:']);
  // Anna ends round 1 while Caro has played already, and keeps the device; after round 2 she has it once more.
  const again = play(game(3), 2, 0, 1, 1, 0, 2);
  expect(shown(again, [0, 1]).at(-1)).toBe('Anna: Anna again: round 3 begins, and everyone takes a turn.');
});

test('says that time ran out during the hand-over, and nothing about hidden turns', () => {
  const late = play(game(2), 0).expire();
  expect(shown(late)).toEqual(['Anna:', 'Beth:', 'Anna: Anna again: time ran out for Beth, and round 2 begins.']);
});

test('[WS-15] points for most crowns are shown only at the end', () => {
  const play = new TestGame(easyWords, 3);
  const shown = (): number[] =>
    [0, 1, 2].map((seat) => scoreShown(play.view(), seat, play.observe('audience').over !== null));
  expect(shown()).toEqual([0, 0, 0]);
  while (play.match.over === null) {
    expect(shown()).toEqual(play.view().tallies.map(({ lines, total }) => total - lines['most-crowns']));
    play.expire();
  }
  expect(shown()).toEqual(play.match.over.scores);
  expect(play.view().tallies.map(({ lines }) => lines['most-crowns'])).toEqual([8, 8, 8]);
});
