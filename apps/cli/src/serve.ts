import { parseArgs } from 'node:util';
import { createServer, type RunningServer, type ServerOptions } from '@wordhoard/server';
import { complain, complainWithHelp, messageOf, print, visible, visibleJson } from './terminal.ts';

export const SERVE_HELP = `wordhoard serve [--port 8080] [--host 127.0.0.1] [--db wordhoard.db] [--clock-is-right]

Serves the pages and the games on one port, and prints the address. Every option can be set by environment variable;
an option on the command line goes first.

  --port   WORDHOARD_PORT   8080          0 for any that is free
  --host   WORDHOARD_HOST   127.0.0.1     0.0.0.0 to be reached from other devices
  --db     WORDHOARD_DB     wordhoard.db  all that is kept: one SQLite file, for one server
           DATABASE_URL                   or a PostgreSQL database, postgresql://…, for any number of servers; it goes
                                          before WORDHOARD_DB
  --clock-is-right
           WORDHOARD_CLOCK_IS_RIGHT=1     for one start: opens although the clock is weeks away from when a server
                                          last ran on this store

  WORDHOARD_LOG            warn   level of the JSON log on the standard error stream: debug, info, warn, error, silent
  WORDHOARD_SECRET                signs the guests' cookies, 16 letters or more; by default one is made and kept in the database
  WORDHOARD_ORIGINS               further origins of our pages, separated by commas, if a proxy renames the host
  WORDHOARD_HOSTS                 names the house answers to, separated by commas; by default any
  WORDHOARD_TRUST_PROXY    0      how many proxies stand before it: so many are believed what they add to
                                  X-Forwarded-For and X-Forwarded-Proto
  WORDHOARD_METRICS_TOKEN         shows /metrics for this bearer token of 16 letters or more; by default to nobody
  WORDHOARD_CONTACT               whom push services may ask about this house: mailto:… or https://…
  WORDHOARD_GRACE_SECONDS  60     how long a player may be away from a live table before a bot stands in;
                                  twice that where there are no clocks, until the others may go on
  WORDHOARD_BOT_PACE       1      how long bots take, against the time a person would; 0: they answer at once
  WORDHOARD_HOARD_AHEAD    30     for so many days today's hoard is chosen ahead; 0 for none
  WORDHOARD_WEB_ROOT              folder of the built pages, if it is another than ours
  WORDHOARD_DEAL                  for tests: every table is dealt from this text, and whoever knows it knows every tile
`;

export type Environment = Readonly<Record<string, string | undefined>>;
type Wanted = { readonly options: ServerOptions } | { readonly fault: string };

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** Where everything is kept: a PostgreSQL database by its address, or an SQLite file by its path. */
export const storeOf = (option: string | undefined, env: Environment): string =>
  option ?? (env['DATABASE_URL'] || env['WORDHOARD_DB'] || 'wordhoard.db');

const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What the command line and the environment ask for, or what is wrong with it, in words. */
export function readServeOptions(args: readonly string[], env: Environment): Wanted {
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
    return { fault: `${values.port ?? env['WORDHOARD_PORT']} is no port: a port is a whole number up to 65535` };
  const wrong = (name: string, what: string): Wanted => ({ fault: `${name} is ${what}, and not ${env[name]}` });
  const seconds = Number(env['WORDHOARD_GRACE_SECONDS'] ?? 60);
  if (!(seconds > 0)) return wrong('WORDHOARD_GRACE_SECONDS', 'a number of seconds');
  const botPace = Number(env['WORDHOARD_BOT_PACE'] ?? 1);
  if (!(botPace >= 0)) return wrong('WORDHOARD_BOT_PACE', 'a number, 0 or more');
  const hoardAhead = Number(env['WORDHOARD_HOARD_AHEAD'] ?? 30);
  if (!Number.isInteger(hoardAhead) || hoardAhead < 0) return wrong('WORDHOARD_HOARD_AHEAD', 'a number of days');
  const level = env['WORDHOARD_LOG'] ?? 'warn';
  if (!LEVELS.includes(level)) return wrong('WORDHOARD_LOG', `one of ${LEVELS.join(', ')}`);
  const proxies = Number(env['WORDHOARD_TRUST_PROXY'] ?? 0);
  if (!Number.isInteger(proxies) || proxies < 0) return wrong('WORDHOARD_TRUST_PROXY', 'a number of proxies');
  const secret = env['WORDHOARD_SECRET'];
  const metricsToken = env['WORDHOARD_METRICS_TOKEN'];
  const contact = env['WORDHOARD_CONTACT'];
  if (contact && !/^(mailto:|https:\/\/)/.test(contact))
    return wrong('WORDHOARD_CONTACT', 'an address that begins with mailto: or https://');
  const webRoot = env['WORDHOARD_WEB_ROOT'];
  const deal = env['WORDHOARD_DEAL'];
  const isClockRight = values['clock-is-right'] ?? env['WORDHOARD_CLOCK_IS_RIGHT'] === '1';
  return {
    options: {
      port,
      host: values.host ?? env['WORDHOARD_HOST'] ?? '127.0.0.1',
      db: storeOf(values.db, env),
      ...(secret ? { secret } : {}),
      ...(metricsToken ? { metricsToken } : {}),
      ...(contact ? { contact } : {}),
      ...(webRoot ? { webRoot } : {}),
      ...(deal ? { deal } : {}),
      ...(isClockRight ? { isClockRight } : {}),
      origins: listed(env['WORDHOARD_ORIGINS']),
      botPace,
      ...(hoardAhead > 0 ? { hoardAhead } : {}),
      hosts: listed(env['WORDHOARD_HOSTS']?.toLowerCase()),
      proxies,
      graceMs: { live: seconds * 1000, relaxed: seconds * 2000 },
      logger: { level, stream: { write: (lines) => void process.stderr.write(visibleJson(lines)) } },
    },
  };
}

/** Runs until it is told to stop, then closes in good order. Gives the exit code. */
export async function serve(args: readonly string[], env: Environment = process.env): Promise<number> {
  if (args.includes('--help')) {
    print(SERVE_HELP);
    return 0;
  }
  const wanted = readServeOptions(args, env);
  if ('fault' in wanted) {
    complainWithHelp(wanted.fault, SERVE_HELP);
    return 2;
  }
  let server: RunningServer;
  try {
    server = await createServer(wanted.options);
  } catch (error) {
    complain(`The server cannot start: ${visible(messageOf(error))}`);
    return 1;
  }
  if (!server.pagesBuilt) complain('The pages have not been built yet; only the API answers. Run: npm run build');
  if (wanted.options.deal) complain('Every table is dealt from WORDHOARD_DEAL: for tests only.');
  print(`Wordhoard is open at ${server.address}`);
  await new Promise<void>((resolve) => {
    // Told again meanwhile, it goes on closing: a terminal tells everybody in the group, and they tell one another.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  await server.close();
  return 0;
}
