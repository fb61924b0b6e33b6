import { spawnSync } from 'node:child_process';

/** Windows has no process groups: a detached process there would only open a window of its own. */
export const HAS_PROCESS_GROUPS: boolean = process.platform !== 'win32';

/** Ends a process that leads its group, and all it has started. On Windows they end at once, whatever the signal. */
export function endGroup(pid: number, signal: NodeJS.Signals): void {
  if (HAS_PROCESS_GROUPS) process.kill(-pid, signal);
  else spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
}
