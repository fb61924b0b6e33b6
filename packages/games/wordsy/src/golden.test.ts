import { readFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { eventsOf, type Golden, goldenFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { CORPUS, goldenGame, goldenLexicon, WORDS_ID } from '../scripts/golden.ts';
import { rules } from './rules.ts';
import type { Wordsy } from './types.ts';

const corpus: Golden<Wordsy>[] = JSON.parse(readFileSync(CORPUS, 'utf8'));

test('stored records still end in the same states', () => {
  expect(corpus).toHaveLength(7);
  expect(goldenFaults(goldenGame, WORDS_ID, corpus)).toEqual([]);
});

test('[WY-7] [WY-19] [WY-21] [WY-24] they include timers that ran out, solo and not, short games, words run together', () => {
  const told = corpus.map(({ record }) => eventsOf(goldenGame, record));
  const games = (type: string): number[] =>
    told.flatMap((events, at) => (events.some((it) => it.type === type) ? [at] : []));
  expect(games('ran-out')).toEqual([4]);
  expect(games('frozen')).toContain(5);
  expect(corpus.map(({ record }) => record.table.config.rounds)).toEqual([7, 7, 7, 7, 3, 3, 3]);
  const together = told[6]!.flatMap((it) => (it.type === 'mended' && it.to !== null ? [it] : []));
  expect(together.length).toBeGreaterThan(0);
  for (const { from, to } of together) expect(from.startsWith(to!) || from.endsWith(to!)).toBe(true);
});

test('[WY-16] they would detect a board that slides the other way', () => {
  const { deal } = rules.steps;
  const changed = bind<Wordsy>(
    {
      ...rules,
      steps: {
        ...rules.steps,
        deal: {
          run(m, step) {
            m.state.board.reverse();
            deal.run(m, step);
          },
        },
      },
    },
    goldenLexicon,
  );
  expect(goldenFaults(changed, WORDS_ID, corpus)).not.toEqual([]);
});
