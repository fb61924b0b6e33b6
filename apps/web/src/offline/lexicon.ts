import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { LEXICON_URL } from './address.ts';

let opened: Promise<Lexicon> | undefined;

/** For workers: fetched once in each. The page itself never reads the dictionary. */
export function fetchLexicon(): Promise<Lexicon> {
  opened ??= fetch(LEXICON_URL).then(async (response) => {
    if (!response.ok) throw new Error(`the dictionary could not be fetched: ${response.status}`);
    return openLexicon(await response.arrayBuffer());
  });
  return opened;
}
