import type { AmendRules } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import { allowRefusal, withAllowed } from '@wordhoard/lexicon/allow-word';
import { allowWordSchema } from '@wordhoard/lexicon/schema';
import { SIZE } from './grid.ts';
import type { Wordsmith } from './types.ts';

/** [WS-17] Ours: allows one more word for the rest of the game. Possible at any time, as there are no challenges. */
export const amend: AmendRules<Wordsmith> = {
  amendment: allowWordSchema,
  config: ({ config }) => config,
  check({ view, env }, { allow: word }) {
    const { words } = view.config;
    return allowRefusal(word, {
      allowed: words.allowed,
      maxLength: SIZE,
      isWord: (candidate) => isAccepted(env, words, candidate),
    });
  },
  apply(m, by, { allow: word }) {
    const { state } = m;
    state.config = { ...state.config, words: withAllowed(state.config.words, word) };
    state.allowed = [...(state.allowed ?? []), word];
    m.tell({ type: 'allowed', by, word });
  },
};
