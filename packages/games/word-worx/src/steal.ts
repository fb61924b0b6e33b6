import * as v from 'valibot';
import { textOf } from './cards.ts';
import { cardId, run, wordId } from './schemas.ts';
import { checkTheft, isLongEnough, type Theft } from './theft.ts';
import type { Steps, WorxMoment } from './types.ts';

/** [WX-6] Once, if at all. Whoever sees no word that could lose a card is not asked. */
export const steal: Steps['steal'] = {
  asks: ({ players }, { seat }) => {
    const tempting = players.some(
      ({ words, lock }, owner) =>
        owner !== seat && words.some(({ id, cards }) => id !== lock && isLongEnough(cards, textOf(cards))),
    );
    return tempting ? [seat] : [];
  },
  limit: 'steal',
  progress: 'shown',
  answer: v.strictObject({
    steal: v.nullable(v.strictObject({ word: wordId, card: cardId, rest: run, onto: v.nullable(wordId), made: run })),
  }),
  check: ({ view, seat, env }, { steal: theft }) =>
    theft === null ? undefined : checkTheft(view, seat, theft, { env, config: view.config }),
  silent: () => ({ steal: null }),
  close(m, { seat }, [given]) {
    const theft = given?.answer.steal;
    if (theft) carryOut(m, seat, theft);
  },
};

function carryOut(m: WorxMoment, seat: number, theft: Theft): void {
  const { state } = m;
  const from = state.players.findIndex(({ words }) => words.some(({ id }) => id === theft.word));
  const victim = state.players[from]!;
  const before = victim.words.find(({ id }) => id === theft.word)!.cards;
  victim.words = victim.words.map((word) => (word.id === theft.word ? { ...word, cards: theft.rest } : word));
  const thief = state.players[seat]!;
  thief.words =
    theft.onto === null
      ? [...thief.words, { id: state.nextWord++, cards: theft.made }]
      : thief.words.map((word) => (word.id === theft.onto ? { ...word, cards: theft.made } : word));
  thief.hand.secret = thief.hand.secret.filter((card) => !theft.made.includes(card));
  m.tell({ type: 'stole', seat, from, before, ...theft });
}
