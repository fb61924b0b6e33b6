import type { Lexicon } from '@wordhoard/lexicon';
import { useEffect, useState } from 'preact/hooks';
import { fetchLexicon } from '../../offline/lexicon.ts';

/** The dictionary, which says at once whether a word may be claimed. Fetched after the page is drawn; null until then. */
export function useLexicon(): { readonly lexicon: Lexicon | null; readonly failed: boolean } {
  const [lexicon, setLexicon] = useState<Lexicon | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetchLexicon().then(setLexicon, () => setFailed(true));
  }, []);
  return { lexicon, failed };
}
