import { spawn } from 'node:child_process';
import { endGroup, HAS_PROCESS_GROUPS } from '../system/processes.ts';
import { type CommandLine, commandLine } from '../system/programs.ts';
import { processorTime } from './processor-time.ts';

export interface Step {
  readonly name: string;
  readonly command: CommandLine;
  readonly env?: Readonly<Record<string, string>>;
}

interface StepResult {
  readonly name: string;
  readonly status: number;
  readonly seconds: number;
  /** Seconds of processor time, of the step and all it started. */
  readonly cpu: number;
}

/** Short enough to also count processes that end without being waited for. */
const COUNT_EVERY_MS = 500;

/** Runs one command with this terminal; ends it, and everything it started, when the signal aborts. */
export async function runStep({ name, command, env = {} }: Step, signal?: AbortSignal): Promise<StepResult> {
  const [program, ...args] = commandLine(command);
  const began = performance.now();
  const cpuBegan = processorTime();
  // A process group of its own, so that all of it can be ended at once.
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    detached: HAS_PROCESS_GROUPS,
  });
  let most = cpuBegan;
  const counting = setInterval(() => {
    most = Math.max(most, processorTime());
  }, COUNT_EVERY_MS);
  const end = (): void => {
    if (child.pid !== undefined) endGroup(child.pid, 'SIGTERM');
  };
  signal?.addEventListener('abort', end);
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  clearInterval(counting);
  signal?.removeEventListener('abort', end);
  const cpu = (Math.max(most, processorTime()) - cpuBegan) / 1000;
  return { name, status, seconds: (performance.now() - began) / 1000, cpu };
}

/** Runs one step after the other, also after one that failed, until the signal aborts. */
export async function runSteps(steps: readonly Step[], signal: AbortSignal): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    results.push(await runStep(step, signal));
    if (signal.aborted) break;
  }
  return results;
}

/** Aborts when this process is told to end, or after this many minutes. */
export function createStopSignal(minutes: number = Number.POSITIVE_INFINITY): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort(signal));
  if (Number.isFinite(minutes))
    setTimeout(() => {
      console.error(`Stopped after ${minutes} minutes, before all steps were done.`);
      stop.abort('too long');
    }, minutes * 60_000).unref();
  return stop.signal;
}

/** Prints what each step took. */
export function printSteps(results: readonly StepResult[]): void {
  const row = (name: string, seconds: number, cpu: number, note = ''): void =>
    console.log(`${seconds.toFixed(1).padStart(8)} ${cpu.toFixed(1).padStart(8)}  ${name}${note}`);
  console.log('\n seconds      CPU  step');
  for (const { name, seconds, cpu, status } of results) row(name, seconds, cpu, status === 0 ? '' : '  FAILED');
  const sum = (of: 'seconds' | 'cpu'): number => results.reduce((total, result) => total + result[of], 0);
  row('total', sum('seconds'), sum('cpu'));
}
