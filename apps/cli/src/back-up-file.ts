import { createReadStream, createWriteStream, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The standard input or output. */
const STANDARD = '-';

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Writes lines into a file that only its owner may read. It has its name when it is complete and on the disk: until then,
 * and for good if that fails, a file that was there before stays as it is.
 */
export async function writeBackUp(file: string, lines: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  const from = Readable.from(ended(lines));
  if (file === STANDARD) return pipeline(from, process.stdout, { end: false, signal });
  const target = targetOf(file);
  // A pipe or a device is no file that could be replaced.
  if (target.isSpecial) return pipeline(from, createWriteStream(file), { signal });
  const part = `${target.path}.part`;
  // Left behind by an export that was killed. A new file, so that nobody who had the old one open can read it.
  rmSync(part, { force: true });
  try {
    await pipeline(from, createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }), { signal });
    renameSync(part, target.path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Where the file lies: behind a symbolic link, if it is one. */
function targetOf(file: string): { readonly path: string; readonly isSpecial: boolean } {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? { path: realpathSync(file), isSpecial: !found.isFile() } : { path: file, isSpecial: false };
}

/** The bytes of a file. It is opened when the first of them is asked for, so that none can pass unread. */
export async function* readBackUp(file: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const input = file === STANDARD ? process.stdin : createReadStream(file);
  const stop = (): void => void input.destroy(new Error(String(signal.reason)));
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    yield* input;
  } finally {
    signal.removeEventListener('abort', stop);
    input.destroy();
  }
}
