import type { AmendRules } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import { allowRefusal, withAllowed } from '@wordhoard/lexicon/allow-word';
import { allowWordSchema, MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import type { WordNerds } from './types.ts';

/** [WN-22] Ours: allows one more word for the rest of the game. Not while words are on the table, open to challenges. */
export const amend: AmendRules<WordNerds> = {
  amendment: allowWordSchema,
  config: ({ config }) => config,
  check({ view, env }, { allow: word }) {
    if (view.words.length > 0) return { code: 'undecided' };
    const { words } = view.config;
    return allowRefusal(word, {
      allowed: words.allowed,
      maxLength: MAX_WORD_LENGTH,
      isWord: (candidate) => isAccepted(env, words, candidate),
    });
  },
  apply(m, by, { allow: word }) {
    const { state } = m;
    state.config = { ...state.config, words: withAllowed(state.config.words, word) };
    m.tell({ type: 'allowed', by, word });
  },
};
