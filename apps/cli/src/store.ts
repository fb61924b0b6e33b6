import { chmodSync, createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportStore, importStore, migrateStore, schemaVersion } from '@wordhoard/server/storage';
import { EXIT } from './command.ts';
import { storeOf } from './serve.ts';

const WHERE = `The store is what \`wordhoard serve\` would open: --db, DATABASE_URL, WORDHOARD_DB, or wordhoard.db.`;

const EXPORT_HELP = `wordhoard export FILE [--db STORE]

Writes everything that is kept (tables, their logs, guests, the secret that signs their cookies) into FILE, or to the
standard output for -. It is all of one moment, and a server may run meanwhile. Whoever has the file knows every hand:
only its owner may read it. ${WHERE}`;

const IMPORT_HELP = `wordhoard import FILE [--db STORE]

Reads what \`wordhoard export\` wrote (- for the standard input) into a store that is empty, of either kind: all of it or,
if anything is wrong, nothing. No server may have the file open. ${WHERE}`;

const MIGRATE_HELP = `wordhoard migrate [--to VERSION] [--db STORE]

Brings the schema of a store to this version, forwards or back; without one, to what this program works with. A server
does the former by itself when it opens. Going back is for before an older program opens the store again; what people
wrote stays as it is. No server may have it open. ${WHERE}`;

interface Asked {
  readonly file: string;
  readonly store: string;
  readonly to: string | undefined;
}

/** Reads the arguments, does it, and says how it went. Gives the exit code. */
async function run(
  args: readonly string[],
  help: string,
  files: number,
  work: (asked: Asked) => Promise<string>,
): Promise<number> {
  let asked: Asked;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { db: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(help);
      return EXIT.yes;
    }
    if (positionals.length !== files) throw new Error(files === 0 ? 'no file is asked for' : 'name one file');
    asked = { file: positionals[0] ?? '', store: storeOf(values.db, process.env), to: values.to };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    return EXIT.usage;
  }
  try {
    console.error(await work(asked));
    return EXIT.yes;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return EXIT.no;
  }
}

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

export const exportTo = (args: readonly string[]): Promise<number> =>
  run(args, EXPORT_HELP, 1, async ({ file, store }) => {
    const from = Readable.from(ended(exportStore(store)));
    if (file === '-') await pipeline(from, process.stdout, { end: false });
    else {
      if (existsSync(file)) chmodSync(file, 0o600);
      await pipeline(from, createWriteStream(file, { mode: 0o600 }));
    }
    return 'Everything is written.';
  });

export const importFrom = (args: readonly string[]): Promise<number> =>
  run(args, IMPORT_HELP, 1, async ({ file, store }) => {
    const input = file === '-' ? process.stdin : createReadStream(file);
    // Otherwise a file that cannot be read ends like an empty one.
    const broken = new Promise<never>((_, reject) => input.once('error', reject));
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    return `${await Promise.race([importStore(store, lines), broken])} rows are in.`;
  });

export const migrate = (args: readonly string[]): Promise<number> =>
  run(args, MIGRATE_HELP, 0, async ({ store, to }) => {
    const newest = schemaVersion(store);
    const version = to === undefined ? newest : Number(to);
    if (!Number.isInteger(version) || version < 1 || version > newest)
      throw new Error(`there are versions 1 to ${newest} of this schema`);
    await migrateStore(store, version);
    return `The schema is of version ${version}.`;
  });
