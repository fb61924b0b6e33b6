import { forSeat, type Schema, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { actionOf } from './actions.ts';
import { lay } from './battle.ts';
import { take } from './hands.ts';
import { checkLaying, layingParts } from './laying.ts';
import { pass } from './schemas.ts';
import { tellSilent } from './silence.ts';
import type { Declaration, NerdMoment, Steps, WordPlay } from './types.ts';
import { mayDeclare } from './who-may.ts';
import { textOf, valueOfWord } from './words.ts';

const declarationSchema: Schema<Declaration> = v.union([
  pass,
  v.strictObject({ type: v.literal('word'), ...layingParts }),
]);

/** [WN-11] Declare or pass, sealed. What comes within 300 ms of the first declaration is simultaneous. */
export const declare: Steps['declare'] = {
  asks: mayDeclare,
  limit: 'declare',
  progress: 'sealed',
  answer: declarationSchema,
  check: ({ view, seat }, answer) => (answer.type === 'pass' ? undefined : checkLaying(view, seat, answer)),
  defaultAnswer: () => ({ type: 'pass' }),
  answered(m, _, { answer }) {
    if (answer.type === 'word') m.setHiddenDeadline('simultaneous');
    return 'wait';
  },
  close(m, _, given) {
    const declared = given.flatMap(({ seat, answer }) => (answer.type === 'word' ? [{ seat, laying: answer }] : []));
    if (declared.length === 0) {
      tellSilent(m, given, 'declare', 'sealed');
      m.tell({ type: 'no-word' });
      return m.next({ type: 'score' });
    }
    layDown(m, firstOf(m, declared));
    m.next({ type: 'respond' });
  },
};

/** [WN-11] Of those who spoke at once: the lowest score, then by lot. */
export function firstOf<T extends { readonly seat: Seat }>(m: NerdMoment, rivals: readonly T[]): T {
  const score = ({ seat }: T): number => forSeat(m.state.players, seat).score;
  const lowest = Math.min(...rivals.map(score));
  const equals = rivals.filter((rival) => score(rival) === lowest).sort((a, b) => a.seat - b.seat);
  return equals.length === 1 ? equals[0]! : m.chance('lots').pick(equals);
}

/**
 * The hand's cards go to the table; community cards stay in the pool, for other words to use. Action cards laid with the
 * word are spent, whatever becomes of it [WN-14].
 */
export function layDown(
  m: NerdMoment,
  { seat, laying: { cards, actions } }: { readonly seat: Seat; readonly laying: WordPlay },
): void {
  const { words, actionDiscards, players } = m.state;
  const { letters, actions: held } = forSeat(players, seat);
  for (const { card } of cards) if (letters.secret.includes(card)) take(letters.secret, card);
  const word = lay(words, seat, cards);
  for (const { card, target } of actions) {
    actionDiscards.push(take(held.secret, card));
    actionOf(card).withWord!(words[target.word!]!, target);
  }
  const laid = words[word]!;
  m.tell({
    type: 'laid',
    seat,
    word,
    text: textOf(cards),
    value: valueOfWord(laid),
    trumps: laid.attacks,
    actions: actions.map(({ card, target }) => ({ card, word: target.word! })),
  });
}
