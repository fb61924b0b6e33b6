import type { LogEntry } from '@wordhoard/table';
import type { Storage } from './storage.ts';

/** Reads the whole log of a table, pausing now and then: a store may answer without yielding to the event loop. */
export async function readWholeLog(
  storage: Pick<Storage, 'entriesAfter'>,
  code: string,
  pause: () => Promise<void> | undefined,
): Promise<LogEntry[]> {
  const lines: LogEntry[] = [];
  for (;;) {
    const more = await storage.entriesAfter(code, lines.at(-1)?.seq ?? 0);
    if (more.length === 0) return lines;
    lines.push(...more);
    await pause();
  }
}
