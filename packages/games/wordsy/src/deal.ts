import * as v from 'valibot';
import { boardOf } from './board.ts';
import { faceOf, fillBoard, slide } from './cards.ts';
import { nextMainPlayer } from './main-player.ts';
import type { State, Steps, WordsyMoment } from './types.ts';

/**
 * Ours: by [WY-4] all players see the letters at the same moment, and in solo the timer runs from then on. A single
 * player keeps no one waiting, and isn't hurried.
 */
export const ready: Steps['ready'] = {
  asks: (state) => state.sheets.map((_, seat) => seat),
  limit: ({ alone }) => (alone ? null : 'ready'),
  progress: 'shown',
  answer: v.strictObject({ ready: v.literal(true) }),
  check: () => undefined,
  defaultAnswer: () => ({ ready: true }),
  close: (m) => m.next({ type: 'deal' }),
};

/** [WY-3] [WY-16] Slides the board, fills it up, and puts the question. */
export const deal: Steps['deal'] = {
  run(m) {
    const { state } = m;
    const lying = { deck: state.deck.secret, discards: state.discards, board: state.board };
    // A board without a written word (the first, or one given as a position) stays as it is.
    const written = state.entered.length > 0;
    const { deck, discards, board, passedOver } = fillBoard(written ? slide(lying) : lying, m.chance('deck'));
    state.deck.secret = [...deck];
    state.discards = [...discards];
    state.board = [...board];
    begin(m, passedOver);
  },
};

/** The board lies there: a round begins. */
function begin(m: WordsyMoment, passedOver: readonly string[]): void {
  const { state } = m;
  state.round += 1;
  state.dealtAt = m.at;
  state.entered = [];
  state.inTime = false;
  state.lead = mainPlayer(m);
  m.tell({
    type: 'dealt',
    round: state.round,
    board: boardOf(state.board),
    passedOver: passedOver.map((card) => faceOf(card).letter),
    lead: state.lead,
  });
  const solo = state.mode === 'solo';
  // [WY-19] Alone, the sand runs from now on.
  const stage = !solo ? 'writing' : m.timed('timer') ? 'timer' : 'alone';
  m.next({ type: 'write', stage }, { type: solo ? 'look-up' : 'challenge' }, { type: 'score' });
}

/** [WY-23] The first Main Player is drawn by lot. */
function mainPlayer(m: WordsyMoment): State['lead'] {
  const { mode, lastMain, sheets } = m.state;
  if (mode !== 'main-player') return null;
  return lastMain === null ? m.chance('lots').below(m.seats.length) : nextMainPlayer(sheets, lastMain);
}
