import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import { createContext } from 'preact';
import type { Session } from '../../net/session.ts';

/** Through whom the host can allow words at the table on the screen. */
export interface AllowWordAccess {
  readonly session: Session;
  /** A place of the host's. */
  readonly seat: Seat;
}

/** Null for all but the host, at public tables, and outside play. */
export const AllowContext: ReturnType<typeof createContext<AllowWordAccess | null>> =
  createContext<AllowWordAccess | null>(null);

/** @param here the seats played at this device */
export function allowingAt(session: Session, table: TableInfo, here: readonly Seat[]): AllowWordAccess | null {
  const { host, status, options } = table;
  const isHost = host === session.you.value && status === 'playing' && options.visibility === 'link';
  const seat = here.find((it) => isHost && table.seats[it]?.presence === 'here');
  return seat === undefined ? null : { session, seat };
}
