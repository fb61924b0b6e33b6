import type { DealInfo, DealRequest, Ghost, TableMade } from '@wordhoard/protocol';
import { type Answer, call } from '../../net/api.ts';
import { keptGame } from '../../offline/saved-match.ts';
import { recordOfKept } from '../../review/kept-record.ts';
import { makeDealText, makeGameText } from '../../same-deal/deal-link.ts';

const at = (code: string, what: string): string => `/tables/${encodeURIComponent(code)}/${what}`;

/** Requests about a shuffle that was played. */
export const dealApi: {
  /** Of a table that is over. */
  about(code: string): Promise<Answer<DealInfo>>;
  /** A table where it is played again. */
  play(code: string, request: DealRequest): Promise<Answer<TableMade>>;
  /** The events of the first playing, up to where this one has got. */
  ghost(code: string): Promise<Answer<Ghost>>;
} = {
  about: (code) => call(at(code, 'deal')),
  play: (code, request) => call(at(code, 'deal'), request),
  ghost: (code) => call(at(code, 'ghost')),
};

/** The address that deals the game kept on this device once more. It is all in it: no server is asked. */
export async function dealLink(game: string): Promise<string> {
  const kept = keptGame(game);
  if (!kept) throw new Error('the game that has just ended is kept');
  return `${location.origin}/deal#${await makeDealText({ record: recordOfKept(kept), luck: kept.luck })}`;
}

/** The address at which the game kept on this device is looked at; null where it is too long for one. */
export async function gameLink(game: string, nameOf: (seat: number) => string): Promise<string | null> {
  const kept = keptGame(game);
  if (!kept) return null;
  const record = recordOfKept(kept);
  const seats = record.seats.map((it, seat) => ({ ...it, name: nameOf(seat) }));
  const text = await makeGameText({ ...record, seats });
  return text ? `${location.origin}/game/${game}#${text}` : null;
}
