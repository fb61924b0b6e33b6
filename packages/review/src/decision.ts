import type { AnyObservation, Move, SealedRecord, Seat, Shape } from '@wordhoard/kernel';

/** A final answer or a free move, with the observation it was based on. */
export interface Decision {
  /** Which line of the record it is, from 0: so many were played before it. */
  readonly line: number;
  readonly seat: Seat;
  /** The kind of question or of free move. */
  readonly kind: string;
  readonly seen: AnyObservation;
  readonly move: Move<Shape>;
}

type Entries = SealedRecord['entries'];

/** Indexes of the entries that count: deadlines, each seat's final answer to a question, and every free move. */
export function finalEntries(entries: Entries): readonly number[] {
  const last = new Map<string, number>();
  for (const [line, entry] of entries.entries())
    last.set(entry.seat !== undefined && 'to' in entry ? `${entry.seat} ${entry.to}` : `line ${line}`, line);
  return [...last.values()].sort((a, b) => a - b);
}

/** People's decisions first, then the bots': people are waiting for theirs. */
export const peopleFirst = <D extends { readonly seat: Seat }>(
  decisions: readonly D[],
  seats: SealedRecord['seats'],
): readonly D[] => {
  const isBots = ({ seat }: D): boolean => seats[seat]?.bot !== null;
  return [...decisions.filter((it) => !isBots(it)), ...decisions.filter(isBots)];
};
