import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@wordhoard/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeGameId, ProjectCopy } from './project-copy.ts';

/** `npm test` in the copy; it took 13 minutes on two cores that were busy with other work too. */
const NPM_TEST_MS = 20 * 60_000;

const copy = new ProjectCopy();
afterAll(() => copy.close());

const id = freeGameId();
beforeAll(async () => {
  await copy.open();
  await copy.run('npm', 'run', 'new-game', '--', id);
});

test('a new game passes everything: checks, build, sizes, unit tests and browser tests', {
  timeout: NPM_TEST_MS,
}, async () => {
  const output = await copy.run('npm', 'test');

  // Each step included the new game.
  expect(output).toContain(`rules in ${GAME_IDS.length + 1} rulebooks`);
  expect(output).toContain(`${id}, offline: JS`);
  for (const file of ['contract', 'golden', 'rules', 'judge', 'bot/bot'])
    expect(output).toContain(`packages/games/${id}/src/${file}.test.ts`);
  for (const file of ['play', 'screens']) expect(output).toContain(`e2e/${id}/${file}.test.ts`);
});

test('a new question fails to compile in every file that must handle it', async () => {
  const types = join(copy.folder, `packages/games/${id}/src/types.ts`);
  const before = readFileSync(types, 'utf8');
  const step = 'trade: { step: { seat: Seat }; answer: { give: GemId } };';
  const after = before.replace(/^( +)race: .*$/m, (race, indent) => `${race}\n${indent}${step}`);
  expect(after).not.toBe(before);
  writeFileSync(types, after);
  const output = await copy.run('npm', 'run', 'types').catch(String);
  const files = new Set(output.match(/^\S+(?=\(\d+,\d+\): error)/gm));
  const [pages, game] = [`apps/web/src/games/${id}`, `packages/games/${id}/src`];
  expect([...files].sort()).toEqual([
    ...['prompt/prompt-text.ts', 'prompt/prompt.tsx', 'sidebar/seat-state.ts'].map((file) => `${pages}/${file}`),
    ...['strings/moves.ts', 'strings/review.ts'].map((file) => `${pages}/${file}`),
    ...['bot/bot.ts', 'bot/random.ts', 'guess.ts', 'judge.ts', 'rules.ts'].map((file) => `${game}/${file}`),
  ]);
});
