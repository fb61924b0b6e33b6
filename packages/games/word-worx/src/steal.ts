import { forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { announceLock, layWords } from './lay-words.ts';
import { cardIdSchema, placeSchema, runSchema, runsSchema, wordIdSchema } from './schemas.ts';
import { findStealableCards } from './search/thefts.ts';
import { checkTheft, type Theft } from './theft.ts';
import type { Steps, WordWorxContext } from './types.ts';

/**
 * [WX-6] Asks only if some card of another player can be taken so that the rest is still a word. That is public.
 * Whether the player has a use for such a card is secret, so it doesn't matter here.
 */
export const prowl: Steps['prowl'] = {
  run(m, { seat }) {
    const { players, config } = m.state;
    if (findStealableCards({ players }, seat, { env: m.env, config }).length > 0) m.next({ type: 'steal', seat });
  },
};

/** [WX-6] Asks for at most one theft. */
export const steal: Steps['steal'] = {
  asks: (_, { seat }) => [seat],
  limit: 'steal',
  progress: 'shown',
  answer: v.strictObject({
    steal: v.nullable(
      v.strictObject({
        word: wordIdSchema,
        card: cardIdSchema,
        rest: runSchema,
        words: runsSchema,
        lock: v.nullable(placeSchema),
      }),
    ),
  }),
  check: ({ view, seat, env }, { steal: theft }) =>
    theft === null ? undefined : checkTheft(view, seat, theft, { env, config: view.config }),
  defaultAnswer: () => ({ steal: null }),
  close(m, { seat }, [submitted]) {
    const theft = submitted?.answer.steal;
    if (submitted?.silent) m.tell({ type: 'timed-out', seat, at: 'steal' });
    if (theft) applyTheft(m, seat, theft);
  },
};

function applyTheft(m: WordWorxContext, seat: number, theft: Theft): void {
  const { players } = m.state;
  const from = players.findIndex(({ words }) => words.some(({ id }) => id === theft.word));
  const victim = forSeat(players, from);
  const robbed = victim.words.find(({ id }) => id === theft.word)!.cards;
  victim.words = victim.words.map((word) => (word.id === theft.word ? { ...word, cards: theft.rest } : word));
  const thief = forSeat(players, seat);
  const before = { lock: thief.lock, words: thief.words };
  const { words, laid } = layWords(m, seat, theft);
  m.tell({ type: 'stole', seat, from, card: theft.card, before: robbed, rest: theft.rest, words, laid });
  announceLock(m, seat, before);
}
