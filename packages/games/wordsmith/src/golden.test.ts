import { readFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { eventsOf, type Golden, goldenFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { easyWords } from './testing.ts';
import type { Wordsmith } from './types.ts';

const game = bind(rules, easyWords);

const golden: Golden<Wordsmith>[] = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8'));

test('stored records still end in the same states', () => {
  expect(golden.map(({ record }) => record.table.players)).toEqual([1, 2, 4, 6]);
  expect(goldenFaults(game, easyWords.id, golden)).toEqual([]);
});

test('[WS-5] [WS-14] they include a goal, and a drafted turn played when time ran out', () => {
  const told = eventsOf(game, golden[3]!.record);
  expect(told.some(({ type }) => type === 'goal')).toBe(true);
  expect(told.some((it) => it.type === 'turned' && it.silent && it.prepared)).toBe(true);
});
