/** The bot that plays guessed matches on for the champion: quick, and with bids as different as those of people. */
import { type Bot, type Chance, entryAt, forSeat } from '@wordhoard/kernel';
import { unspentTokens } from '../tokens.ts';
import type { View, WordNerds } from '../types.ts';
import { makeBot } from './bot.ts';
import { SKILLS } from './skills.ts';

/** The strongest bot, except that it values letters by the best word now. */
const quick: Bot<WordNerds> = makeBot({ ...SKILLS[5], letterValuation: 'now' }, 8_000);

/** In how many of a hundred worlds a player bids otherwise than the quick bot. Three others share such worlds. */
export interface BidMixture {
  /** The highest token. */
  readonly highest: number;
  /** The highest token, for a player whose spent tokens are the highest. */
  readonly highestAgain: number;
  /** Any token. */
  readonly any: number;
}

export const USUAL_BIDS: BidMixture = { highest: 0, highestAgain: 0, any: 0 };

/**
 * For the champion's opponents. If it expected all of them to bid like the quick bot, it would bid just enough against
 * that, and never win an auction against a player who bids everything.
 */
export const MIXED_BIDS: BidMixture = { highest: 33, highestAgain: 60, any: 20 };

export const quickPolicy = (mixture: BidMixture): Bot<WordNerds> =>
  function* (input) {
    const { seen, seat, chance } = input;
    const { question, view } = seen;
    const isBid = question?.step.type === 'bid' && question.asked.includes(seat) && !question.mine?.done;
    const token = isBid ? unusualBid(view, seat, mixture, chance) : undefined;
    if (question && token !== undefined) yield { move: { to: question.id, answer: { token } }, wait: 800 };
    else yield* quick(isLucky(question?.step.type) ? input : { ...input, chance: evenChance(seat, question?.id ?? 0) });
  };

/** Steps at which chance matters: how high to bid, and who is the first to declare. */
const isLucky = (step: string | undefined): boolean => step === 'bid' || step === 'declare';

/** Numbers that cost nothing, for steps at which they only decide who answers sooner. Real ones took a tenth of a search. */
function evenChance(seat: number, question: number): Chance {
  const share = ((seat + question) * GOLDEN_RATIO) % 1;
  const below = (n: number): number => Math.floor(share * n);
  return { below, shuffle: (items) => [...items], pick: (items) => entryAt(items, below(items.length)) };
}
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** Undefined for a usual bid. */
function unusualBid(view: View, seat: number, mixture: BidMixture, chance: Chance): number | undefined {
  const player = forSeat(view.players, seat);
  const tokens = unspentTokens(player, view.topToken);
  const lastToken = entryAt(tokens, tokens.length - 1);
  const spendsHighest = player.spent.length > 0 && player.spent.every((token) => token > lastToken);
  const others = view.players.length - 1;
  const highest = spendsHighest ? mixture.highestAgain : mixture.highest / others;
  const roll = chance.below(100);
  if (roll < highest) return lastToken;
  return roll < highest + mixture.any / others ? chance.pick(tokens) : undefined;
}
