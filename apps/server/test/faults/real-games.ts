import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, chanceFrom } from '@wordhoard/kernel';
import { WebSocket } from 'ws';
import { Guest, type Wanted } from '../client.ts';
import { Oracle, Player, type PlayerHost, type Role } from '../oracle/index.ts';

/** Milliseconds before a bot stands in at a live table: longer than any server is down here. */
export const GRACE_MS = 600_000;
/** Longest delay of a message on a busy machine, and difference of match time between servers. */
const SLACK_MS = 4000;
const AGAIN_MS = 50;

/** A game and its options. */
export interface GameKind {
  readonly options: NonNullable<Wanted['options']>;
  readonly role: Partial<Role>;
}

/** Games with frequent deadlines; the second is a correspondence game, where people come and go. */
export const SHORT_GAMES: readonly GameKind[] = [
  { options: { config: { rounds: 3 }, limits: { lay: 4000 } }, role: { thinkMs: 1500, ignores: 4 } },
  {
    options: { config: { rounds: 3 }, pace: { days: 1 }, limits: { lay: 5000 } },
    role: { thinkMs: 1500, ignores: 4, visits: { stayMs: 3000, awayMs: 2000 } },
  },
];
/** Games whose deadlines are longer than a suspension. */
export const LONG_GAMES: readonly GameKind[] = [
  { options: { config: { rounds: 2 }, limits: { lay: 32_000 } }, role: { thinkMs: 20_000, ignores: 2 } },
  { options: { config: { rounds: 2 }, limits: { lay: 27_000 } }, role: { thinkMs: 20_000, ignores: 2 } },
];

/** Games that last longer than an upgrade of all servers. */
export const MANY_ROUNDS: readonly GameKind[] = [
  { options: { config: { rounds: 9 }, limits: { lay: 4000 } }, role: { thinkMs: 2500, ignores: 3 } },
  { options: { config: { rounds: 9 }, pace: 'relaxed' }, role: { thinkMs: 3000, ignores: 0 } },
];

/** Real games with deadlines, bots and ends, over real connections, one after the other at each of several tables. */
export class RealGames {
  readonly oracle: Oracle = new Oracle(() => performance.now(), { graceMs: GRACE_MS, slackMs: SLACK_MS });
  readonly #addresses: () => readonly string[];
  readonly #chance: Chance = chanceFrom('real games');
  readonly #loops: Promise<void>[];
  #players: Player[] = [];
  #received = 0;
  #isStopping = false;
  /** Number of finished games. */
  games = 0;

  /** `addresses` returns the servers that are running. */
  constructor(addresses: () => readonly string[], kinds: readonly GameKind[]) {
    this.#addresses = addresses;
    this.#loops = kinds.map((kind) => this.#playRepeatedly(kind));
  }

  /** Resolves when `messages` more messages have been received. */
  async waitFor(messages: number): Promise<void> {
    const count = this.#received + messages;
    while (this.#received < count) await pause(AGAIN_MS);
  }
  /** Cuts half of the connections, which are opened again at any running server. */
  cutSome(): void {
    this.oracle.noteFault();
    for (const [i, player] of this.#players.entries()) if (i % 2 === 0) player.cut();
  }
  startNoMore(): void {
    this.#isStopping = true;
  }
  /** Plays all games to their end and returns all faults. */
  async stop(): Promise<readonly string[]> {
    this.startNoMore();
    await Promise.all(this.#loops);
    return this.oracle.finish();
  }

  async #playRepeatedly(kind: GameKind): Promise<void> {
    do {
      const players = await this.#begin(kind);
      this.#players.push(...players);
      while (!players.every(({ isDone }) => isDone)) await pause(AGAIN_MS);
      for (const player of players) player.stop();
      this.#players = this.#players.filter((player) => !players.includes(player));
      this.games += 1;
    } while (!this.#isStopping);
  }
  /** Two people and a bot. */
  async #begin({ options, role }: GameKind): Promise<Player[]> {
    for (;;) {
      try {
        const address = this.#addresses()[0]!;
        const guests = [await Guest.at(address), await Guest.at(address)];
        const code = await guests[0]!.table({ options: { ...options, seats: 3, botSpeed: 'quick' } });
        const usual = { code, kind: 'player', bots: [2], thinkMs: 1000, ignores: 0 } as const;
        return guests.map((guest, i) => new Player({ ...usual, ...role, guest: guest.who }, this.#host(guest, i)));
      } catch {
        // No server is open now, or it was killed meanwhile.
        await pause(AGAIN_MS);
      }
    }
  }

  #host(guest: Guest, first: number): PlayerHost {
    let turn = first;
    return {
      oracle: this.oracle,
      below: (n) => (n > 0 ? this.#chance.below(n) : 0),
      setTimer(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      connect: (_, receive, cut) => {
        const open = this.#addresses();
        const address = open[turn++ % open.length];
        if (address === undefined) return null;
        const count = (text: string): void => {
          this.#received += 1;
          receive(text);
        };
        return connectTo(address, guest.cookie, count, cut);
      },
    };
  }
}

function connectTo(
  address: string,
  cookie: string,
  receive: (text: string) => void,
  cut: () => void,
): { send(text: string): void; close(): void } {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws?brief`, { headers: { cookie } });
  let unsent: string[] = [];
  socket.on('open', () => {
    for (const text of unsent) socket.send(text);
    unsent = [];
  });
  socket.on('message', (data) => receive(String(data)));
  socket.on('error', () => undefined);
  socket.on('close', cut);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
      else if (socket.readyState === WebSocket.CONNECTING) unsent.push(text);
    },
    close: () => socket.terminate(),
  };
}
