import { readFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { eventsOf, type Golden, goldenFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { evenWords } from './testing.ts';
import type { WildWords } from './types.ts';

const golden: Golden<WildWords>[] = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8'));
const game = bind(rules, evenWords);

test('stored records still end in the same states', () => {
  expect(golden.map(({ record }) => record.table.players)).toEqual([2, 3, 4, 2, 3]);
  expect(goldenFaults(game, evenWords.id, golden)).toEqual([]);
});

test('[WW-14] [WW-15] they include clocks that ran out, and a table with two dictionaries and its own list', () => {
  const late = golden.slice(3).map(({ record }) => eventsOf(game, record).map(({ type }) => type));
  for (const told of late) expect(told).toContain('overtime');
  expect(late[1]).toContain('silent');
  expect(golden[4]!.record.table.config.words).toMatchObject({ dictionaries: ['wide', 'everyday'], own: 'abc xyz' });
});
