import { BALANCED_PERSONALITY, type Bot, type BotInput, forSeat, type SkillLevel } from '@wordhoard/kernel';
import { componentsOf } from '../components.ts';
import type { TurnStep } from '../moves.ts';
import { defaultTurn, wordRulesOf } from '../round.ts';
import { applyTurn } from '../turn.ts';
import type { Wordsmith } from '../types.ts';
import { crownRaceValue } from './crown-race.ts';
import { bestDistinct, compareTurns, type LookaheadLimits } from './lookahead.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import { evaluatorFor, evaluatorFrom, searchTurns, type TurnCandidate } from './search.ts';
import { BEGINNER, SKILLS, type WordsmithSkill, withPersonality } from './skills.ts';

/** How long a person looks at the sheet, and takes for each letter or word. */
const LOOK_MS = 6000;
const STEP_MS = 1500;

/** @param turnsOf better and better turns, all legal */
const botFrom = (turnsOf: (input: BotInput<Wordsmith>) => Iterable<readonly TurnStep[]>): Bot<Wordsmith> =>
  function* (input) {
    const { seen, seat, chance } = input;
    const { question, view } = seen;
    if (question?.step.type !== 'turn' || !question.asked.includes(seat) || question.mine?.done) return;
    const wait = LOOK_MS + chance.below(LOOK_MS);
    const to = question.id;
    yield {
      move: { to, answer: defaultTurn(forSeat(view.sheets, seat), view.offer, componentsOf(view.config)) },
      wait,
    };
    for (const steps of turnsOf(input)) yield { move: { to, answer: { steps } }, wait: wait + STEP_MS * steps.length };
  };

/** The search uses a simplified sheet, so the rules check each turn before it is offered. */
function isLegal({ seen: { view }, seat, env }: BotInput<Wordsmith>, { steps }: ScratchSheet): boolean {
  return !('code' in applyTurn(forSeat(view.sheets, seat), view.offer, steps, wordRulesOf(view, env)));
}

/** The best turn so far, again and again. */
function* bestSoFar(input: BotInput<Wordsmith>, candidates: Iterable<TurnCandidate>): Generator<readonly TurnStep[]> {
  let best = Number.NEGATIVE_INFINITY;
  for (const { scratch, value } of candidates) {
    if (value <= best || !isLegal(input, scratch)) continue;
    best = value;
    yield scratch.steps;
  }
}

const makeBot = (skill: WordsmithSkill): Bot<Wordsmith> =>
  botFrom((input) => {
    const { seen, seat, chance, personality = BALANCED_PERSONALITY, env } = input;
    return bestSoFar(input, searchTurns(seen.view, seat, env, withPersonality(skill, personality), chance));
  });

/** A computer player that gets the same observations as a person in its seat. Yields better and better turns. */
export const bot = (level: SkillLevel): Bot<Wordsmith> => makeBot(SKILLS[level]);

/** The lab's baseline for the weakest level. */
export const beginner: Bot<Wordsmith> = makeBot(BEGINNER);

/** Looks for turns as level 5 does, then compares the best of them by playing on with guessed cards. */
export const makeChampion = (limits: LookaheadLimits): Bot<Wordsmith> =>
  botFrom(function* (input) {
    const { seen, seat, chance, env } = input;
    const { view } = seen;
    const crownRace = limits.crownRace && view.sheets.length > 1 ? crownRaceValue(view, seat) : undefined;
    const plain = evaluatorFor(view, seat, env, SKILLS[5], chance);
    const evaluator = evaluatorFrom(plain, view, seat, SKILLS[5], crownRace);
    const found = [...searchTurns(view, seat, env, SKILLS[5], chance, evaluator)];
    yield* bestSoFar(input, found);
    const candidates = bestDistinct(found, limits.candidates).filter(({ scratch }) => isLegal(input, scratch));
    for (const { scratch } of compareTurns(input, candidates, evaluator, limits, crownRace)) yield scratch.steps;
  });

/** Chosen in trial games (docs/bots.md). */
export const championBase: Bot<Wordsmith> = makeChampion({
  candidates: 12,
  budget: 180,
  priorWeight: 2,
  crownRace: true,
});
