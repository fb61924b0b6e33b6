import { GAME_IDS } from '@wordhoard/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeGameId, ProjectCopy } from './project-copy.ts';

/** `npm test` in the copy; it took 13 minutes on two cores that were busy with other work too. */
const NPM_TEST_MS = 20 * 60_000;

const copy = new ProjectCopy();
beforeAll(() => copy.open());
afterAll(() => copy.close());

test('a new game passes everything: checks, build, sizes, unit tests and browser tests', {
  timeout: NPM_TEST_MS,
}, async () => {
  const id = freeGameId();
  await copy.run('npm', 'run', 'new-game', '--', id);
  const output = await copy.run('npm', 'test');

  // Each step included the new game.
  expect(output).toContain(`rules in ${GAME_IDS.length + 1} books`);
  expect(output).toContain(`${id}, offline: JS`);
  for (const file of ['contract', 'golden', 'rules', 'judge', 'bot/bot'])
    expect(output).toContain(`packages/games/${id}/src/${file}.test.ts`);
  for (const file of ['play', 'screens']) expect(output).toContain(`e2e/${id}/${file}.test.ts`);
});
