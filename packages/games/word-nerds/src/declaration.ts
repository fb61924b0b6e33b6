import { entryAt, forSeat, type Schema, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { actionsOf } from './actions.ts';
import { addWord } from './battle.ts';
import { componentsOf } from './components.ts';
import { seatsToDeclare } from './eligible-seats.ts';
import { removeItem } from './hands.ts';
import { passSchema } from './schemas.ts';
import { announceTimeouts } from './timeouts.ts';
import type { Declaration, Steps, WordNerdsContext, WordPlay } from './types.ts';
import { checkWordPlay, wordPlayFields } from './word-play.ts';
import { textOf, wordValue } from './words.ts';

const declarationSchema: Schema<Declaration> = v.union([
  passSchema,
  v.strictObject({ type: v.literal('word'), ...wordPlayFields }),
]);

/** [WN-11] Asks for a declaration or a pass, sealed. All within 300 ms of the first declaration are simultaneous. */
export const declare: Steps['declare'] = {
  asks: seatsToDeclare,
  limit: 'declare',
  progress: 'sealed',
  answer: declarationSchema,
  check: ({ view, seat }, answer) => (answer.type === 'pass' ? undefined : checkWordPlay(view, seat, answer)),
  defaultAnswer: () => ({ type: 'pass' }),
  answered(m, _, { answer }) {
    if (answer.type === 'word') m.setHiddenDeadline('simultaneous');
    return 'wait';
  },
  close(m, _, answers) {
    const declared = answers.flatMap(({ seat, answer }) =>
      answer.type === 'word' ? [{ seat, wordPlay: answer }] : [],
    );
    if (declared.length === 0) {
      announceTimeouts(m, answers, 'declare', 'sealed');
      m.tell({ type: 'no-word' });
      return m.next({ type: 'score' });
    }
    layWord(m, chooseFirst(m, declared));
    m.next({ type: 'respond' });
  },
};

/** [WN-11] Of simultaneous answers, the one of the player with the lowest score; ties are random. */
export function chooseFirst<T extends { readonly seat: Seat }>(m: WordNerdsContext, contenders: readonly T[]): T {
  const score = ({ seat }: T): number => forSeat(m.state.players, seat).score;
  const lowest = Math.min(...contenders.map(score));
  const equals = contenders.filter((contender) => score(contender) === lowest).sort((a, b) => a.seat - b.seat);
  return equals.length === 1 ? entryAt(equals, 0) : m.chance('lots').pick(equals);
}

/**
 * Moves the hand's cards to the table. Community cards stay in the pool, and other words may use them. Action cards laid
 * with the word are spent, even if it is struck [WN-14].
 */
export function layWord(
  m: WordNerdsContext,
  { seat, wordPlay: { cards, actions } }: { readonly seat: Seat; readonly wordPlay: WordPlay },
): void {
  const { words, actionDiscards, players, config } = m.state;
  const components = componentsOf(config);
  const { letters, actions: held } = forSeat(players, seat);
  for (const { card } of cards) if (letters.secret.includes(card)) removeItem(letters.secret, card);
  const word = addWord(words, seat, cards);
  for (const { card, target } of actions) {
    actionDiscards.push(removeItem(held.secret, card));
    actionsOf(config).card(card).applyToWord!(entryAt(words, target.word!), target);
  }
  const laid = entryAt(words, word);
  m.tell({
    type: 'laid',
    seat,
    word,
    text: textOf(components, cards),
    value: wordValue(components, laid),
    trumps: laid.attacks,
    actions: actions.map(({ card, target }) => ({ card, word: target.word! })),
  });
}
