import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BenchPlayer, type Contestant, openInTurn, type Step, spawnServer } from './contest.ts';

const HERE = new URL('../peers/', import.meta.url);

/** The part of its client this file uses. */
interface Room {
  readonly roomId: string;
  send(type: string, message: unknown): void;
  onMessage(type: string, then: () => void): void;
  leave(): Promise<unknown>;
}
interface Sdk {
  Client: new (address: string) => { create(name: string): Promise<Room>; joinById(id: string): Promise<Room> };
}

class ColyseusPlayer implements BenchPlayer {
  readonly #room: Room;
  readonly #seat: number;
  readonly #waiting: (() => void)[] = [];

  constructor(room: Room, seat: number) {
    this.#room = room;
    this.#seat = seat;
    room.onMessage('done', () => this.#waiting.shift()?.());
  }
  move(step: Step, text: string): Promise<void> {
    this.#room.send('move', { step, text, seat: this.#seat });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
  leave(): void {
    void this.#room.leave();
  }
}

/** Undefined if it is not installed: it is no dependency of ours. */
export async function colyseus(): Promise<Contestant | undefined> {
  if (!existsSync(new URL('node_modules/@colyseus/core', HERE))) return undefined;
  const { Client }: Sdk = createRequire(new URL('package.json', HERE))('@colyseus/sdk');
  const { address, ...server } = await spawnServer('./colyseus.child.ts');
  async function openTable(): Promise<BenchPlayer[]> {
    const room = await new Client(address).create('typing');
    return [new ColyseusPlayer(room, 0), new ColyseusPlayer(await new Client(address).joinById(room.roomId), 1)];
  }
  return {
    name: 'Colyseus 0.17.51, in memory',
    seat: async (tables) => (await openInTurn(tables, openTable)).flat(),
    ...server,
  };
}
