import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import { createContext } from 'preact';
import type { Session } from '../session.ts';

/** Through whom the host can allow words at the table on the screen. */
export interface Allowing {
  readonly session: Session;
  /** A place of the host's. */
  readonly seat: Seat;
}

/** Null for everybody but the host, at public tables, and where nothing is played. */
export const AllowContext: ReturnType<typeof createContext<Allowing | null>> = createContext<Allowing | null>(null);

/** @param here the seats played at this device */
export function allowingAt(session: Session, table: TableInfo, here: readonly Seat[]): Allowing | null {
  const { host, status, options } = table;
  const isHost = host === session.you.value && status === 'playing' && options.visibility === 'link';
  const seat = here.find((it) => isHost && table.seats[it]?.presence === 'here');
  return seat === undefined ? null : { session, seat };
}
