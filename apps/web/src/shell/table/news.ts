import type { Shape, Viewer } from '@wordhoard/kernel';
import type { SeatObservation } from '../session.ts';
import type { LatestEvent } from './telling.ts';

/** Number of events a viewer at this device has heard: of its own, and of the public ones. */
interface HeardSoFar {
  readonly events: number;
  /**
   * May exceed what it was sent: people listening together hear a public event from the first viewer who is sent it.
   */
  readonly open: number;
}

export type ListenerEvents = Map<Viewer, HeardSoFar>;

interface EventWording<S extends Shape> {
  /** As it is said to those who listen now. */
  inWords(event: S['event']): LatestEvent | null;
  /** May all hear of it? Such events come to every viewer in the same order. */
  isPublic(event: S['event']): boolean;
}

/**
 * New events for the listeners, in words; marks them as heard in `heard`. A new listener counts as having heard
 * everything.
 */
export function news<S extends Shape>(
  sights: ReadonlyMap<Viewer, Pick<SeatObservation<S>, 'events'>>,
  heard: ListenerEvents,
  listening: readonly Viewer[],
  { inWords, isPublic }: EventWording<S>,
): readonly LatestEvent[] {
  const openIn = (viewer: Viewer): number => sights.get(viewer)!.events.filter(isPublic).length;
  for (const [viewer, { events }] of sights)
    if (!heard.has(viewer)) heard.set(viewer, { events: events.length, open: openIn(viewer) });
  const ears = listening.filter((viewer) => sights.has(viewer));
  // Told from the viewer with the most events, starting where the first listener has missed one.
  const teller = ears.toSorted((a, b) => openIn(b) - openIn(a))[0];
  if (teller === undefined) return [];
  const from = Math.min(...ears.map((viewer) => heard.get(viewer)!.open));
  let open = 0;
  const missed = sights.get(teller)!.events.filter((event, i) => {
    if (isPublic(event)) return open++ >= from;
    return i >= heard.get(teller)!.events;
  });
  const known = Math.max(openIn(teller), ...ears.map((viewer) => heard.get(viewer)!.open));
  for (const viewer of ears) heard.set(viewer, { events: sights.get(viewer)!.events.length, open: known });
  return missed.flatMap((event) => inWords(event) ?? []);
}
