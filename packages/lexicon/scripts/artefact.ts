/** The committed artefact, for tests and tools. */
import { readFileSync } from 'node:fs';
import { type Lexicon, openLexicon } from '../src/lexicon.ts';

export const ARTEFACT: URL = new URL('../data/wordhoard.lex', import.meta.url);
export const CHECKSUM: URL = new URL('../data/wordhoard.lex.sha256', import.meta.url);

/** The lists beside it that say which words it has and which of them are offensive. */
export const LISTS: Readonly<Record<'twoLetter' | 'notWords' | 'offensive', URL>> = {
  twoLetter: new URL('../data/two-letter.txt', import.meta.url),
  notWords: new URL('../data/not-words.txt', import.meta.url),
  offensive: new URL('../data/offensive.txt', import.meta.url),
};

export const readArtefact = (): Lexicon => openLexicon(readFileSync(ARTEFACT));
