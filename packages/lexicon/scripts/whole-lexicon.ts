/**
 * The committed dictionary for tests, opened once a worker. Bots, judges and searches remember what they worked out from
 * a lexicon, so files that share it do not work it out again.
 */
import type { Lexicon } from '../src/lexicon.ts';
import { readArtefact } from './artefact.ts';

export const wholeLexicon: Lexicon = readArtefact();

let words: readonly string[] | undefined;
/** All its words, in alphabetical order; listed when first asked for. */
export function everyWord(): readonly string[] {
  words ??= [...wholeLexicon.words()];
  return words;
}
