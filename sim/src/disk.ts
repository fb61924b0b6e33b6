import type { Hearer, Mark, Storage, StoredTable } from '@wordhoard/server/core';
import type { LogEntry, TableState } from '@wordhoard/table';
import type { SimulatedWorld } from './world.ts';

interface DiskTable {
  state: string;
  revision: number;
  checkpoint: Mark;
  lines: string[];
}

/** A write that a lying disk reported as done. */
interface UnflushedWrite {
  readonly at: number;
  readonly code: string;
  readonly before: DiskTable | undefined;
}

const RUNS_BY_ITSELF_MS = 120_000;

/** A disk that loses writes has really written them after up to this many ms. */
const FLUSHED_WITHIN_MS = 4000;

/** The disk shared by all processes, which outlives them. Everything is stored as text, as on any disk. */
export class Disk {
  readonly #world: SimulatedWorld;
  /** Reports writes as done that a power failure can undo. */
  readonly #losesWrites: boolean;
  readonly #tables = new Map<string, DiskTable>();
  readonly #listeners = new Map<string, { readonly hearer: Hearer; readonly run: (then: () => void) => void }>();
  /** Tables whose text was damaged beyond reading. */
  readonly damaged: Set<string> = new Set();
  #unflushed: UnflushedWrite[] = [];
  #heartbeatAt = Number.NEGATIVE_INFINITY;

  constructor(world: SimulatedWorld, lies: boolean) {
    this.#world = world;
    this.#losesWrites = lies;
    if (lies) this.#flushSometimes();
  }

