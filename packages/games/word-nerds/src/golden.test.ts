import { readFileSync } from 'node:fs';
import { bind, type Shape } from '@wordhoard/kernel';
import { type Golden, goldenFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { GOLDEN_WORDS, goldenLexicon } from './golden-words.ts';
import { rules } from './rules.ts';
import type { WordNerds } from './types.ts';

const corpus: Golden<Shape>[] = JSON.parse(readFileSync(new URL('./golden.json', import.meta.url), 'utf8'));

test('records of earlier days still end in the same states', () => {
  expect(corpus).toHaveLength(3);
  expect(goldenFaults(bind<WordNerds>(rules, goldenLexicon()), GOLDEN_WORDS, corpus)).toEqual([]);
});

test('a silent change of the rules is found', () => {
  const { score } = rules.steps;
  const richer: typeof score = {
    run(m, step) {
      m.state.players[0]!.score += 1;
      score.run(m, step);
    },
  };
  const changed = bind<WordNerds>({ ...rules, steps: { ...rules.steps, score: richer } }, goldenLexicon());
  expect(goldenFaults(changed, GOLDEN_WORDS, corpus)).toHaveLength(corpus.length);
});
