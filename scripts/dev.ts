/**
 * `npm run dev [-- --port 5173]`: one address to open. `vite` serves the pages there, and reloads them when you save, and
 * passes every other request on to a server, which restarts when its code changes. Ctrl-C ends both.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer as listen } from 'node:net';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite';

const HELP = `npm run dev [-- --port 5173]

Starts the server, and the pages with reload, and prints the one address to open.

  --port   the port of that address; 0 picks a free one. Default: 5173, or the next free one`;
/** Ends the line in which the server says that it answers. */
const READY = /^Wordhoard is open at /;
/** Paths that are not pages. */
const SERVED = ['/api', '/lexicon', '/ws', '/healthz', '/readyz', '/metrics'];

/** A port that is free now. The server must come back on the same one when it restarts. */
async function freePort(): Promise<number> {
  const probe = listen().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // A listening TCP server has an address with a port.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Starts the server, and calls back each time it answers. Its own address would only distract from the one to open. */
function startServer(port: number, onReady: () => void): ChildProcess {
  const args = ['--watch', 'apps/cli/bin/wordhoard.js', 'serve', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', 'pipe', 'inherit'],
    // It serves no pages here. Without the folder it would complain that they are not built, and at its usual level the
    // log would name the server's own address.
    env: { WORDHOARD_LOG: 'warn', ...process.env, WORDHOARD_WEB_ROOT: 'apps/web' },
  });
  createInterface(child.stdout).on('line', (line) => {
    if (READY.test(line)) onReady();
    else console.log(line);
  });
  return child;
}

/** Serves the pages; the server behind them sees the same host as the browser, and so takes it for its own page. */
async function startPages(port: number | undefined, serverPort: number): Promise<ViteDevServer> {
  const target: ProxyOptions = { target: `http://127.0.0.1:${serverPort}`, ws: true };
  const pages = await createServer({
    root: 'apps/web',
    server: {
      host: '127.0.0.1',
      ...(port === undefined ? {} : { port, strictPort: true }),
      proxy: Object.fromEntries(SERVED.map((path) => [`^${path}(/|\\?|$)`, target])),
    },
  });
  return pages.listen();
}

function readPort(): number | undefined {
  const { values } = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) {
    console.log(HELP);
    process.exit(0);
  }
  if (values.port === undefined) return undefined;
  const port = Number(values.port);
  if (values.port !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`--port must be a whole number from 0 to 65535, not '${values.port}'.`);
}

try {
  const port = readPort();
  const serverPort = await freePort();
  const pages = await startPages(port, serverPort);
  const address = pages.resolvedUrls?.local[0] ?? '';
  let opened = false;
  const server = startServer(serverPort, () => {
    console.log(opened ? 'The server has restarted.' : `Open ${address}`);
    opened = true;
  });
  // Vite ends this process itself after a SIGTERM; the server must not outlive it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.kill());
  const [code] = await once(server, 'exit');
  await pages.close();
  process.exitCode = opened ? 0 : (code ?? 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
