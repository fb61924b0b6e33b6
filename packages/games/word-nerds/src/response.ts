import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { isIdle, reasons } from './auto-pass.ts';
import { checkChallenge, decide } from './battle.ts';
import { firstOf, layDown } from './declaration.ts';
import { checkTrump, layingParts } from './laying.ts';
import { pass } from './schemas.ts';
import { tellSilent } from './silence.ts';
import type { Reply, Steps } from './types.ts';
import { mayRespond } from './who-may.ts';
import { named, valued } from './words.ts';

const MAX_WORDS = 100;
const reply: Schema<Reply> = v.union([
  pass,
  v.strictObject({ type: v.literal('trump'), ...layingParts }),
  v.strictObject({
    type: v.literal('challenge'),
    word: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WORDS)),
  }),
]);

/**
 * [WN-13] Sealed, and asked of all as long as any player could answer: any answer but a pass closes it and takes
 * effect, and it is asked again.
 */
export const respond: Steps['respond'] = {
  asks: mayRespond,
  limit: 'respond',
  progress: 'sealed',
  isWithdrawnByFreeMove: ({ type }) => type === 'pass',
  answer: reply,
  check({ view, seat }, answer) {
    if (answer.type === 'pass') return undefined;
    if (answer.type === 'challenge') return checkChallenge(view.words, seat, answer.word);
    return checkTrump(view, seat, answer);
  },
  defaultAnswer: () => ({ type: 'pass' }),
  reactionWindow: reasons('my-card', 'my-word', 'might-trump', 'might-challenge'),
  hasNoChoice: isIdle,
  answered(m, _, { answer }) {
    if (answer.type !== 'pass') m.setHiddenDeadline('simultaneous');
    return 'wait';
  },
  close(m, step, given) {
    const challenges = given.flatMap(({ seat, answer }) =>
      answer.type === 'challenge' ? [{ seat, word: answer.word }] : [],
    );
    const trumps = given.flatMap(({ seat, answer }) => (answer.type === 'trump' ? [{ seat, laying: answer }] : []));
    if (challenges.length > 0) {
      const { word } = firstOf(m, challenges);
      const by = challenges.filter((one) => one.word === word).map(({ seat }) => seat);
      by.sort((a, b) => a - b);
      m.tell({ type: 'challenge', word, on: named(m.state.words[word]!), by });
      return m.next({ type: 'join', word, by });
    }
    if (trumps.length > 0) layDown(m, firstOf(m, trumps));
    else {
      tellSilent(m, given, 'window', 'sealed');
      const decided = decide(m.state.words);
      if (!decided) return m.next({ type: 'score' });
      const [won, lost] = [m.state.words[decided.winner]!, m.state.words[decided.beaten]!];
      m.tell({ type: 'battle-decided', ...decided, won: valued(won), lost: valued(lost) });
    }
    m.next(step);
  },
};
