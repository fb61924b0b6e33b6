import {
  type AnyGame,
  type AnyOutcome,
  type AnySeen,
  type Seat,
  type Shape,
  same,
  type Time,
  type Viewer,
} from '@wordhoard/kernel';
import type { GameUpdate } from '@wordhoard/protocol';

export type Happened = Pick<AnyOutcome & { ok: true }, 'match' | 'told'>;

/** One viewer, and what has been told to them. */
interface Follower {
  seen: AnySeen;
  /**
   * Counts what this viewer was told, never lines of the log: a gap would tell that somebody typed or passed. Their own
   * drafts do not count either: not all of them are kept, and a count must be the same when the log is played again.
   */
  cursor: number;
  readonly told: { readonly cursor: number; readonly event: Shape['event'] }[];
  /** When the question this viewer sees was put. */
  askedAt: Time;
}

/**
 * Everybody who follows a match. Fed the same lines it counts and tells the same, so after a restart a client can go
 * on from the cursor it had.
 */
export class Followers {
  readonly #game: AnyGame;
  readonly #followers = new Map<Viewer, Follower>();

  constructor(game: AnyGame, { match, told }: Happened) {
    this.#game = game;
    for (const viewer of [...match.seats, 'audience'] as const) {
      // Whoever has seen nothing yet is always told something.
      const { seen, events } = game.update(null, match, told, viewer)!;
      const first = events.map((event) => ({ cursor: 1, event }));
      this.#followers.set(viewer, { seen, cursor: 1, told: first, askedAt: match.at });
    }
  }

  /** What everybody is told first. */
  opening(now: Time): GameUpdate[] {
    return [...this.#followers.keys()].map((viewer) => this.missed(viewer, 0, now));
  }

  /** Something happened; gives whom it is told to. `now` is when: what is stored slowly is told late. */
  take({ match, told }: Happened, now: Time): GameUpdate[] {
    const updates: GameUpdate[] = [];
    for (const [viewer, follower] of this.#followers) {
      const update = this.#update(viewer, follower, { match, told }, now);
      if (update) updates.push(update);
    }
    return updates;
  }

  /** This seat has put a draft forward (`isDraft`), which nobody else can see: the same as `take`, but no others are asked. */
  takeDraft(happened: Happened, seat: Seat, now: Time): GameUpdate[] {
    const update = this.#update(seat, this.#follower(seat), happened, now);
    return update ? [update] : [];
  }

  #update(viewer: Viewer, follower: Follower, { match, told }: Happened, now: Time): GameUpdate | null {
    const update = this.#game.update(follower.seen, match, told, viewer);
    if (!update) return null;
    const { seen, events } = update;
    if (seen.question?.id !== follower.seen.question?.id) follower.askedAt = match.at;
    const isNews = events.length > 0 || !same(withoutDraft(follower.seen), withoutDraft(seen));
    follower.seen = seen;
    if (isNews) follower.cursor += 1;
    for (const event of events) follower.told.push({ cursor: follower.cursor, event });
    return { type: 'update', viewer, cursor: follower.cursor, now, seen, events };
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
  askedAt(viewer: Viewer): Time {
    return this.#follower(viewer).askedAt;
  }

  #follower(viewer: Viewer): Follower {
    const follower = this.#followers.get(viewer);
    if (!follower) throw new Error(`nobody follows from ${viewer}`);
    return follower;
  }
}

/** What somebody sees but for what they have put forward and not yet said for good. */
export function withoutDraft(seen: AnySeen): AnySeen {
  const { question } = seen;
  return question?.mine && !question.mine.done ? { ...seen, question: { ...question, mine: null } } : seen;
}
