import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { boardOf } from './board.ts';
import { earlierOfFamily, refuseCheapie } from './cheapies.ts';
import { componentsOf, handicapOf } from './components.ts';
import { scoreWord } from './scoring.ts';
import type { RevealedWord, Stage, State, Steps, Wordsy } from './types.ts';

/** Time limit of a question that opens in this stage. [WY-8] doesn't apply to a solo player [WY-19]. */
const LIMIT_BY_STAGE: Readonly<Record<Stage, Wordsy['limit'] | null>> = {
  writing: 'idle',
  timer: 'timer',
  grace: 'grace',
  alone: null,
  late: null,
};

/**
 * [WY-4]…[WY-9] [WY-19] Asks for a word, in stages. The typed text is a draft that the kernel keeps sealed: the others
 * can't see it, and until it is locked only its letters are checked.
 */
export const write: Steps['write'] = {
  asks: (state) => state.sheets.map((_, seat) => seat),
  limit: ({ stage }) => LIMIT_BY_STAGE[stage],
  progress: 'shown',
  answer: v.strictObject({ text: v.pipe(v.string(), v.maxLength(MAX_WORD_LENGTH)), lock: v.boolean() }),

  check({ view, step, draft, env }, { text, lock }) {
    if (!/^[a-z]*$/.test(text)) return { code: 'not-letters' };
    if (step.stage === 'grace') {
      // [WY-7] A text that was begun may be continued; an empty one stays empty.
      const frozen = draft?.text ?? '';
      if (frozen === '' ? text !== '' : !text.startsWith(frozen)) return { code: 'frozen', text: frozen };
    }
    if (!lock) return undefined;
    return text === '' ? { code: 'no-word' } : refuseCheapie(env, view.used, text);
  },

  /** The text written so far becomes the word. */
  defaultAnswer: ({ draft }) => ({ text: draft?.text ?? '', lock: false }),

  answered(m, step, { seat, answer }) {
    if (!answer.lock) return 'stay';
    const { state } = m;
    m.tell({ type: 'locked', seat });
    if (state.mode === 'race' && step.stage === 'writing' && seat !== state.noFlip) {
      state.lead = seat;
      step.stage = 'timer';
      // Not `shortenDeadline`: the timer runs in full, even if it was about to start by itself.
      m.extendDeadline('timer');
      m.tell({ type: 'flipped', by: seat });
    }
    return 'wait';
  },

  expired(m, step) {
    const { mode } = m.state;
    if (step.stage === 'grace' || (step.stage === 'writing' && mode !== 'race')) return 'close';
    if (step.stage === 'writing') {
      step.stage = 'timer';
      m.extendDeadline('timer');
      m.tell({ type: 'flipped', by: null });
    } else if (mode === 'solo') {
      // [WY-19] The text isn't frozen: the player may go on, but without a bonus.
      step.stage = 'late';
      m.removeDeadline();
      m.tell({ type: 'ran-out' });
    } else {
      // If the grace limit is off, the round closes at once; otherwise it would never end (ours).
      if (!m.extendDeadline('grace')) return 'close';
      step.stage = 'grace';
      m.tell({ type: 'frozen' });
    }
    return 'wait';
  },

  close(m, { stage }, answers) {
    const { state } = m;
    state.entered = answers
      .map(({ seat, answer: { text, lock } }): RevealedWord => {
        // [WY-7] A draft that is a cheapie when time runs out counts as no word.
        const word = lock || !earlierOfFamily(m.env, state.used, text) ? text : '';
        return { seat, word, points: pointsOf(state, seat, word), status: word === '' ? 'none' : 'stands' };
      })
      .sort((a, b) => revealOrder(state, a.seat) - revealOrder(state, b.seat));
    state.inTime = state.mode === 'solo' && stage !== 'late';
    for (const { seat, word, points } of state.entered) m.tell({ type: 'revealed', seat, word, points });
  },
};

/** [WY-14] The fastest reveals first, then clockwise. Without a fastest, the first seat begins (ours). */
const revealOrder = ({ lead, sheets }: State, seat: number): number =>
  (seat - (lead ?? 0) + sheets.length) % sheets.length;

/** [WY-12] [WY-22] Points of a word for a seat on the current board. */
export const pointsOf = ({ board, config }: State, seat: number, word: string): number =>
  scoreWord(boardOf(componentsOf(config), board), word, handicapOf(config, seat)).points;
