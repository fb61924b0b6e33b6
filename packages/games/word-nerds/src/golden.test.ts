import { readFileSync } from 'node:fs';
import { bind, forSeat } from '@wordhoard/kernel';
import { eventsOf, type Golden, goldenFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { GOLDEN_WORDS, goldenLexicon } from './golden-words.ts';
import { rules } from './rules.ts';
import type { WordNerds } from './types.ts';

const corpus: Golden<WordNerds>[] = JSON.parse(readFileSync(new URL('./golden.json', import.meta.url), 'utf8'));

test('stored records still end in the same states', () => {
  expect(corpus).toHaveLength(4);
  expect(goldenFaults(bind<WordNerds>(rules, goldenLexicon()), GOLDEN_WORDS, corpus)).toEqual([]);
});

test('[WN-14] [WN-15] they include a trump with action cards, a failed challenge, and a time-out', () => {
  const told = eventsOf(bind<WordNerds>(rules, goldenLexicon()), corpus[3]!.record);
  expect(told.some((event) => event.type === 'laid' && event.trumps !== null && event.actions.length > 0)).toBe(true);
  expect(told.some((event) => event.type === 'judged' && event.valid)).toBe(true);
  expect(told.some((event) => event.type === 'timed-out')).toBe(true);
});

test('they would detect an unintended change of the rules', () => {
  const { score } = rules.steps;
  const richer: typeof score = {
    run(m, step) {
      forSeat(m.state.players, 0).score += 1;
      score.run(m, step);
    },
  };
  const changed = bind<WordNerds>({ ...rules, steps: { ...rules.steps, score: richer } }, goldenLexicon());
  expect(goldenFaults(changed, GOLDEN_WORDS, corpus)).toHaveLength(corpus.length);
});
