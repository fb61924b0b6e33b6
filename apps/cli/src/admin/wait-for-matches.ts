import { setTimeout as pause } from 'node:timers/promises';
import type { ServerStatus } from '@wordhoard/server/admin';
import { printError } from '../terminal.ts';
import { type Fault, isFault } from './admin-command.ts';

const LOOK_EVERY_MS = 1000;

/** Waits until no match is played on a draining server, and prints how many still are whenever that changes. */
export async function waitForMatches(
  first: ServerStatus,
  forMs: number,
  readStatus: () => Promise<ServerStatus | Fault>,
): Promise<ServerStatus | Fault> {
  const giveUpAt = performance.now() + forMs;
  for (let [status, told] = [first, -1]; ; ) {
    const { beingPlayed: count, draining } = status;
    if (!draining) return { fault: 'The server is no longer draining: someone has switched it off.' };
    if (count === 0) return status;
    if (count !== told) printError(`Waiting for ${matchesText(count)} to end …`);
    told = count;
    if (performance.now() >= giveUpAt) return { fault: `After this time ${matchesText(count)} went on.` };
    await pause(LOOK_EVERY_MS);
    const next = await readStatus();
    if (isFault(next)) return next;
    status = next;
  }
}

const matchesText = (count: number): string => `${count} ${count === 1 ? 'match' : 'matches'}`;
