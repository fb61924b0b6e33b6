import type { Shape, Viewer } from '@wordhoard/kernel';
import type { Sight } from '../session.ts';
import type { Told } from './telling.ts';

/** How much a viewer at this device has been told: of its own events, and of those that all are sent. */
interface HeardSoFar {
  readonly events: number;
  /** May be more than it has been sent: those who listen together hear a thing from whoever is sent it first. */
  readonly open: number;
}

export type Heard = Map<Viewer, HeardSoFar>;

interface Saying<S extends Shape> {
  /** As it is said to those who listen now. */
  inWords(event: S['event']): Told | null;
  /** May all hear of it? Such events come to every viewer in the same order. */
  isPublic(event: S['event']): boolean;
}

/** What those who listen have not heard yet, in words; and that they have, in `heard`. Whoever is new has heard everything. */
export function news<S extends Shape>(
  sights: ReadonlyMap<Viewer, Pick<Sight<S>, 'events'>>,
  heard: Heard,
  listening: readonly Viewer[],
  { inWords, isPublic }: Saying<S>,
): readonly Told[] {
  const openIn = (viewer: Viewer): number => sights.get(viewer)!.events.filter(isPublic).length;
  for (const [viewer, { events }] of sights)
    if (!heard.has(viewer)) heard.set(viewer, { events: events.length, open: openIn(viewer) });
  const ears = listening.filter((viewer) => sights.has(viewer));
  // Told by whoever has been sent most, from where the first of them has missed something.
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
