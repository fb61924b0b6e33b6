import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { LEXICON_URL } from './address.ts';

let opened: Promise<Lexicon> | undefined;

/** Fetched once in each worker; among the pages only Wordsmith’s, which offers words to claim, reads it itself. */
export function fetchLexicon(): Promise<Lexicon> {
  opened ??= get().catch((why) => {
    // The next who asks tries again.
    opened = undefined;
    throw why;
  });
  return opened;
}

async function get(): Promise<Lexicon> {
  const response = await fetch(LEXICON_URL);
  if (!response.ok) throw new Error(`the dictionary could not be fetched: ${response.status}`);
  return openLexicon(await response.arrayBuffer());
}
