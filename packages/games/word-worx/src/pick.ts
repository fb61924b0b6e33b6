import { forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { componentsOf } from './components.ts';
import { cardIdSchema } from './schemas.ts';
import type { Steps } from './types.ts';

/** [WX-5] Asks for one card from the line, and then for another after the line has moved. */
export const pick: Steps['pick'] = {
  asks: (_, { seat }) => [seat],
  limit: 'pick',
  progress: 'shown',
  answer: v.strictObject({ card: v.nullable(cardIdSchema) }),
  check({ view, step }, { card }) {
    if (card === null) return step.nth === 1 ? { code: 'must-pick' } : undefined;
    return view.line.includes(card) ? undefined : { code: 'not-on-line', card };
  },
  // The card that has been there longest. The line is public, so this reveals nothing.
  defaultAnswer: ({ view, step }) => ({ card: step.nth === 1 ? view.line[0]! : null }),
  close(m, { seat, nth }, [submitted]) {
    const { answer, silent } = submitted!;
    const { card } = answer;
    if (silent) m.tell({ type: 'timed-out', seat, at: nth === 1 ? 'pick' : 'second' });
    if (card === null) return;
    const { state } = m;
    const next = state.pile.secret.shift() ?? null;
    state.line = [...state.line.filter((other) => other !== card), ...(next === null ? [] : [next])];
    forSeat(state.players, seat).hand.secret.push(card);
    m.tell({ type: 'picked', seat, card, next });
    const { picks } = componentsOf(state.config);
    if (nth < picks && state.line.length > 0) m.next({ type: 'pick', seat, nth: nth + 1 });
  },
};
