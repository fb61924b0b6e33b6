import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { reportToParent } from './contest.ts';

/** The part this file uses. */
interface RoomClient {
  send(type: string, message: unknown): void;
}
interface Colyseus {
  Server: new (
    options: object,
  ) => {
    define(name: string, room: unknown): void;
    listen(port: number, host: string): Promise<void>;
  };
  Room: new () => {
    state: unknown;
    patchRate: number | null;
    onMessage(
      type: string,
      then: (client: RoomClient, message: { step: string; text: string; seat: number }) => void,
    ): void;
    broadcastPatch(): boolean;
  };
}
const peers = createRequire(new URL('../peers/package.json', import.meta.url));
const { Server, Room }: Colyseus = peers('@colyseus/core');
const { WebSocketTransport }: { WebSocketTransport: new () => { server: { address(): { port: number } } } } =
  peers('@colyseus/ws-transport');

interface State {
  round: number;
  board: string[];
  locked: boolean[];
  passed: boolean[];
  lines: string[];
}
const { schema }: { schema(fields: object): new () => State } = peers('@colyseus/schema');
const TypingState = schema({
  round: 'number',
  board: ['string'],
  locked: ['boolean'],
  passed: ['boolean'],
  lines: ['string'],
});

/** The same kinds of moves. Drafts stay out of the state, which is sent to all. */
class TypingRoom extends Room {
  maxClients = 2;
  autoDispose = true;
  readonly #drafts = ['', ''];

  onCreate(): void {
    const state = new TypingState();
    state.round = 1;
    state.board.push(...'qgnsmlgd');
    state.locked.push(false, false);
    state.passed.push(false, false);
    this.state = state;
    // Patches are sent after every move; by default it would be twenty times a second.
    this.patchRate = null;
    this.onMessage('move', (client, { step, text, seat }) => {
      this.#move(state, step, text, seat);
      this.broadcastPatch();
      client.send('done', step);
    });
  }
  #move(state: State, step: string, text: string, seat: number): void {
    if (step !== 'pass') this.#drafts[seat] = text;
    if (step === 'lock') state.locked[seat] = true;
    if (step !== 'pass') return;
    state.passed[seat] = true;
    if (!state.passed.every(Boolean)) return;
    state.lines.push(...this.#drafts);
    state.round += 1;
    for (const it of [0, 1]) {
      state.locked[it] = false;
      state.passed[it] = false;
    }
  }
}

/** A port that is free now. Rooms name their process by it, so it must be known before the server listens. */
async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('a server on a port has an address with it');
  return address.port;
}

/** What several processes need to know of each other's rooms. */
function shareRooms(redis: string, port: number): object {
  const { RedisDriver }: { RedisDriver: new (redis: string) => object } = peers('@colyseus/redis-driver');
  const { RedisPresence }: { RedisPresence: new (redis: string) => object } = peers('@colyseus/redis-presence');
  const publicAddress = `127.0.0.1:${port}`;
  return { driver: new RedisDriver(redis), presence: new RedisPresence(redis), publicAddress };
}

/** The address of a Redis; by default this process knows its own rooms only. */
const [, , redis] = process.argv;
const port = redis ? await findPort() : 0;
const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false, ...(redis && shareRooms(redis, port)) });
server.define('typing', TypingRoom);
await server.listen(port, '127.0.0.1');
process.once('SIGTERM', () => process.exit());
reportToParent(`http://127.0.0.1:${transport.server.address().port}`);