  /** Fails if the table is damaged. */
  state(code: string): TableState {
    return JSON.parse(this.#tables.get(code)!.state);
  }
  lines(code: string): LogEntry[] {
    return this.#tables.get(code)!.lines.map((line) => JSON.parse(line));
  }
  put(table: TableState): void {
    const checkpoint = { at: 0, since: null, next: null, touched: this.#world.now() };
    this.#tables.set(table.code, { state: JSON.stringify(table), revision: 1, checkpoint, lines: [] });
  }
  /** Damages a part of a table's text, or of one entry of its log. */
  damage(code: string): void {
    const stored = this.#tables.get(code)!;
    const at = this.#world.chance.below(stored.lines.length + 1) - 1;
    if (at < 0) stored.state = stored.state.slice(0, -3);
    else stored.lines[at] = stored.lines[at]!.slice(0, -3);
    this.damaged.add(code);
  }

  /** Undoes the last writes that were not flushed. Returns since when; null if there were none. */
  failPower(): number | null {
    const lost = this.#unflushed.splice(this.#world.chance.below(this.#unflushed.length + 1));
    for (const { code, before } of lost.toReversed())
      if (before) this.#tables.set(code, before);
      else this.#tables.delete(code);
    this.#unflushed = [];
    return lost[0]?.at ?? null;
  }
  #flushSometimes(): void {
    this.#unflushed = [];
    this.#world.setTimer(1 + this.#world.chance.below(FLUSHED_WITHIN_MS), () => this.#flushSometimes());
  }
  /** Called before a table is changed, so that a power failure can undo it. */
  #aboutToWrite(code: string): void {
    const stored = this.#tables.get(code);
    if (this.#losesWrites)
      this.#unflushed.push({ at: this.#world.now(), code, before: stored && { ...stored, lines: [...stored.lines] } });
  }
  disconnect(name: string): void {
    this.#listeners.delete(name);
  }

  /** The storage of one process. `run` runs a callback when the process runs, and never if it is dead by then. */
  storageOf(name: string, run: (then: () => void) => void): Storage {
    const world = this.#world;
    /** Delays an operation, or fails before or after it. Operations of a process that died may still be done. */
    const io = <T>(work: () => T, writes = true, oneIn = writes ? 70 : 300): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        const isSlow = world.hasFault(60);
        if (isSlow) world.noteFault();
        const delay = isSlow ? 200 + world.chance.below(3000) : 1 + world.chance.below(5);
        const wasPowered = world.powerFailures;
        world.setTimer(delay, () => {
          if (wasPowered !== world.powerFailures) return;
          const fails = world.hasFault(oneIn);
          const before = fails && (!writes || world.chance.below(2) === 0);
          if (fails) world.counts.diskFaults += 1;
          if (fails) world.noteFault();
          const outcome = before ? null : attempt(work);
          world.setTimer(1 + world.chance.below(3), () =>
            run(() => {
              if (fails || !outcome) reject(new Error('the disk failed'));
              else if ('error' in outcome) reject(outcome.error);
              else resolve(outcome.value);
            }),
          );
        });
      });
    const others = (news: (hearer: Hearer) => void): void => {
      for (const [other, { hearer, run: runOther }] of this.#listeners) {
        if (other === name) continue;
        const lost = world.hasFault(40);
        if (lost) world.counts.newsLost += 1;
        if (lost) world.noteFault();
        // A lost connection to the others is noticed sooner or later.
        if (lost) world.setTimer(500 + world.chance.below(3000), () => runOther(() => hearer.onGap()));
        else world.setTimer(1 + world.chance.below(20), () => runOther(() => news(hearer)));
      }
    };
    const of = (code: string): DiskTable | undefined => this.#tables.get(code);
    return {
      self: name,
      createTable: (table) =>
        io(() => {
          if (of(table.code)) return false;
          this.#aboutToWrite(table.code);
          this.put(table);
          return true;
        }),
      saveTable: (table, revision, now) =>
        io(
          () => {
            const stored = of(table.code);
            if (!stored || stored.revision !== revision - 1) return false;
            this.#aboutToWrite(table.code);
            const next =
              typeof table.options.pace === 'object' && table.status === 'playing' ? now + RUNS_BY_ITSELF_MS : null;
            stored.state = JSON.stringify(table);
            stored.revision = revision;
            stored.checkpoint = {
              ...stored.checkpoint,
              touched: Math.max(stored.checkpoint.touched, now),
              next: next && (stored.checkpoint.next ?? next),
            };
            others((hearer) => hearer.onWrite(table.code, { revision }));
            return true;
            // Tables are saved seldom.
          },
          true,
          12,
        ),
      loadTable: (code) =>
        io((): StoredTable | undefined => {
          const stored = of(code);
          return (
            stored && { state: JSON.parse(stored.state), revision: stored.revision, checkpoint: stored.checkpoint }
          );
        }, false),
      tableState: (code) => io(() => (of(code) && !this.damaged.has(code) ? this.state(code) : undefined), false),
      append: (code, lines) =>
        io(() => {
          const stored = of(code);
          if (!stored || lines[0]!.seq !== stored.lines.length + 1) return false;
          this.#aboutToWrite(code);
          for (const line of lines) stored.lines.push(JSON.stringify(line));
          world.counts.moves += lines.length;
          // Entries are left out of a notice if they are too long.
          const isLong = world.chance.below(4) === 0;
          const { seq } = lines[0]!;
          others((hearer) => hearer.onWrite(code, isLong ? { seq } : { seq, lines }));
          return true;
        }),
      entriesAfter: (code, seq) => io(() => this.lines(code).slice(seq, seq + 50), false),
      saveCheckpoints: (marks) =>
        io(() => {
          for (const [code, mark] of marks) {
            const kept = of(code);
            if (!kept) continue;
            this.#aboutToWrite(code);
            const { at, since, touched } = kept.checkpoint;
            kept.checkpoint = {
              at: Math.max(at, mark.at),
              since: mark.at >= at ? mark.since : since,
              next: mark.next,
              touched: Math.max(touched, mark.touched),
            };
          }
        }),
      publicTables: () => io(() => [], false),
      takeDue: (now, again, limit) =>
        io(() => {
          const due = [...this.#tables]
            .filter(([, { checkpoint }]) => checkpoint.next !== null && checkpoint.next <= now)
            .slice(0, limit);
          for (const [, kept] of due) kept.checkpoint = { ...kept.checkpoint, next: again };
          return due.map(([code]) => code);
        }),
      countHosted: () => io(() => 0, false),
      storedBytes: () => io(() => 0, false),
      deleteTables: () => io(() => 0),
      tablesOf: () => io(() => [], false),
      forgetCommands: () => io(() => undefined),
      deleteTable: (code) => io(() => void this.#tables.delete(code)),
      saveGuest: () => io(() => undefined),
      guest: () => io(() => undefined, false),
      deleteGuest: () => io(() => undefined),
      deleteGuests: () => io(() => 0),
      // No guest in a simulation has another device.
      notes: {
        put: () => io(() => true),
        take: () => io(() => undefined),
        ofGuest: () => io(() => [], false),
        find: () => io(() => [], false),
        takeDue: () => io(() => []),
        deleteOfGuest: () => io(() => undefined),
        prune: () => io(() => 0),
      },
      getOrSetValue: (_, made) => io(() => made),
      getValue: () => io(() => undefined, false),
      findValues: () => io(() => [], false),
      saveAnswer: () => io(() => true),
      answersOf: () => io(() => [], false),
      scoresOn: () => io(() => [], false),
      startClock: (now) =>
        io(() => {
          this.#heartbeatAt = Math.max(this.#heartbeatAt, now);
        }, false),
      saveHeartbeat: (now) =>
        io(() => {
          this.#heartbeatAt = now;
        }),
      listen: (hearer) =>
        io(() => {
          this.#listeners.set(name, { hearer, run });
        }, false),
      sendToPeers: (code, word) => {
        const text = JSON.stringify(word);
        run(() => others((hearer) => hearer.onMessage(code, JSON.parse(text), name)));
      },
      close: async () => undefined,
    };
  }
}

function attempt<T>(work: () => T): { readonly value: T } | { readonly error: unknown } {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}
