import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Contestant, type Player, type Step, spawnServer } from './contest.ts';

class Client implements Player {
  readonly #socket: WebSocket;
  readonly #waiting: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', () => this.#waiting.shift()?.());
  }
  move(step: Step, text: string): Promise<void> {
    this.#socket.send(JSON.stringify({ type: 'command', move: { seat: 0, to: 1, answer: { text, step } } }));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
  leave(): void {
    this.#socket.close();
  }
}

/** No game at all: whatever comes is put on the disk and answered. What the socket and the disk alone cost here. */
export async function floor(): Promise<Contestant> {
  const { address, cpu, close } = await spawnServer('./floor.child.ts');
  async function seat(tables: number): Promise<Player[]> {
    const players: Player[] = [];
    for (let i = 0; i < 2 * tables; i++) {
      const socket = new WebSocket(address);
      await once(socket, 'open');
      players.push(new Client(socket));
    }
    return players;
  }
  return { name: 'no game: ws, one INSERT, an answer', seat, cpu, close };
}
