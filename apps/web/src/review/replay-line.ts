import { isSame, LEVELS, type SealedRecord, type Seat, type Viewer } from '@wordhoard/kernel';
import type { GameUpdate, TableInfo } from '@wordhoard/protocol';
import { type Connect, type Listener, Session } from '../net/session.ts';

/** The reader's id: for the game's page the viewed seat plays at this device. */
const READER = 'reader';

/** The table for the game's page: over, with all its players, and nothing left to hide. */
export function tableOf(record: SealedRecord, viewer: Viewer): TableInfo {
  const { game, table, nonce, commitment, seats } = record;
  const level = (bot: number | null) => LEVELS.find((it) => it === bot) ?? null;
  const who = (seat: Seat, bot: number | null): string | null =>
    seat === viewer ? READER : bot === null ? `seat ${seat}` : null;
  return {
    code: 'REVIEW-0',
    options: {
      game,
      config: table.config,
      pace: 'relaxed',
      limits: table.limits,
      bank: table.bank,
      visibility: 'link',
      watching: true,
      seats: table.players,
    },
    host: READER,
    seats: seats.map(({ name, bot }, seat) => ({
      name,
      who: who(seat, bot),
      level: seat === viewer ? null : level(bot),
      presence: 'here',
    })),
    watchers: 0,
    status: 'over',
    outdated: null,
    commitment,
    reveal: { seed: table.seed, nonce },
    result: null,
    rematch: null,
  };
}

/** A session whose table is a moment of a record. Time stands still in it, and whatever is said to it is refused. */
export class ReplayedSession {
  readonly session: Session;
  readonly viewer: Viewer;
  #shown: GameUpdate;
  #listener: Listener | null = null;

  /** @param more about the table that the record does not say: how it was ended early. */
  constructor(record: SealedRecord, update: GameUpdate, more: Partial<TableInfo> = {}) {
    this.viewer = update.viewer;
    this.#shown = update;
    const table = { ...tableOf(record, update.viewer), ...more };
    let ids = 0;
    const connect: Connect = (listener) => {
      this.#listener = listener;
      // After the session has its line.
      queueMicrotask(() => listener.opened());
      return {
        send: (message) => {
          if (message.type === 'enter') {
            listener.said({ type: 'table', you: READER, table });
            listener.said(this.#shown);
          } else if (message.type === 'command')
            queueMicrotask(() => listener.said({ type: 'refused', id: message.id, refusal: { code: 'only-looking' } }));
        },
        close: () => {},
      };
    };
    this.session = new Session({ code: table.code, connect, clock: () => 0, makeId: () => `look ${++ids}` });
  }

  /** Shows a later moment, as if it had just come about; false for one that is not later, or another's. */
  goTo(update: GameUpdate): boolean {
    const before = this.#shown;
    const later = update.viewer === this.viewer && update.cursor >= before.cursor && this.#listener !== null;
    if (!later) return false;
    this.#shown = update;
    // A draft comes under the cursor its writer already has.
    if (update.cursor > before.cursor || !isSame(update.seen, before.seen))
      this.#listener?.said({ ...update, events: update.events.slice(before.events.length) });
    return true;
  }
}
