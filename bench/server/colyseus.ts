import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  type BenchPlayer,
  type Contestant,
  closeAll,
  isPeerInstalled,
  missingPeer,
  openInTurn,
  PEERS,
  type SpawnedServer,
  type Step,
  spawnServer,
  sumOver,
} from './contest.ts';

/** The part of its client this file uses. */
interface Room {
  readonly roomId: string;
  readonly reconnection: { enabled: boolean };
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
    // The server may end before it has read that a player left; they wouldn't come back.
    room.reconnection.enabled = false;
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

const NAME = 'Colyseus 0.17.51';

/** One process, which keeps everything in its memory. */
export async function colyseus(): Promise<Contestant | string> {
  if (!isPeerInstalled('@colyseus/core')) return missingPeer(NAME);
  return contestant(`${NAME}, in memory`, [await spawnServer('./colyseus.child.ts')]);
}

/**
 * Two processes with its own driver and presence for Redis, which knows the rooms and what process has each. People ask
 * both processes in turn, and connect to the one that Colyseus then names: all of a room to the same. Rooms stay in
 * the memory of their process.
 */
export async function colyseusInTwo(): Promise<Contestant | string> {
  const name = `${NAME}, two with Redis`;
  if (!isPeerInstalled('@colyseus/redis-driver')) return missingPeer(name);
  if (spawnSync('redis-server', ['--version']).error)
    return `${name} needs the program redis-server, which is not installed, so there is no comparison with it.`;
  const redis = await spawnServer('./redis.child.ts');
  const start = (): Promise<SpawnedServer> => spawnServer('./colyseus.child.ts', redis.address);
  const both = contestant(name, await Promise.all([start(), start()]));
  return {
    ...both,
    databaseCpu: redis.cpu,
    async close() {
      await both.close();
      await redis.close();
    },
  };
}

function contestant(name: string, servers: readonly SpawnedServer[]): Contestant {
  const { Client }: Sdk = createRequire(new URL('package.json', PEERS))('@colyseus/sdk');
  const clients = servers.map(({ address }) => new Client(address));
  const clientOf = (n: number): InstanceType<Sdk['Client']> => clients[n % clients.length]!;
  async function openTable(n: number): Promise<BenchPlayer[]> {
    const room = await clientOf(n).create('typing');
    return [new ColyseusPlayer(room, 0), new ColyseusPlayer(await clientOf(n + 1).joinById(room.roomId), 1)];
  }
  return {
    name,
    seat: async (tables) => (await openInTurn(tables, openTable)).flat(),
    cpu: () => sumOver(servers, (it) => it.cpu()),
    memory: () => sumOver(servers, (it) => it.memory()),
    close: () => closeAll(servers),
  };
}
