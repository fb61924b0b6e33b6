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

export type MatchChange = Pick<AnyOutcome & { ok: true }, 'match' | 'events'>;

/** One viewer, with everything they have been sent. */
interface Subscriber {
  seen: AnyObservation;
  /**
   * Counts this viewer's updates, never lines of the log: a gap would tell that another player typed or passed. The
   * viewer's own drafts don't count either: not all of them are stored, and the count must be the same after a replay.
   */
  cursor: number;
  readonly events: { readonly cursor: number; readonly event: Shape['event'] }[];
  /** When the question this viewer sees was put. */
  askedAt: Time;
}

/**
 * All viewers of a match. The same log gives the same cursors and updates, so after a restart a client can go on from
 * the cursor it had.
 */
export class Subscribers {
  readonly #game: AnyGame;
  readonly #subscribers = new Map<Viewer, Subscriber>();

  constructor(game: AnyGame, { match, events: addressed }: MatchChange) {
    this.#game = game;
    for (const viewer of [...match.seats, 'audience'] as const) {
      // A viewer without an earlier observation always gets an update.
      const { seen, events } = game.updateFor(null, match, addressed, viewer)!;
      const first = events.map((event) => ({ cursor: 1, event }));
      this.#subscribers.set(viewer, { seen, cursor: 1, events: first, askedAt: match.at });
    }
  }

  /** The first update for each viewer. */
  firstUpdates(now: Time): GameUpdate[] {
    return [...this.#subscribers.keys()].map((viewer) => this.updateSince(viewer, 0, now));
  }

  /** Returns the updates for an outcome. `now` may be later than the outcome, if it took long to store. */
  applyOutcome({ match, events }: MatchChange, now: Time): GameUpdate[] {
    const updates: GameUpdate[] = [];
    for (const [viewer, subscriber] of this.#subscribers) {
      const update = this.#update(viewer, subscriber, { match, events }, now);
      if (update) updates.push(update);
    }
    return updates;
  }

  /**
   * Returns the updates for a draft of this seat (`isDraft`). Other viewers can't see drafts, so unlike `applyOutcome`
   * this compares no other observations.
   */
  applyDraft(happened: MatchChange, seat: Seat, now: Time): GameUpdate[] {
    const update = this.#update(seat, this.#subscriber(seat), happened, now);
    return update ? [update] : [];
  }

  #update(
    viewer: Viewer,
    subscriber: Subscriber,
    { match, events: addressed }: MatchChange,
    now: Time,
  ): GameUpdate | null {
    const update = this.#game.updateFor(subscriber.seen, match, addressed, viewer);
    if (!update) return null;
    const { seen, events } = update;
    if (seen.question?.id !== subscriber.seen.question?.id) subscriber.askedAt = match.at;
    const isNews = events.length > 0 || !isSame(withoutDraft(subscriber.seen), withoutDraft(seen));
    subscriber.seen = seen;
    if (isNews) subscriber.cursor += 1;
    for (const event of events) subscriber.events.push({ cursor: subscriber.cursor, event });
    return { type: 'update', viewer, cursor: subscriber.cursor, now, seen, events };
  }

  /** The update for a viewer who comes (back) with that cursor. */
  updateSince(viewer: Viewer, after: number, now: Time): GameUpdate {
    const { seen, cursor, events: sent } = this.#subscriber(viewer);
    const first = sent.findIndex((it) => it.cursor > after);
    const events = first < 0 ? [] : sent.slice(first).map((it) => it.event);
    return { type: 'update', viewer, cursor, now, seen, events };
  }

  /** Number of events this viewer has been sent since the match began. */
  eventCountFor(viewer: Viewer): number {
    return this.#subscriber(viewer).events.length;
  }

  observationOf(viewer: Viewer): AnyObservation {
    return this.#subscriber(viewer).seen;
  }
  askedAt(viewer: Viewer): Time {
    return this.#subscriber(viewer).askedAt;
  }

  #subscriber(viewer: Viewer): Subscriber {
    const subscriber = this.#subscribers.get(viewer);
    if (!subscriber) throw new Error(`no viewer ${viewer}`);
    return subscriber;
  }
}

/** The observation without the viewer's own draft. */
export function withoutDraft(seen: AnyObservation): AnyObservation {
  const { question } = seen;
  return question?.mine && !question.mine.done ? { ...seen, question: { ...question, mine: null } } : seen;
}
