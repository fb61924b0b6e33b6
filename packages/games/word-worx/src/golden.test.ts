import { readFileSync } from 'node:fs';
import { bind } from '@wordhoard/kernel';
import { eventsOf, type Golden, goldenFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { CORPUS, copiesPaid, goldenGame, goldenLexicon, WORDS_ID } from '../scripts/golden.ts';
import { rules } from './rules.ts';
import type { WordWorx } from './types.ts';

const corpus: Golden<WordWorx>[] = JSON.parse(readFileSync(CORPUS, 'utf8'));

test('stored records still end in the same states', () => {
  expect(corpus).toHaveLength(4);
  expect(goldenFaults(goldenGame, WORDS_ID, corpus)).toEqual([]);
});

test('they include thefts, locks, words locked for good and discards', () => {
  const said = corpus.flatMap(({ record }) => record.entries).map((entry) => JSON.stringify(entry));
  const count = (what: RegExp): number => said.filter((entry) => what.test(entry)).length;
  expect(count(/"steal":\{/)).toBeGreaterThan(5);
  expect(count(/"free":/)).toBeGreaterThan(5);
  expect(count(/"seal":\[\d/)).toBeGreaterThan(0);
  expect(count(/"answer":\{"cards":/)).toBeGreaterThan(0);
});

test('[WX-11] they include a manifest word that was paid twice', () => {
  const scored = eventsOf(goldenGame, corpus[3]!.record).filter((event) => event.type === 'round-scored');
  expect(Math.max(...scored.map(({ sheets }) => copiesPaid(sheets)))).toBe(2);
});

test('[WX-9] they would detect a hand filled with other cards', () => {
  const { replenish } = rules.steps;
  const changed = bind<WordWorx>(
    {
      ...rules,
      steps: {
        ...rules.steps,
        replenish: {
          run(m, step) {
            m.state.pile.secret.reverse();
            replenish.run(m, step);
          },
        },
      },
    },
    goldenLexicon,
  );
  expect(goldenFaults(changed, WORDS_ID, corpus)).not.toEqual([]);
});
