import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What the people of idle sockets are doing: nothing yet, seated before the match, or in a match where no one moves. */
export const IDLE_STATES = ['connected', 'waiting', 'playing'] as const;
export type IdleState = (typeof IDLE_STATES)[number];

/** All sockets of the process are open; the server has sent all of them a ping since the last report. */
export type PeopleReport = 'open' | 'heartbeat';

/** Sockets from one address and one process: well below the number of its ports, and of files a process may open. */
const PER_PROCESS = 5000;

/** Clients in processes of their own. */
export interface People {
  /** Resolves when the server has sent a ping to every socket. */
  heartbeat(): Promise<void>;
  close(): Promise<void>;
}

/** Opens this many sockets, of a new guest each. */
export async function openPeople(
  address: string,
  sockets: number,
  state: IdleState,
  perTable: number,
): Promise<People> {
  const module = new URL('./people.child.ts', import.meta.url);
  const children = Array.from({ length: Math.ceil(sockets / PER_PROCESS) }, (_, i) => {
    const count = Math.min(PER_PROCESS, sockets - i * PER_PROCESS);
    // Every address that begins like this is this machine.
    const localAddress = `127.0.0.${i + 1}`;
    return fork(module, [address, localAddress, String(count), state, String(perTable)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  });
  async function all(report: PeopleReport): Promise<void> {
    await Promise.all(
      children.map(async (child) => {
        const ended = new AbortController();
        const end = (): void => ended.abort(new Error('a process of clients ended early'));
        child.once('exit', end);
        for (let heard: unknown; heard !== report; ) [heard] = await once(child, 'message', { signal: ended.signal });
        child.off('exit', end);
      }),
    );
  }
  await all('open');
  return {
    heartbeat: () => all('heartbeat'),
    async close() {
      for (const child of children) child.kill();
      await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
    },
  };
}
