/**
 * `npm run test:all`: `npm test` in its long form, and everything that takes too long to be part of it. docs/testing.md
 * lists what that is. Every step runs, also after one that failed; after 40 minutes it gives up.
 */
import { createStopSignal, printSteps, runSteps, type Step } from './testing/steps.ts';

const MAX_MINUTES = 40;
const SIMULATED_SEEDS = 300;

const npm = (script: string, ...args: string[]): Step => ({
  name: script,
  command: ['npm', 'run', '--silent', script, '--', ...args],
});
/** Runs tests with more cases than usual. */
const long = (name: string, env: Record<string, string>, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', ...args],
  env: { WORDHOARD_SWEEP: '1', ...env },
});

const steps: readonly Step[] = [
  npm('check'),
  npm('build'),
  npm('sizes'),
  // A new seed each time: turn what it finds into an example next to the property.
  long('unit tests, long, random seed', { WORDHOARD_SEED: 'random' }, '--project', 'packages', '--project', 'apps'),
  long('browser tests, long', {}, '--project', 'e2e'),
  long('sweeps', {}, '--project', 'sweep'),
  npm('test:faults'),
  npm('test:intruders'),
  npm('sim', '--seeds', String(SIMULATED_SEEDS)),
];

const results = await runSteps(steps, createStopSignal(MAX_MINUTES));
printSteps(results);
const failed = results.filter(({ status }) => status !== 0).length + steps.length - results.length;
console.log(failed === 0 ? 'Everything passed.' : `${failed} of ${steps.length} steps failed or did not run.`);
process.exitCode = failed === 0 ? 0 : 1;
