import { connect } from 'node:net';
import { readLine } from './admin-line.ts';
import type { AdminCommand, AdminRequest, ResultOf } from './admin-messages.ts';

export type {
  AdminCommand,
  BanReport,
  GuestReport,
  GuestSummary,
  LiveReport,
  ResultOf,
  SeatReport,
  ServerStatus,
  TableReport,
} from './admin-messages.ts';
export { adminPathOf } from './admin-path.ts';

/** Longer than the longest query. */
const ANSWER_WITHIN_MS = 30_000;

/** The server's answer to a command; or a sentence that says why the server did not carry it out. */
export type Asked<C extends AdminCommand> = { readonly value: ResultOf<C> } | { readonly fault: string };

/** Sends a command to the server that listens on this path. Rejects if no server answers. */
export async function askServer<C extends AdminCommand>(path: string, by: string, command: C): Promise<Asked<C>> {
  const socket = connect(path);
  socket.on('connect', () => socket.write(`${JSON.stringify({ by, command } satisfies AdminRequest)}\n`));
  try {
    // Only our own server listens there, and answers a command with its result.
    return JSON.parse(await readLine(socket, 'answer', ANSWER_WITHIN_MS)) as Asked<C>;
  } finally {
    socket.destroy();
  }
}
