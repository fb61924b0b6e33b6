import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';

/** The players' names in sentences. */
export interface Names {
  /** The reader's own seat; null for those who watch. */
  readonly me: Seat | null;
  of(seat: Seat): string;
}

export const namesAt = (seats: TableInfo['seats'], me: Seat | null): Names => ({
  me,
  of: (seat) => seats[seat]?.name ?? '',
});
