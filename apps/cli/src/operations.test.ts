import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVE_HELP } from './serve.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const variables = (text: string): Set<string> => new Set(text.match(/\b(?:WORDHOARD_[A-Z_]+|DATABASE_URL)\b/g));

/** Variables of the compose file only, for its proxy. */
const OF_COMPOSE = 'WORDHOARD_SITE';

test('the help and the pages for operators list exactly the variables that are read', () => {
  const readByServer = variables(read('apps/cli/src/serve.ts'));
  const documented = variables(read('docs/operations.md') + read('docs/many-servers.md'));
  expect(readByServer.size).toBeGreaterThan(10);
  expect(variables(SERVE_HELP)).toEqual(readByServer);
  expect(documented).toEqual(new Set([...readByServer, OF_COMPOSE]));
});
