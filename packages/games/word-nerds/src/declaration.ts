import type { Schema, Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { lay } from './battle.ts';
import { everyone, take } from './hands.ts';
import { pass, usedCards } from './schemas.ts';
import type { Declaration, NerdMoment, Steps, Used } from './types.ts';
import { checkSpelling, textOf, valueOfWord } from './words.ts';

const declarationSchema: Schema<Declaration> = v.union([
  pass,
  v.strictObject({ type: v.literal('word'), cards: usedCards }),
]);

/** [WN-11] Declare or pass, sealed. What comes within 300 ms of the first declaration is simultaneous. */
export const declare: Steps['declare'] = {
  asks: everyone,
  limit: 'declare',
  progress: 'sealed',
  answer: declarationSchema,
  check: ({ view }, answer) => (answer.type === 'pass' ? undefined : checkSpelling(view, answer.cards)),
  silent: () => ({ type: 'pass' }),
  answered(m, _, { answer }) {
    if (answer.type === 'word') m.gather('simultaneous');
    return 'wait';
  },
  close(m, _, given) {
    const declared = given.flatMap(({ seat, answer }) =>
      answer.type === 'word' ? [{ seat, cards: answer.cards }] : [],
    );
    if (declared.length === 0) {
      m.tell({ type: 'no-word' });
      return m.next({ type: 'score' });
    }
    layDown(m, firstOf(m, declared));
    m.next({ type: 'respond' });
  },
};

/** [WN-11] Of those who spoke at once: the lowest score, then by lot. */
export function firstOf<T extends { readonly seat: Seat }>(m: NerdMoment, rivals: readonly T[]): T {
  const score = ({ seat }: T): number => m.state.players[seat]!.score;
  const lowest = Math.min(...rivals.map(score));
  const equals = rivals.filter((rival) => score(rival) === lowest).sort((a, b) => a.seat - b.seat);
  return equals.length === 1 ? equals[0]! : m.chance('lots').pick(equals);
}

/** The hand's cards go to the table; community cards stay in the pool, for other words to use [WN-14]. */
export function layDown(
  m: NerdMoment,
  { seat, cards }: { readonly seat: Seat; readonly cards: readonly Used[] },
): void {
  const hand = m.state.players[seat]!.letters.secret;
  for (const { card } of cards) if (hand.includes(card)) take(hand, card);
  const word = lay(m.state.words, seat, cards);
  const laid = m.state.words[word]!;
  m.tell({ type: 'laid', seat, word, text: textOf(cards), value: valueOfWord(laid), trumps: laid.attacks });
}
