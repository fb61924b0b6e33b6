import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { type House, openHouse } from '@wordhoard/lab';
import { openLexicon } from '@wordhoard/lexicon';
import type { Fault } from './usage.ts';

/** The bytes of the dictionary where every thread can read them. */
export function sharedWords(): Uint8Array {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex')));
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

export async function houseOf(game: string, words: Uint8Array): Promise<House | Fault> {
  const pack = await loadGame(game);
  return pack
    ? openHouse(pack, openLexicon(words))
    : { fault: `there is no game ${game}; the games are ${GAME_IDS.join(', ')}` };
}
