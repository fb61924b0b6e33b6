import type { AmendRules } from '@wordhoard/kernel';

import { refuseAllow, withAllowed } from '@wordhoard/lexicon/allow-word';
import { allowWordSchema, MAX_WORD } from '@wordhoard/lexicon/schema';
import { isWord } from './config.ts';
import type { WordWorx } from './types.ts';

/** [WX-13] Ours: a word that the table allows after all, from now on. Nothing is ever challenged here. */
export const amend: AmendRules<WordWorx> = {
  amendment: allowWordSchema,
  config: ({ config }) => config,
  check({ view, env }, { allow: word }) {
    const { words } = view.config;
    return refuseAllow(word, {
      allowed: words.allowed,
      longest: MAX_WORD,
      counts: (it) => isWord({ env, config: view.config }, it),
    });
  },
  apply(m, by, { allow: word }) {
    const { state } = m;
    state.config = { ...state.config, words: withAllowed(state.config.words, word) };
    m.tell({ type: 'allowed', by, word });
  },
};
