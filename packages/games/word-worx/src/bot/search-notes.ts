import type { Answer, BotInput, Move, SearchNotes } from '@wordhoard/kernel';
import { lockPlaces } from '../arrangement.ts';
import { type CardId, DECK, textOf } from '../cards.ts';
import { roundsFor } from '../config.ts';
import { pointsByWord } from '../scoring.ts';
import { bestArrangement, bestArrangementWith } from '../search/best-arrangement.ts';
import { differentFaces, shareCovers } from '../search/best-turn.ts';
import { findStealableCards } from '../search/thefts.ts';
import type { Theft } from '../theft.ts';
import type { State, WordWorx } from '../types.ts';
import { bot } from './bot.ts';
import { guessHarm, leastUseful } from './choices.ts';
import { cardsLeft, pointsNow, potentialOf } from './potential.ts';
import { SKILLS } from './skills.ts';
import { makeTurnContext } from './turn-context.ts';
import { WEIGHTS } from './weights.ts';

type BuildAnswer = WordWorx['steps']['build']['answer'];

/** Thefts that are compared. */
const MAX_THEFTS = 6;
/** Units of work for the last build, which is the only chance to find its best words. */
const LAST_BUDGET = 500_000;

/** A position is valued at once, without playing on, which leaves time for many worlds. */
export const searchNotes: SearchNotes<WordWorx> = {
  alternatives: (input, chosen) => {
    const { question } = input.seen;
    if (!question || 'free' in chosen) return [];
    const { id: to } = question;
    return alternativeAnswers(input, chosen.answer).map((answer): Move<WordWorx> => ({ to, answer }));
  },
  policy: bot(3),
  phase: (state) => 100 * state.round - cardsLeft(state),
  phases: 0,
  features: (match, seat, env) => [potentialOf(match, seat), pointsNow(match, seat, env)],
  progress: progressOf,
  weights: WEIGHTS,
  steps: 600,
};

function progressOf(state: State): number {
  const { round, config, players } = state;
  return Math.min(1, (round - cardsLeft(state) / DECK.length) / roundsFor(config, players.length));
}

function alternativeAnswers(input: BotInput<WordWorx>, chosen: Answer<WordWorx>): Answer<WordWorx>[] {
  const { view, question } = input.seen;
  const step = question!.step;
  switch (step.type) {
    case 'pick':
      return differentFaces(view.line).map((card) => ({ card }));
    case 'steal':
      return thefts(input).map((steal) => ({ steal }));
    case 'build':
      if (!('seal' in chosen)) return [];
      return step.last ? lastBuild(input) : seals(input, chosen);
    case 'discard':
      return step.count === 1 ? view.mine!.hand.map((card) => ({ cards: [card] })) : [];
    default:
      return [];
  }
}

/** No theft, and for each card that can be stolen the best words with it. */
function thefts(input: BotInput<WordWorx>): (Theft<CardId[][]> | null)[] {
  const { view } = input.seen;
  const { playerCards, wordRules, vocabulary } = makeTurnContext(SKILLS[5], input);
  const stealable = findStealableCards(view, input.seat, wordRules, vocabulary.knows);
  const faces = differentFaces(stealable.map(({ card }) => card));
  const search = shareCovers(playerCards, faces, SKILLS[5].budget / (faces.length + 1), vocabulary, wordRules);
  const found = stealable.flatMap((entry) => {
    const { word, card } = entry;
    const after = bestArrangementWith(playerCards, card, wordRules, search);
    if (!after) return [];
    const words = after.words.map((cards) => [...cards]);
    const lock = lockPlaces(playerCards, words)[0] ?? null;
    const theft = { word: word.id, card, rest: [...leastUseful(entry)], words, lock };
    return [{ theft, rating: after.points + guessHarm(entry) }];
  });
  const best = found.sort((a, b) => b.rating - a.rating).slice(0, MAX_THEFTS);
  return [null, ...best.map(({ theft }) => theft)];
}

/** The same words, with others of them locked for good. */
function seals({ seen: { view } }: BotInput<WordWorx>, chosen: BuildAnswer): BuildAnswer[] {
  const own = pointsByWord(view.mine!.manifest, null);
  const possible = [...chosen.words.keys()].filter((at) => own.has(textOf(chosen.words[at]!)));
  const others = possible.map((at) =>
    chosen.seal.includes(at) ? chosen.seal.filter((other) => other !== at) : [...chosen.seal, at],
  );
  return [[], possible, ...others].map((seal) => ({ ...chosen, seal }));
}

/** A longer search for the best words. */
function lastBuild(input: BotInput<WordWorx>): BuildAnswer[] {
  const { playerCards, wordRules, vocabulary } = makeTurnContext(SKILLS[5], input);
  const best = bestArrangement(playerCards, wordRules, { budget: LAST_BUDGET, vocabulary });
  const words = best.words.map((cards) => [...cards]);
  return [{ words, lock: lockPlaces(playerCards, words)[0] ?? null, seal: [] }];
}
