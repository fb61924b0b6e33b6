import { commitmentOf, type SealedRecord } from '@wordhoard/kernel';
import { newTableState } from '@wordhoard/table';
import { saveText } from '../files/files.ts';
import { LOCAL_CODE } from '../offline/messages.ts';
import type { SavedMatch } from '../offline/saved-match.ts';

/** The record of a game kept on this device: as a server would hand it out. */
export function recordOfKept(saved: SavedMatch): SealedRecord {
  const { wanted, table, nonce, rules, words, entries } = saved;
  const places = saved.places ?? newTableState(LOCAL_CODE, 'here', wanted).places;
  const seats = places.map((place) => ({ name: place?.name ?? '', bot: place?.level ?? null }));
  const commitment = commitmentOf(table.seed, nonce);
  return { format: 1, game: wanted.options.game, rules, words, seats, table, nonce, commitment, entries };
}

/** Puts a record among the downloads. */
export const saveAsFile = (record: SealedRecord): void =>
  saveText(JSON.stringify(record), `${record.game}-${record.commitment.slice(0, 8)}.json`, 'application/json');
