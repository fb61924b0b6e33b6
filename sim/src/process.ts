import type { LoadGame } from '@wordhoard/catalog';
import { chanceFrom } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { ClientMessage, ServerMessage } from '@wordhoard/protocol';
import { type Client, type Clock, DEFAULT_LIMITS, type Logger, Tables } from '@wordhoard/server/core';
import type { Think } from '@wordhoard/table';
import { highCard, highCardBot } from '@wordhoard/table/testing';
import type { Disk } from './disk.ts';
import type { World } from './world.ts';

const game = { rules: highCard, defaults: { rounds: 3 }, bot: () => highCardBot };
/** Its own types do not matter to a server. */
const loadGame: LoadGame = async (id) => (id === highCard.id ? (game as never) : undefined);
/** The game consults no words. */
const noWords = { id: 'no words' } as Lexicon;

type Table = NonNullable<Awaited<ReturnType<Tables['find']>>>;

/** What a client has of the process it is connected to. */
export interface Line {
  hear(message: ClientMessage): void;
  hangUp(): void;
}

/** One server process: the real tables, over a disk, a clock and lines that are none. */
export class Process {
  readonly name: string;
  readonly #disk: Disk;
  readonly #tables: Tables;
  #dead = false;
  readonly #lines = new Set<() => void>();

  constructor(world: World, disk: Disk, name: string) {
    this.name = name;
    this.#disk = disk;
    const clock: Clock = {
      now: () => world.now(),
      setTimer: (ms, then) => world.setTimer(ms, () => !this.#dead && then()),
    };
    const quiet = (): void => undefined;
    const log: Logger = { info: quiet, warn: quiet, error: quiet };
    const think: Think = ({ seen, seat, luck }) =>
      new Promise((resolve) => {
        // Written and read again, as between threads.
        const ask = { seen: JSON.parse(JSON.stringify(seen)), seat, chance: chanceFrom(luck), env: null };
        const [thought = null] = highCardBot(ask);
        clock.setTimer(20 + world.chance.below(200), () => resolve(thought as Awaited<ReturnType<Think>>));
      });
    this.#tables = new Tables({
      clock,
      storage: disk.storageOf(name, () => this.#dead),
      log,
      think,
      graceMs: { live: 60_000, relaxed: 60_000 },
      deal: 'the simulation',
      lexicon: noWords,
      loadGame,
      pause: () => undefined,
      maxTables: 100,
      maxTablesPerAddress: Number.POSITIVE_INFINITY,
      maxTablesPerGuest: 100,
      maxBytesPerGuest: Number.POSITIVE_INFINITY,
      budget: { pay: () => true },
      writing: { pay: () => true },
      peerSilenceMs: DEFAULT_LIMITS.peerSilenceMs,
    });
    void this.#tables.start().catch(() => this.kill());
  }

  get dead(): boolean {
    return this.#dead;
  }

  /** No farewell: whatever it was about to do is not done, and the lines are dead. */
  kill(): void {
    if (this.#dead) return;
    this.#dead = true;
    this.#disk.hangUp(this.name);
    for (const cut of this.#lines) cut();
  }

  /** A client calls. Messages are heard one after the other, as a socket's are. */
  connect(who: string, say: (message: ServerMessage) => void, cut: () => void): Line {
    let table: Table | undefined;
    let gone = false;
    let last: Promise<void> = Promise.resolve();
    const end = (): void => {
      if (gone) return;
      gone = true;
      this.#lines.delete(end);
      if (!this.#dead) table?.leave(client);
      cut();
    };
    const tell = (message: ServerMessage): void => void (gone || this.#dead || say(message));
    const client: Client = {
      who,
      brief: true,
      send: (text) => tell(JSON.parse(text)),
      dismiss: (refusal) => {
        tell({ type: 'goodbye', refusal });
        end();
      },
    };
    const obey = async (message: ClientMessage): Promise<void> => {
      if (gone || this.#dead) return;
      if (message.type === 'enter') {
        table = await this.#tables.find(message.table, '');
        if (!table) return end();
        await table.enter(client, message.after);
        if (gone) table.leave(client);
      } else if (message.type === 'command' && table) {
        const refusal = await table.command({ who, address: '' }, message.id, message.command);
        tell(refusal ? { type: 'refused', id: message.id, refusal } : { type: 'done', id: message.id });
      }
    };
    this.#lines.add(end);
    return {
      hear: (message) => {
        last = last.then(() => obey(message)).catch(end);
      },
      hangUp: end,
    };
  }
}
