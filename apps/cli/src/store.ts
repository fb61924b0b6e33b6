import { parseArgs } from 'node:util';
import { exportStore, importStore, linesIn, migrateStore, schemaVersion } from '@wordhoard/server/storage';
import { readBackUp, writeBackUp } from './back-up-file.ts';
import { EXIT } from './command.ts';
import { storeOf } from './serve.ts';
import { complain, complainWithHelp, messageOf, print, visible } from './terminal.ts';

const WHERE = `The store is what \`wordhoard serve\` would open: --db, DATABASE_URL, WORDHOARD_DB, or wordhoard.db.`;

const EXPORT_HELP = `wordhoard export FILE [--db STORE]

Writes everything that is kept (tables, their logs, guests, the secret that signs their cookies) into FILE, or to the
standard output for -. It is all of one moment, and a server may run meanwhile. FILE gets its name when it is complete: if
the export fails, a file of that name stays as it was. Whoever has the file knows every hand: only its owner may read it.
${WHERE}`;

const IMPORT_HELP = `wordhoard import FILE [--db STORE]

Reads what \`wordhoard export\` wrote (- for the standard input) into a store that is empty, of either kind: all of it or,
if anything is wrong, nothing: the store stays as it was. A file that was cut off is refused. No server may have the store
open. ${WHERE}`;

const MIGRATE_HELP = `wordhoard migrate [--to VERSION] [--db STORE]

Brings the schema of a store to this version, forwards or back; without one, to what this program works with. A server
does the former by itself when it opens. Going back is for before an older program opens the store again; what people
wrote stays as it is. No server may have it open. ${WHERE}`;

interface Asked {
  readonly file: string;
  readonly store: string;
  readonly to: string | undefined;
}

interface StoreCommand {
  readonly help: string;
  /** How many files are to be named. */
  readonly files: number;
  /** Gives a sentence about what was done. Fails with a clause that goes on from `failed`. */
  work(asked: Asked, signal: AbortSignal): Promise<string>;
  failed(asked: Asked): string;
}

/** Reads the arguments, does it, and says how it went. Gives the exit code. */
async function run(args: readonly string[], { help, files, work, failed }: StoreCommand): Promise<number> {
  let asked: Asked;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { db: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help) {
      print(help);
      return EXIT.yes;
    }
    if (positionals.length !== files) throw new Error(files === 0 ? 'no file is asked for' : 'name one file');
    if (values.to !== undefined && files > 0) throw new Error('--to is an option of `wordhoard migrate` alone');
    asked = { file: positionals[0] ?? '', store: storeOf(values.db, process.env), to: values.to };
  } catch (error) {
    complainWithHelp(messageOf(error), help);
    return EXIT.usage;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(`stopped by ${signal}`));
  try {
    complain(visible(await work(asked, stop.signal)));
    return EXIT.yes;
  } catch (error) {
    complain(visible(`${failed(asked)}: ${stop.signal.aborted ? stop.signal.reason : messageOf(error)}.`));
    return EXIT.no;
  }
}

/** The address of a database without the password in it. */
const nameOf = (store: string): string =>
  store.replace(/(:\/\/[^:/?@]*:)[^@]*@/, '$1…@').replace(/([?&]password=)[^&]*/, '$1…');

export const exportTo = (args: readonly string[]): Promise<number> =>
  run(args, {
    help: EXPORT_HELP,
    files: 1,
    failed: ({ file, store }) => `${nameOf(store)} was not exported to ${file}`,
    async work({ file, store }, signal) {
      await writeBackUp(file, exportStore(store), signal);
      return `${nameOf(store)} is exported to ${file}, completely.`;
    },
  });

export const importFrom = (args: readonly string[]): Promise<number> =>
  run(args, {
    help: IMPORT_HELP,
    files: 1,
    failed: ({ file, store }) => `Nothing was imported from ${file} into ${nameOf(store)}`,
    async work({ file, store }, signal) {
      const count = await importStore(store, linesIn(readBackUp(file, signal)));
      return `${count} rows of ${file} are imported into ${nameOf(store)}: all there are.`;
    },
  });

export const migrate = (args: readonly string[]): Promise<number> =>
  run(args, {
    help: MIGRATE_HELP,
    files: 0,
    failed: ({ store }) => `The schema of ${nameOf(store)} is as it was`,
    async work({ store, to }) {
      const newest = schemaVersion(store);
      const version = to === undefined ? newest : Number(to);
      if (!Number.isInteger(version) || version < 1 || version > newest)
        throw new Error(`${to} is not a version of it; there are versions 1 to ${newest}`);
      await migrateStore(store, version);
      return `The schema of ${nameOf(store)} is of version ${version}.`;
    },
  });
