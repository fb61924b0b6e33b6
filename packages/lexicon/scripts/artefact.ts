/** The committed artefact, for tests and tools. */
import { readFileSync } from 'node:fs';
import { type Lexicon, openLexicon } from '../src/lexicon.ts';

export const ARTEFACT: URL = new URL('../data/wordhoard.lex', import.meta.url);
export const CHECKSUM: URL = new URL('../data/wordhoard.lex.sha256', import.meta.url);

/** The hand-made lists beside it. */
export const LISTS: Readonly<Record<'twoLetter' | 'notWords', URL>> = {
  twoLetter: new URL('../data/two-letter.txt', import.meta.url),
  notWords: new URL('../data/not-words.txt', import.meta.url),
};

export const readArtefact = (): Lexicon => openLexicon(readFileSync(ARTEFACT));
