import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type BenchPlayer, type Contestant, openInTurn, type Step, spawnServer } from './contest.ts';

class FloorPlayer implements BenchPlayer {
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

/**
 * No game at all: every message is written to the disk and answered. This measures the cost of the socket and the disk
 * alone.
 */
export async function floor(): Promise<Contestant> {
  const { address, ...server } = await spawnServer('./floor.child.ts');
  async function open(): Promise<FloorPlayer> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new FloorPlayer(socket);
  }
  return { name: 'no game: ws, one INSERT, an answer', seat: (tables) => openInTurn(2 * tables, open), ...server };
}
