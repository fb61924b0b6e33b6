import { type Choice, type Judge, type JudgeAsk, judgementOf } from '../index.ts';
import { everyGem, type GemId, worth } from './gems.ts';
import type { Magpies, View } from './types.ts';

/** So many deals of what is hidden are tried. */
const WORLDS = 200;
/** Worlds are weighed so many at a time: a slice of some milliseconds. */
const SLICE = 50;
/** What a gem that stays in hand is good for later, as a part of its worth: some of the bids it goes into will be lost. */
const KEPT = 0.5;

/**
 * What a bid was worth: the prize as often as it would have been taken, and what stays in hand. A race is worth its share
 * of the prize. A shake is a move nobody asks for: there is nothing to compare it with, so nothing is said of it.
 */
export const judge: Judge<Magpies> = function* (ask) {
  const { seen, move } = ask;
  if (!seen.question || !('to' in move)) return;
  const { step } = seen.question;
  if (step.type === 'bid' && 'gem' in move.answer) yield* bids(ask, move.to, move.answer.gem);
  if (step.type === 'race' && 'snatch' in move.answer) {
    const share = worth(seen.view.prize!) / step.seats.length;
    const [snatched, left] = [choiceOf(move.to, { snatch: true }, share), choiceOf(move.to, { snatch: false }, 0)];
    yield judgementOf({ yours: move.answer.snatch ? snatched : left, found: [snatched, left] });
  }
};

function* bids(ask: JudgeAsk<Magpies>, to: number, gem: GemId) {
  const { view } = ask.seen;
  const hand = view.mine ?? [];
  const wins = new Map(hand.map((held) => [held, 0]));
  for (let worlds = 1; worlds <= WORLDS; worlds++) {
    const others = theirBids(ask).map(worth);
    const best = Math.max(...others);
    const tied = others.filter((bid) => bid === best).length + 1;
    for (const held of hand)
      wins.set(held, wins.get(held)! + (worth(held) > best ? 1 : worth(held) === best ? 1 / tied : 0));
    if (worlds % SLICE > 0) continue;
    const total = hand.reduce((sum, held) => sum + worth(held), 0);
    const found = hand.map((held) =>
      choiceOf(to, { gem: held }, (worth(view.prize!) * wins.get(held)!) / worlds + KEPT * (total - worth(held))),
    );
    yield judgementOf({ yours: found[hand.indexOf(gem)]!, found, worlds });
  }
}

/** What the others bid in one world that agrees with all that is open: any gem of any hand they could have. */
function theirBids({ seen: { view }, seat, chance }: JudgeAsk<Magpies>): GemId[] {
  const hidden = chance.shuffle(unseen(view));
  return view.hands.flatMap((held, other) => (other === seat ? [] : hidden.splice(0, held).slice(0, 1)));
}

/** Of all the gems there may be, those that lie neither open nor in one's own hand. */
function unseen({ mine, spent, prize, deck, hands }: View): GemId[] {
  const open = new Set([...(mine ?? []), ...spent, prize]);
  const gems = open.size + deck + hands.reduce((sum, held) => sum + held, 0) - (mine?.length ?? 0);
  return everyGem(gems).filter((gem) => !open.has(gem));
}

const choiceOf = (to: number, answer: { gem: GemId } | { snatch: boolean }, points: number): Choice<Magpies> => ({
  move: { to, answer },
  worth: points,
  points: null,
  text: 'gem' in answer ? answer.gem : answer.snatch ? 'snatch' : 'leave',
  word: null,
});
