import type { BenchPlayer, Contestant } from '../server/contest.ts';

const SOCKETS = 500;
const TABLES = 200;
/** Warm-up: things made once, at the first of each, are made before. */
const FIRST = 20;

export interface Sizes {
  /** Bytes; null where a socket without a table cannot be had. */
  readonly socket: number | null;
  readonly table: number;
}

/** Memory the server keeps for each more of them. */
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
