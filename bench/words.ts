import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';

export const readWords = (): Lexicon =>
  openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));

/** Opens the dictionary, and prints its edition and the version of Node. */
export function openWords(): Lexicon {
  const lexicon = readWords();
  console.log(`Lexicon ${lexicon.id}: ${lexicon.size} words · Node ${process.version}`);
  return lexicon;
}
