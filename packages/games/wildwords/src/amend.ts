import type { AmendRules } from '@wordhoard/kernel';

import { allowRefusal, withAllowed } from '@wordhoard/lexicon/allow-word';
import { allowWordSchema, MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import type { WildWords } from './types.ts';
import { judgeOf } from './words.ts';

/** [WW-22] Ours: a word that the table allows after all, from now on. Not while a play can be challenged: asterisks might be read as that word. */
export const amend: AmendRules<WildWords> = {
  amendment: allowWordSchema,
  config: ({ config }) => config,
  check({ view, env }, { allow: word }) {
    if (view.pending) return { code: 'undecided' };
    const { words } = view.config;
    return allowRefusal(word, {
      allowed: words.allowed,
      maxLength: MAX_WORD_LENGTH,
      isWord: (it) => judgeOf(env, words)(it),
    });
  },
  apply(m, by, { allow: word }) {
    const { state } = m;
    state.config = { ...state.config, words: withAllowed(state.config.words, word) };
    m.tell({ type: 'allowed', by, word });
  },
};
