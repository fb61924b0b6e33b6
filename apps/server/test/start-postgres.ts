import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface StartedPostgres {
  /** The URL of a new database. */
  fresh(): Promise<string>;
  /** Runs a statement outside these databases. */
  query(sql: string): Promise<void>;
  /** Cuts all connections and lets none in until it starts again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Processor seconds it has used so far. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** `durable`: commits survive a power cut, as in production, and are slower. */
export async function startPostgres({
  durable = false,
}: {
  readonly durable?: boolean;
} = {}): Promise<StartedPostgres> {
  const module = fileURLToPath(new URL('./postgres-child.ts', import.meta.url));
  const child = spawn(process.execPath, [module, ...(durable ? ['durable'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout!);
  const ended = once(child, 'exit').then((): never => {
    throw new Error('PostgreSQL did not start');
  });
  // It always ends at last: that is a fault only while a test waits for it.
  ended.catch(() => undefined);
  const nextLine = async (): Promise<string> => {
    const [line] = await Promise.race([once(lines, 'line'), ended]);
    return String(line);
  };
  async function ask(what: 'stop' | 'start' | 'cpu'): Promise<string> {
    const answered = nextLine();
    child.stdin!.write(`${what}\n`);
    return answered;
  }
  const folder = await nextLine();
  const urlOf = (database: string): string => `postgresql://wordhoard@/${database}?host=${encodeURIComponent(folder)}`;
  async function query(sql: string): Promise<void> {
    const client = new pg.Client(urlOf('postgres'));
    await client.connect();
    await client.query(sql);
    await client.end();
  }
  let made = 0;
  return {
    query,
    async fresh() {
      const name = `test_${++made}`;
      // The copy of a small template as files takes half the time of one through the log.
      await query(`CREATE DATABASE ${name} STRATEGY FILE_COPY`);
      return urlOf(name);
    },
    stop: async () => void (await ask('stop')),
    start: async () => void (await ask('start')),
    cpu: async () => Number(await ask('cpu')),
    async close() {
      const gone = once(child, 'exit');
      child.stdin!.end();
      await gone;
    },
  };
}
