import { entryAt, type Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { hasNothingToChoose, stopReasons } from './auto-pass.ts';
import { checkChallenge, decideBattle } from './battle.ts';
import { componentsOf } from './components.ts';
import { chooseFirst, layWord } from './declaration.ts';
import { seatsToRespond } from './eligible-seats.ts';
import { passSchema } from './schemas.ts';
import { announceTimeouts } from './timeouts.ts';
import type { Reply, Steps } from './types.ts';
import { checkTrump, wordPlayFields } from './word-play.ts';
import { wordName, wordNameAndValue } from './words.ts';

const MAX_WORDS = 100;
const replySchema: Schema<Reply> = v.union([
  passSchema,
  v.strictObject({ type: v.literal('trump'), ...wordPlayFields }),
  v.strictObject({
    type: v.literal('challenge'),
    word: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WORDS)),
  }),
]);

/**
 * [WN-13] Asks all players, sealed, as long as any of them could act. Any answer but a pass takes effect, and the
 * question is asked again.
 */
export const respond: Steps['respond'] = {
  asks: seatsToRespond,
  limit: 'respond',
  progress: 'sealed',
  isWithdrawnByFreeMove: ({ type }) => type === 'pass',
  answer: replySchema,
  check({ view, seat }, answer) {
    if (answer.type === 'pass') return undefined;
    if (answer.type === 'challenge') return checkChallenge(view.words, seat, answer.word);
    return checkTrump(view, seat, answer);
  },
  defaultAnswer: () => ({ type: 'pass' }),
  reactionWindow: stopReasons('my-card', 'my-word', 'might-trump', 'might-challenge'),
  hasNoChoice: hasNothingToChoose,
  answered(m, _, { answer }) {
    if (answer.type !== 'pass') m.setHiddenDeadline('simultaneous');
    return 'wait';
  },
  close(m, step, answers) {
    const components = componentsOf(m.state.config);
    const challenges = answers.flatMap(({ seat, answer }) =>
      answer.type === 'challenge' ? [{ seat, word: answer.word }] : [],
    );
    const trumps = answers.flatMap(({ seat, answer }) => (answer.type === 'trump' ? [{ seat, wordPlay: answer }] : []));
    if (challenges.length > 0) {
      const { word } = chooseFirst(m, challenges);
      const by = challenges.filter((one) => one.word === word).map(({ seat }) => seat);
      by.sort((a, b) => a - b);
      m.tell({ type: 'challenge', word, on: wordName(components, entryAt(m.state.words, word)), by });
      return m.next({ type: 'join', word, by });
    }
    if (trumps.length > 0) layWord(m, chooseFirst(m, trumps));
    else {
      announceTimeouts(m, answers, 'window', 'sealed');
      const decided = decideBattle(components, m.state.words);
      if (!decided) return m.next({ type: 'score' });
      const [won, lost] = [entryAt(m.state.words, decided.winner), entryAt(m.state.words, decided.beaten)];
      m.tell({
        type: 'battle-decided',
        ...decided,
        won: wordNameAndValue(components, won),
        lost: wordNameAndValue(components, lost),
      });
    }
    m.next(step);
  },
};
