import type { AmendRules } from '@wordhoard/kernel';

import { allowRefusal, withAllowed } from '@wordhoard/lexicon/allow-word';
import { allowWordSchema, MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import type { WildWords } from './types.ts';
import { makeWordTest } from './words.ts';

/** [WW-22] Ours: allows one more word for the rest of the game. Not while a play can be challenged, which it might save. */
export const amend: AmendRules<WildWords> = {
  amendment: allowWordSchema,
  config: ({ config }) => config,
  check({ view, env }, { allow: word }) {
    if (view.pending) return { code: 'undecided' };
    const { words } = view.config;
    return allowRefusal(word, {
      allowed: words.allowed,
      maxLength: MAX_WORD_LENGTH,
      isWord: (candidate) => makeWordTest(env, words)(candidate),
    });
  },
  apply(m, by, { allow: word }) {
    const { state } = m;
    state.config = { ...state.config, words: withAllowed(state.config.words, word) };
    m.tell({ type: 'allowed', by, word });
  },
};
