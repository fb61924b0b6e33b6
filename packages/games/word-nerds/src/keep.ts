import { forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { discardLetters, drawLetters, fromFirst } from './hands.ts';
import { tellSilent } from './silence.ts';
import { checkTakingBack, owedTo, retrieve, tokensSchema } from './tokens.ts';
import type { Steps } from './types.ts';

const FRESH_HAND = 2;

/** [WN-19] All cards of all words laid, struck ones too, and with them every community card used. */
export const clear: Steps['clear'] = {
  run({ state }) {
    const used = new Set(state.words.flatMap(({ cards }) => cards.map(({ card }) => card)));
    state.pool = state.pool.filter((card) => !used.has(card));
    state.discards.push(...used);
    state.settled = state.words;
    state.words = [];
    state.bids = [];
  },
};

/**
 * [WN-19] Each player who laid a word keeps the rest of the hand, or discards it and draws two. In the same answer the
 * scoring player says which tokens come back [WN-18]; those lie open, so the default may choose.
 */
export const keep: Steps['keep'] = {
  asks: (_, { seats }) => seats,
  limit: 'choose',
  progress: 'shown',
  // RETRIEVE may be played meanwhile: an answer stands if it can still be carried out.
  isWithdrawnByFreeMove: () => false,
  answer: v.strictObject({ redraw: v.boolean(), tokens: v.optional(tokensSchema, []) }),
  check({ view, seat, step }, { tokens }) {
    const { spent } = forSeat(view.players, seat);
    return checkTakingBack(spent, tokens, owedTo(step.owed, seat, spent));
  },
  defaultAnswer({ view, seat, step }) {
    const { spent } = forSeat(view.players, seat);
    const highest = spent.toSorted((a, b) => b - a);
    return { redraw: false, tokens: highest.slice(0, owedTo(step.owed, seat, spent)) };
  },
  close(m, _, given) {
    tellSilent(m, given, 'keep');
    for (const { seat, answer } of given) retrieve(m, seat, answer.tokens);
    for (const seat of fromFirst(m.state)) {
      const answer = given.find((one) => one.seat === seat)?.answer;
      if (!answer) continue;
      m.tell({ type: 'kept', seat, redrew: answer.redraw });
      if (!answer.redraw) continue;
      discardLetters(m, seat, [...forSeat(m.state.players, seat).letters.secret]);
      drawLetters(m, seat, FRESH_HAND);
    }
  },
};
