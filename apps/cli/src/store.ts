import { parseArgs } from 'node:util';
import { exportStore, importStore, linesIn, migrateStore, schemaVersion } from '@wordhoard/server/storage';
import { readBackUp, writeBackUp } from './back-up-file.ts';
import { EXIT } from './command.ts';
import { chooseStore } from './serve.ts';
import { escapeText, messageOf, print, printError, printUsageError } from './terminal.ts';

const WHERE = `STORE is an SQLite file or a postgresql://… address. Default: DATABASE_URL, WORDHOARD_DB or wordhoard.db, the one
that \`wordhoard serve\` would open.`;

const EXPORT_HELP = `wordhoard export FILE [--db STORE]

Writes all stored data (tables and their logs, guests, the secret that signs their cookies) to FILE, or to standard
output if FILE is -. The export is a snapshot of one moment; a server may run meanwhile. If it fails, an existing FILE
stays as it was. Keep FILE private: it reveals every player's hand. Only your user can read it.
${WHERE}`;

const IMPORT_HELP = `wordhoard import FILE [--db STORE]

Reads a file written by \`wordhoard export\`, or standard input if FILE is -, into an empty database, SQLite or
PostgreSQL. If anything is wrong with it, for example if it is cut off, nothing is imported. Stop every server that uses
the database first.
${WHERE}`;

const MIGRATE_HELP = `wordhoard migrate [--to VERSION] [--db STORE]

Upgrades or downgrades the database schema to VERSION; default: the version this program uses. A server upgrades by
itself when it starts. Downgrade before you run an older program on the database again; tables and chat are kept. Stop
every server that uses the database first.
${WHERE}`;

interface StoreArguments {
  readonly file: string;
  readonly store: string;
  readonly to: string | undefined;
}

interface StoreCommand {
  readonly help: string;
  /** Number of file names the command takes. */
  readonly files: number;
  /** Returns a sentence about what was done. Rejects with a clause that continues `failed`. */
  work(asked: StoreArguments, signal: AbortSignal): Promise<string>;
  failed(asked: StoreArguments): string;
}

/** Reads the arguments, runs the command and prints the outcome. Returns the exit code. */
async function run(args: readonly string[], { help, files, work, failed }: StoreCommand): Promise<number> {
  let asked: StoreArguments;
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
    if (positionals.length !== files)
      throw new Error(
        files === 0 ? `This command takes no file, but was given '${positionals[0]}'.` : 'Name exactly one file.',
      );
    if (values.to !== undefined && files > 0) throw new Error('--to works only with `wordhoard migrate`.');
    asked = { file: positionals[0] ?? '', store: chooseStore(values.db, process.env), to: values.to };
  } catch (error) {
    printUsageError(messageOf(error), help);
    return EXIT.usage;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(`stopped by ${signal}`));
  try {
    printError(escapeText(await work(asked, stop.signal)));
    return EXIT.yes;
  } catch (error) {
    printError(escapeText(`${failed(asked)}: ${stop.signal.aborted ? stop.signal.reason : messageOf(error)}.`));
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
      return `Exported ${nameOf(store)} to ${file}.`;
    },
  });

export const importFrom = (args: readonly string[]): Promise<number> =>
  run(args, {
    help: IMPORT_HELP,
    files: 1,
    failed: ({ file, store }) => `Nothing was imported from ${file} into ${nameOf(store)}`,
    async work({ file, store }, signal) {
      const count = await importStore(store, linesIn(readBackUp(file, signal)));
      return `Imported all ${count} rows of ${file} into ${nameOf(store)}.`;
    },
  });

export const migrate = (args: readonly string[]): Promise<number> =>
  run(args, {
    help: MIGRATE_HELP,
    files: 0,
    failed: ({ store }) => `The schema of ${nameOf(store)} was not changed`,
    async work({ store, to }) {
      const newest = schemaVersion(store);
      const version = to === undefined ? newest : Number(to);
      if (!Number.isInteger(version) || version < 1 || version > newest)
        throw new Error(`--to must be a version from 1 to ${newest}, not '${to}'`);
      await migrateStore(store, version);
      return `The schema of ${nameOf(store)} is now version ${version}.`;
    },
  });
