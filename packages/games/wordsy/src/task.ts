import { askOthers, type RatedAnswer, type TaskNotes } from '@wordhoard/kernel';
import { COMMON_TIER, DICTIONARIES, isAccepted } from '@wordhoard/lexicon';
import type { Board } from './board.ts';
import { defaults } from './defaults.ts';
import { bestOfEachFamily } from './judge/write.ts';
import { scoreWord } from './scoring.ts';
import type { SheetView, Wordsy } from './types.ts';

const SECONDS = 60;
const EMPTY_SHEET: SheetView = { lines: [], tallies: 0, counted: [], total: 0 };

/** [WY-12] */
const rateWord = (board: Board, text: string, lock: boolean): RatedAnswer<Wordsy> => ({
  answer: { text, lock },
  points: scoreWord(board, text).points,
  words: text === '' ? [] : [text],
  text: text === '' ? 'nothing' : text.toUpperCase(),
});

/** [WY-12] One board, against the sand timer: a race without opponents, so that a word is worth its points. */
export const task: TaskNotes<Wordsy> = {
  table: () => ({ config: defaults, players: 1, position: null }),
  level: 1,
  depth: [0, 0],
  maxEntries: 30,
  toTask(seen) {
    const { question, view } = seen;
    if (question?.step.type !== 'write') return null;
    const alone = { mode: 'race', solo: null, lead: null, dealtAt: 0 } as const;
    // A task is one board on its own, so earlier rounds are left out.
    const firstRound = { round: 1, used: [], sheets: [EMPTY_SHEET], config: { ...view.config, rounds: 1 } };
    return {
      ...seen,
      view: { ...view, ...alone, ...firstRound },
      question: { ...question, step: { type: 'write', stage: 'timer' }, until: SECONDS * 1000 },
    };
  },
  observationAfter(seen, seat, answer) {
    const { view, question } = seen;
    if (!question) return seen;
    const word = 'text' in answer ? answer.text : '';
    const { points } = scoreWord(view.board, word);
    const entered = [{ seat, word, points, status: word === '' ? 'none' : 'stands' } as const];
    return { ...seen, view: { ...view, entered }, question: askOthers(question, seat, 1, { type: 'challenge' }) };
  },
  rate({ view }, _, answer, env) {
    const [text, lock] = 'text' in answer ? [answer.text, answer.lock] : ['', true];
    const rated = rateWord(view.board, text, lock);
    return { ...rated, notWords: rated.words.filter((word) => !isAccepted(env, view.config.words, word)) };
  },
  solve({ view }, seat, env, vocabulary) {
    const tier = vocabulary === 'common' ? COMMON_TIER : DICTIONARIES[view.config.words.dictionary];
    const words = bestOfEachFamily({ env, view, seat, stage: 'timer' }, tier);
    return words.map((word) => rateWord(view.board, word, true));
  },
  isDraft: (answer) => 'lock' in answer && !answer.lock,
  seconds: SECONDS,
  minGain: 12,
};
