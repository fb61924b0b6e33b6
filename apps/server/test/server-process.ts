import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '../src/index.ts';

/** A server's load since it was last requested. */
export interface Vitals {
  /** The longest turn of its event loop, in ms of its own work. */
  readonly longestTurnMs: number;
  /** The most memory it had, in bytes. */
  readonly rss: number;
}

/** Options of the server, and some for tests only. */
export interface ServerProcessOptions extends Partial<ServerOptions> {
  /** Milliseconds by which its clock is wrong. */
  readonly clockOffsetMs?: number;
  /** Uses later rules than matches that have started. */
  readonly newerRules?: boolean;
}

export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** All it has written on its standard error stream. */
  readonly errorLines: string[];
  vitals(): Promise<Vitals>;
}

/**
 * Starts the real server in a separate process, with the real clock. `fileBytes` limits the size of its files: the
 * closest to a full disk that needs no privileges.
 */
export async function startServerProcess(
  db: string,
  options: ServerProcessOptions,
  fileBytes: number = Number.POSITIVE_INFINITY,
): Promise<ServerProcess> {
  const module = fileURLToPath(new URL('./child.ts', import.meta.url));
  // A shell counts in blocks of 512 bytes; the limit stays when it becomes the server.
  const blocks = Number.isFinite(fileBytes) ? Math.floor(fileBytes / 512) : null;
  const limited = blocks === null ? [] : ['sh', '-c', `ulimit -f ${blocks} && exec "$0" "$@"`];
  const [program, ...args] = [...limited, process.execPath, module, db, JSON.stringify(options)];
  const child = spawn(program!, args, { stdio: ['pipe', 'pipe', 'pipe', 'ipc'] });
  const errorLines: string[] = [];
  child.stderr!.on('data', (text) => void errorLines.push(String(text)));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.once('data', (line) => resolve(String(line).trim()));
    child.once('close', () => reject(new Error(`it did not open: ${errorLines.join('')}`)));
  });
  process.stderr.write(errorLines.join(''));
  child.stderr!.on('data', (text) => void process.stderr.write(text));
  const vitals = async (): Promise<Vitals> => {
    child.send('vitals');
    const [told] = await once(child, 'message');
    return told as Vitals;
  };
  return { address, child, errorLines, vitals };
}
