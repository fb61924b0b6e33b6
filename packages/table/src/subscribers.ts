import {
  type AnyGame,
  type AnyObservation,
  type AnyOutcome,
  isSame,
  type Seat,
  type Shape,
  type Time,
  type Viewer,
} from '@wordhoard/kernel';
import type { GameUpdate } from '@wordhoard/protocol';

export type MatchEvent = Pick<AnyOutcome & { ok: true }, 'match' | 'events'>;

/** One viewer, and what has been told to them. */
interface Follower {
  seen: AnyObservation;
  /**
   * Counts this viewer's updates, never lines of the log: a gap would tell that another player typed or passed. The
   * viewer's own drafts don't count either: not all of them are stored, and the count must be the same after a replay.
   */
  cursor: number;
  readonly told: { readonly cursor: number; readonly event: Shape['event'] }[];
  /** When the question this viewer sees was put. */
  askedAt: Time;
}

/**
 * All viewers of a match. The same log gives the same cursors and updates, so after a restart a client can go on from
 * the cursor it had.
 */
export class Subscribers {
  readonly #game: AnyGame;
  readonly #followers = new Map<Viewer, Follower>();

  constructor(game: AnyGame, { match, events: told }: MatchEvent) {
    this.#game = game;
    for (const viewer of [...match.seats, 'audience'] as const) {
      // A viewer without an earlier observation always gets an update.
      const { seen, events } = game.updateFor(null, match, told, viewer)!;
      const first = events.map((event) => ({ cursor: 1, event }));
      this.#followers.set(viewer, { seen, cursor: 1, told: first, askedAt: match.at });
    }
  }

  /** The first update for each viewer. */
  opening(now: Time): GameUpdate[] {
    return [...this.#followers.keys()].map((viewer) => this.missed(viewer, 0, now));
  }

  /** Something happened; gives whom it is told to. `now` is when: what is stored slowly is told late. */
  take({ match, events }: MatchEvent, now: Time): GameUpdate[] {
    const updates: GameUpdate[] = [];
    for (const [viewer, follower] of this.#followers) {
      const update = this.#update(viewer, follower, { match, events }, now);
      if (update) updates.push(update);
    }
    return updates;
  }

  /**
   * Takes a draft of this seat (`isDraft`), which the others can't see: like `take`, without looking at the other
   * viewers.
   */
  takeDraft(happened: MatchEvent, seat: Seat, now: Time): GameUpdate[] {
    const update = this.#update(seat, this.#follower(seat), happened, now);
    return update ? [update] : [];
  }

  #update(viewer: Viewer, follower: Follower, { match, events: told }: MatchEvent, now: Time): GameUpdate | null {
    const update = this.#game.updateFor(follower.seen, match, told, viewer);
    if (!update) return null;
    const { seen, events } = update;
    if (seen.question?.id !== follower.seen.question?.id) follower.askedAt = match.at;
    const isNews = events.length > 0 || !isSame(withoutDraft(follower.seen), withoutDraft(seen));
    follower.seen = seen;
    if (isNews) follower.cursor += 1;
    for (const event of events) follower.told.push({ cursor: follower.cursor, event });
    return { type: 'update', viewer, cursor: follower.cursor, now, seen, events };
  }

  /** The update for a viewer who comes (back) with that cursor. */
  missed(viewer: Viewer, after: number, now: Time): GameUpdate {
    const { seen, cursor, told } = this.#follower(viewer);
    const first = told.findIndex((it) => it.cursor > after);
    const events = first < 0 ? [] : told.slice(first).map((it) => it.event);
    return { type: 'update', viewer, cursor, now, seen, events };
  }

  /** How many events this viewer has been told since the match began. */
  toldTo(viewer: Viewer): number {
    return this.#follower(viewer).told.length;
  }

  seen(viewer: Viewer): AnyObservation {
    return this.#follower(viewer).seen;
  }
  askedAt(viewer: Viewer): Time {
    return this.#follower(viewer).askedAt;
  }

  #follower(viewer: Viewer): Follower {
    const follower = this.#followers.get(viewer);
    if (!follower) throw new Error(`nobody follows from ${viewer}`);
    return follower;
  }
}

/** The observation without the viewer's own draft. */
export function withoutDraft(seen: AnyObservation): AnyObservation {
  const { question } = seen;
  return question?.mine && !question.mine.done ? { ...seen, question: { ...question, mine: null } } : seen;
}
