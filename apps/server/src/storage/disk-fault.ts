/** SQLite's result codes for a file that can't be written: no permission, busy, read-only, broken, full, not opened. */
const CODES: ReadonlySet<number> = new Set([3, 5, 8, 10, 13, 14]);
/** An extended code has the result code in its last byte. */
const RESULT_CODE = 0xff;

/** Begins the message of such an error: of an error that comes from another thread, only the message is left. */
const MARK = 'the database file cannot be written: ';

/** Marks an error of the disk, so that the main thread can tell it from a bug. */
export function markDiskFault(error: unknown): unknown {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (!(error instanceof Error) || typeof code !== 'number' || !CODES.has(code & RESULT_CODE)) return error;
  return new Error(`${MARK}${error.message}`, { cause: error });
}

export const isDiskFault = (error: unknown): boolean => error instanceof Error && error.message.startsWith(MARK);
