import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Contestant, type Player, type Step, spawnServer } from './contest.ts';

const HERE = new URL('../peers/', import.meta.url);

/** What this file uses of socket.io's client. */
interface Socket {
  emit(event: string, ...args: unknown[]): void;
  on(event: string, then: (...args: never[]) => void): void;
  close(): void;
}

/** Its own protocol, without its client library: what is measured is the server. */
class Client implements Player {
  readonly #socket: Socket;
  readonly #match: string;
  readonly #seat: string;
  #heard: (() => void)[] = [];
  #version = 0;

  private constructor(socket: Socket, match: string, seat: string) {
    this.#socket = socket;
    this.#match = match;
    this.#seat = seat;
    socket.on('update', (_match: string, state: { _stateID: number }) => {
      this.#version = state._stateID;
      for (const heard of this.#heard.slice()) heard();
    });
  }
  static open(socket: Socket, match: string, seat: string): Promise<Client> {
    const client = new Client(socket, match, seat);
    return new Promise((resolve) => {
      socket.on('sync', () => resolve(client));
      socket.on('connect', () => socket.emit('sync', match, seat, undefined, 2));
    });
  }
  /** Updates say only how many moves there have been: this one is done when there is one more than when it was sent. */
  move(step: Step, text: string): Promise<void> {
    const wanted = this.#version + 1;
    const payload = { type: step, args: [text], playerID: this.#seat, credentials: undefined };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, this.#version, this.#match, this.#seat);
    return new Promise((resolve) => {
      const heard = (): void => {
        if (this.#version < wanted) return;
        this.#heard = this.#heard.filter((it) => it !== heard);
        resolve();
      };
      this.#heard.push(heard);
    });
  }
  close(): void {
    this.#socket.close();
  }
}

/** Undefined when it is not installed: it is no dependency of ours. */
export async function peer(tables: number): Promise<Contestant | undefined> {
  if (!existsSync(new URL('node_modules/boardgame.io', HERE))) return undefined;
  const { io } = createRequire(new URL('package.json', HERE))('socket.io-client') as {
    io(address: string, options: object): Socket;
  };
  const { address, cpu, close } = await spawnServer('./peer.child.ts');
  const players: Client[] = [];
  for (let i = 0; i < tables; i++)
    for (const seat of ['0', '1']) {
      const socket = io(`${address}/typing`, { transports: ['websocket'] });
      players.push(await Client.open(socket, `match-${i}`, seat));
    }
  const hangUp = (): void => {
    for (const player of players) player.close();
    close();
  };
  return { name: 'boardgame.io 0.50.2, in memory', players, cpu, close: hangUp };
}
