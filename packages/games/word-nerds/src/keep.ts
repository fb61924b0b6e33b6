import { forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { discardLetters, drawLetters, seatsFromFirst } from './hands.ts';
import { announceTimeouts } from './timeouts.ts';
import { checkRetrieval, retrieveTokens, tokensOwed, tokensSchema } from './tokens.ts';
import type { Steps } from './types.ts';

const REDRAWN_LETTERS = 2;

/** [WN-19] Discards the cards of all words, even of struck ones, and every community card used. */
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
 * [WN-19] Each player who laid a word keeps the rest of the hand, or discards it and draws two letters. In the same
 * answer the scoring player chooses the tokens to take back [WN-18]. Tokens are public, so the default may choose.
 */
export const keep: Steps['keep'] = {
  asks: (_, { seats }) => seats,
  limit: 'choose',
  progress: 'shown',
  // RETRIEVE may be played meanwhile. An answer stays valid if it is still possible.
  isWithdrawnByFreeMove: () => false,
  answer: v.strictObject({ redraw: v.boolean(), tokens: v.optional(tokensSchema, []) }),
  check({ view, seat, step }, { tokens }) {
    const { spent } = forSeat(view.players, seat);
    return checkRetrieval(spent, tokens, tokensOwed(step.owed, seat, spent));
  },
  defaultAnswer({ view, seat, step }) {
    const { spent } = forSeat(view.players, seat);
    const highest = spent.toSorted((a, b) => b - a);
    return { redraw: false, tokens: highest.slice(0, tokensOwed(step.owed, seat, spent)) };
  },
  close(m, _, answers) {
    announceTimeouts(m, answers, 'keep');
    for (const { seat, answer } of answers) retrieveTokens(m, seat, answer.tokens);
    for (const seat of seatsFromFirst(m.state)) {
      const answer = answers.find((one) => one.seat === seat)?.answer;
      if (!answer) continue;
      m.tell({ type: 'kept', seat, redrew: answer.redraw });
      if (!answer.redraw) continue;
      discardLetters(m, seat, [...forSeat(m.state.players, seat).letters.secret]);
      drawLetters(m, seat, REDRAWN_LETTERS);
    }
  },
};
