import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type AdminCommand, adminPathOf, askServer, type ResultOf, type ServerStatus } from '@wordhoard/server/admin';
import { type Command, EXIT, type Exit } from '../command.ts';
import { chooseStore } from '../serve.ts';
import { escapeText, messageOf, print, printError, printJson, printUsageError } from '../terminal.ts';

type OptionTypes = Readonly<Record<string, 'string' | 'boolean'>>;
export type OptionValues<Options extends OptionTypes> = {
  readonly [Name in keyof Options]?: Options[Name] extends 'boolean' ? boolean : string;
};

export interface Fault {
  readonly fault: string;
}
/** No result has a field of that name. */
export const isFault = (result: object): result is Fault => 'fault' in result;

type Name = AdminCommand['command'];
type Named<N extends Name> = Extract<AdminCommand, { command: N }>;
/** The fields of a command besides its name. */
type Details<N extends Name> = Omit<Named<N>, 'command'>;

interface AdminCommandForm<N extends Name, Options extends OptionTypes> {
  readonly command: N;
  readonly summary: string;
  /** The usage line, then a description. The common options are added. */
  readonly help: string;
  readonly options: Options;
  /** Names of the arguments, all of which must be given. */
  readonly takes: readonly string[];
  read(words: readonly string[], given: OptionValues<Options>): Details<N> | Fault;
  /** Waits for something after the command, and returns the last result or why it gave up. */
  follow?(
    result: ResultOf<Named<N>>,
    given: OptionValues<Options>,
    readStatus: () => Promise<ServerStatus | Fault>,
  ): Promise<ResultOf<Named<N>> | Fault>;
  /** The result as text; what strangers wrote must be escaped. */
  describe(result: ResultOf<Named<N>>): string;
}

const COMMON = `  --json          the result as JSON
  --socket PATH   the server's admin socket; default: WORDHOARD_ADMIN_SOCKET, or the one beside the SQLite file
  --db STORE      the database of the server; default: DATABASE_URL, WORDHOARD_DB or wordhoard.db

Exit codes: 0 done, 1 refused or no server, 2 bad usage.`;

/** Turns a form into a command that shares its options, errors and exit codes with the other admin commands. */
export function createAdminCommand<N extends Name, const Options extends OptionTypes>(
  form: AdminCommandForm<N, Options>,
): Command {
  const help = `${form.help}\n${COMMON}`;
  const usageFault = (fault: string): Exit => {
    printUsageError(fault, help);
    return EXIT.usage;
  };
  async function run(args: readonly string[]): Promise<Exit> {
    let parsed: ReturnType<typeof parse>;
    try {
      parsed = parse(args, form.options);
    } catch (error) {
      return usageFault(messageOf(error));
    }
    const { words, values } = parsed;
    if (values['help']) {
      print(help);
      return EXIT.yes;
    }
    const missing = form.takes[words.length];
    if (missing !== undefined) return usageFault(`Name ${missing}.`);
    if (words.length > form.takes.length) return usageFault(`Unexpected argument '${words[form.takes.length]}'.`);
    // parseArgs has checked the values against the options that they are derived from.
    const details = form.read(words, values as OptionValues<Options>);
    if ('fault' in details) return usageFault(details.fault);
    const path = findSocket(values);
    if (path === undefined)
      return usageFault('With PostgreSQL, name the admin socket of the server: --socket or WORDHOARD_ADMIN_SOCKET.');
    // A command is its name and its details.
    const command = { command: form.command, ...details } as Named<N>;
    let result: ResultOf<Named<N>> | Fault = await ask(path, command);
    if (form.follow && !isFault(result))
      // parseArgs has checked the values, as above.
      result = await form.follow(result, values as OptionValues<Options>, () => ask(path, { command: 'status' }));
    if (isFault(result)) {
      printError(escapeText(result.fault));
      return EXIT.no;
    }
    if (values['json']) printJson(result);
    else print(form.describe(result));
    return EXIT.yes;
  }
  return { summary: form.summary, run };
}

function parse(
  args: readonly string[],
  own: OptionTypes,
): { readonly words: readonly string[]; readonly values: Readonly<Record<string, unknown>> } {
  const types = { ...own, json: 'boolean', socket: 'string', db: 'string', help: 'boolean' } as const;
  const options = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }] as const));
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  return { words: positionals, values };
}

function findSocket({ socket, db }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof socket === 'string') return socket;
  return process.env['WORDHOARD_ADMIN_SOCKET'] || adminPathOf(chooseStore(textOrNone(db), process.env));
}
const textOrNone = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The system user, and behind `sudo` the user who called it. */
function askingUser(): string {
  const { username } = userInfo();
  const caller = process.env['SUDO_USER'];
  return caller === undefined ? username : `${username} for ${caller}`;
}

async function ask<C extends AdminCommand>(path: string, command: C): Promise<ResultOf<C> | Fault> {
  try {
    const answer = await askServer(path, askingUser().slice(0, 100), command);
    return 'fault' in answer ? answer : answer.value;
  } catch (error) {
    return { fault: `No server answers: ${messageOf(error)}. Is it running?` };
  }
}

/** Parses `--limit`. */
export function readLimit(given: string | undefined): number | Fault {
  const limit = Number(given ?? 50);
  return Number.isInteger(limit) && limit >= 1 && limit <= 1000
    ? limit
    : { fault: `--limit must be a whole number from 1 to 1000, not '${given}'.` };
}
