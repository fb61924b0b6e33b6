import { chanceFrom, seedFrom } from '@wordhoard/kernel';
import { describe, expect, test } from 'vitest';
import { DECKS, type Deck, letterCounts } from './cards.ts';
import { defaults } from './defaults.ts';
import { GOALS, type Goal, type GoalRule, goalRuleOf } from './goals.ts';
import { itemAt, KINDS, runBetween } from './grid.ts';
import { formatSquare } from './notation.ts';
import { initialState } from './setup.ts';
import { at, COMPONENTS, easyWords, TestGame, tableFor } from './testing.ts';

const ruleOf = (goal: Goal): GoalRule => goalRuleOf(COMPONENTS, goal);
const lettersOf = (deck: Deck): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const letter of COMPONENTS.decks[deck].faces.flatMap((face) => [...face]))
    counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
};
const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);

describe('[WS-1] the cards', () => {
  test.each(['printed', 'balanced'] as const)('%s: 47 cards of two or three letters', (deck) => {
    const { faces, cards } = COMPONENTS.decks[deck];
    expect(cards).toHaveLength(47);
    expect(faces).toHaveLength(47);
    expect(faces.every((face) => /^[a-z]{2,3}$/.test(face))).toBe(true);
  });
  /** 'a10 b3': ten of the letter A, three of B. */
  const table = (said: string): Record<string, number> =>
    Object.fromEntries(said.split(' ').map((entry) => [entry[0], Number(entry.slice(1))]));
  const printed = 'a10 b3 c4 d4 e8 f3 g1 h6 i1 j1 k4 l4 m4 n4 o8 p4 q2 r7 s6 t4 u4 v4 w1 x1 z1';
  test('the printed deck has the 99 letters of the printed table: one I and no Y', () => {
    expect(lettersOf('printed')).toEqual(table(printed));
    expect(sum(lettersOf('printed'))).toBe(99);
  });
  test('the balanced deck shifts lines G to K of the table by one, and adds a Y', () => {
    expect(lettersOf('balanced')).toEqual({ ...table(printed), ...table('g4 h1 i6 j1 k1 y1') });
  });
  test('the reference card lists how often each letter of the alphabet occurs in the deck', () => {
    for (const deck of DECKS) {
      const { y, ...others } = letterCounts(COMPONENTS.decks[deck]);
      expect(Object.keys(letterCounts(COMPONENTS.decks[deck])).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
      expect({ ...others, ...(y! > 0 ? { y } : {}) }).toEqual(lettersOf(deck));
    }
    expect(letterCounts(COMPONENTS.decks.printed)).toMatchObject({ a: 10, i: 1, y: 0 });
    expect(letterCounts(COMPONENTS.decks.balanced)).toMatchObject({ a: 10, i: 6, y: 1 });
  });
  test('36 cards are used, 11 are removed unseen', () => {
    const { deck, removed } = initialState({
      config: defaults,
      seats: [0],
      env: easyWords,
      limits: tableFor(1).limits,
      chance: (stream) => chanceFrom('cards', stream),
    });
    expect(deck).toMatchObject({ seats: [] });
    expect(removed).toMatchObject({ seats: [] });
    expect(deck.secret).toHaveLength(36);
    expect(removed.secret).toHaveLength(11);
    expect(new Set([...deck.secret, ...removed.secret]).size).toBe(47);
  });
});

describe('[WS-2] the sheet', () => {
  test('has 64 squares, each part of one item', () => {
    const { items, itemNumbers } = COMPONENTS;
    expect(itemNumbers).toHaveLength(64);
    expect(items.flatMap(({ squares }) => squares).sort((a, b) => a - b)).toEqual(itemNumbers.map((_, i) => i));
  });
  test('has 6 coins and 7 rings of one square, 5 goblets of three, 4 swords of four, 4 axes of five', () => {
    const sizes = KINDS.map((kind) =>
      COMPONENTS.items.filter((item) => item.kind === kind).map(({ squares }) => squares.length),
    );
    expect(sizes).toEqual([Array(6).fill(1), Array(7).fill(1), Array(5).fill(3), Array(4).fill(4), Array(4).fill(5)]);
  });
  test('has its items in the right places', () => {
    expect(['r1c1', 'r5c1', 'r8c8', 'r3c5', 'r6c8'].map((square) => itemAt(COMPONENTS, at(square)).name)).toEqual([
      'R1',
      'R5',
      'C6',
      'S4',
      'A4',
    ]);
    expect(itemAt(COMPONENTS, at('r8c4')).squares.map(formatSquare)).toEqual(['r8c4', 'r8c5', 'r8c6', 'r8c7']);
  });
  test('has runs along rows and columns, in both directions', () => {
    expect(runBetween(at('r5c4'), at('r5c1'))?.map(formatSquare)).toEqual(['r5c4', 'r5c3', 'r5c2', 'r5c1']);
    expect(runBetween(at('r2c3'), at('r4c3'))?.map(formatSquare)).toEqual(['r2c3', 'r3c3', 'r4c3']);
    expect(runBetween(at('r2c3'), at('r2c3'))).toEqual([at('r2c3')]);
    expect(runBetween(at('r1c1'), at('r2c2'))).toBeUndefined();
  });
});

describe('[WS-4] the goals', () => {
  test('seven cards with two sides: a pattern and items', () => {
    expect(GOALS).toHaveLength(14);
    for (const goal of GOALS) expect(ruleOf(goal).type).toBe(goal.endsWith('a') ? 'pattern' : 'items');
  });
  test.each([
    ['1a', 6, 24],
    ['2a', 6, 24],
    ['3a', 9, 16],
    ['4a', 8, 20],
    ['5a', 8, 20],
    ['6a', 6, 42],
    ['7a', 4, 25],
  ] as const)('%s has %i squares and fits in %i places', (goal, squares, places) => {
    const rule = ruleOf(goal);
    if (rule.type !== 'pattern') throw new Error('side a has a pattern');
    expect(rule.places).toHaveLength(places);
    for (const place of rule.places) expect(new Set(place).size).toBe(squares);
  });
  test('two different cards are drawn, and every side turns up', () => {
    const seen = new Set<string>();
    const { game } = new TestGame(easyWords, 1);
    for (let i = 0; i < 200; i++) {
      const started = game.start({ ...tableFor(1), seed: seedFrom(`goals ${i}`) });
      if (!started.ok) throw new Error('refused');
      const [first, second] = game.observe(started.match, 0).view.goals;
      expect(first!.goal[0]).not.toBe(second!.goal[0]);
      seen.add(first!.goal).add(second!.goal);
    }
    expect(seen.size).toBe(14);
  });
});
