import { forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { arrange, tellLock } from './laying.ts';
import { cardId, place, run, runs, wordId } from './schemas.ts';
import { lootFor } from './search/thefts.ts';
import { checkTheft, type Theft } from './theft.ts';
import type { Steps, WorxMoment } from './types.ts';

/**
 * [WX-6] Not asked when no card can be taken, because no other player's word would leave a word without it. All of that
 * is public. Whether the player's hand has a use for such a card isn't, so then the question is asked.
 */
export const prowl: Steps['prowl'] = {
  run(m, { seat }) {
    const { players, config } = m.state;
    if (lootFor({ players }, seat, { env: m.env, config }).length > 0) m.next({ type: 'steal', seat });
  },
};

/** [WX-6] Once, if at all. */
export const steal: Steps['steal'] = {
  asks: (_, { seat }) => [seat],
  limit: 'steal',
  progress: 'shown',
  answer: v.strictObject({
    steal: v.nullable(v.strictObject({ word: wordId, card: cardId, rest: run, words: runs, lock: v.nullable(place) })),
  }),
  check: ({ view, seat, env }, { steal: theft }) =>
    theft === null ? undefined : checkTheft(view, seat, theft, { env, config: view.config }),
  defaultAnswer: () => ({ steal: null }),
  close(m, { seat }, [given]) {
    const theft = given?.answer.steal;
    if (given?.silent) m.tell({ type: 'timed-out', seat, at: 'steal' });
    if (theft) carryOut(m, seat, theft);
  },
};

function carryOut(m: WorxMoment, seat: number, theft: Theft): void {
  const { players } = m.state;
  const from = players.findIndex(({ words }) => words.some(({ id }) => id === theft.word));
  const victim = forSeat(players, from);
  const robbed = victim.words.find(({ id }) => id === theft.word)!.cards;
  victim.words = victim.words.map((word) => (word.id === theft.word ? { ...word, cards: theft.rest } : word));
  const thief = forSeat(players, seat);
  const before = { lock: thief.lock, words: thief.words };
  const { words, laid } = arrange(m, seat, theft);
  m.tell({ type: 'stole', seat, from, card: theft.card, before: robbed, rest: theft.rest, words, laid });
  tellLock(m, seat, before);
}
