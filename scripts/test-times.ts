/**
 * `npm run test:times [-- <file> …]`: what the tests cost. Prints time and processor time of every step of `npm test`,
 * of the slowest files and tests, and how many servers, browsers, databases and dictionaries were set up.
 */
import { createStopSignal, printSteps, runSteps } from './testing/steps.ts';

const only = process.argv.slice(2);
const npm = (script: string) => ({ name: script, command: ['npm', 'run', '--silent', script] }) as const;
const vitest = (...projects: string[]) =>
  ({
    name: `tests: ${projects.join(', ')}`,
    command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project]), '--passWithNoTests', ...only],
    env: { WORDHOARD_TIMES: '1' },
  }) as const;
const checks =
  only.length > 0 ? [] : ['format', 'types', 'imports', 'dead', 'rules', 'lock', 'build', 'sizes'].map(npm);

const results = await runSteps([...checks, vitest('packages', 'apps'), vitest('e2e')], createStopSignal());
printSteps(results);
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
