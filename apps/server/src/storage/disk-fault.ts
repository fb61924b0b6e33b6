/** Another connection has locked the file. */
export const BUSY = 5;
/** SQLite's result codes for a file that can't be written: no permission, busy, read-only, broken, full, not opened. */
const CODES: ReadonlySet<number> = new Set([3, BUSY, 8, 10, 13, 14]);
/** An extended code has the result code in its last byte. */
const RESULT_CODE = 0xff;

/** Begins the message of such an error: of an error that comes from another thread, only the message is left. */
const MARK = 'the database file cannot be written: ';

/** SQLite's result code; undefined for another error. */
export const resultCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & RESULT_CODE
    : undefined;

/** Names the file in an error of the disk, which SQLite doesn't. Any other error stays as it is. */
export function nameFileIn(error: unknown, path: string): unknown {
  const code = resultCodeOf(error);
  if (!(error instanceof Error) || code === undefined || code === BUSY || !CODES.has(code)) return error;
  return new Error(`${path} can't be written: ${error.message}. Is the disk full or read-only?`, { cause: error });
}

/** Marks an error of the disk, so that the main thread can tell it from a bug. */
export function markDiskFault(error: unknown): unknown {
  const code = resultCodeOf(error);
  if (!(error instanceof Error) || code === undefined || !CODES.has(code)) return error;
  return new Error(`${MARK}${error.message}`, { cause: error });
}

export const isDiskFault = (error: unknown): boolean => error instanceof Error && error.message.startsWith(MARK);
