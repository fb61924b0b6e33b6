import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { PublicPage } from './ending.ts';

/** The players who have allowed a public page of the game, and the link to it once all have. */
export interface Agreement {
  readonly link: string | null;
  /** Other people who have not allowed it yet, and those who have. */
  readonly missing: readonly string[];
  readonly asking: readonly string[];
  /** Has the reader? Who only watches has nothing to say. */
  readonly mine: boolean;
  readonly allow: ((agreed: boolean) => void) | null;
}

export type ShownPage = ({ readonly of: 'table' } & Agreement) | Exclude<PublicPage, { of: 'table' }>;

/** @param here the seats played at this device: the reader's. */
export function shownPage(
  page: PublicPage,
  { seats, publicLink }: Pick<TableInfo, 'seats' | 'publicLink'>,
  here: readonly Seat[],
  origin: string,
): ShownPage {
  if (page.of !== 'table') return page;
  const people = seats.flatMap((it, seat) => (it?.who ? [{ seat, name: it.name }] : []));
  const hasAgreed = ({ seat }: { seat: Seat }): boolean => publicLink?.agreed.includes(seat) ?? false;
  const others = people.filter(({ seat }) => !here.includes(seat));
  const own = people.filter(({ seat }) => here.includes(seat));
  return {
    of: 'table',
    link: publicLink && people.every(hasAgreed) ? `${origin}/game/${publicLink.id}` : null,
    missing: others.filter((it) => !hasAgreed(it)).map(({ name }) => name),
    asking: others.filter(hasAgreed).map(({ name }) => name),
    mine: own.length > 0 && own.every(hasAgreed),
    allow: own.length > 0 ? page.allow : null,
  };
}
