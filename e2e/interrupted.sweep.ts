import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** The command lines of all processes that were started with this temporary folder. */
function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`TMPDIR=${folder}`);
        const isEnding = / [XZ] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));
        return isOurs && !isEnding ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')] : [];
      } catch {
        return []; // It ended in between.
      }
    });
}

/** Processes of a run have a folder below this one, except the run itself. */
const everythingBelow = (folder: string): string[] => [
  ...processesIn(folder),
  ...readdirSync(folder).flatMap((name) => processesIn(join(folder, name))),
];

/** Starts browser tests in a separate folder; resolves when their browser and server run. */
async function startRun(folder: string): Promise<ChildProcess> {
  const run = spawn('vitest', ['run', '--project', 'e2e', 'e2e/wordsy'], {
    env: { ...process.env, TMPDIR: folder },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => {
    if (run.exitCode === null && run.signalCode === null) process.kill(-run.pid!, 'SIGKILL');
  });
  for (const part of ['chromium', 'wordhoard.js serve'])
    await expect.poll(() => everythingBelow(folder).join('\n')).toContain(part);
  return run;
}

// /proc tells which processes belong to a run; elsewhere nothing does.
const onLinux = test.runIf(process.platform === 'linux');

onLinux.each(['SIGINT', 'SIGTERM'] as const)('a run ended by %s leaves no process and no folder', async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
  const run = await startRun(folder);
  const ended = once(run, 'exit');
  run.kill(signal);
  await ended;
  await expect.poll(() => everythingBelow(folder)).toEqual([]);
  await expect.poll(() => readdirSync(folder)).toEqual([]);
});

onLinux('a run that was killed leaves no process, and the next run removes its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
  const run = await startRun(folder);
  const ended = once(run, 'exit');
  run.kill('SIGKILL');
  await ended;
  await expect.poll(() => everythingBelow(folder)).toEqual([]);
  const next = spawn('vitest', ['run', '--project', 'packages', 'packages/kernel/src/chance.test.ts'], {
    env: { ...process.env, TMPDIR: folder },
    stdio: 'ignore',
  });
  expect(await once(next, 'exit')).toEqual([0, null]);
  await expect.poll(() => readdirSync(folder)).toEqual([]);
});
