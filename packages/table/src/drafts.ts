import {
  type AnyEntry,
  type AnyGame,
  type AnyMatch,
  type AnyOutcome,
  isSame,
  type Seat,
  type Time,
} from '@wordhoard/kernel';
import type { LogEntry } from './log.ts';

type PlayedDraft = Pick<AnyOutcome & { ok: true }, 'match' | 'events' | 'entry'>;
type UnnumberedLine = Pick<LogEntry, 'entry' | 'command'>;
interface PendingDraft extends UnnumberedLine {
  /** When it was made; the entry may be later, if the match has gone on since. */
  readonly made: Time;
}

/**
 * True for a draft: an answer put forward that may still change, with no other effect. Only its writer can tell that it
 * was made, and a draft that replaces it leaves no trace of it.
 */
export function isDraft(before: AnyMatch, { match, events, entry }: PlayedDraft): boolean {
  if (entry.seat === undefined || !('to' in entry) || events.length > 0) return false;
  const given = match.agenda.at(-1)?.given.find(({ seat }) => seat === entry.seat);
  if (!given || given.done) return false;
  // Most of both matches is the very same objects. Copying the rest costs little.
  const rest = (it: AnyMatch, top = it.agenda.at(-1)) => [
    { ...it, at: 0, agenda: it.agenda.slice(0, -1) },
    { ...top, given: top?.given.filter(({ seat }) => seat !== entry.seat) },
  ];
  return isSame(rest(before), rest(match));
}

/** Drafts that are in memory only: the latest of each seat, in the order they came. */
export class Drafts {
  readonly #game: AnyGame;
  readonly #bySeat = new Map<Seat, PendingDraft>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  get size(): number {
    return this.#bySeat.size;
  }
  has(seat: Seat): boolean {
    return this.#bySeat.has(seat);
  }
  put(seat: Seat, { entry, command }: UnnumberedLine): void {
    this.#bySeat.delete(seat);
    this.#bySeat.set(seat, { entry, command, made: entry.at });
  }
  clear(): void {
    this.#bySeat.clear();
  }
  /** All drafts as lines for the log, without those of one seat. */
  all(except?: Seat): UnnumberedLine[] {
    const others = [...this.#bySeat].filter(([seat]) => seat !== except);
    return others.map(([, { entry, command }]) => ({ entry, command }));
  }

  /** Drops a draft that is now in the log, or that its writer has replaced through another process. */
  dropWritten(entry: AnyEntry, command: string | null): void {
    if (entry.seat === undefined || !('to' in entry)) return;
    const draft = this.#bySeat.get(entry.seat);
    const isSameDraft = command !== null && draft?.command === command;
    if (draft && (isSameDraft || draft.made <= entry.at)) this.#bySeat.delete(entry.seat);
  }

  /** Plays the drafts on top of a match that has gone on without them. Drops those that no longer answer its question. */
  applyTo(match: AnyMatch): AnyMatch {
    let after = match;
    for (const [seat, draft] of this.#bySeat) {
      const { entry } = draft;
      const outcome = this.#game.play(after, seat, moveOf(entry), Math.max(entry.at, after.at));
      if (outcome.ok && isDraft(after, outcome)) {
        after = outcome.match;
        this.#bySeat.set(seat, { ...draft, entry: outcome.entry });
      } else this.#bySeat.delete(seat);
    }
    return after;
  }
}

export function moveOf(entry: AnyEntry): object {
  const { at: _, seat: __, ...move } = entry;
  return move;
}
