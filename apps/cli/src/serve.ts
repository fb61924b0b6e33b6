import { parseArgs } from 'node:util';
import { nearest } from '@wordhoard/kernel/nearest-name';
import {
  ConfigurationError,
  connectionsFor,
  createServer,
  type RunningServer,
  type ServerOptions,
} from '@wordhoard/server';
import { adminPathOf } from '@wordhoard/server/admin';
import { EXIT } from './command.ts';
import { readableLine } from './readable-log.ts';
import { escapeJson, escapeText, messageOf, print, printError, printUsageError } from './terminal.ts';
import { VERSION } from './version.ts';

export const SERVE_HELP = `wordhoard serve [--port 8080] [--host 127.0.0.1] [--db wordhoard.db] [--clock-is-right]

Starts the server and prints its address. One port serves the pages and the games. Each option also has an environment
variable; the command line wins over it.

  --port   WORDHOARD_PORT   8080          0 picks a free port
  --host   WORDHOARD_HOST   127.0.0.1     0.0.0.0 accepts connections from other devices
  --db     WORDHOARD_DB     wordhoard.db  SQLite file with all data, for a single server
           DATABASE_URL                   PostgreSQL database, postgresql://…, for any number of servers; wins over
                                          WORDHOARD_DB
  --clock-is-right
           WORDHOARD_CLOCK_IS_RIGHT=1     for one start: open the database although this machine's clock is weeks away
                                          from the last time a server used it

  WORDHOARD_ADMIN_SOCKET          path of the socket for \`wordhoard admin\`; default: beside the SQLite file, with .admin
                                  at its end; with PostgreSQL none
  WORDHOARD_LOG            info   lowest level of the log on standard error: debug, info, warn, error, silent; lines of
                                  JSON, or lines for people if standard error is a terminal
  WORDHOARD_SECRET                signs guests' cookies, at least 16 characters; default: generated and stored in the
                                  database
  WORDHOARD_ORIGINS               more origins that may use the API, separated by commas, if a proxy changes the host
  WORDHOARD_HOSTS                 host names to answer to, separated by commas; default: any
  WORDHOARD_TRUST_PROXY    0      number of proxies in front of the server; that many entries of X-Forwarded-For and
                                  X-Forwarded-Proto are trusted
  WORDHOARD_METRICS_TOKEN         bearer token for /metrics, at least 16 characters; default: /metrics is off
  WORDHOARD_CONTACT               how push services can reach you: mailto:… or https://…
  WORDHOARD_GRACE_SECONDS  60     how long a player may be away from a live game before a bot takes over; in a game
                                  without clocks, after twice that the others may continue
  WORDHOARD_BOT_PACE       1      how long bots think, compared with a person; 0: they answer at once
  WORDHOARD_SOCKETS               how many sockets may be open; default: as many as there are memory and files for,
                                  about 50,000 for each 2 GB
  WORDHOARD_HOARD_AHEAD    30     days for which daily tasks are chosen in advance; 0: each day on its first request
  WORDHOARD_WEB_ROOT              folder of the built pages, if not the built-in one
  WORDHOARD_DEAL                  tests only: deals every table from this text, so anyone who knows it knows every tile
`;

/** The variables that the help text names. */
const VARIABLES = [...new Set(SERVE_HELP.match(/\bWORDHOARD_[A-Z_]+\b/g))];
/** Variables of compose.yaml and of this project's tests. */
const OTHER_VARIABLES = ['SITE', 'SEED', 'TIMES', 'SWEEP', 'CHROMIUM'].map((name) => `WORDHOARD_${name}`);

/** Says which variables nobody reads, without their values, which may be secrets. */
export function unknownVariables(env: Environment): string[] {
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('WORDHOARD_') && !VARIABLES.includes(name) && !OTHER_VARIABLES.includes(name),
  );
  return unknown.map((name) => {
    const near = nearest(name, VARIABLES) ?? VARIABLES.find((known) => firstWordsOf(known) === firstWordsOf(name));
    return `There is no variable ${name}, so it has no effect.${near === undefined ? '' : ` Did you mean ${near}?`}`;
  });
}
/** Its first two words. */
const firstWordsOf = (name: string): string => name.split('_', 2).join('_');

export type Environment = Readonly<Record<string, string | undefined>>;
type ServeArguments = { readonly options: ServerOptions } | { readonly fault: string };

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** The database to open: a PostgreSQL address or the path of an SQLite file. */
export const chooseStore = (option: string | undefined, env: Environment): string =>
  option ?? (env['DATABASE_URL'] || env['WORDHOARD_DB'] || 'wordhoard.db');

const parseList = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** An operator who names a path needs it; the default must not keep a server from starting. */
function adminSocketFor(db: string, env: Environment): Pick<ServerOptions, 'adminSocket'> {
  const named = env['WORDHOARD_ADMIN_SOCKET'];
  const path = named || adminPathOf(db);
  return path === undefined ? {} : { adminSocket: { path, isOptional: !named } };
}

