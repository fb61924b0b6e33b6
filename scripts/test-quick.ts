/**
 * `npm run test:quick [-- --since <commit>]`: the checks, and the unit tests of what changed against main and of what
 * imports it. No browser, and no test that only loads a game by its name: `npm test` has the rest.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readImportGraph, testsOf } from './testing/dependants.ts';
import { createStopSignal, printSteps, runSteps, type Step } from './testing/steps.ts';

const { values } = parseArgs({ options: { since: { type: 'string' } } });

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Start of the change: its last common commit with the given one, or with the published main. */
function startOfChange(): string {
  for (const main of values.since === undefined ? ['origin/main', 'main'] : [values.since]) {
    const base = git('merge-base', 'HEAD', main);
    if (base !== undefined) return base;
  }
  throw new Error(`There is no commit '${values.since ?? 'main'}'. Name one with --since.`);
}

const base = startOfChange();
const lines = (text: string | undefined): string[] => (text ?? '').split('\n').filter((line) => line !== '');
const changed = [
  ...lines(git('diff', '--name-only', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];
// A deleted file has no format, but what used it is tested.
const present = changed.filter((file) => existsSync(file));
const formatted = ['biome', 'ci', '--error-on-warnings', '--no-errors-on-unmatched', ...present] as const;
const tests = testsOf(changed, readImportGraph());
const run = ['vitest', 'run', '--project', 'packages', '--project', 'apps', ...tests] as const;
const npm = (script: string): Step => ({ name: script, command: ['npm', 'run', '--silent', script] });
const steps: readonly Step[] = [
  { name: 'format', command: formatted },
  npm('types'),
  npm('imports'),
  npm('dead'),
  npm('rules'),
  npm('lock'),
  ...(tests.length > 0 ? [{ name: `${tests.length} unit test files`, command: run } as const] : []),
];

if (changed.length === 0) console.log(`No files changed since ${base.slice(0, 9)}.`);
else {
  console.log(`${changed.length} files changed since ${base.slice(0, 9)}.`);
  const results = await runSteps(steps, createStopSignal());
  printSteps(results);
  process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
}
