import {
  type AnyGame,
  type AnyMatch,
  type AnyObservation,
  applyEntry,
  entryAt,
  type Move,
  type ReplayFault,
  runToEnd,
  type SealedRecord,
  type Seat,
  type Shape,
  type Viewer,
} from '@wordhoard/kernel';
import type { AnyRefusal, GameUpdate } from '@wordhoard/protocol';
import { Subscribers } from '@wordhoard/table';
import { type Decision, finalEntries } from './decision.ts';

interface ReplayMoment {
  /** Number of entries played. */
  readonly lines: number;
  readonly update: GameUpdate;
}

/** A move that was not made. */
export interface AlternativeMove {
  readonly line: number;
  readonly seat: Seat;
  readonly move: Move<Shape>;
}

/**
 * A record played through once, with every viewer's updates: any moment of it can be shown to any viewer at once. It
 * ends at a refused entry, and says so.
 */
export class Replay {
  readonly #game: AnyGame;
  readonly #record: SealedRecord;
  readonly #matches: AnyMatch[] = [];
  readonly #moments = new Map<Viewer, ReplayMoment[]>();
  #fault: ReplayFault | null = null;

  private constructor(game: AnyGame, record: SealedRecord) {
    this.#game = game;
    this.#record = record;
  }

  /** Yields after every entry, so that the caller can do something else in between. */
  static *read(game: AnyGame, record: SealedRecord): Generator<undefined, Replay> {
    const replay = new Replay(game, record);
    const started = game.start(record.table);
    if (!started.ok) {
      replay.#fault = { code: 'not-startable', refusal: started.refusal };
      return replay;
    }
    let { match } = started;
    const subscribers = new Subscribers(game, started);
    replay.#addMoment(match, subscribers.firstUpdates(match.at));
    for (const [line, entry] of record.entries.entries()) {
      yield;
      const refused = (refusal: AnyRefusal): Replay => {
        replay.#fault = { code: 'refused', entry: line, refusal };
        return replay;
      };
      if (entry.at < match.at) return refused({ code: 'time-runs-backwards' });
      const outcome = applyEntry(game, match, entry);
      if (!outcome.ok) return refused(outcome.refusal);
      match = outcome.match;
      replay.#addMoment(match, subscribers.applyOutcome(outcome, match.at));
    }
    return replay;
  }

  /** Reads the whole record without pauses. */
  static readAll(game: AnyGame, record: SealedRecord): Replay {
    return runToEnd(Replay.read(game, record));
  }

  #addMoment(match: AnyMatch, updates: readonly GameUpdate[]): void {
    const lines = this.#matches.push(match) - 1;
    for (const update of updates) {
      const moments = this.#moments.get(update.viewer) ?? [];
      moments.push({ lines, update });
      this.#moments.set(update.viewer, moments);
    }
  }

  /** The reason why not all entries could be played. */
  get fault(): ReplayFault | null {
    return this.#fault;
  }
  /** Number of entries that could be played; below 0 if the match couldn't even start. */
  get lines(): number {
    return this.#matches.length - 1;
  }
  get viewers(): readonly Viewer[] {
    return [...this.#moments.keys()];
  }
  get over(): AnyMatch['over'] {
    return this.#matches.at(-1)?.over ?? null;
  }

  /** A viewer's observation after a number of entries, with all events they had been sent. */
  updateAt(lines: number, viewer: Viewer): GameUpdate {
    const moments = (this.#moments.get(viewer) ?? []).filter((moment) => moment.lines <= lines);
    const last = moments.at(-1);
    if (!last) throw new Error(`nothing was ever shown to ${viewer}`);
    return {
      ...last.update,
      now: entryAt(this.#matches, Math.min(lines, this.lines)).at,
      events: moments.flatMap(({ update }) => update.events),
    };
  }

  /** The viewer's observations, each with the number of entries after which it changed; the first is at 0. */
  changesFor(viewer: Viewer): readonly { readonly lines: number; readonly seen: AnyObservation }[] {
    return (this.#moments.get(viewer) ?? []).map(({ lines, update }) => ({ lines, seen: update.seen }));
  }

  /** Numbers of entries after which a reader may want to stop: before every entry that counts, and at the end. */
  get stops(): readonly number[] {
    return [...finalEntries(this.#record.entries).filter((line) => line < this.lines), Math.max(0, this.lines)];
  }

  /** The seats' decisions in order, each with its observation. */
  get decisions(): readonly Decision[] {
    const { entries } = this.#record;
    return finalEntries(entries.slice(0, Math.max(0, this.lines))).flatMap((line) => {
      const entry = entryAt(entries, line);
      if (entry.seat === undefined) return [];
      const { at: _, seat, ...move } = entry;
      const { seen } = this.updateAt(line, seat);
      const kind = 'to' in move ? seen.question?.step.type : move.free.type;
      return [{ line, seat, kind: kind ?? '', seen, move }];
    });
  }

  /**
   * The observation a viewer would have had if this move had been made instead, and the others had answered the same
   * question as they did.
   */
  updateInstead({ line, seat, move }: AlternativeMove, viewer: Viewer): GameUpdate | { readonly refusal: AnyRefusal } {
    const { entries } = this.#record;
    const before = this.updateAt(line, viewer);
    const first = this.#game.play(entryAt(this.#matches, line), seat, move, entryAt(entries, line).at);
    if (!first.ok) return { refusal: first.refusal };
    let { match } = first;
    const addressed = [...first.events];
    if ('to' in move)
      for (const entry of entries.slice(line + 1)) {
        const theirs = entry.seat !== undefined && entry.seat !== seat && 'to' in entry && entry.to === move.to;
        const outcome = theirs ? applyEntry(this.#game, match, entry) : null;
        if (!outcome?.ok) continue;
        match = outcome.match;
        addressed.push(...outcome.events);
      }
    const update = this.#game.updateFor(before.seen, match, addressed, viewer);
    if (!update) return before;
    const { seen, events } = update;
    return { ...before, cursor: before.cursor + 1, now: match.at, seen, events: [...before.events, ...events] };
  }
}
