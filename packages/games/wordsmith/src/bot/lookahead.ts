import { type BotInput, chanceFrom, entryAt } from '@wordhoard/kernel';
import { offerOf } from '../cards.ts';
import { componentsOf, deckOf } from '../components.ts';
import { guess } from '../guess.ts';
import type { Wordsmith } from '../types.ts';
import { NextRound } from './next-round.ts';
import { evaluatorFrom, type TurnCandidate, type TurnEvaluator } from './search.ts';
import { SKILLS } from './skills.ts';

export interface LookaheadLimits {
  /** Turns that are compared. */
  readonly candidates: number;
  /** Rounds guessed in all, which the champion's time depends on. */
  readonly budget: number;
  /** A turn's value before any guess counts as much as that of this many guesses. */
  readonly priorWeight: number;
  /** Whether a crown counts more in a close race; otherwise it counts as for level 5. */
  readonly crownRace: boolean;
}

/** A turn, and the sum of its sheet's values after the next round. */
interface ComparedTurn {
  readonly candidate: TurnCandidate;
  readonly nextRound: NextRound;
  sum: number;
  guesses: number;
}

/** The best turns, best first, of which no two lead to the same letters and circles. */
export function bestDistinct(found: readonly TurnCandidate[], count: number): TurnCandidate[] {
  const byResult = new Map<string, TurnCandidate>();
  for (const candidate of found.toSorted((a, b) => b.value - a.value)) {
    if (byResult.size === count) break;
    const { letters, circled } = candidate.scratch;
    const result = `${letters} ${circled}`;
    if (!byResult.has(result)) byResult.set(result, candidate);
  }
  return [...byResult.values()];
}

/**
 * Compares turns by the next round, with the same guessed cards for all, for this seat alone: others only compete for
 * goals and crowns. The worse half is dropped again and again, so that most of the work goes to the best. Yields the best
 * so far after each guess.
 */
export function* compareTurns(
  { seen, seat, env, chance }: BotInput<Wordsmith>,
  candidates: readonly TurnCandidate[],
  evaluator: TurnEvaluator,
  { budget, priorWeight }: LookaheadLimits,
  crownRace: number | undefined,
): Generator<TurnCandidate> {
  const { view } = seen;
  const { rounds, cardPrices } = componentsOf(view.config);
  if (view.round === rounds) return;
  const next = evaluatorFrom(evaluator, { ...view, round: view.round + 1 }, seat, SKILLS[5], crownRace);
  const luck = `guessed cards ${chance.below(0x1_0000_0000)}`;
  const meanOf = ({ candidate, sum, guesses }: ComparedTurn): number =>
    (priorWeight * candidate.value + sum) / (priorWeight + guesses);
  let alive: ComparedTurn[] = [];
  for (const candidate of candidates) {
    alive.push({ candidate, nextRound: new NextRound(candidate.scratch, next), sum: 0, guesses: 0 });
    yield entryAt(candidates, 0);
  }
  const stages = Math.ceil(Math.log2(alive.length));
  let tried = 0;
  let guesses = 0;
  for (let stage = 1; stage <= stages; stage++) {
    while (tried < (budget * stage) / stages) {
      const { state } = guess({ seen, viewer: seat, env, chance: chanceFrom(`${luck} ${guesses}`) });
      const offer = offerOf(deckOf(view.config), state.deck.secret.slice(0, cardPrices.length));
      for (const compared of alive) {
        compared.sum += compared.nextRound.valueWith(offer);
        compared.guesses += 1;
        tried += 1;
        yield entryAt(alive, 0).candidate;
      }
      guesses += 1;
      alive.sort((a, b) => meanOf(b) - meanOf(a));
    }
    alive = alive.slice(0, Math.ceil(alive.length / 2));
    yield entryAt(alive, 0).candidate;
  }
}
