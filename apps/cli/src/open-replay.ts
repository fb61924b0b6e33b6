import { bindGame } from '@wordhoard/catalog';
import type { AnyGamePackage, SealedRecord } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { Replay } from '@wordhoard/review';
import { outdatedReason } from '@wordhoard/table';
import { describeFault } from './record-file.ts';

/** Replays a record, as far as it is valid; or returns a message if these rules and words can't play it at all. */
export function openReplay(pack: AnyGamePackage, words: Lexicon, record: SealedRecord): Replay | string {
  const game = bindGame(pack, words);
  const old = outdatedReason(game, words.id, record);
  if (old && old.code !== 'unplayable') return describeFault(old);
  const reel = Replay.readAll(game, record);
  return reel.lines < 0 && reel.fault ? describeFault(reel.fault) : reel;
}
