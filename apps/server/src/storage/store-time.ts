import { CLOSE_WITHIN_MS, type FoundTable, type ServerStorage, type StoredAnswer } from './storage.ts';

const DAY = 86_400_000;
/** A clock further than this from the last heartbeat is probably wrong. */
const LONGEST_JUMP_MS = 14 * DAY;

/**
 * Every time in a store is in store time: milliseconds since 1970, without the time during which no server ran and
 * without jumps of a machine's clock. So neither makes anything expire or become due.
 */
export interface LastSign {
  /** Store time of the last heartbeat; null if there was none. */
  readonly at: number | null;
  /** The servers' offset to store time then. */
  readonly offset: number;
  /** Time since then by the store's own clock; null if it has none. */
  readonly ago: number | null;
}

export interface Calibration {
  /** Offset to subtract from this process's clock to get store time. */
  readonly offset: number;
  /** The same for servers whose clocks are right. */
  readonly shared: number;
}

/** The names of these values in a store, and of the store's own time at the last heartbeat. */
export const SIGN = { at: 'alive', offset: 'clock offset', database: 'database clock' } as const;

/** Reads the stored values. A damaged one counts as missing, so that the server can still start. */
export function readSign(at: string | undefined, offset: string | undefined, ago: number | null): LastSign {
  const number = (text: string | undefined): number | null => (/^-?\d{1,15}$/.test(text ?? '') ? Number(text) : null);
  return { at: number(at), offset: number(offset) ?? 0, ago };
}

/** Works out store time from the clock of a server that starts. Fails if that clock can't be right. */
export function calibrate({ at, offset, ago }: LastSign, now: number, isClockRight: boolean): Calibration {
  if (at === null) return { offset, shared: offset };
  const othersRun = ago !== null && ago >= 0 && ago < CLOSE_WITHIN_MS;
  const jump = now - offset - (othersRun ? at + ago : at);
  if (Math.abs(jump) > LONGEST_JUMP_MS && !isClockRight) throw new Error(implausible(now, now - jump));
  if (Math.abs(jump) <= CLOSE_WITHIN_MS) return { offset, shared: offset };
  return { offset: offset + jump, shared: othersRun ? offset : offset + jump };
}

const implausible = (now: number, expected: number): string => {
  const text = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const days = Math.round(Math.abs(now - expected) / DAY);
  const which = now > expected ? 'later' : 'earlier';
  return (
    `this machine's clock says ${text(now)}, ${days} days ${which} than expected: a server last used this database at ` +
    `${text(expected)}. If the clock is wrong, correct it and start again. If it is right, start once with ` +
    '--clock-is-right (or WORDHOARD_CLOCK_IS_RIGHT=1). The time in between does not make stored data expire'
  );
};

/** A store whose times are whole milliseconds of store time. */
export interface RawStorage extends Omit<ServerStorage, 'startClock' | 'saveHeartbeat'> {
  /** Called when a server starts whose clock says this. */
  startClock(now: number, isClockRight: boolean): Promise<Calibration>;
  /** Stores a heartbeat of a server whose clock says this. Returns the offset to subtract from clocks. */
  saveHeartbeat(now: number): Promise<number>;
}

/** Wraps a store so that its callers can use the clock of this process. */
export function onStoreTime(raw: RawStorage): ServerStorage {
  let offset = 0;
  /** Milliseconds by which this machine's clock is ahead of the other servers'. */
  let ahead = 0;
  const toStoreTime = (time: number): number => Math.floor(time) - offset;
  const toRealTime = (time: number): number => time + offset;
  const orNull = (change: (time: number) => number, time: number | null): number | null =>
    time === null ? null : change(time);
  const answerInRealTime = (answer: StoredAnswer): StoredAnswer => ({ ...answer, at: toRealTime(answer.at) });
  const foundInRealTime = (table: FoundTable): FoundTable => ({ ...table, touched: toRealTime(table.touched) });
  return {
    ...raw,
    createTable: (table, now) => raw.createTable(table, toStoreTime(now)),
    saveTable: (table, revision, now) => raw.saveTable(table, revision, toStoreTime(now)),
    async loadTable(code) {
      const found = await raw.loadTable(code);
      if (!found) return undefined;
      const { at, since, next, touched } = found.checkpoint;
      const checkpoint = {
        at,
        since: orNull(toRealTime, since),
        next: orNull(toRealTime, next),
        touched: toRealTime(touched),
      };
      return { ...found, checkpoint };
    },
    saveCheckpoints: (marks) =>
      raw.saveCheckpoints(
        new Map(
          [...marks].map(([code, { at, since, next, touched }]) => [
            code,
            {
              at: Math.floor(at),
              since: orNull(toStoreTime, since),
              next: orNull(toStoreTime, next),
              touched: toStoreTime(touched),
            },
          ]),
        ),
      ),
    publicTables: (status, since, limit) => raw.publicTables(status, toStoreTime(since), limit),
    takeDue: (now, again, limit) => raw.takeDue(toStoreTime(now), toStoreTime(again), limit),
    deleteTables: (status, since) => raw.deleteTables(status, toStoreTime(since)),
    saveGuest: (who, guest, now) => raw.saveGuest(who, guest, toStoreTime(now)),
    async guest(who) {
      const found = await raw.guest(who);
      return found && { ...found, seen: toRealTime(found.seen) };
    },
    deleteGuests: (since) => raw.deleteGuests(toStoreTime(since)),
    saveAnswer: (answer) => raw.saveAnswer({ ...answer, at: toStoreTime(answer.at) }),
    answersOf: async (day, who) => (await raw.answersOf(day, who)).map(answerInRealTime),
    // A note expires by calendar time. It may be stored longer, because its reader checks that time again.
    notes: { ...raw.notes, prune: (now) => raw.notes.prune(Math.floor(now) - Math.max(0, offset)) },
    operator: {
      tables: async (status, limit) => (await raw.operator.tables(status, limit)).map(foundInRealTime),
      async table(code) {
        const found = await raw.operator.table(code);
        return found && foundInRealTime(found);
      },
      guests: async (name, limit) =>
        (await raw.operator.guests(name, limit)).map((guest) => ({ ...guest, seen: toRealTime(guest.seen) })),
    },
    async startClock(now, isClockRight = false) {
      const found = await raw.startClock(Math.floor(now), isClockRight);
      offset = found.offset;
      ahead = found.offset - found.shared;
    },
    async saveHeartbeat(now) {
      // While this process was suspended, another may have found that no server ran.
      offset = (await raw.saveHeartbeat(Math.floor(now) - ahead)) + ahead;
    },
  };
}
