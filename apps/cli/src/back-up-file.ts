import { createReadStream, createWriteStream, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Stands for standard input or output. */
const STANDARD = '-';

async function* addLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Writes lines to a file that only its owner can read. The file is renamed into place once it is complete and flushed to
 * disk, so a failed export leaves an existing file as it was.
 */
export async function writeBackUp(file: string, lines: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  const from = Readable.from(addLineEnds(lines));
  if (file === STANDARD) return pipeline(from, process.stdout, { end: false, signal });
  const target = targetOf(file);
  // A pipe or a device can't be replaced by renaming.
  if (target.isSpecial) return pipeline(from, createWriteStream(file), { signal });
  const part = `${target.path}.part`;
  // Left over from a killed export. Make a new file: another process may still have the old one open.
  rmSync(part, { force: true });
  try {
    await pipeline(from, createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }), { signal });
    renameSync(part, target.path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Resolves a symbolic link to the file behind it. */
function targetOf(file: string): { readonly path: string; readonly isSpecial: boolean } {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? { path: realpathSync(file), isSpecial: !found.isFile() } : { path: file, isSpecial: false };
}

/** Reads a file's bytes. Opens it on the first read, so that no error is lost. */
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
