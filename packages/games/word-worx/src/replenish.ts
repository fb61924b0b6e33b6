import { forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { MAX_CARDS } from './bounds.ts';
import type { CardId } from './cards.ts';
import { componentsOf } from './components.ts';
import { cardIdSchema } from './schemas.ts';
import type { State, Steps } from './types.ts';

/** [WX-9] Draws up to a full hand, or asks which cards to discard. */
export const replenish: Steps['replenish'] = {
  run(m, { seat }) {
    const { handSize, lineSize } = componentsOf(m.state.config);
    const { secret: hand } = forSeat(m.state.players, seat).hand;
    if (hand.length > handSize) return m.next({ type: 'discard', seat, count: hand.length - handSize });
    const cards: CardId[] = [];
    while (hand.length < handSize && isPileLeft(m.state)) {
      const top = m.state.line.pop()!;
      hand.push(top);
      cards.push(top);
      m.state.line.push(...m.state.pile.secret.splice(0, 1));
    }
    if (cards.length === 0) return;
    // [WX-4] The pile is face up, so all players see each card before it is drawn; with the option only the first.
    const shown = m.state.config.unseen ? cards.slice(0, 1) : cards;
    const unseen = cards.slice(shown.length);
    m.state.drawn = shown;
    m.tell({ type: 'drew', seat, cards: shown, unseen: unseen.length, next: m.state.line[lineSize] ?? null });
    if (unseen.length > 0) m.tell({ type: 'drew-unseen', seat, cards: unseen }, { only: [seat] });
  },
};

export const discard: Steps['discard'] = {
  asks: (_, { seat }) => [seat],
  limit: 'discard',
  progress: 'shown',
  answer: v.strictObject({ cards: v.pipe(v.array(cardIdSchema), v.maxLength(MAX_CARDS)) }),
  check({ view, step }, { cards }) {
    const repeated = cards.find((card, i) => cards.indexOf(card) < i);
    if (repeated !== undefined) return { code: 'used-twice', card: repeated };
    const notInHand = cards.find((card) => !view.mine!.hand.includes(card));
    if (notInHand !== undefined) return { code: 'not-yours', card: notInHand };
    return cards.length === step.count ? undefined : { code: 'wrong-number', wanted: step.count, given: cards.length };
  },
  // The cards that came last, because all players saw them picked.
  defaultAnswer: ({ view, step }) => ({ cards: view.mine!.hand.slice(-step.count) }),
  close(m, { seat }, [submitted]) {
    const { answer, silent } = submitted!;
    const { cards } = answer;
    if (silent) m.tell({ type: 'timed-out', seat, at: 'discard' });
    const { hand } = forSeat(m.state.players, seat);
    hand.secret = hand.secret.filter((card) => !cards.includes(card));
    m.state.discards.push(...cards);
    m.tell({ type: 'discarded', seat, cards });
  },
};

/** [WX-10] The pile is empty once its top is gone. The cards on the spots of the line don't count. */
export const isPileLeft = ({ line, config }: Pick<State, 'line' | 'config'>): boolean =>
  line.length > componentsOf(config).lineSize;
