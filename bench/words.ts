import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';

/** Opens the words, and says which they are and on what they are tried. */
export function openWords(): Lexicon {
  const lexicon = openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
  console.log(`Lexicon ${lexicon.id}: ${lexicon.size} words · Node ${process.version}`);
  return lexicon;
}
