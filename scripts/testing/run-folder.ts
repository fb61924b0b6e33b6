import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'wordhoard-run-';
const MAX_TRIES = 20;
const PAUSE_MS = 50;

/**
 * Opens one temporary folder for everything a test run writes: databases, browser profiles, copies of the project. It goes
 * with the run, also when that is interrupted; what a killed run could not remove, the next one does.
 */
export function openRunFolder(): void {
  for (const folder of globSync(join(tmpdir(), `${PREFIX}*`))) if (!isRunning(pidOf(folder))) remove(folder);
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // PostgreSQL refuses to run as root, and the account it runs as must be able to pass through here.
  chmodSync(folder, 0o711);
  // The first is for Windows, which looks at no other.
  for (const name of ['TEMP', 'TMPDIR']) process.env[name] = folder;
  process.once('exit', () => remove(folder));
}

/** Removes the folder from a worker process that outlived its run. */
export function removeRunFolder(): void {
  if (basename(tmpdir()).startsWith(PREFIX)) remove(tmpdir());
}

const pidOf = (folder: string): number => Number(basename(folder).slice(PREFIX.length).split('-')[0]);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes a folder, with retries: ending processes may still write there or remove the same files. */
function remove(folder: string): void {
  for (let tries = 0; tries < MAX_TRIES && existsSync(folder); tries++) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
