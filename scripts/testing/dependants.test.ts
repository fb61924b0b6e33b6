import { expect, test } from 'vitest';
import { readImportGraph, testsOf } from './dependants.ts';

const graph = readImportGraph();
const SCORING = 'packages/games/wordsy/src/scoring.ts';

test('a changed module reaches the tests that run it, across packages', () => {
  const found = testsOf([SCORING], graph);
  expect(found).toContain('packages/games/wordsy/src/scoring.test.ts');
  // Through the package's entry.
  expect(found).toContain('apps/web/src/games/wordsy/hand/draft.test.ts');
});

test('it does not reach other games, nor what only loads a game by its id', () => {
  const found = testsOf([SCORING], graph);
  expect(found.filter((file) => file.startsWith('packages/games/') && !file.includes('/wordsy/'))).toEqual([]);
  expect(found.filter((file) => file.startsWith('apps/server/'))).toEqual([]);
  expect(testsOf(['packages/catalog/src/load.ts'], graph)).toContain('apps/server/test/play.test.ts');
});

test('a command that is loaded when it is called still counts', () => {
  expect(testsOf(['apps/cli/src/words.ts'], graph)).toContain('apps/cli/src/words.test.ts');
});

test('a file that is no module counts for all tests of its package', () => {
  const found = testsOf(['packages/games/wordsy/src/golden.json'], graph);
  expect(found).toContain('packages/games/wordsy/src/golden.test.ts');
  expect(found.filter((file) => !file.startsWith('packages/games/wordsy/'))).toEqual([]);
});

test('what schemas and pages are generated from reaches the tests that they are up to date', () => {
  const generated = ['scripts/protocol-pages.test.ts', 'scripts/schemas.test.ts'];
  for (const file of [
    'packages/games/wordsy/src/types.ts',
    'packages/games/wordsy/schema.json',
    'packages/protocol/src/http.ts',
    'apps/server/schema/socket.json',
    'docs/variants.md',
    'docs/variants/wordsy.schema.json',
    'docs/protocol/wordsy.md',
  ])
    expect(testsOf([file], graph), file).toEqual(expect.arrayContaining(generated));
  expect(testsOf(['packages/games/wordsy/src/rules.test.ts'], graph)).not.toContain(generated[1]);
});

test('a changed test is run, a changed page of docs runs none, a changed setting runs all', () => {
  const [first = ''] = graph.tests;
  expect(testsOf([first], graph)).toEqual([first]);
  expect(testsOf(['docs/testing.md'], graph)).toEqual([]);
  expect(testsOf(['vitest.config.ts'], graph)).toEqual(graph.tests);
});
