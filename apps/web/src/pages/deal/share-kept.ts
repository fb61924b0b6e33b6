import { keptGame } from '../../offline/saved.ts';
import { recordOfKept } from '../../review/kept-record.ts';
import { makeDealText, makeGameText } from '../../same-deal/deal-link.ts';

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
