import { once } from 'node:events';
import { DEFAULT_LIMITS } from '../../src/index.ts';
import { type ServerProcess, type ServerProcessOptions, startServerProcess } from '../server-process.ts';

const PLENTY = { burst: 1e9, perSecond: 1e9 };
const HOUR_MS = 3_600_000;
/** Default options, but without rate limits, and without stand-ins for clients that reconnect. */
const OPTIONS: ServerProcessOptions = {
  logger: false,
  limits: {
    ...DEFAULT_LIMITS,
    rates: {
      ...DEFAULT_LIMITS.rates,
      messages: PLENTY,
      bytes: PLENTY,
      requests: PLENTY,
      lines: PLENTY,
      sockets: PLENTY,
      tables: PLENTY,
    },
  },
  graceMs: { live: HOUR_MS, relaxed: HOUR_MS },
};

/** Kills a process at once, or ends it gracefully. */
async function endProcess({ child }: ServerProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Several servers on one store, some of which may be dead at times. */
export class ServerCluster {
  readonly #db: string;
  readonly #open: (ServerProcess | null)[];
  kills = 0;

  private constructor(db: string, open: ServerProcess[]) {
    this.#db = db;
    this.#open = open;
  }
  static async open(db: string, count: number, fileBytes?: number): Promise<ServerCluster> {
    const servers = Array.from({ length: count }, () => startServerProcess(db, OPTIONS, fileBytes));
    return new ServerCluster(db, await Promise.all(servers));
  }

  get addresses(): string[] {
    return this.#open.flatMap((it) => it?.address ?? []);
  }
  async kill(n: number): Promise<void> {
    const victim = this.#open[n];
    if (!victim) return;
    this.#open[n] = null;
    this.kills += 1;
    await endProcess(victim);
  }
  /** Ends a server gracefully, as for an upgrade. */
  async end(n: number): Promise<void> {
    const server = this.#open[n];
    this.#open[n] = null;
    if (server) await endProcess(server, 'SIGTERM');
  }
  /** Starts a server in place of one that has ended. */
  async reopen(n: number, options: ServerProcessOptions = {}): Promise<void> {
    this.#open[n] = await startServerProcess(this.#db, { ...OPTIONS, ...options });
  }
  /** True if a server with these options refuses to start, with a reason. */
  async refusesToOpen(options: ServerProcessOptions): Promise<boolean> {
    try {
      await endProcess(await startServerProcess(this.#db, { ...OPTIONS, ...options }));
      return false;
    } catch (error) {
      return String(error).includes('clock');
    }
  }
  /** Suspends the process: its clients wait. */
  freeze(n: number): boolean {
    return this.#open[n]?.child.kill('SIGSTOP') ?? false;
  }
  thaw(n: number): void {
    this.#open[n]?.child.kill('SIGCONT');
  }
  async close(): Promise<void> {
    for (const it of this.#open) if (it) await endProcess(it);
  }
}
