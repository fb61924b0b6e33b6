import { readFileSync } from 'node:fs';
import { openLexicon } from '@wordhoard/lexicon';
import { expect, test } from 'vitest';
import { EMPTY_GRID } from '../board.ts';
import { PRINTED } from '../components.ts';
import { defaults } from '../defaults.ts';
import { idleWork } from './idle-work.ts';
import { SKILLS } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';

const bytes = readFileSync(new URL('../../../../lexicon/data/wordhoard.lex', import.meta.url));

test('idle work prepares what a bot will need, even if it is interrupted and resumed', () => {
  const words = openLexicon(bytes);
  const expected = [{ config: defaults, level: 1 as const }];
  let steps = 0;
  for (const _ of idleWork(words, expected)) if (++steps === 3) break;
  const finder = vocabularyOf(words, defaults.words, SKILLS[1].vocabulary).finderFor(PRINTED);
  const { states } = finder.stats;
  expect(states).toBeGreaterThan(0);
  const best = finder.best(EMPTY_GRID, 'RETIN*S');
  for (const _ of idleWork(words, [])) steps++;
  expect(steps).toBeGreaterThan(5);
  expect(finder.stats.states).toBeGreaterThan(states);
  expect(finder.best(EMPTY_GRID, 'RETIN*S')).toEqual(best);
  // It is prepared only once.
  const { builds } = finder.stats;
  for (const _ of idleWork(words, expected));
  expect(finder.stats.builds).toBe(builds);
});

test('idle work does nothing if no bot is expected', () => {
  expect([...idleWork(openLexicon(bytes), [])]).toEqual([]);
});
