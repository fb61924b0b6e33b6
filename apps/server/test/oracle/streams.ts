import type { TableFacts } from './facts.ts';
import { type Seen, toText, type Update } from './wire.ts';

/** One device's progress in one viewer's updates. */
interface Stream {
  cursor: number;
  /** Events so far. */
  count: number;
  seen: string | null;
}
interface StreamState {
  readonly count: number;
  readonly seen: string;
  readonly receivedAt: number;
}

/** An observation without the viewer's own draft, which comes under the cursor they have. */
function withoutDraft(seen: Seen): string {
  const { question } = seen;
  return toText(question?.mine && !question.mine.done ? { ...seen, question: { ...question, mine: null } } : seen);
}

/**
 * Checks the updates of one table: cursors have no gaps, the same cursor has the same content, and all clients get the
 * same events in the same order from any server.
 */
export class Streams {
  readonly #facts: TableFacts;
  readonly #streams = new Map<string, Stream>();
  #states = new Map<string, StreamState>();

  constructor(facts: TableFacts) {
    this.#facts = facts;
  }

  /** Notes that a device enters with these cursors. */
  enter(device: string, after: Readonly<Record<string, number>>): void {
    for (const key of this.#streams.keys()) {
      const [its, viewer] = key.split('\n');
      if (its === device && !after[viewer!]) this.#streams.delete(key);
    }
  }

  /** @param isFirst true for the first update of this viewer over this connection, which holds everything missed */
  receive(device: string, at: number, update: Update, isFirst: boolean): string[] {
    const { viewer, cursor, events } = update;
    const key = `${device}\n${viewer}`;
    const stream = this.#streams.get(key) ?? { cursor: 0, count: 0, seen: null };
    this.#streams.set(key, stream);
    const seen = withoutDraft(update.seen);
    const where = `${device} (seat ${viewer}) at ${cursor}`;
    const faults: string[] = [];
    const isSame = cursor === stream.cursor;
    if (isFirst ? cursor < stream.cursor : !isSame && cursor !== stream.cursor + 1)
      faults.push(`${where}: told after ${stream.cursor}`);
    if (isSame && stream.seen !== null && (events.length > 0 || seen !== stream.seen))
      faults.push(`${where}: told something else under the same cursor`);
    if (!isFirst && !isSame && events.length === 0 && seen === stream.seen)
      faults.push(`${where}: told that something happened which nobody may know`);
    for (const [i, event] of events.entries()) {
      const known = this.#facts.events[stream.count + i];
      if (!known) this.#facts.events.push({ event, receivedAt: at, now: isFirst ? null : update.now });
      else if (toText(known.event) !== toText(event)) faults.push(`${where}: heard another event than others`);
      else if (!isFirst) known.now ??= update.now;
    }
    stream.count += events.length;
    const earlier = this.#states.get(`${viewer}\n${cursor}`);
    if (!earlier) this.#states.set(`${viewer}\n${cursor}`, { count: stream.count, seen, receivedAt: at });
    else if (earlier.count !== stream.count)
      faults.push(`${where}: has heard ${stream.count} events, and not ${earlier.count}`);
    else if (earlier.seen !== seen) faults.push(`${where}: saw something else than was seen before`);
    stream.cursor = Math.max(stream.cursor, cursor);
    stream.seen = seen;
    return faults;
  }

  /** Events first received since then may not have happened. */
  lose(since: number): void {
    this.#states = new Map([...this.#states].filter(([, { receivedAt }]) => receivedAt < since));
    this.#facts.events = this.#facts.events.filter(({ receivedAt }) => receivedAt < since);
    // Clients that had received more start over.
    this.#streams.clear();
  }
}
