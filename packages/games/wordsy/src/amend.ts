import type { AmendRules } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import { allowRefusal, withAllowed } from '@wordhoard/lexicon/allow-word';
import { allowWordSchema, MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import type { Wordsy } from './types.ts';

/** [WY-25] Ours: allows one more word for the rest of the game. Not during challenges, where it could save a word. */
export const amend: AmendRules<Wordsy> = {
  amendment: allowWordSchema,
  config: ({ config }) => config,
  check({ view, step, env }, { allow: word }) {
    if (step.type === 'challenge' || step.type === 'mend') return { code: 'undecided' };
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
