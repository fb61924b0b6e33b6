import { type BotInput, chanceFrom, entryAt, lastEntry } from '@wordhoard/kernel';
import { faceOf, type LetterOffer, OFFER_SIZE, ROUNDS } from '../cards.ts';
import { guess } from '../guess.ts';
import type { Wordsmith } from '../types.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import { evaluatorFrom, type TurnCandidate, type TurnEvaluator, tryTurns } from './search.ts';
import { SKILLS } from './skills.ts';

export interface LookaheadLimits {
  /** Turns that are compared. */
  readonly candidates: number;
  /** Rounds played after this one, if as many are left. */
  readonly depth: number;
  /** Turns that a round played in a guess tries. */
  readonly tries: number;
  readonly sampleOneIn: number;
  /** Guessed turns in all. */
  readonly budget: number;
  /** The value of a turn before any guess counts as much as this many guesses. */
  readonly priorWeight: number;
}

interface Entry {
  readonly candidate: TurnCandidate;
  sum: number;
  worlds: number;
}

/**
 * Compares turns by playing each on for a few rounds, with the same guessed cards for all. Others are left out: they
 * only compete for goals and crowns. The worse half is dropped from time to time, so that most of the work goes to the
 * best. Yields the best so far after each guessed round.
 */
export function* compareTurns(
  { seen, seat, env, chance }: BotInput<Wordsmith>,
  candidates: readonly TurnCandidate[],
  evaluator: TurnEvaluator,
  { depth, tries, sampleOneIn, budget, priorWeight }: LookaheadLimits,
): Generator<TurnCandidate> {
  const { view } = seen;
  const { round, config } = view;
  const rounds = Math.min(depth, ROUNDS - round);
  const evaluators = Array.from({ length: rounds }, (_, i) =>
    evaluatorFrom(evaluator, { ...view, round: round + i + 1 }, seat, SKILLS[5]),
  );
  if (rounds === 0) return;
  const luck = `guessed rounds ${chance.below(0x1_0000_0000)}`;
  const meanOf = ({ candidate, sum, worlds }: Entry): number =>
    (priorWeight * candidate.value + sum) / (priorWeight + worlds);
  let alive = candidates.map((candidate): Entry => ({ candidate, sum: 0, worlds: 0 }));
  const stages = Math.ceil(Math.log2(alive.length));
  let spent = 0;
  let world = 0;
  for (let stage = 1; stage <= stages; stage++) {
    while (spent < (budget * stage) / stages) {
      const { state } = guess({ seen, viewer: seat, env, chance: chanceFrom(`${luck} ${world}`) });
      const offerAfter = (later: number): LetterOffer =>
        state.deck.secret.slice(OFFER_SIZE * later, OFFER_SIZE * (later + 1)).map((card) => faceOf(config.deck, card));
      for (const entry of alive) {
        let { scratch } = entry.candidate;
        for (const [later, evaluatorThen] of evaluators.entries()) {
          const trials = { offer: offerAfter(later), evaluator: evaluatorThen, tries, sampleOneIn };
          scratch = bestOf({
            ...trials,
            start: scratch.forNextTurn(),
            chance: chanceFrom(`${luck} ${world} ${later}`),
          });
          spent += 1;
        }
        entry.sum += lastEntry(evaluators).evaluate(scratch);
        entry.worlds += 1;
        yield entryAt(alive, 0).candidate;
      }
      world += 1;
      alive.sort((a, b) => meanOf(b) - meanOf(a));
    }
    alive = alive.slice(0, Math.ceil(alive.length / 2));
    yield entryAt(alive, 0).candidate;
  }
}

/** The best turn of a short search; the sheet as it is if it finds none. */
function bestOf(trials: Parameters<typeof tryTurns>[0]): ScratchSheet {
  let best: TurnCandidate | undefined;
  for (const candidate of tryTurns(trials)) if (candidate && !(best && best.value >= candidate.value)) best = candidate;
  return best?.scratch ?? trials.start;
}
