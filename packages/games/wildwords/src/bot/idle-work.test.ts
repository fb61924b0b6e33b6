import { readFileSync } from 'node:fs';
import { openLexicon } from '@wordhoard/lexicon';
import { expect, test } from 'vitest';
import { EMPTY_GRID } from '../board.ts';
import { defaults } from '../defaults.ts';
import { idleWork } from './idle-work.ts';
import { SKILLS } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';

const bytes = readFileSync(new URL('../../../../lexicon/data/wordhoard.lex', import.meta.url));

test('what a bot will want is made ahead, also if it is broken off and asked for again', () => {
  const words = openLexicon(bytes);
  const expected = [{ config: defaults, level: 1 as const }];
  let steps = 0;
  for (const _ of idleWork(words, expected)) if (++steps === 3) break;
  const { finder } = vocabularyOf(words, defaults.words, SKILLS[1].vocabulary);
  const { states } = finder.stats;
  expect(states).toBeGreaterThan(0);
  const best = finder.best(EMPTY_GRID, 'RETIN*S');
  for (const _ of idleWork(words, [])) steps++;
  expect(steps).toBeGreaterThan(5);
  expect(finder.stats.states).toBeGreaterThan(states);
  expect(finder.best(EMPTY_GRID, 'RETIN*S')).toEqual(best);
  // It is made once.
  const { builds } = finder.stats;
  for (const _ of idleWork(words, expected));
  expect(finder.stats.builds).toBe(builds);
});

test('nothing is done for whom nobody expects', () => {
  expect([...idleWork(openLexicon(bytes), [])]).toEqual([]);
});
