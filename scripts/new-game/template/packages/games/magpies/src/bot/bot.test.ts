import { chanceFrom, type Move, type Seat, SKILL_LEVELS, seedFrom } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { worthOf } from '../gems.ts';
import { TestGame } from '../testing.ts';
import type { Magpies } from '../types.ts';
import { bot } from './bot.ts';

const moveOf = (
  table: TestGame,
  level: (typeof SKILL_LEVELS)[number],
  seat: Seat,
  luck = 'luck',
): Move<Magpies> | undefined =>
  [...bot(level)({ seen: table.observe(seat), seat, chance: chanceFrom(seedFrom(luck)), env: null })].at(-1)?.move;

test.each(SKILL_LEVELS)('[MG-3] level %s bids a gem it holds', (level) => {
  const table = new TestGame(2);
  const move = moveOf(table, level, 0);
  expect(table.view(0).mine).toContain(move && 'answer' in move && 'gem' in move.answer && move.answer.gem);
});

test('[MG-4] the strongest bids its best gem for a valuable one and its worst for a cheap one', () => {
  const table = new TestGame(2, [
    ['G8', 'G4', 'G6'],
    ['G1', 'G2', 'G3'],
  ]);
  const best = worthOf(table.view().prize!) >= 5 ? 'G8' : 'G4';
  expect(moveOf(table, 5, 0)).toMatchObject({ answer: { gem: best } });
});

test('[MG-8] a bot exchanges a poor hand', () => {
  const table = new TestGame(2, [
    ['G1', 'G2', 'G10'],
    ['G4', 'G5', 'G6'],
  ]);
  expect(moveOf(table, 5, 0)).toEqual({ free: { type: 'shake' } });
});

test('a bot that is not asked does nothing', () => {
  const table = new TestGame(2);
  table.bid(0, table.view(0).mine![0]!);
  expect(moveOf(table, 3, 0)).toBeUndefined();
});
