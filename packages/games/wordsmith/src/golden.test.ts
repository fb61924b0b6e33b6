import { readFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { eventsOf, type Golden, goldenFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { easyWords } from './testing.ts';
import type { Wordsmith } from './types.ts';

const game = bind(rules, easyWords);

const golden: Golden<Wordsmith>[] = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8'));

test('the golden records still lead where they led', () => {
  expect(golden.map(({ record }) => record.table.players)).toEqual([1, 2, 4, 6]);
  expect(goldenFaults(game, easyWords.id, golden)).toEqual([]);
});

test('[WS-5] [WS-14] they hold a goal, and a turn that was played as it was prepared', () => {
  const told = eventsOf(game, golden[3]!.record);
  expect(told.some(({ type }) => type === 'goal')).toBe(true);
  expect(told.some((it) => it.type === 'turned' && it.silent && it.prepared)).toBe(true);
});
