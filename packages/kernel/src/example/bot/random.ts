import type { Bot } from '../../index.ts';
import type { Magpies } from '../types.ts';

/** Legal and thoughtless: the contract's driver. */
export const randomBot: Bot<Magpies> = function* ({ seen, seat, chance }) {
  const { view, question, free } = seen;
  if (!question || !view.mine) return;
  if (free.includes('shake') && chance.below(20) === 0) return yield { move: { free: { type: 'shake' } } };
  if (!question.asked.includes(seat) || question.mine?.done) return;
  const { id: to, step } = question;
  switch (step.type) {
    case 'bid':
      return yield { move: { to, answer: { gem: chance.pick(view.mine) } } };
    case 'race':
      return yield { move: { to, answer: { snatch: chance.below(2) === 0 } } };
    default:
      step satisfies never; // a new question doesn't compile without a case
  }
};
