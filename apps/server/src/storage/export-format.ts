import type { StoredRow } from './storage.ts';

/**
 * An export is lines of JSON: a heading, one line for each row, and a last line with the number of rows. A file that was
 * cut off lacks the last line, wherever it was cut.
 */
const HEADING = { format: 'wordhoard-export', version: 1 } as const;
const TYPES: readonly unknown[] = [
  'kept',
  'guest',
  'note',
  'answer',
  'ban',
  'text',
  'table',
  'line',
] satisfies StoredRow['type'][];

/** Far longer than any row, so a longer line isn't ours and isn't read into memory. */
const LONGEST_LINE = 64 * 2 ** 20;
const LONGEST_HEADING = 1024;
const NEWLINE = 10;

const NOT_AN_EXPORT = 'it is not a Wordhoard export; name a file that `wordhoard export` wrote';

export async function* linesOf(rows: AsyncIterable<StoredRow>): AsyncGenerator<string> {
  let count = 0;
  yield JSON.stringify(HEADING);
  for await (const row of rows) {
    count += 1;
    yield JSON.stringify(row);
  }
  yield JSON.stringify({ type: 'end', rows: count });
}

/** Parses the rows of an export. Fails at the first wrong line, with its number, and if the file was cut off. */
export async function* rowsIn(lines: AsyncIterable<string>): AsyncGenerator<StoredRow> {
  let count = 0;
  let number = 0;
  let isComplete = false;
  for await (const line of lines) {
    number += 1;
    const value = parse(line);
    if (number === 1) {
      checkHeading(value);
      continue;
    }
    if (isComplete) throw new Error(`line ${number} comes after the end of the export; take a new export`);
    if (value === undefined)
      throw new Error(`line ${number} is cut off or damaged, so the export is not complete; take a new export`);
    if (value['type'] === 'end') {
      if (value['rows'] !== count)
        throw new Error(`it should have ${value['rows']} rows, but has ${count}; take a new export`);
      isComplete = true;
    } else if (TYPES.includes(value['type'])) {
      count += 1;
      // Its type is ours; the store checks the columns.
      yield value as unknown as StoredRow;
    } else
      throw new Error(`line ${number} is of no type that this version of Wordhoard knows; import it with a newer one`);
  }
  if (number === 0) throw new Error(`it is empty; name a file that \`wordhoard export\` wrote`);
  if (!isComplete) throw new Error(`the export is not complete: it ends after line ${number}; take a new export`);
}

function checkHeading(value: Readonly<Record<string, unknown>> | undefined): void {
  if (value?.['format'] !== HEADING.format) throw new Error(NOT_AN_EXPORT);
  const { version } = value;
  if (version !== HEADING.version)
    throw new Error(`it has export format ${version}, and this version of Wordhoard reads format ${HEADING.version}`);
}

/** Splits bytes into lines, holding only one at a time. */
export async function* linesIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let begun: Uint8Array[] = [];
  let length = 0;
  let number = 1;
  const add = (part: Uint8Array): void => {
    begun.push(part);
    length += part.length;
    if (length <= (number === 1 ? LONGEST_HEADING : LONGEST_LINE)) return;
    throw new Error(number === 1 ? NOT_AN_EXPORT : `line ${number} is longer than any row; take a new export`);
  };
  const takeLine = (): string => {
    const bytes = Buffer.concat(begun, length);
    [begun, length] = [[], 0];
    try {
      return decoder.decode(bytes);
    } catch {
      throw new Error(number === 1 ? NOT_AN_EXPORT : `line ${number} is damaged: it is not UTF-8; take a new export`);
    }
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, to));
      yield takeLine();
      number += 1;
      from = to + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (length > 0) yield takeLine();
}

/** Undefined unless it is a JSON object. */
function parse(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
