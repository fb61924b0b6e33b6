import type { LogEntry } from '@wordhoard/table';
import type { Storage } from './storage.ts';

/** The whole log of a table. A store may have it at hand at once, so others are given a turn now and then. */
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
