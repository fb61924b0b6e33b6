import { readFileSync } from 'node:fs';
import { openLexicon } from '@wordhoard/lexicon';
import type { Plugin } from 'vite';

const QUERY = '?id';

/** `import id from '….lex?id'`: which dictionary that is, by content, without the dictionary. */
export const lexiconId = (): Plugin => ({
  name: 'lexicon-id',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(`.lex${QUERY}`)) return undefined;
    return `export default ${JSON.stringify(openLexicon(readFileSync(id.slice(0, -QUERY.length))).id)};`;
  },
});
