import { createRequire } from 'node:module';
import {
  type BenchPlayer,
  type Contestant,
  isPeerInstalled,
  missingPeer,
  openInTurn,
  PEERS,
  type Step,
  spawnServer,
} from './contest.ts';

/** The part of socket.io's client this file uses. */
interface Socket {
  emit(event: string, ...args: unknown[]): void;
  on(event: string, then: (...args: never[]) => void): void;
  close(): void;
}

/** Its own protocol, without its client library: what is measured is the server. */
class BoardgamePlayer implements BenchPlayer {
  readonly #socket: Socket;
  readonly #match: string;
  readonly #seat: string;
  #onUpdate: (() => void)[] = [];
  #version = 0;

  private constructor(socket: Socket, match: string, seat: string) {
    this.#socket = socket;
    this.#match = match;
    this.#seat = seat;
    socket.on('update', (_match: string, state: { _stateID: number }) => {
      this.#version = state._stateID;
      for (const heard of this.#onUpdate.slice()) heard();
    });
  }
  static open(socket: Socket, match: string, seat: string): Promise<BoardgamePlayer> {
    const client = new BoardgamePlayer(socket, match, seat);
    return new Promise((resolve) => {
      socket.on('sync', () => resolve(client));
      socket.on('connect', () => socket.emit('sync', match, seat, undefined, 2));
    });
  }
  /** Updates only count the moves, so a move is done when the count has increased. */
  move(step: Step, text: string): Promise<void> {
    const wanted = this.#version + 1;
    const payload = { type: step, args: [text], playerID: this.#seat, credentials: undefined };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, this.#version, this.#match, this.#seat);
    return new Promise((resolve) => {
      const check = (): void => {
        if (this.#version < wanted) return;
        this.#onUpdate = this.#onUpdate.filter((it) => it !== check);
        resolve();
      };
      this.#onUpdate.push(check);
    });
  }
  leave(): void {
    this.#socket.close();
  }
}

const NAME = 'boardgame.io 0.50.2';

export async function peer(): Promise<Contestant | string> {
  if (!isPeerInstalled('boardgame.io')) return missingPeer(NAME);
  const { io }: { io(address: string, options: object): Socket } = createRequire(new URL('package.json', PEERS))(
    'socket.io-client',
  );
  const { address, ...server } = await spawnServer('./peer.child.ts');
  let matches = 0;
  async function seat(tables: number): Promise<BenchPlayer[]> {
    const players: BenchPlayer[] = [];
    for (let i = 0; i < tables; i++) {
      const match = `match-${++matches}`;
      for (const place of ['0', '1']) {
        // A connection for each, as two people have: otherwise they would share one.
        const socket = io(`${address}/typing`, { transports: ['websocket'], forceNew: true });
        players.push(await BoardgamePlayer.open(socket, match, place));
      }
    }
    return players;
  }
  async function connect(): Promise<Pick<BenchPlayer, 'leave'>> {
    const socket = io(`${address}/typing`, { transports: ['websocket'], forceNew: true });
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    return { leave: () => socket.close() };
  }
  return { name: `${NAME}, in memory`, seat, idle: (sockets) => openInTurn(sockets, connect), ...server };
}
