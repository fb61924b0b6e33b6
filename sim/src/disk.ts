import type { Hearer, Mark, Storage, StoredTable } from '@wordhoard/server/core';
import type { Line, TableState } from '@wordhoard/table';
import type { World } from './world.ts';

interface Kept {
  state: string;
  revision: number;
  mark: Mark;
  readonly lines: string[];
  /** When each of them was. */
  readonly writtenAt: number[];
}

const RUNS_BY_ITSELF_MS = 120_000;

/** What all processes write to, and what outlives them. Whatever lies here is a text, as on any disk. */
export class Disk {
  readonly #world: World;
  readonly #tables = new Map<string, Kept>();
  readonly #hearers = new Map<string, Hearer>();
  #aliveAt = Number.NEGATIVE_INFINITY;

  constructor(world: World) {
    this.#world = world;
  }

  state(code: string): TableState {
    return JSON.parse(this.#tables.get(code)!.state);
  }
  lines(code: string): Line[] {
    return this.#tables.get(code)!.lines.map((line) => JSON.parse(line));
  }
  writtenAt(code: string): readonly number[] {
    return this.#tables.get(code)!.writtenAt;
  }
  codes(): string[] {
    return [...this.#tables.keys()];
  }
  put(table: TableState): void {
    const mark = { at: 0, since: null, next: null, touched: this.#world.now() };
    this.#tables.set(table.code, { state: JSON.stringify(table), revision: 1, mark, lines: [], writtenAt: [] });
  }
  hangUp(name: string): void {
    this.#hearers.delete(name);
  }

  /** The disk as one process has it. `isDead`: nothing it was told is of any use any more. */
  storageOf(name: string, isDead: () => boolean): Storage {
    const world = this.#world;
    const never = new Promise<never>(() => undefined);
    /** Takes its time, fails before it is done, or after; and whether a dead process' work was done is chance. */
    const io = <T>(work: () => T, writes = true): Promise<T> => {
      if (isDead()) return never;
      return new Promise<T>((resolve, reject) => {
        const isSlow = world.breaks(60);
        if (isSlow) world.broke();
        const delay = isSlow ? 200 + world.chance.below(3000) : 1 + world.chance.below(5);
        world.setTimer(delay, () => {
          if (isDead() && world.chance.below(2) === 0) return;
          const fails = writes && world.breaks(70);
          const before = fails && world.chance.below(2) === 0;
          if (fails) world.counts.diskFaults += 1;
          if (fails) world.broke();
          const value = before ? undefined : work();
          world.setTimer(1 + world.chance.below(3), () => {
            if (isDead()) return;
            if (fails) reject(new Error('the disk failed'));
            // Not before: then it was done.
            else resolve(value as T);
          });
        });
      });
    };
    const others = (news: (hearer: Hearer) => void): void => {
      for (const [other, hearer] of this.#hearers) {
        if (other === name) continue;
        const lost = world.breaks(40);
        if (lost) world.counts.newsLost += 1;
        if (lost) world.broke();
        // A line to the others that broke is noticed, sooner or later.
        if (lost) world.setTimer(500 + world.chance.below(3000), () => this.#hearers.get(other)?.missed());
        else world.setTimer(1 + world.chance.below(20), () => this.#hearers.get(other) === hearer && news(hearer));
      }
    };
    const of = (code: string): Kept | undefined => this.#tables.get(code);
    return {
      self: name,
      createTable: (table) =>
        io(() => {
          if (of(table.code)) return false;
          this.put(table);
          return true;
        }),
      saveTable: (table, revision, now) =>
        io(() => {
          const kept = of(table.code);
          if (!kept || kept.revision !== revision - 1) return false;
          const next =
            typeof table.options.pace === 'object' && table.status === 'playing' ? now + RUNS_BY_ITSELF_MS : null;
          kept.state = JSON.stringify(table);
          kept.revision = revision;
          kept.mark = {
            ...kept.mark,
            touched: Math.max(kept.mark.touched, now),
            next: next && (kept.mark.next ?? next),
          };
          others((hearer) => hearer.wrote(table.code, { revision }));
          return true;
        }),
      loadTable: (code) =>
        io((): StoredTable | undefined => {
          const kept = of(code);
          return kept && { state: JSON.parse(kept.state), revision: kept.revision, mark: kept.mark };
        }, false),
      tableState: (code) => io(() => (of(code) ? this.state(code) : undefined), false),
      append: (code, lines) =>
        io(() => {
          const kept = of(code);
          if (!kept || lines[0]!.seq !== kept.lines.length + 1) return false;
          for (const line of lines) {
            kept.lines.push(JSON.stringify(line));
            kept.writtenAt.push(world.now());
            world.counts.moves += 1;
            others((hearer) => hearer.wrote(code, { seq: line.seq }));
          }
          return true;
        }),
      linesAfter: (code, seq) => io(() => this.lines(code).slice(seq, seq + 50), false),
      mark: (marks) =>
        io(() => {
          for (const [code, mark] of marks) {
            const kept = of(code);
            if (!kept) continue;
            const { at, since, touched } = kept.mark;
            kept.mark = {
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
            .filter(([, { mark }]) => mark.next !== null && mark.next <= now)
            .slice(0, limit);
          for (const [, kept] of due) kept.mark = { ...kept.mark, next: again };
          return due.map(([code]) => code);
        }),
      hosted: () => io(() => 0, false),
      storedBytes: () => io(() => 0, false),
      deleteTables: () => io(() => 0),
      tablesOf: () => io(() => [], false),
      forgetCommands: () => io(() => undefined),
      deleteTable: (code) => io(() => void this.#tables.delete(code)),
      saveGuest: () => io(() => undefined),
      guest: () => io(() => undefined, false),
      deleteGuest: () => io(() => undefined),
      deleteGuests: () => io(() => 0),
      // Nobody in a simulation has another device.
      notes: {
        put: () => io(() => undefined),
        take: () => io(() => undefined),
        of: () => io(() => [], false),
        all: () => io(() => [], false),
        dropOf: () => io(() => undefined),
        prune: () => io(() => 0),
      },
      keep: (_, made) => io(() => made),
      kept: () => io(() => undefined, false),
      saveAnswer: () => io(() => true),
      answersOf: () => io(() => [], false),
      scoresOn: () => io(() => [], false),
      opened: (now) =>
        io(() => {
          this.#aliveAt = Math.max(this.#aliveAt, now);
        }, false),
      alive: (now) =>
        io(() => {
          this.#aliveAt = now;
        }),
      listen: (hearer) =>
        io(() => {
          this.#hearers.set(name, hearer);
        }, false),
      tell: (code, word) => {
        const text = JSON.stringify(word);
        if (!isDead()) others((hearer) => hearer.told(code, JSON.parse(text), name));
      },
      close: async () => undefined,
    };
  }
}
