import {
  type Answer,
  BALANCED_PERSONALITY,
  type BotInput,
  entryAt,
  forSeat,
  type Move,
  type SearchNotes,
} from '@wordhoard/kernel';
import { activeWords } from '../battle.ts';
import { componentsOf } from '../components.ts';
import { topTokenFor, unspentTokens } from '../tokens.ts';
import type { Declaration, State, View, WordNerds, WordPlay } from '../types.ts';
import { findSpelling, wordValue } from '../words.ts';
import { bot } from './bot.ts';
import { type BotContext, bestKnownWords, botContextOf, handOf } from './bot-context.ts';
import { printedPoints, rateLetters, tokensValue } from './letters.ts';
import { MIXED_BIDS, quickPolicy, USUAL_BIDS } from './quick-policy.ts';
import { SKILLS } from './skills.ts';
import { WEIGHTS } from './weights.ts';
import { bestWordsCached } from './word-cache.ts';

/** Words that are compared at a declaration or trump, and the share of the best one's value they must reach. */
const MAX_WORDS = 5;
const MIN_SHARE = 0.4;
/** With more than two players a turn takes so many moves that only a few candidates can be tried in enough worlds. */
const CROWDED = { words: 3, letters: 3 } as const;

export const searchNotes: SearchNotes<WordNerds> = {
  alternatives(input, chosen) {
    const { question, view } = input.seen;
    if (!question || !view.hand) return [];
    const { id: to } = question;
    if ('free' in chosen) return chosen.free.type === 'card' ? moveWithoutCard(input) : [];
    return alternativeAnswers(input, chosen.answer).map((answer): Move<WordNerds> => ({ to, answer }));
  },
  policy: quickPolicy(USUAL_BIDS),
  othersPolicy: quickPolicy(MIXED_BIDS),
  phase: ({ turn }) => turn,
  phases: 1,
  features({ state }, seat, env) {
    const { letters, actions, spent, score } = forSeat(state.players, seat);
    const hand = letters.secret;
    const components = componentsOf(state.config);
    const { searchText, isWild } = components.letters;
    const printed = hand.reduce((sum, card) => sum + printedPoints(components.letters, card), 0);
    const tokens = unspentTokens({ spent }, topTokenFor(state.players.length));
    const [best] = bestWordsCached(
      env,
      components,
      { hand: searchText(hand), pool: searchText(state.pool), top: 1 },
      'all',
    );
    return [
      // Bots that do well spend more tokens, so a fit to their games finds tokens worthless: they count as for the judge.
      score + tokensValue(tokens),
      best?.value ?? 0,
      hand.length,
      printed,
      hand.filter(isWild).length,
      actions.secret.length,
    ];
  },
  progress: progressOf,
  weights: WEIGHTS,
  steps: 1000,
};

/** The strongest bot's move if it keeps its action cards. */
function moveWithoutCard(input: BotInput<WordNerds>): Move<WordNerds>[] {
  return [...bot(5)({ ...input, seen: { ...input.seen, free: [] } })].map(({ move }) => move);
}

function progressOf({ players, config, turn }: State): number {
  const points = Math.max(...players.map(({ score }) => score)) / config.winningScore;
  const turns = config.lastTurn === null ? 0 : (turn - 1) / config.lastTurn;
  return Math.min(1, Math.max(points, turns));
}

function alternativeAnswers(input: BotInput<WordNerds>, chosen: Answer<WordNerds>): Answer<WordNerds>[] {
  const { seen, seat, chance, env } = input;
  const { view, question } = seen;
  const step = question!.step;
  const skill = SKILLS[5];
  const context = botContextOf({ view, seat, step, skill, personality: BALANCED_PERSONALITY, chance, luck: 0, env });
  const isCrowded = view.players.length > 2;
  switch (step.type) {
    case 'bid': {
      const tokens = unspentTokens(forSeat(view.players, seat), view.topToken);
      const bids = isCrowded && 'token' in chosen ? someBids(tokens, chosen.token) : tokens;
      return bids.map((token) => ({ token }));
    }
    case 'select': {
      const rated = rateLetters(context);
      const best = view.market.toSorted((a, b) => rated.get(b)! - rated.get(a)!);
      return best.slice(0, isCrowded ? CROWDED.letters : best.length).map((card) => ({ card }));
    }
    case 'declare':
      return [{ type: 'pass' }, ...wordPlays(context).map((play): Declaration => ({ type: 'word', ...play }))];
    case 'respond':
      if ('type' in chosen && chosen.type === 'challenge') return [];
      return [
        { type: 'pass' },
        ...wordPlays(context, valueToBeat(view)).map((play) => ({ type: 'trump' as const, ...play })),
      ];
    case 'join':
      return [];
    case 'keep':
      return 'redraw' in chosen ? [{ ...chosen, redraw: !chosen.redraw }] : [];
    case 'purchase': {
      const tokens = unspentTokens(forSeat(view.players, seat), view.topToken).filter((token) => token > 0);
      return [{ type: 'pass' }, ...tokens.slice(0, 2).map((token) => ({ type: 'action' as const, token }))];
    }
    default:
      return [];
  }
}

/** The lowest token, the highest, and those next to the chosen one. */
function someBids(tokens: readonly number[], chosen: number): number[] {
  const at = tokens.indexOf(chosen);
  return tokens.filter((_, i) => i === 0 || i === tokens.length - 1 || Math.abs(i - at) === 1);
}

/** The value of the scoring word. */
function valueToBeat({ words, config }: View): number {
  const { scoring } = activeWords(words);
  return scoring === null ? 0 : wordValue(componentsOf(config), entryAt(words, scoring));
}

/** The best words, and among words with as many points those that leave the better cards. */
function wordPlays(context: BotContext, above = 0): WordPlay[] {
  const hand = handOf(context);
  const { pool } = context.view;
  const { components } = context;
  const { searchText } = components.letters;
  const found = bestKnownWords(context, searchText(hand), searchText(pool), 4 * MAX_WORDS, above);
  const enough = MIN_SHARE * (found[0]?.value ?? 0);
  const plays = found
    .filter(({ value }) => value >= enough)
    .flatMap(({ word, value }) => {
      const cards = findSpelling(components, word, hand, pool);
      const used = cards?.filter(({ card }) => hand.includes(card)).length ?? 0;
      return cards ? [{ cards, rating: value - 0.7 * used }] : [];
    });
  return plays
    .sort((a, b) => b.rating - a.rating)
    .slice(0, context.view.players.length > 2 ? CROWDED.words : MAX_WORDS)
    .map(({ cards }) => ({ cards, actions: [] }));
}
