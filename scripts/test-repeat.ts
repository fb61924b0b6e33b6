/**
 * `npm run test:repeat -- --times 10 --stress [--minutes 120] [<vitest arguments>]`: runs the tests again and again, and
 * prints every test that failed at least once, with its first error. `--stress` keeps every core and the disk busy
 * meanwhile. Nothing is run a second time to make it pass.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withSlashes } from './system/files.ts';
import { createStopSignal, runStep } from './testing/steps.ts';

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '180' },
    stress: { type: 'boolean', default: false },
  },
  allowPositionals: true,
  strict: true,
});
const times = Number(values.times);

/** As vitest's JSON reporter writes it. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Failure {
  readonly times: number;
  readonly error: string;
}
const failures = new Map<string, Failure>();
function noteFailure(name: string, error: string): void {
  const before = failures.get(name);
  failures.set(name, { times: (before?.times ?? 0) + 1, error: before?.error ?? error });
}

function noteFailuresIn({ testResults }: Report): void {
  for (const { name, message, status, assertionResults } of testResults) {
    const file = withSlashes(relative('.', name));
    // A hook that failed, or a file that could not be read, is no test's failure.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) noteFailure(file, message);
    // A test that was run again after a crash of Chromium has passed, and still has its error.
    for (const { fullName, failureMessages } of assertionResults)
      if (failureMessages.length > 0) noteFailure(`${file} > ${fullName}`, failureMessages[0]!);
  }
}

/** Each ends by itself when this process does, however that ends. */
function startLoad(): ChildProcess[] {
  const program = fileURLToPath(new URL('testing/load.ts', import.meta.url));
  const loads = [...Array.from({ length: availableParallelism() }, () => 'processor'), 'disk'];
  return loads.map((kind) => spawn(process.execPath, [program, kind], { stdio: ['pipe', 'inherit', 'inherit'] }));
}

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-repeat-'));
const loads = values.stress ? startLoad() : [];
const signal = createStopSignal(Number(values.minutes));
let done = 0;
let red = 0;
try {
  for (; done < times && !signal.aborted; done++) {
    const report = join(folder, `${done}.json`);
    const projects = positionals.includes('--project')
      ? []
      : ['packages', 'apps', 'e2e'].flatMap((it) => ['--project', it]);
    const { status, seconds } = await runStep(
      {
        name: `run ${done + 1}`,
        command: [
          'vitest',
          'run',
          ...projects,
          ...positionals,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile=${report}`,
        ],
        // As on a developer's machine: no second try.
        env: { CI: '' },
      },
      signal,
    );
    if (signal.aborted) break;
    if (status !== 0) red += 1;
    noteFailuresIn(JSON.parse(readFileSync(report, 'utf8')));
    console.log(`Run ${done + 1} of ${times}: ${seconds.toFixed(0)} s, ${status === 0 ? 'passed' : 'FAILED'}`);
  }
} finally {
  for (const load of loads) load.kill();
  rmSync(folder, { recursive: true, force: true });
}

for (const [name, failure] of failures)
  console.log(`\nFailed in ${failure.times} of ${done} runs: ${name}\n  ${failure.error.replaceAll('\n', '\n  ')}`);
console.log(
  `\n${done} runs${values.stress ? ' under load' : ''}, ${red} failed; ${failures.size} tests failed at least once.`,
);
process.exitCode = failures.size === 0 && red === 0 && done === times ? 0 : 1;
