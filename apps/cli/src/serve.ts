import { parseArgs } from 'node:util';
import { createServer, type RunningServer, type ServerOptions } from '@wordhoard/server';

export const SERVE_HELP = `wordhoard serve [--port 8080] [--host 127.0.0.1] [--db wordhoard.db]

Serves the pages and the games on one port, and prints the address. Every option can be set by environment variable;
an option on the command line goes first.

  --port   WORDHOARD_PORT   8080          0 for any that is free
  --host   WORDHOARD_HOST   127.0.0.1     0.0.0.0 to be reached from other devices
  --db     WORDHOARD_DB     wordhoard.db  all that is kept, one SQLite file

  WORDHOARD_LOG            warn   level of the JSON log on the standard error stream: debug, info, warn, error, silent
  WORDHOARD_SECRET                signs the guests' cookies; by default one is made and kept in the database
  WORDHOARD_ORIGINS               further origins of our pages, separated by commas, if a proxy renames the host
  WORDHOARD_TRUST_PROXY           1: believe X-Forwarded-For and X-Forwarded-Proto
  WORDHOARD_METRICS_TOKEN         shows /metrics for this bearer token; by default only to this machine
  WORDHOARD_GRACE_SECONDS  60     how long a player may be away from a live table before a bot stands in
  WORDHOARD_BOT_PACE       1      how long bots take, against the time a person would; 0: they answer at once
  WORDHOARD_WEB_ROOT              folder of the built pages, if it is another than ours
  WORDHOARD_DEAL                  for tests: every table is dealt from this text, and whoever knows it knows every tile
`;

type Environment = Readonly<Record<string, string | undefined>>;
type Wanted = { readonly options: ServerOptions } | { readonly fault: string };

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** What the command line and the environment ask for, or what is wrong with it, in words. */
export function readServeOptions(args: readonly string[], env: Environment): Wanted {
  let values: { port?: string; host?: string; db?: string };
  try {
    const option = { type: 'string' } as const;
    ({ values } = parseArgs({ args: [...args], options: { port: option, host: option, db: option } }));
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
  const port = Number(values.port ?? env['WORDHOARD_PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return { fault: 'a port is a whole number up to 65535' };
  const seconds = Number(env['WORDHOARD_GRACE_SECONDS'] ?? 60);
  if (!(seconds > 0)) return { fault: 'WORDHOARD_GRACE_SECONDS is a number of seconds' };
  const botPace = Number(env['WORDHOARD_BOT_PACE'] ?? 1);
  if (!(botPace >= 0)) return { fault: 'WORDHOARD_BOT_PACE is a number, 0 or more' };
  const level = env['WORDHOARD_LOG'] ?? 'warn';
  if (!LEVELS.includes(level)) return { fault: `WORDHOARD_LOG is one of ${LEVELS.join(', ')}` };
  const secret = env['WORDHOARD_SECRET'];
  const metricsToken = env['WORDHOARD_METRICS_TOKEN'];
  const webRoot = env['WORDHOARD_WEB_ROOT'];
  const deal = env['WORDHOARD_DEAL'];
  return {
    options: {
      port,
      host: values.host ?? env['WORDHOARD_HOST'] ?? '127.0.0.1',
      db: values.db ?? env['WORDHOARD_DB'] ?? 'wordhoard.db',
      ...(secret ? { secret } : {}),
      ...(metricsToken ? { metricsToken } : {}),
      ...(webRoot ? { webRoot } : {}),
      ...(deal ? { deal } : {}),
      origins: env['WORDHOARD_ORIGINS']?.split(',').map((origin) => origin.trim()) ?? [],
      botPace,
      trustProxy: env['WORDHOARD_TRUST_PROXY'] === '1',
      graceMs: { live: seconds * 1000, relaxed: seconds * 5000 },
      logger: { level, stream: process.stderr },
    },
  };
}

/** Runs until it is told to stop, then closes in good order. Gives the exit code. */
export async function serve(args: readonly string[], env: Environment = process.env): Promise<number> {
  if (args.includes('--help')) {
    console.log(SERVE_HELP);
    return 0;
  }
  const wanted = readServeOptions(args, env);
  if ('fault' in wanted) {
    console.error(`${wanted.fault}\n\n${SERVE_HELP}`);
    return 2;
  }
  let server: RunningServer;
  try {
    server = await createServer(wanted.options);
  } catch (error) {
    console.error(`The house cannot open: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  if (!server.pagesBuilt) console.error('The pages have not been built yet; only the API answers. Run: npm run build');
  if (wanted.options.deal) console.error('Every table is dealt from WORDHOARD_DEAL: for tests only.');
  console.log(`Wordhoard is open at ${server.address}`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  return 0;
}
