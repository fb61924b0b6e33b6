/** Which word to declare or hold, and what to trump and challenge. */
import { entryAt, forSeat } from '@wordhoard/kernel';
import { isAccepted, type Lexicon, wordChance } from '@wordhoard/lexicon';
import { activeWords, checkChallenge } from '../battle.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { actionsToReach, allHelpfulActions, leadOf } from '../lead.ts';
import type { Declaration, Reply, WordCard, WordPlay } from '../types.ts';
import { findSpelling, MIN_LETTERS, scoreCards, textOf, wordValue } from '../words.ts';
import { type BotContext, bestKnownWords, handOf, maxBy } from './bot-context.ts';

/** How many of its best words it compares. */
const MAX_CANDIDATES = 20;
/** Value in points of a card kept in hand, and of a token that comes back. */
const CARD_VALUE = 0.7;
const TOKEN_VALUE = 0.4;

interface WordOption {
  readonly cards: WordCard[];
  readonly value: number;
}

/** The best word to lay now, by its value and by what it leaves in hand. */
export function chooseWord(context: BotContext): WordOption | undefined {
  const hand = handOf(context);
  const { components, view } = context;
  const { searchText } = components.letters;
  const options = bestKnownWords(context, searchText(hand), searchText(view.pool), MAX_CANDIDATES).flatMap(
    ({ word }) => {
      const cards = findSpelling(components, word, hand, view.pool);
      return cards ? [{ cards, value: scoreCards(components, cards).total }] : [];
    },
  );
  if (!context.skill.plansAhead) return options[0];
  return maxBy(options, ({ cards, value }) => {
    const fromHand = cards.filter(({ card }) => hand.includes(card)).length;
    return value - CARD_VALUE * fromHand + TOKEN_VALUE * (cards.length - MIN_LETTERS);
  });
}

/** Average value of the best word from this many random letters (60 draws each): what others may trump with. */
const TYPICAL_BEST_VALUES = [0, 0, 0, 0, 2, 5, 9, 12, 14, 18, 22, 27, 30, 32, 33, 34, 35] as const;
const typicalBestValue = (letters: number): number =>
  TYPICAL_BEST_VALUES[Math.min(letters, TYPICAL_BEST_VALUES.length - 1)]!;

/** Declares a word that wins, one that is good enough, or any word if it can't wait any longer. */
export function chooseDeclaration(context: BotContext): Declaration {
  const { view, seat, skill, personality } = context;
  const word = chooseWord(context);
  if (!word) return { type: 'pass' };
  const hand = handOf(context).length;
  const pointsToWin = view.config.winningScore - forSeat(view.players, seat).score;
  // It lays action cards with a declaration only to win the game: in a battle they are more useful.
  const actions =
    word.value >= pointsToWin || !skill.plansAhead ? [] : actionsToReach(view, seat, word.cards, pointsToWin);
  const isWinning = word.value >= pointsToWin || (actions?.length ?? 0) > 0;
  const isLastTurn = view.turn >= (view.config.lastTurn ?? Number.POSITIVE_INFINITY);
  const isHandFull = hand >= HAND_LIMIT - 1;
  const others = view.players.filter((_, other) => other !== seat);
  const threat = Math.max(...others.map(({ letters }) => typicalBestValue(letters + view.pool.length)));
  // A bold bot fears a trump less.
  const isGoodEnough =
    word.value >= skill.declareFrom && (!skill.plansAhead || word.value >= threat - 8 - 4 * personality.bold);
  return isWinning || isLastTurn || isHandFull || isGoodEnough
    ? { type: 'word', cards: word.cards, actions: actions ?? [] }
    : { type: 'pass' };
}

/** Challenges a non-word, trumps if it can, and otherwise passes. */
export function chooseReply(context: BotContext): Reply {
  const { view, seat, components } = context;
  for (const [word, { cards }] of view.words.entries())
    if (!checkChallenge(view.words, seat, word) && wouldChallenge(context, textOf(components, cards)))
      return { type: 'challenge', word };
  const trump = chooseTrump(context);
  return trump ? { type: 'trump', ...trump } : { type: 'pass' };
}

/** A word that is higher on its own, or with just enough action cards [WN-14]. */
function chooseTrump(context: BotContext): WordPlay | undefined {
  const { view, seat, skill, components } = context;
  const { searchText } = components.letters;
  const { scoring, trumping } = activeWords(view.words);
  if (scoring === null || trumping !== null || entryAt(view.words, scoring).owner === seat) return undefined;
  const needed = wordValue(components, entryAt(view.words, scoring));
  const bestAbove = (above: number): WordCard[] | undefined => {
    const [first] = bestKnownWords(context, searchText(handOf(context)), searchText(view.pool), 1, above);
    return first && findSpelling(components, first.word, handOf(context), view.pool);
  };
  const higher = bestAbove(needed);
  if (higher) return { cards: higher, actions: [] };
  const help = skill.plansAhead ? maxHelp(context) : 0;
  const cards = help > 0 ? bestAbove(needed - help) : undefined;
  const actions = cards && actionsToReach(view, seat, cards, 1);
  return actions && { cards, actions };
}

/** An upper bound of the points that its action cards could add to a word, as if one word had all its letters. */
function maxHelp(context: BotContext): number {
  const { view, seat, components } = context;
  const { isWild } = components.letters;
  const cards = [...handOf(context), ...view.pool].map((card): WordCard => ({ card, as: isWild(card) ? 'e' : null }));
  const leadWith = (actions: WordPlay['actions']): number => leadOf(view, seat, { cards, actions });
  return cards.length < MIN_LETTERS ? 0 : leadWith(allHelpfulActions(view, seat, cards)) - leadWith([]);
}

/**
 * Whether it takes a text for a non-word. The strongest know all words. Others go by trigrams that occur in no word, and
 * some now and then challenge a word they don't know. A bot always decides the same about the same word.
 */
export function wouldChallenge(context: BotContext, text: string): boolean {
  const { env, skill, personality, view } = context;
  const { words } = view.config;
  if (words.banned.includes(text)) return true;
  if (words.allowed.includes(text)) return false;
  const tier = env.tier(text);
  if (tier !== undefined && tier <= skill.vocabulary) return !isAccepted(env, words, text);
  if (countUnknownTrigrams(env, text) > 0 || skill.vocabulary >= 80) return true;
  return 100 * wordChance(text, Math.round(1000 * personality.doubting)) < skill.doubtPercent;
}

const trigramsByLexicon = new WeakMap<Lexicon, Set<string>>();
const trigramsOf = (text: string): string[] => {
  const framed = `^${text}$`;
  return Array.from({ length: framed.length - 2 }, (_, i) => framed.slice(i, i + 3));
};

/** Number of trigrams (including both ends) that occur in no word of the lexicon. */
export function countUnknownTrigrams(env: Lexicon, text: string): number {
  let known = trigramsByLexicon.get(env);
  if (!known) {
    known = new Set();
    for (const word of env.words()) for (const trigram of trigramsOf(word)) known.add(trigram);
    trigramsByLexicon.set(env, known);
  }
  return trigramsOf(text).filter((trigram) => !known.has(trigram)).length;
}
