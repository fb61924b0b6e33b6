/** The thread that waits for the disk, so that the event loop needn't. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { type OpenFile, openFile } from './sqlite-schema.ts';
import { type Reads, readsOf, Statements, type Writes, writesTo } from './sqlite-statements.ts';

export type Operations = Writes & Reads;
type JobOf<O> = { [K in keyof O]: O[K] extends (...args: infer A) => unknown ? { name: K; args: A } : never }[keyof O];
export type Write = JobOf<Writes>;
export type Read = JobOf<Reads>;

/** Start data of a thread. */
export interface ThreadGiven {
  readonly path: string;
  /** One thread writes, and has the file for itself; another only reads, and never waits for what is written. */
  readonly role: 'writer' | 'reader';
  /** For tests: as long as its first number is 1, a commit does not come back from the disk. */
  readonly slowDisk: Int32Array | null;
}
export type StoreRequest =
  | { readonly id: number; readonly write: readonly Write[] }
  | { readonly id: number; readonly read: Read }
  | { readonly id: number; readonly close: true };
export type StoreReply =
  | { readonly id: number; readonly results: readonly unknown[] }
  | { readonly id: number; readonly error: unknown };

/** A single statement is a transaction by itself. */
const WHOLE: readonly Write['name'][] = ['alive', 'saveGuest', 'saveAnswer', 'putNote', 'takeNote', 'deleteTable'];

const isWhole = (job: Write): boolean => (job.name === 'append' ? job.args[1].length === 1 : WHOLE.includes(job.name));

const port = parentPort;
if (!port) throw new Error('this module must run in a worker thread');
const { path, role, slowDisk }: ThreadGiven = workerData;
const answer = (answered: StoreReply): void => port.postMessage(answered);

/** The first answer, to request 0, says that it is open. */
try {
  const { db, close } = role === 'writer' ? openFile(path) : openToRead(path);
  serve(db, close);
  answer({ id: 0, results: [] });
} catch (error) {
  answer({ id: 0, error });
  port.close();
}

function openToRead(path: string): OpenFile {
  const db = new DatabaseSync(path, { readOnly: true });
  return { db, close: () => db.close() };
}

function serve(db: DatabaseSync, close: () => void): void {
  const statements = new Statements(db);
  const operations: Operations = { ...writesTo(statements), ...readsOf(statements) };
  // A job has the arguments of the operation it names, which its type says and a call by name forgets.
  const run = ({ name, args }: Write | Read): unknown => (operations[name] as (...args: unknown[]) => unknown)(...args);

  /** All or nothing. */
  function write(jobs: readonly Write[]): unknown[] {
    const bracketed = jobs.length > 1 || !isWhole(jobs[0]!) || slowDisk !== null;
    try {
      if (bracketed) db.exec('BEGIN IMMEDIATE');
      const results = jobs.map(run);
      if (slowDisk) Atomics.wait(slowDisk, 0, 1);
      if (bracketed) db.exec('COMMIT');
      return results;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  port!.on('message', (asked: StoreRequest) => {
    const { id } = asked;
    try {
      if ('write' in asked) answer({ id, results: write(asked.write) });
      else if ('read' in asked) answer({ id, results: [run(asked.read)] });
      else {
        close();
        answer({ id, results: [] });
        port!.close();
      }
    } catch (error) {
      answer({ id, error });
    }
  });
}
