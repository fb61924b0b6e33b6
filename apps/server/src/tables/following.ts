import type { Seat, Time, Viewer } from '@wordhoard/kernel';
import type { GameUpdate } from '@wordhoard/protocol';
import type { AnyGame, AnyMatch, AnyOutcome, AnySeen, AnyShape } from './game.ts';

/** One viewer, and what has been told to them. */
interface Follower {
  seen: AnySeen;
  /** Counts what this viewer was told, never lines of the log: a gap would tell that somebody typed or passed. */
  cursor: number;
  readonly told: { readonly cursor: number; readonly event: AnyShape['event'] }[];
  /** When the question this viewer sees was put. */
  askedAt: Time;
}

/**
 * A match and everybody who follows it. Fed the same lines it counts and tells the same, so after a restart a client
 * can go on from the cursor it had.
 */
export class Following {
  readonly game: AnyGame;
  match: AnyMatch;
  readonly #followers = new Map<Viewer, Follower>();

  constructor(game: AnyGame, started: { match: AnyMatch; told: (AnyOutcome & { ok: true })['told'] }) {
    this.game = game;
    this.match = started.match;
    for (const viewer of [...started.match.seats, 'audience'] as const) {
      const seen = game.see(started.match, viewer);
      const follower: Follower = { seen, cursor: 1, told: [], askedAt: started.match.at };
      this.#followers.set(viewer, follower);
      // Asked as if nothing had been seen before, so that it gives every event this viewer may know.
      const events = game.update(seen, started.match, started.told, viewer)?.events ?? [];
      for (const event of events) follower.told.push({ cursor: 1, event });
    }
  }

  /** What everybody is told first. */
  opening(): GameUpdate[] {
    return [...this.#followers.keys()].map((viewer) => this.missed(viewer, 0, this.match.at));
  }

  /** Something happened and is in the log; gives whom it is told to. */
  take({ match, told }: AnyOutcome & { ok: true }): GameUpdate[] {
    this.match = match;
    const updates: GameUpdate[] = [];
    for (const [viewer, follower] of this.#followers) {
      const update = this.game.update(follower.seen, match, told, viewer);
      if (!update) continue;
      const { seen, events } = update;
      if (seen.question?.id !== follower.seen.question?.id) follower.askedAt = match.at;
      follower.seen = seen;
      follower.cursor += 1;
      for (const event of events) follower.told.push({ cursor: follower.cursor, event });
      updates.push({ type: 'update', viewer, cursor: follower.cursor, now: match.at, seen, events });
    }
    return updates;
  }

  /** What somebody who comes (back) has missed since that cursor. */
  missed(viewer: Viewer, after: number, now: Time): GameUpdate {
    const { seen, cursor, told } = this.#follower(viewer);
    const first = told.findIndex((it) => it.cursor > after);
    const events = first < 0 ? [] : told.slice(first).map((it) => it.event);
    return { type: 'update', viewer, cursor, now, seen, events };
  }

  seen(viewer: Viewer): AnySeen {
    return this.#follower(viewer).seen;
  }
  askedAt(seat: Seat): Time {
    return this.#follower(seat).askedAt;
  }
  cursor(viewer: Viewer): number {
    return this.#follower(viewer).cursor;
  }

  #follower(viewer: Viewer): Follower {
    const follower = this.#followers.get(viewer);
    if (!follower) throw new Error(`nobody follows from ${viewer}`);
    return follower;
  }
}
