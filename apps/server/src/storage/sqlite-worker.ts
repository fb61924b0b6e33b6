/** The thread that waits for the disk, so that the event loop needn't. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { serve, toParent } from '@wordhoard/worker-rpc';
import { markDiskFault } from './disk-fault.ts';
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
export interface StoreCalls {
  /** The file is open. */
  ready: { ask: null; answer: null };
  /** All of them in one commit; the result of each. */
  write: { ask: readonly Write[]; answer: readonly unknown[] };
  read: { ask: Read; answer: unknown };
  close: { ask: null; answer: null };
}

/** A single statement is a transaction by itself. */
const WHOLE: readonly Write['name'][] = ['alive', 'saveGuest', 'saveAnswer', 'putNote', 'takeNote', 'deleteTable'];

const isWhole = (job: Write): boolean => (job.name === 'append' ? job.args[1].length === 1 : WHOLE.includes(job.name));

const { path, role, slowDisk }: ThreadGiven = workerData;
const { db, close } = role === 'writer' ? openFile(path) : openToRead(path);
const statements = new Statements(db);
const operations: Operations = { ...writesTo(statements), ...readsOf(statements) };

function openToRead(path: string): OpenFile {
  const db = new DatabaseSync(path, { readOnly: true });
  return { db, close: () => db.close() };
}

// A job has the arguments of the operation it names, which its type says and a call by name forgets.
const run = ({ name, args }: Write | Read): unknown => (operations[name] as (...args: unknown[]) => unknown)(...args);

/** All or nothing. */
function write(jobs: readonly Write[]): unknown[] {
  const bracketed = jobs.length > 1 || !jobs.every(isWhole) || slowDisk !== null;
  try {
    if (bracketed) db.exec('BEGIN IMMEDIATE');
    const results = jobs.map(run);
    if (slowDisk) Atomics.wait(slowDisk, 0, 1);
    if (bracketed) db.exec('COMMIT');
    return results;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw markDiskFault(error);
  }
}

// Every answer is known at once, so requests are answered in order.
serve<StoreCalls>(toParent(parentPort), {
  ready: () => null,
  write,
  read: run,
  close: () => {
    close();
    return null;
  },
});
