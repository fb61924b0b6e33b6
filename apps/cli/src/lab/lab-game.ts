import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { type LabGame, makeLabGame } from '@wordhoard/lab';
import { openLexicon } from '@wordhoard/lexicon';
import type { Fault } from './usage.ts';

/** Reads the dictionary into memory shared by all threads. */
export function sharedWords(): Uint8Array {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex')));
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

export async function openLabGame(game: string, words: Uint8Array): Promise<LabGame | Fault> {
  const pack = await loadGame(game);
  return pack
    ? makeLabGame(pack, openLexicon(words))
    : { fault: `There is no game '${game}'. The games are ${GAME_IDS.join(', ')}.` };
}
