import {
  type AnyGame,
  anyGame,
  bind,
  type Chance,
  commitmentOf,
  type Observation,
  type SealedRecord,
  seedOfParts,
} from '@wordhoard/kernel';
import type { ClientMessage, ServerMessage } from '@wordhoard/protocol';
import type { Storage } from '@wordhoard/server/core';
import { SerialQueue, type TableState } from '@wordhoard/table';
import { type HighCard, highCard } from '@wordhoard/table/testing';
import { drawHex } from './world.ts';

export const game: AnyGame = anyGame(bind(highCard, null));

/** A malicious server: the places where it tampers with its store, its connections or its records. */
export interface Cheat {
  storage?(store: Storage): Storage;
  toClient?(who: string, message: ServerMessage): ServerMessage;
  /** Null if the message isn't passed on; it is answered by `say`. */
  fromClient?(who: string, message: ClientMessage, send: (message: ServerMessage) => void): ClientMessage | null;
  record?(who: string, record: SealedRecord): SealedRecord;
}

const TRIES = 64;
type SeedParts = Extract<SealedRecord['shuffle'], { part: string }>;

/** Value of the cards that the first seat would be dealt. */
function luckOfFirstSeat({ table }: Pick<SealedRecord, 'table'>, seed: string): number {
  const started = game.start({ ...table, seed });
  if (!started.ok) return 0;
  // Only this game is played here.
  const { view } = game.observe(started.match, 0) as unknown as Observation<HighCard>;
  return (view.mine ?? []).reduce((sum, card) => sum + Number(card.slice(1)), 0);
}

/** Waits for all salts, then tries seed parts until the first seat gets good cards. */
class SeedGrinder implements Cheat {
  readonly #chance: Chance;
  /** All processes cheat together: none starts before a part was found. */
  readonly #turns = new SerialQueue();
  /** The commitment it has broken. */
  #promised: NonNullable<TableState['shuffle']> | null = null;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  storage(store: Storage): Storage {
    const save: Storage['saveTable'] = async (wanted, revision, now) => {
      const before = this.#promised ? undefined : await store.loadTable(wanted.code);
      const ground = before && this.#grind(before.state, wanted);
      if (!ground) return store.saveTable(wanted, revision, now);
      // As if another process had saved first: the table reads the new state and starts with it.
      if (await store.saveTable(ground, revision, now)) this.#promised = before.state.shuffle ?? null;
      return false;
    };
    return { ...store, saveTable: (...args) => this.#turns.run(() => save(...args)) };
  }

  /** The table with another part, if it is about to start with the promised one. */
  #grind(before: TableState, { beginning }: TableState): TableState | undefined {
    const { shuffle } = before;
    if (!shuffle || !beginning?.shuffle || !('part' in beginning.shuffle)) return undefined;
    const { salts } = beginning.shuffle;
    const worth = (part: string): number => luckOfFirstSeat(beginning, seedOfParts(part, salts));
    const tried = Array.from({ length: TRIES }, () => drawHex(this.#chance, 32));
    const part = tried.reduce((best, other) => (worth(other) > worth(best) ? other : best));
    return { ...before, shuffle: { ...shuffle, part, commitment: commitmentOf(part, shuffle.nonce) } };
  }
  protected get promised(): NonNullable<TableState['shuffle']> {
    if (!this.#promised) throw new Error('nothing was ground');
    return this.#promised;
  }
}

/** Hides the change: all clients are shown the first commitment, also in the record. */
class SecretSeedGrinder extends SeedGrinder {
  record(_who: string, record: SealedRecord): SealedRecord {
    return { ...record, commitment: this.promised.commitment };
  }
}

/** Returns an honest record although other cards were dealt. */
class ForgingSeedGrinder extends SeedGrinder {
  record(_who: string, record: SealedRecord): SealedRecord {
    const { part, commitment } = this.promised;
    // Its seed has parts.
    const { salts } = record.shuffle as SeedParts;
    return { ...withParts(record, { part, salts }), commitment };
  }
}

const withParts = (record: SealedRecord, shuffle: SeedParts): SealedRecord => ({
  ...record,
  shuffle,
  table: { ...record.table, seed: seedOfParts(shuffle.part, shuffle.salts) },
});

/** Shows one guest a different commitment. */
class EquivocatingServer implements Cheat {
  readonly #victim: string;
  readonly #shown: { readonly part: string; readonly nonce: string };
  readonly #forges: boolean;
  #real = '';

  constructor(chance: Chance, victim: string, forges: boolean) {
    this.#victim = victim;
    this.#shown = { part: drawHex(chance, 32), nonce: drawHex(chance, 16) };
    this.#forges = forges;
  }
  get #commitment(): string {
    return commitmentOf(this.#shown.part, this.#shown.nonce);
  }

  toClient(who: string, message: ServerMessage): ServerMessage {
    if (who !== this.#victim || (message.type !== 'table' && message.type !== 'changed') || !message.table.commitment)
      return message;
    this.#real = message.table.commitment;
    const table = { ...message.table, commitment: this.#commitment };
    // Only the commitment differs.
    return { ...message, table } as ServerMessage;
  }
  fromClient(_who: string, message: ClientMessage): ClientMessage {
    if (message.type !== 'command' || message.command.type !== 'salt') return message;
    if (message.command.commitment !== this.#commitment) return message;
    return { ...message, command: { ...message.command, commitment: this.#real } };
  }
  /** Some give the victim a record that matches what was shown, but not the cards. */
  record(who: string, record: SealedRecord): SealedRecord {
    if (who !== this.#victim || !this.#forges) return record;
    const { part, nonce } = this.#shown;
    // Salts were added, so it has parts.
    const { salts } = record.shuffle as SeedParts;
    return { ...withParts(record, { part, salts }), nonce, commitment: this.#commitment };
  }
}

/** Acknowledges a salt and leaves it out. */
class SaltDropper implements Cheat {
  readonly #victim: string;
  readonly #forges: boolean;
  #dropped: { readonly seat: number; readonly salt: string } | null = null;

  constructor(victim: string, forges: boolean) {
    this.#victim = victim;
    this.#forges = forges;
  }

  fromClient(who: string, message: ClientMessage, send: (message: ServerMessage) => void): ClientMessage | null {
    if (who !== this.#victim || message.type !== 'command' || message.command.type !== 'salt') return message;
    this.#dropped = message.command;
    send({ type: 'done', id: message.id });
    return null;
  }
  /** Some put it back into the record, which then doesn't match the cards. */
  record(who: string, record: SealedRecord): SealedRecord {
    if (who !== this.#victim || !this.#forges || !this.#dropped) return record;
    const { seat: victim, salt } = this.#dropped;
    // Others have added salts, so it has parts.
    const { part, salts } = record.shuffle as SeedParts;
    return withParts(record, { part, salts: salts.map((other, seat) => (seat === victim ? salt : other)) });
  }
}

/** All cheats, each created for one victim. */
export const CHEATS: Readonly<Record<string, (chance: Chance, victim: string) => Cheat>> = {
  'grinds seeds': (chance) => new SeedGrinder(chance),
  'grinds seeds and keeps the commitment': (chance) => new SecretSeedGrinder(chance),
  'grinds seeds and gives out a false record': (chance) => new ForgingSeedGrinder(chance),
  'shows different commitments': (chance, victim) => new EquivocatingServer(chance, victim, false),
  'shows different commitments and records': (chance, victim) => new EquivocatingServer(chance, victim, true),
  'drops a salt': (_, victim) => new SaltDropper(victim, false),
  'drops a salt and puts it into the record': (_, victim) => new SaltDropper(victim, true),
};
