import { readFileSync } from 'node:fs';
import { bind, type Shape } from '@wordhoard/kernel';
import { type Golden, goldenFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { CORPUS, WORDS } from '../scripts/golden.ts';
import { rules } from './rules.ts';

test('old records still end in the same states', () => {
  const corpus: Golden<Shape>[] = JSON.parse(readFileSync(CORPUS, 'utf8'));
  expect(corpus.map(({ record }) => record.table.players)).toEqual([2, 3, 5]);
  expect(goldenFaults(bind(rules, null), WORDS, corpus)).toEqual([]);
});
