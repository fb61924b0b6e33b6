/**
 * `npm run test:quick [-- --since <commit>]`: all steps of `npm run check`, and the unit tests of what changed against main
 * and of what imports it. No browser, and no test that only loads a game by its name: `npm test` has the rest.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readImportGraph, testsOf } from './testing/dependants.ts';
import { createStopSignal, printSteps, runSteps, type Step } from './testing/steps.ts';

const HELP = `npm run test:quick [-- --since <commit>]

Runs the checks, and the unit tests of what you changed and of what depends on it.

  --since   the commit to compare with. Default: main`;

interface Options {
  readonly since?: string;
  readonly help?: boolean;
}

function readOptions(): Options {
  try {
    return parseArgs({ options: { since: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    return process.exit(2);
  }
}

const { since, help } = readOptions();
if (help) {
  console.log(HELP);
  process.exit(0);
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Start of the change: its last common commit with the given one, or with the published main. */
function startOfChange(): string {
  for (const main of since === undefined ? ['origin/main', 'main'] : [since]) {
    const base = git('merge-base', 'HEAD', main);
    if (base !== undefined) return base;
  }
  console.error(`There is no commit '${since ?? 'main'}'. Name one with --since.`);
  return process.exit(2);
}

/** The scripts that `npm run check` runs one after the other. */
function readChecks(): string[] {
  const { scripts }: { scripts: { check: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  return scripts.check.split(' && ').map((command) => command.replace('npm run ', ''));
}

const base = startOfChange();
const lines = (text: string | undefined): string[] => (text ?? '').split('\n').filter((line) => line !== '');
const changed = [
  ...lines(git('diff', '--name-only', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];
const tests = testsOf(changed, readImportGraph());
const run = ['vitest', 'run', '--project', 'packages', '--project', 'apps', ...tests] as const;
const npm = (script: string): Step => ({ name: script, command: ['npm', 'run', '--silent', script] });
const steps: readonly Step[] = [
  ...readChecks().map(npm),
  ...(tests.length > 0 ? [{ name: `${tests.length} unit test files`, command: run } as const] : []),
];

if (changed.length === 0) console.log(`No files changed since ${base.slice(0, 9)}.`);
else {
  console.log(`${changed.length} files changed since ${base.slice(0, 9)}.`);
  const results = await runSteps(steps, createStopSignal());
  printSteps(results);
  process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
}
