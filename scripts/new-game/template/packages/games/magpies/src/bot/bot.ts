import type { Bot, BotInput, SkillLevel } from '@wordhoard/kernel';
import { type GemId, worthOf } from '../gems.ts';
import type { Magpies } from '../types.ts';

/** A computer player that sees what a person in its seat sees, and takes about as long. Levels differ in attention. */
export const bot = (level: SkillLevel): Bot<Magpies> =>
  function* (ask) {
    const { seen, seat, chance } = ask;
    const { view, question, free } = seen;
    if (!question?.asked.includes(seat) || question.mine?.done || !view.mine) return;
    const wait = 500 + 200 * (5 - level) + chance.below(1000);
    const attentive = chance.below(5) < level;
    if (attentive && free.includes('shake') && isPoor(view.mine))
      return yield { move: { free: { type: 'shake' } }, wait };
    const { id: to, step } = question;
    switch (step.type) {
      case 'bid':
        return yield { move: { to, answer: { gem: attentive ? goodBid(ask) : chance.pick(view.mine) } }, wait };
      case 'race':
        return yield { move: { to, answer: { snatch: true } }, wait };
      default:
        step satisfies never; // a new question doesn't compile without a case
    }
  };

const isPoor = (hand: readonly GemId[]): boolean => hand.every((gem) => worthOf(gem) < 3);

/** Bids the best gem for a valuable one, and the worst for the rest. */
function goodBid({ seen: { view } }: BotInput<Magpies>): GemId {
  const byWorth = view.mine!.toSorted((a, b) => worthOf(a) - worthOf(b));
  return worthOf(view.prize!) < 5 ? byWorth[0]! : byWorth.at(-1)!;
}
