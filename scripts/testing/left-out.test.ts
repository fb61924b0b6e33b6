import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFiles } from '../system/files.ts';
import { SOME_SYSTEMS_ONLY } from './left-out.ts';

const listed = Object.values(SOME_SYSTEMS_ONLY).flat();

test('every file that some system leaves out exists', () => {
  expect(listed.filter((file) => !existsSync(file))).toEqual([]);
});

test('every test that starts a PostgreSQL is left out', () => {
  const starting = findFiles('{apps/server,scripts}/**/*.test.ts').filter((file) =>
    /^const \w+ = usePostgres\(\)/m.test(readFileSync(file, 'utf8')),
  );
  expect(starting.length).toBeGreaterThan(0);
  expect(SOME_SYSTEMS_ONLY.postgres).toEqual(expect.arrayContaining(starting));
});
