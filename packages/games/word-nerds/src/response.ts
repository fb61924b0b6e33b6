import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { checkChallenge, checkTrump, decide } from './battle.ts';
import { firstOf, layDown } from './declaration.ts';
import { everyone } from './hands.ts';
import { pass, usedCards } from './schemas.ts';
import type { Reply, Steps } from './types.ts';
import { checkSpelling } from './words.ts';

const MAX_WORDS = 100;
const reply: Schema<Reply> = v.union([
  pass,
  v.strictObject({ type: v.literal('trump'), cards: usedCards }),
  v.strictObject({
    type: v.literal('challenge'),
    word: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WORDS)),
  }),
]);

/** [WN-13] Sealed, and asked of all, always: whatever is not a pass ends it, happens, and it is asked again. */
export const respond: Steps['respond'] = {
  asks: everyone,
  limit: 'respond',
  progress: 'sealed',
  renews: ({ type }) => type === 'pass',
  answer: reply,
  check({ view, seat }, answer) {
    if (answer.type === 'pass') return undefined;
    if (answer.type === 'challenge') return checkChallenge(view.words, seat, answer.word);
    return checkSpelling(view, answer.cards) ?? checkTrump(view.words, seat, answer.cards);
  },
  silent: () => ({ type: 'pass' }),
  answered(m, _, { answer }) {
    if (answer.type !== 'pass') m.gather('simultaneous');
    return 'wait';
  },
  close(m, step, given) {
    const challenges = given.flatMap(({ seat, answer }) =>
      answer.type === 'challenge' ? [{ seat, word: answer.word }] : [],
    );
    const trumps = given.flatMap(({ seat, answer }) =>
      answer.type === 'trump' ? [{ seat, cards: answer.cards }] : [],
    );
    if (challenges.length > 0) {
      const { word } = firstOf(m, challenges);
      const by = challenges.filter((one) => one.word === word).map(({ seat }) => seat);
      by.sort((a, b) => a - b);
      m.tell({ type: 'challenge', word, by });
      return m.next({ type: 'join', word, by });
    }
    if (trumps.length > 0) layDown(m, firstOf(m, trumps));
    else {
      const decided = decide(m.state.words);
      if (!decided) return m.next({ type: 'score' });
      m.tell({ type: 'battle-decided', ...decided });
    }
    m.next(step);
  },
};
