import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { HighCard } from '@wordhoard/table/testing';
import { Guest } from '../client.ts';
import { Ledger, type Verdict } from './ledger.ts';
import { ReconnectingClient } from './listener.ts';
import { readLog, type StoredEntry } from './read-log.ts';

const WAVE = { free: { type: 'wave' } } as const;
/** Drafts before each wave. */
const TYPED = 2;
/** A draft is promised to be on the disk within a second; on a busy machine within this many ms. */
const LONG_MS = 10_000;
const AGAIN_MS = 50;

interface Player {
  readonly who: string;
  readonly seat: number;
  /** Several if the guest has the table open twice: each move is then sent over all of them at once. */
  readonly clients: readonly ReconnectingClient[];
}

/** Players at several tables who move continuously, and a ledger of the acknowledgements. */
export class PlayerCrowd {
  readonly ledger: Ledger = new Ledger();
  readonly clients: ReconnectingClient[] = [];
  readonly #playing: Promise<void>[] = [];
  /** Each player's last draft. */
  readonly #last: string[] = [];
  #isStopping = false;

  /** `addresses` returns the servers that are running. */
  static async start(addresses: () => readonly string[], tables: number, devices = 1): Promise<PlayerCrowd> {
    const crowd = new PlayerCrowd();
    const players: Player[] = [];
    for (let i = 0; i < tables; i++) {
      const address = addresses()[0]!;
      const guests = [await Guest.at(address), await Guest.at(address)] as const;
      const code = await openTable(guests);
      for (const [seat, guest] of guests.entries()) {
        const clients = Array.from(
          { length: devices },
          (_, device) => new ReconnectingClient({ guest, code, seat, addresses, first: seat + device }),
        );
        crowd.clients.push(...clients);
        players.push({ who: guest.who, seat, clients });
      }
    }
    // Only once all are seated, because moves may crash the server.
    crowd.#playing.push(...players.map((player) => crowd.#play(player)));
    return crowd;
  }

  /** Sends drafts and waves in turn, and in the end a draft that nothing follows. */
  async #play(player: Player): Promise<void> {
    while (!this.#isStopping) {
      for (let i = 0; i < TYPED; i++) await this.#type(player, i);
      await this.#command(player, WAVE);
    }
    this.#last.push(await this.#type(player, 0));
  }
  async #type(player: Player, n: number): Promise<string> {
    const { view, question } = await player.clients[0]!.seen();
    const { mine } = view as HighCard['view'];
    return this.#command(player, { to: question!.id, answer: { card: mine![n % mine!.length], sure: false } });
  }
  /** Sends a command over every connection until it is acknowledged. */
  async #command({ who, seat, clients }: Player, move: object): Promise<string> {
    const id = randomUUID();
    const command = `${who}:${id}`;
    const isDraft = move !== WAVE;
    if (isDraft) this.ledger.addDraft(command);
    else this.ledger.addSent(command);
    await Promise.all(
      clients.map(async (ear) => {
        await ear.command({ type: 'move', seat, move }, id, isDraft);
        if (!isDraft) this.ledger.addAcknowledged(command);
      }),
    );
    return command;
  }

  /** Lets all players finish their move and catch up, then compares the ledger with the log. */
  async stop(db: string): Promise<Verdict> {
    this.#isStopping = true;
    await Promise.all(this.#playing);
    for (const ear of this.clients) await ear.catchUp();
    const since = performance.now();
    const isKept = (lines: readonly StoredEntry[]): boolean =>
      this.#last.every((command) => lines.some((line) => line.command === command));
    let lines = await readLog(db);
    while (!isKept(lines) && performance.now() - since < LONG_MS) {
      await pause(AGAIN_MS);
      lines = await readLog(db);
    }
    for (const ear of this.clients) ear.close();
    return this.ledger.compare(lines, this.clients, this.#last);
  }
}

/** Starts a match of two players without time limits. */
async function openTable([anna, robert]: readonly [Guest, Guest]): Promise<string> {
  const code = await anna.table({ options: { pace: 'relaxed' } });
  const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
  const refusals = [await bob.command({ type: 'sit', seat: 1, name: 'Bob' }), await ann.command({ type: 'start' })];
  if (refusals.some((it) => it !== null)) throw new Error(`play did not begin: ${JSON.stringify(refusals)}`);
  await Promise.all([ann.close(), bob.close()]);
  return code;
}
