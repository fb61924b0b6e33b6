import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { reportToParent } from './contest.ts';

/** Ticks per second in /proc, the same on every Linux we know. */
const TICKS = 100;

// It listens on a file, not on a port, and writes nothing to the disk.
const folder = mkdtempSync(join(tmpdir(), 'wordhoard-redis-'));
const socket = join(folder, 'redis.sock');
const settings = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no', '--dir', folder];
const redis = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
process.once('exit', () => {
  redis.kill();
  rmSync(folder, { recursive: true, force: true });
});
process.once('SIGTERM', () => process.exit());

redis.once('exit', () => process.exit(1));

for await (const line of createInterface(redis.stdout)) if (/ready to accept connections/i.test(line)) break;
redis.stdout.resume();

/** Processor seconds of Redis, all threads. NaN where there is no /proc. */
function cpuSeconds(): number {
  const file = `/proc/${redis.pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const text = readFileSync(file, 'utf8');
  // After the name, which may contain spaces: state, parent, …, and from the 12th on the user and system times.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
reportToParent(socket, cpuSeconds);
