import * as v from 'valibot';
import { boardOf } from './board.ts';
import { cheapieOf, refuseCheapie } from './cheapies.ts';
import { MAX_WORD } from './config.ts';
import { scoreWord } from './scoring.ts';
import type { Entered, State, Steps } from './types.ts';

/**
 * [WY-4]…[WY-9] One question in three stages. What is typed is a draft, the kernel's sealed answer: nobody else can
 * see it, and nothing but its letters is checked before it is locked.
 */
export const write: Steps['write'] = {
  asks: (state) => state.sheets.map((_, seat) => seat),
  limit: ({ stage }) => (stage === 'timer' ? 'timer' : 'idle'),
  progress: 'shown',
  answer: v.strictObject({ text: v.pipe(v.string(), v.maxLength(MAX_WORD)), lock: v.boolean() }),

  check({ view, step, draft, env }, { text, lock }) {
    if (!/^[a-z]*$/.test(text)) return { code: 'not-letters' };
    const frozen = step.stage === 'grace' ? (draft?.text ?? '') : '';
    if (!text.startsWith(frozen)) return { code: 'frozen', text: frozen };
    if (!lock) return undefined;
    return text === '' ? { code: 'no-word' } : refuseCheapie(env, view.used, text);
  },

  /** Whatever is there is the word. */
  silent: ({ draft }) => ({ text: draft?.text ?? '', lock: false }),

  answered(m, step, { seat, answer }) {
    if (!answer.lock) return 'stay';
    const { state } = m;
    m.tell({ type: 'locked', seat });
    if (state.mode === 'race' && step.stage === 'writing' && seat !== state.noFlip) {
      state.lead = seat;
      step.stage = 'timer';
      // Not `hasten`: the timer is a whole one, even if the round was about to start it by itself.
      m.allow('timer');
      m.tell({ type: 'flipped', by: seat });
    }
    return 'wait';
  },

  expired(m, step) {
    if (step.stage === 'grace' || (step.stage === 'writing' && m.state.mode !== 'race')) return 'close';
    if (step.stage === 'writing') {
      step.stage = 'timer';
      m.allow('timer');
      m.tell({ type: 'flipped', by: null });
    } else {
      // Where the grace is switched off nothing more may be written, or the round would wait for ever (ours).
      if (!m.allow('grace')) return 'close';
      step.stage = 'grace';
      m.tell({ type: 'frozen' });
    }
    return 'wait';
  },

  close(m, { stage }, given) {
    const { state } = m;
    state.entered = given
      .map(({ seat, answer: { text, lock } }): Entered => {
        // [WY-7] A draft taken at the end of time that is a cheapie counts as no word.
        const word = lock || !cheapieOf(m.env, state.used, text) ? text : '';
        return { seat, word, points: pointsOf(state, seat, word), status: word === '' ? 'none' : 'stands' };
      })
      .sort((a, b) => turn(state, a.seat) - turn(state, b.seat));
    state.inTime = stage !== 'grace' && given.every(({ answer }) => answer.lock);
    for (const { seat, word, points } of state.entered) m.tell({ type: 'revealed', seat, word, points });
  },
};

/** [WY-14] The fastest reveals first, then clockwise; if there is no fastest, from the first seat on (ours). */
const turn = ({ lead, sheets }: State, seat: number): number => (seat - (lead ?? 0) + sheets.length) % sheets.length;

/** [WY-12] [WY-22] What a word would score for a seat on the board as it lies. */
export const pointsOf = ({ board, config }: State, seat: number, word: string): number =>
  scoreWord(boardOf(board), word, config.handicaps.includes(seat)).points;
