import type { Answer, BotInput, Move, SearchNotes } from '@wordhoard/kernel';
import type { CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import { roundsFor } from '../config.ts';
import { differentFaces } from '../search/faces.ts';
import { findStealableCards } from '../search/thefts.ts';
import type { Theft } from '../theft.ts';
import type { State, WordWorx } from '../types.ts';
import { bot } from './bot.ts';
import { safeWordsOf } from './champion-base.ts';
import { guessHarm, leastUseful } from './choices.ts';
import { cardsLeft, pointsNow, potentialOf } from './potential.ts';
import { SKILLS } from './skills.ts';
import { makeTurnContext, Prospects } from './turn-context.ts';
import { WEIGHTS } from './weights.ts';

/** Thefts that are compared. */
const MAX_THEFTS = 6;

/** A position is valued at once, without playing on, which leaves time for many worlds. */
export const searchNotes: SearchNotes<WordWorx> = {
  alternatives: (input, chosen) => {
    const { question } = input.seen;
    if (!question || 'free' in chosen) return [];
    const { id: to } = question;
    return alternativeAnswers(input).map((answer): Move<WordWorx> => ({ to, answer }));
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
  return Math.min(
    1,
    (round - cardsLeft(state) / componentsOf(config).deck.ids.length) / roundsFor(config, players.length),
  );
}

function alternativeAnswers(input: BotInput<WordWorx>): Answer<WordWorx>[] {
  const { view, question } = input.seen;
  const step = question!.step;
  switch (step.type) {
    case 'pick':
      return differentFaces(componentsOf(view.config).deck, view.line).map((card) => ({ card }));
    case 'steal':
      return thefts(input).map((steal) => ({ steal }));
    case 'discard':
      return step.count === 1 ? view.mine!.hand.map((card) => ({ cards: [card] })) : [];
    default:
      return [];
  }
}

/** No theft, and thefts of the cards that seem most useful to the thief or to their owner. */
function thefts(input: BotInput<WordWorx>): (Theft<CardId[][]> | null)[] {
  const context = makeTurnContext(SKILLS[5], input);
  const { view, seat, playerCards, wordRules, vocabulary } = context;
  const components = componentsOf(view.config);
  const prospects = new Prospects(context);
  const own = [...playerCards.words.flatMap(({ cards }) => cards), ...playerCards.hand];
  const best = findStealableCards(view, seat, wordRules, vocabulary.knows)
    .map((entry) => ({ entry, rating: prospects.ofCards([...own, entry.card]) + guessHarm(components, entry) }))
    .sort((a, b) => b.rating - a.rating)
    .slice(0, MAX_THEFTS);
  const made = best.flatMap(({ entry }) => {
    const words = safeWordsOf(context, entry.card);
    return words
      ? [{ word: entry.word.id, card: entry.card, rest: [...leastUseful(components, entry)], ...words }]
      : [];
  });
  return [null, ...made];
}
