import { entryAt, type Judge, type JudgedMove, type JudgeInput, type Judgement, judgementOf } from '../index.ts';
import { allGems, type GemId, worthOf } from './gems.ts';
import type { Magpies, View } from './types.ts';

/** Deals of the hidden gems to try. */
const WORLDS = 200;
/** Worlds are weighed so many at a time: a slice of some milliseconds. */
const SLICE = 50;
/** Value of a gem kept in hand, as a fraction of its worth: some of the bids it goes into will be lost. */
const KEPT_VALUE = 0.5;

/**
 * Values a bid by the chance that it takes the prize, plus the gems it keeps in hand. A race is worth its share of the
 * prize. A shake answers no question and has no alternatives, so it gets no judgement.
 */
export const judge: Judge<Magpies> = function* (ask) {
  const { seen, move } = ask;
  if (!seen.question || !('to' in move)) return;
  const { step } = seen.question;
  const { to, answer } = move;
  switch (step.type) {
    case 'bid':
      if ('gem' in answer) yield* judgeBids(ask, to, answer.gem);
      return;
    case 'race':
      if ('snatch' in answer) yield judgeRace(to, answer.snatch, worthOf(seen.view.prize!) / step.seats.length);
      return;
    default:
      step satisfies never; // a new question doesn't compile without a case
  }
};

function judgeRace(to: number, snatch: boolean, share: number): Judgement<Magpies> {
  const [snatched, left] = [choiceOf(to, { snatch: true }, share), choiceOf(to, { snatch: false }, 0)];
  return judgementOf({ yours: snatch ? snatched : left, found: [snatched, left] });
}

function* judgeBids(ask: JudgeInput<Magpies>, to: number, gem: GemId) {
  const { view } = ask.seen;
  const hand = view.mine ?? [];
  const wins = new Map(hand.map((held) => [held, 0]));
  for (let worlds = 1; worlds <= WORLDS; worlds++) {
    const others = drawOtherBids(ask).map(worthOf);
    const best = Math.max(...others);
    const tied = others.filter((bid) => bid === best).length + 1;
    for (const held of hand)
      wins.set(held, wins.get(held)! + (worthOf(held) > best ? 1 : worthOf(held) === best ? 1 / tied : 0));
    if (worlds % SLICE > 0) continue;
    const total = hand.reduce((sum, held) => sum + worthOf(held), 0);
    const found = hand.map((held) =>
      choiceOf(
        to,
        { gem: held },
        (worthOf(view.prize!) * wins.get(held)!) / worlds + KEPT_VALUE * (total - worthOf(held)),
      ),
    );
    yield judgementOf({ yours: entryAt(found, hand.indexOf(gem)), found, worlds });
  }
}

/** Draws the others' bids in one world that agrees with everything visible: any gem of any hand they could have. */
function drawOtherBids({ seen: { view }, seat, chance }: JudgeInput<Magpies>): GemId[] {
  const hidden = chance.shuffle(hiddenGems(view));
  return view.hands.flatMap((held, other) => (other === seat ? [] : hidden.splice(0, held).slice(0, 1)));
}

/** Gems that are neither face up nor in the player's own hand. */
function hiddenGems({ mine, spent, prize, deck, hands }: View): GemId[] {
  const open = new Set([...(mine ?? []), ...spent, prize]);
  const gems = open.size + deck + hands.reduce((sum, held) => sum + held, 0) - (mine?.length ?? 0);
  return allGems(gems).filter((gem) => !open.has(gem));
}

const choiceOf = (to: number, answer: { gem: GemId } | { snatch: boolean }, points: number): JudgedMove<Magpies> => ({
  move: { to, answer },
  worth: points,
  points: null,
  text: 'gem' in answer ? answer.gem : answer.snatch ? 'snatch' : 'leave',
  word: null,
});
