import type { BenchPlayer, Contestant } from '../server/contest.ts';

const SOCKETS = 500;
const TABLES = 200;
/** Warm-up, for everything that is created only once. */
const FIRST = 20;

export interface Sizes {
  /** Bytes; null if a socket can't be opened without a table. */
  readonly socket: number | null;
  readonly table: number;
}

/** Memory the server keeps for each further one. */
export async function measureSizes({ idle, seat, memory }: Contestant): Promise<Sizes> {
  async function each(count: number, open: (count: number) => Promise<Pick<BenchPlayer, 'leave'>[]>): Promise<number> {
    const first = await open(FIRST);
    const before = await memory();
    const rest = await open(count);
    const bytes = ((await memory()) - before) / count;
    for (const player of [...first, ...rest]) player.leave();
    return bytes;
  }
  const socket = idle ? await each(SOCKETS, idle) : null;
  return { socket, table: await each(TABLES, seat) };
}
