import {
  type AnyEntry,
  type AnyGame,
  type AnyMatchSetup,
  applyEntry,
  type Seat,
  type Shape,
  type Viewer,
} from '@wordhoard/kernel';
import type { TestMatch } from '@wordhoard/kernel/testing';
import type { SeatObservation } from '../../net/session.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { reasonFor, type WhyNext } from '../../table-kit/why-next.ts';
import { facing, type HotSeatScreen, holderAfter } from '../hot-seat.ts';

export interface PlayedMatch {
  readonly game: AnyGame;
  readonly table: AnyMatchSetup;
  readonly entries: readonly AnyEntry[];
}

interface SharedDevice {
  /** Seats that share the device; all unless told otherwise. The others play elsewhere. */
  readonly here?: readonly Seat[];
  /** Questions that all may look at together, as the game's page says (`isPrivate`). */
  readonly open: readonly string[];
}

const SHARERS = ['Anna', 'Beth', 'Caro', 'Dora'];
export const sharers: Names = { me: null, of: (seat) => SHARERS[seat] ?? `Seat ${seat}` };

/** What these viewers have been sent, after the start and after every entry; `by` moved next. */
export function* observationsIn(
  { game, table, entries }: PlayedMatch,
  viewers: readonly Viewer[],
): Generator<{ readonly updates: readonly SeatObservation[]; readonly by: Seat | undefined }> {
  const started = game.start(table);
  if (!started.ok) throw new Error(started.refusal.code);
  const known = new Map<Viewer, SeatObservation>();
  let { match, events: addressed } = started;
  for (let n = 0; ; n++) {
    const updates = viewers.flatMap((viewer): SeatObservation[] => {
      const before = known.get(viewer);
      const update = game.updateFor(before?.seen ?? null, match, addressed, viewer);
      if (!update) return [];
      const events = [...(before?.events ?? []), ...update.events];
      return [{ viewer, cursor: n, seen: update.seen, events, fresh: update.events.length }];
    });
    for (const observation of updates) known.set(observation.viewer, observation);
    const entry = entries[n];
    yield { updates, by: entry?.seat };
    if (!entry) return;
    const outcome = applyEntry(game, match, entry);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    ({ match, events: addressed } = outcome);
  }
}

/** Each hand-over screen of a match whose players share one device: 'Beth: ' and the reason, if there is one. */
export function handOversIn<S extends Shape>(played: TestMatch<S>, why: WhyNext<S>, sharing: SharedDevice): string[] {
  const { here = played.match.seats, open } = sharing;
  // Which game it is matters no more from here on, as in the page.
  const match = played as unknown as PlayedMatch;
  const anyWhy = why as unknown as WhyNext;
  const observations = new Map<Viewer, SeatObservation>();
  const isPrivate = ({ seen: { question } }: SeatObservation): boolean =>
    question !== null && !open.includes(question.step.type);
  const device: { screen: HotSeatScreen | null; last: Seat | null } = { screen: null, last: null };
  const shown: string[] = [];
  for (const { updates, by } of observationsIn(match, here)) {
    const before = device.screen;
    // Messages come one viewer at a time, and the page is drawn after each.
    for (const observation of updates) {
      observations.set(observation.viewer, observation);
      device.screen = facing(here, observations, holderAfter(device.screen), isPrivate);
      device.last = holderAfter(device.screen) ?? device.last;
    }
    if (device.screen?.show !== 'hand-over') continue;
    const { seat } = device.screen;
    if (before?.show !== 'hand-over' || before.seat !== seat) {
      const answered = here.filter((it) => observations.get(it)?.seen.question?.mine?.done);
      const observation = observations.get(seat)!; // it was the reason for this screen
      const reason = reasonFor(anyWhy, { observation, here, answered, last: device.last, names: sharers });
      shown.push(`${sharers.of(seat)}: ${reason ?? ''}`.trimEnd());
    }
    // No one answers without the device in their hands.
    if (by === seat) Object.assign(device, { screen: { show: 'player', seat }, last: seat });
  }
  return shown;
}
