import type { Seat } from '@wordhoard/kernel';
import type { AnyRefusal, TableInfo } from '@wordhoard/protocol';
import { createContext } from 'preact';
import type { Session } from '../session.ts';
import { asAllowed, change, settings } from '../settings.ts';

/** The host's way to allow a word at the table on the screen. */
export interface Allowing {
  /** Null when it counts now; otherwise why not. */
  allow(word: string): Promise<AnyRefusal | null>;
}

/** Null for everybody but the host, at public tables, and where nothing is played. */
export const AllowContext: ReturnType<typeof createContext<Allowing | null>> = createContext<Allowing | null>(null);

interface AllowingProps {
  readonly session: Session;
  readonly table: TableInfo;
  /** The seats played at this device. */
  readonly here: readonly Seat[];
}

/** A word allowed here is remembered: the next tables made on this device begin with it. */
export function allowingAt({ session, table, here }: AllowingProps): Allowing | null {
  const { host, status, options } = table;
  const seat = here.find((it) => table.seats[it]?.presence === 'here');
  if (seat === undefined || host !== session.you.value || status !== 'playing' || options.visibility === 'public')
    return null;
  return {
    async allow(word) {
      const refusal = await session.send({ type: 'amend', seat, amendment: { allow: word } });
      if (!refusal) change({ allowedWords: asAllowed([...settings.peek().allowedWords, word]) });
      return refusal;
    },
  };
}
