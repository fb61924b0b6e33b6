import { forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type CardId, DECK, HAND, LINE } from './cards.ts';
import { cardId } from './schemas.ts';
import type { State, Steps } from './types.ts';

/** [WX-9] Draws up to five, or asks which cards go. */
export const replenish: Steps['replenish'] = {
  run(m, { seat }) {
    const { secret: hand } = forSeat(m.state.players, seat).hand;
    if (hand.length > HAND) return m.next({ type: 'discard', seat, count: hand.length - HAND });
    const cards: CardId[] = [];
    while (hand.length < HAND && isPileLeft(m.state)) {
      const top = m.state.line.pop()!;
      hand.push(top);
      cards.push(top);
      m.state.line.push(...m.state.pile.secret.splice(0, 1));
    }
    if (cards.length === 0) return;
    // [WX-4] The pile lies face up: each card showed before it was taken. Or only the first did, by the option.
    const seen = m.state.config.unseen ? cards.slice(0, 1) : cards;
    const unseen = cards.slice(seen.length);
    m.state.drawn = seen;
    m.tell({ type: 'drew', seat, cards: seen, unseen: unseen.length, next: m.state.line[LINE] ?? null });
    if (unseen.length > 0) m.tell({ type: 'drew-unseen', seat, cards: unseen }, { only: [seat] });
  },
};

export const discard: Steps['discard'] = {
  asks: (_, { seat }) => [seat],
  limit: 'discard',
  progress: 'shown',
  answer: v.strictObject({ cards: v.pipe(v.array(cardId), v.maxLength(DECK.length)) }),
  check({ view, step }, { cards }) {
    const twice = cards.find((card, i) => cards.indexOf(card) < i);
    if (twice !== undefined) return { code: 'used-twice', card: twice };
    const stranger = cards.find((card) => !view.mine!.hand.includes(card));
    if (stranger !== undefined) return { code: 'not-yours', card: stranger };
    return cards.length === step.count ? undefined : { code: 'wrong-number', wanted: step.count, given: cards.length };
  },
  // The cards that came last: they were picked up in full view.
  defaultAnswer: ({ view, step }) => ({ cards: view.mine!.hand.slice(-step.count) }),
  close(m, { seat }, [given]) {
    const { answer, silent } = given!;
    const { cards } = answer;
    if (silent) m.tell({ type: 'timed-out', seat, at: 'discard' });
    const { hand } = forSeat(m.state.players, seat);
    hand.secret = hand.secret.filter((card) => !cards.includes(card));
    m.state.discards.push(...cards);
    m.tell({ type: 'discarded', seat, cards });
  },
};

/** [WX-10] The pile is out once its top is gone; what lies on the five spots is no pile. */
export const isPileLeft = ({ line }: Pick<State, 'line'>): boolean => line.length > LINE;
