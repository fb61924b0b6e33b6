import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A text file that is read in parts, never as a whole. */
export interface TextFile {
  /** All lines with this prefix, in a file whose lines are sorted by their bytes. */
  linesFrom(start: string): string[];
  /** The line that starts at this byte. */
  lineAt(at: number): string;
  close(): void;
}

/** Longer than all but a few lines of any file; those take a second read. */
const CHUNK = 2048;

export function openTextFile(path: string): TextFile {
  const fd = openSync(path, 'r');
  const { size } = fstatSync(fd);

  function lineAt(at: number): string {
    for (let length = CHUNK; ; length *= 4) {
      const buffer = Buffer.alloc(length);
      const bytes = buffer.subarray(0, readSync(fd, buffer, 0, length, at));
      const end = bytes.indexOf('\n');
      if (end >= 0) return bytes.toString('utf8', 0, end);
      if (at + length >= size) return bytes.toString('utf8');
    }
  }

  /** Start of the first line that isn't before this text. */
  function findStart(start: string): number {
    let low = 0;
    let high = size;
    // Invariant: lines that start before `low` come before the text, those that start at `high` or later do not.
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = middle === 0 ? 0 : middle + Buffer.byteLength(lineAt(middle - 1));
      if (at >= high) high = middle;
      else {
        const line = lineAt(at);
        if (line < start) low = at + Buffer.byteLength(line) + 1;
        else high = at;
      }
    }
    return low;
  }

  return {
    lineAt,
    linesFrom(start) {
      const lines: string[] = [];
      for (let at = findStart(start); at < size; ) {
        const line = lineAt(at);
        if (!line.startsWith(start)) break;
        lines.push(line);
        at += Buffer.byteLength(line) + 1;
      }
      return lines;
    },
    close: () => closeSync(fd),
  };
}