/** Reads the command line and the environment, or says what is wrong with them. */
export function readServeOptions(args: readonly string[], env: Environment): ServeArguments {
  let values: { port?: string; host?: string; db?: string; 'clock-is-right'?: boolean };
  try {
    const option = { type: 'string' } as const;
    const options = { port: option, host: option, db: option, 'clock-is-right': { type: 'boolean' } } as const;
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    return { fault: messageOf(error) };
  }
  const port = Number(values.port ?? env['WORDHOARD_PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return { fault: `The port must be a whole number from 0 to 65535, not '${values.port ?? env['WORDHOARD_PORT']}'.` };
  const fail = (name: string, what: string): ServeArguments => ({
    fault: `${name} must be ${what}, not '${env[name]}'.`,
  });
  const seconds = Number(env['WORDHOARD_GRACE_SECONDS'] ?? 60);
  if (!(seconds > 0)) return fail('WORDHOARD_GRACE_SECONDS', 'a number of seconds above 0');
  const botPace = Number(env['WORDHOARD_BOT_PACE'] ?? 1);
  if (!(botPace >= 0)) return fail('WORDHOARD_BOT_PACE', 'a number, 0 or more');
  const hoardAhead = Number(env['WORDHOARD_HOARD_AHEAD'] ?? 30);
  if (!Number.isInteger(hoardAhead) || hoardAhead < 0)
    return fail('WORDHOARD_HOARD_AHEAD', 'a whole number of days, 0 or more');
  const sockets = env['WORDHOARD_SOCKETS'];
  if (sockets && !/^[1-9]\d{0,8}$/.test(sockets)) return fail('WORDHOARD_SOCKETS', 'a whole number, 1 or more');
  const level = env['WORDHOARD_LOG'] ?? 'info';
  if (!LEVELS.includes(level)) return fail('WORDHOARD_LOG', `one of ${LEVELS.join(', ')}`);
  const proxies = Number(env['WORDHOARD_TRUST_PROXY'] ?? 0);
  if (!Number.isInteger(proxies) || proxies < 0)
    return fail('WORDHOARD_TRUST_PROXY', 'a whole number of proxies, 0 or more');
  const secret = env['WORDHOARD_SECRET'];
  const metricsToken = env['WORDHOARD_METRICS_TOKEN'];
  const contact = env['WORDHOARD_CONTACT'];
  if (contact && !/^(mailto:|https:\/\/)/.test(contact))
    return fail('WORDHOARD_CONTACT', 'an address that begins with mailto: or https://');
  const webRoot = env['WORDHOARD_WEB_ROOT'];
  const deal = env['WORDHOARD_DEAL'];
  const db = chooseStore(values.db, env);
  const isClockRight = values['clock-is-right'] ?? env['WORDHOARD_CLOCK_IS_RIGHT'] === '1';
  return {
    options: {
      port,
      host: values.host ?? env['WORDHOARD_HOST'] ?? '127.0.0.1',
      db,
      ...adminSocketFor(db, env),
      ...(secret ? { secret } : {}),
      ...(metricsToken ? { metricsToken } : {}),
      ...(contact ? { contact } : {}),
      ...(webRoot ? { webRoot } : {}),
      ...(deal ? { deal } : {}),
      ...(sockets ? { limits: { connections: connectionsFor(Number(sockets)) } } : {}),
      ...(isClockRight ? { isClockRight } : {}),
      origins: parseList(env['WORDHOARD_ORIGINS']),
      botPace,
      ...(hoardAhead > 0 ? { hoardAhead } : {}),
      hosts: parseList(env['WORDHOARD_HOSTS']?.toLowerCase()),
      proxies,
      graceMs: { live: seconds * 1000, relaxed: seconds * 2000 },
      version: VERSION,
      logger: { level, stream: { write: writeLog } },
    },
  };
}

/** Programs read JSON; a person at a terminal would look for the address of the server between its braces. */
function writeLog(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `${escapeText(readableLine(line))}\n` : escapeJson(line));
}

/** Runs until SIGINT or SIGTERM, then shuts down in order. Returns the exit code. */
export async function serve(args: readonly string[], env: Environment = process.env): Promise<number> {
  if (args.includes('--help')) {
    print(SERVE_HELP);
    return 0;
  }
  const wanted = readServeOptions(args, env);
  if ('fault' in wanted) {
    printUsageError(wanted.fault, SERVE_HELP);
    return 2;
  }
  for (const sentence of unknownVariables(env)) printError(escapeText(sentence));
  const stop = new AbortController();
  // Listened for before anyone learns that the server is open, and so may stop it.
  const stopped = new Promise<string>((resolve) => {
    // A second signal changes nothing: a terminal signals the whole process group, whose members may pass it on.
    for (const name of ['SIGINT', 'SIGTERM'] as const)
      process.on(name, () => {
        resolve(name);
        stop.abort();
      });
  });
  let server: RunningServer;
  try {
    server = await createServer({ ...wanted.options, signal: stop.signal });
  } catch (error) {
    if (stop.signal.aborted) {
      printError('Stopped before it was open.');
      return 0;
    }
    printError(`The server can't start: ${escapeText(messageOf(error))}`);
    return error instanceof ConfigurationError ? EXIT.usage : EXIT.no;
  }
  if (!server.pagesBuilt) printError('The pages are not built, so only the API answers. To build them: npm run build');
  if (wanted.options.deal) printError('WORDHOARD_DEAL is set: every deal can be predicted. Use it for tests only.');
  print(`Wordhoard is open at ${server.address}`);
  await server.close(await stopped);
  return 0;
}
