import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '../src/index.ts';

/** A server's vital signs since they were last asked for. */
export interface Vitals {
  /** The longest its loop did not come round, in ms of its own work. */
  readonly longestTurnMs: number;
  /** The most memory it had, in bytes. */
  readonly rss: number;
}

/** Options of the server, and what only a test asks for. */
export interface ServerProcessOptions extends Partial<ServerOptions> {
  /** The clock of its machine is wrong by so many ms. */
  readonly clockOffsetMs?: number;
  /** Plays by later rules than those of matches that began before. */
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
 * The real thing in a process of its own, with the real clock. `fileBytes` is how long a file it may write: the nearest to a
 * full disk that needs no rights on any machine.
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
