import { MAX_WORD } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { boardOf } from './board.ts';
import { cheapieOf, refuseCheapie } from './cheapies.ts';
import { scoreWord } from './scoring.ts';
import type { RevealedWord, Stage, State, Steps, Wordsy } from './types.ts';

/** Time limit of each stage when a question opens with it. A solo player isn't hurried by [WY-8] [WY-19]. */
const LIMIT_OF: Readonly<Record<Stage, Wordsy['limit'] | null>> = {
  writing: 'idle',
  timer: 'timer',
  grace: 'grace',
  alone: null,
  late: null,
};

/**
 * [WY-4]…[WY-9] [WY-19] One question in stages. The typed text is a draft, sealed by the kernel: the others can't see
 * it, and nothing but its letters is checked before it is locked.
 */
export const write: Steps['write'] = {
  asks: (state) => state.sheets.map((_, seat) => seat),
  limit: ({ stage }) => LIMIT_OF[stage],
  progress: 'shown',
  answer: v.strictObject({ text: v.pipe(v.string(), v.maxLength(MAX_WORD)), lock: v.boolean() }),

  check({ view, step, draft, env }, { text, lock }) {
    if (!/^[a-z]*$/.test(text)) return { code: 'not-letters' };
    if (step.stage === 'grace') {
      // [WY-7] A word that was begun may be finished; a player who had written nothing has none.
      const frozen = draft?.text ?? '';
      if (frozen === '' ? text !== '' : !text.startsWith(frozen)) return { code: 'frozen', text: frozen };
    }
    if (!lock) return undefined;
    return text === '' ? { code: 'no-word' } : refuseCheapie(env, view.used, text);
  },

  /** The text written so far is the word. */
  defaultAnswer: ({ draft }) => ({ text: draft?.text ?? '', lock: false }),

  answered(m, step, { seat, answer }) {
    if (!answer.lock) return 'stay';
    const { state } = m;
    m.tell({ type: 'locked', seat });
    if (state.mode === 'race' && step.stage === 'writing' && seat !== state.noFlip) {
      state.lead = seat;
      step.stage = 'timer';
      // Not `hasten`: the timer is a whole one, even if the round was about to start it by itself.
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
      // [WY-19] Nothing is frozen: one goes on, only without a bonus.
      step.stage = 'late';
      m.removeDeadline();
      m.tell({ type: 'ran-out' });
    } else {
      // Without the grace limit nothing more may be written, or the round would wait for ever (ours).
      if (!m.extendDeadline('grace')) return 'close';
      step.stage = 'grace';
      m.tell({ type: 'frozen' });
    }
    return 'wait';
  },

  close(m, { stage }, given) {
    const { state } = m;
    state.entered = given
      .map(({ seat, answer: { text, lock } }): RevealedWord => {
        // [WY-7] A draft taken at the end of time that is a cheapie counts as no word.
        const word = lock || !cheapieOf(m.env, state.used, text) ? text : '';
        return { seat, word, points: pointsOf(state, seat, word), status: word === '' ? 'none' : 'stands' };
      })
      .sort((a, b) => turn(state, a.seat) - turn(state, b.seat));
    state.inTime = state.mode === 'solo' && stage !== 'late';
    for (const { seat, word, points } of state.entered) m.tell({ type: 'revealed', seat, word, points });
  },
};

/** [WY-14] The fastest reveals first, then clockwise; if there is no fastest, from the first seat on (ours). */
const turn = ({ lead, sheets }: State, seat: number): number => (seat - (lead ?? 0) + sheets.length) % sheets.length;

/** [WY-12] [WY-22] What a word would score for a seat on the board as it lies. */
export const pointsOf = ({ board, config }: State, seat: number, word: string): number =>
  scoreWord(boardOf(board), word, config.handicaps.includes(seat)).points;
