import * as v from 'valibot';
import { boardOf } from './board.ts';
import { faceOf, fillBoard, slideBoard } from './cards.ts';
import { componentsOf } from './components.ts';
import { nextMainPlayer } from './main-player.ts';
import type { State, Steps, WordsyContext } from './types.ts';

/**
 * Ours: by [WY-4] all players see the letters at the same moment, and in solo the timer starts then. A single player
 * keeps no one waiting, so there is no limit.
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

/** [WY-3] [WY-16] Slides the board, fills it, and begins the round. */
export const deal: Steps['deal'] = {
  run(m) {
    const { state } = m;
    const piles = { deck: state.deck.secret, discards: state.discards, board: state.board };
    // Before the first round, and in a start position, there is no round to slide the board after.
    const hasWords = state.entered.length > 0;
    const components = componentsOf(state.config);
    const { deck, discards, board, passedOver } = fillBoard(
      components,
      hasWords ? slideBoard(components, piles) : piles,
      m.chance('deck'),
    );
    state.deck.secret = [...deck];
    state.discards = [...discards];
    state.board = [...board];
    beginRound(m, passedOver);
  },
};

/** Resets what belongs to a round and asks for words. */
function beginRound(m: WordsyContext, passedOver: readonly string[]): void {
  const { state } = m;
  const components = componentsOf(state.config);
  state.round += 1;
  state.dealtAt = m.at;
  state.entered = [];
  state.inTime = false;
  state.lead = chooseMainPlayer(m);
  m.tell({
    type: 'dealt',
    round: state.round,
    board: boardOf(components, state.board),
    passedOver: passedOver.map((card) => faceOf(components, card).letter),
    lead: state.lead,
  });
  const isSolo = state.mode === 'solo';
  // [WY-19] In solo the timer starts as soon as the board appears.
  const stage = !isSolo ? 'writing' : m.isTimed('timer') ? 'timer' : 'alone';
  m.next({ type: 'write', stage }, { type: isSolo ? 'look-up' : 'challenge' }, { type: 'score' });
}

/** [WY-23] The first Main Player is drawn at random. */
function chooseMainPlayer(m: WordsyContext): State['lead'] {
  const { mode, lastMain, sheets } = m.state;
  if (mode !== 'main-player') return null;
  return lastMain === null ? m.chance('lots').below(m.seats.length) : nextMainPlayer(sheets, lastMain);
}
