import type { AmendRules } from '@wordhoard/kernel';

import { allowRefusal, withAllowed } from '@wordhoard/lexicon/allow-word';
import { allowWordSchema, MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import { isWord } from './config.ts';
import type { WordWorx } from './types.ts';

/** [WX-13] Ours: allows one more word for the rest of the game. Possible at any time, as there are no challenges. */
export const amend: AmendRules<WordWorx> = {
  amendment: allowWordSchema,
  config: ({ config }) => config,
  check({ view, env }, { allow: word }) {
    const { words } = view.config;
    return allowRefusal(word, {
      allowed: words.allowed,
      maxLength: MAX_WORD_LENGTH,
      isWord: (candidate) => isWord({ env, config: view.config }, candidate),
    });
  },
  apply(m, by, { allow: word }) {
    const { state } = m;
    state.config = { ...state.config, words: withAllowed(state.config.words, word) };
    m.tell({ type: 'allowed', by, word });
  },
};
