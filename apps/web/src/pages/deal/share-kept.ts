import { keptGame } from '../../offline/saved.ts';
import { recordOfKept } from '../../review/kept-record.ts';
import { makeDealText } from '../../same-deal/deal-link.ts';

/** The address that deals the game kept on this device once more. It is all in it: no server is asked. */
export async function dealLink(game: string): Promise<string> {
  const kept = keptGame(game);
  if (!kept) throw new Error('the game that has just ended is kept');
  return `${location.origin}/deal#${await makeDealText({ record: recordOfKept(kept), luck: kept.luck })}`;
}
