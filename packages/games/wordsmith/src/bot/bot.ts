import { BALANCED_PERSONALITY, type Bot, type BotInput, forSeat, type SkillLevel } from '@wordhoard/kernel';
import type { TurnStep } from '../moves.ts';
import { defaultTurn, wordRulesOf } from '../round.ts';
import { applyTurn } from '../turn.ts';
import type { View, Wordsmith } from '../types.ts';
import { compareTurns, type LookaheadLimits } from './lookahead.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import { evaluatorFor, searchTurns, type TurnCandidate } from './search.ts';
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
    yield { move: { to, answer: defaultTurn(forSeat(view.sheets, seat), view.offer) }, wait };
    for (const steps of turnsOf(input)) yield { move: { to, answer: { steps } }, wait: wait + STEP_MS * steps.length };
  };

/** The search uses a simplified sheet, so the rules check each turn before it is offered. */
const isLegal = (view: View, { seat, env }: BotInput<Wordsmith>, { steps }: ScratchSheet): boolean =>
  !('code' in applyTurn(forSeat(view.sheets, seat), view.offer, steps, wordRulesOf(view, env)));

const makeBot = (skill: WordsmithSkill): Bot<Wordsmith> =>
  botFrom(function* (input) {
    const { seen, seat, chance, personality = BALANCED_PERSONALITY, env } = input;
    const { view } = seen;
    let best = Number.NEGATIVE_INFINITY;
    for (const { scratch, value } of searchTurns(view, seat, env, withPersonality(skill, personality), chance)) {
      if (value <= best || !isLegal(view, input, scratch)) continue;
      best = value;
      yield scratch.steps;
    }
  });

/** A computer player that gets the same observations as a person in its seat. Yields better and better turns. */
export const bot = (level: SkillLevel): Bot<Wordsmith> => makeBot(SKILLS[level]);

/** The lab's baseline for the weakest level. */
export const beginner: Bot<Wordsmith> = makeBot(BEGINNER);

/** Chosen in trial games (docs/bots.md). */
const LOOKAHEAD: LookaheadLimits = { candidates: 8, depth: 1, tries: 30, sampleOneIn: 8, budget: 50, priorWeight: 2 };

/** Compares the best turns of level 5 by playing the next round with guessed cards. */
export const makeChampion = (limits: LookaheadLimits): Bot<Wordsmith> =>
  botFrom(function* (input) {
    const { seen, seat, chance, env } = input;
    const { view } = seen;
    const evaluator = evaluatorFor(view, seat, env, SKILLS[5], chance);
    let best = Number.NEGATIVE_INFINITY;
    const found = new Map<string, TurnCandidate>();
    for (const candidate of searchTurns(view, seat, env, SKILLS[5], chance, evaluator)) {
      const { scratch, value } = candidate;
      const result = `${scratch.letters} ${scratch.circled}`;
      if (value > (found.get(result)?.value ?? Number.NEGATIVE_INFINITY)) found.set(result, candidate);
      if (value <= best || !isLegal(view, input, scratch)) continue;
      best = value;
      yield scratch.steps;
    }
    const candidates = [...found.values()]
      .sort((a, b) => b.value - a.value)
      .slice(0, limits.candidates)
      .filter(({ scratch }) => isLegal(view, input, scratch));
    for (const { scratch } of compareTurns(input, candidates, evaluator, limits)) yield scratch.steps;
  });

export const championBase: Bot<Wordsmith> = makeChampion(LOOKAHEAD);
