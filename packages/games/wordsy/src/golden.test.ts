import { readFileSync } from 'node:fs';
import { bind, type Shape } from '@wordhoard/kernel';
import { type Golden, goldenFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { CORPUS, goldenGame, goldenLexicon, WORDS } from '../scripts/golden.ts';
import { rules } from './rules.ts';
import type { Wordsy } from './types.ts';

const corpus: Golden<Shape>[] = JSON.parse(readFileSync(CORPUS, 'utf8'));

test('records of earlier days still end in the same states', () => {
  expect(corpus).toHaveLength(4);
  expect(goldenFaults(goldenGame, WORDS, corpus)).toEqual([]);
});

test('[WY-16] a board that slides the other way would be found', () => {
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
  expect(goldenFaults(changed, WORDS, corpus)).not.toEqual([]);
});
