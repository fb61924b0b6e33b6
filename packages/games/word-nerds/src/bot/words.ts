/** Which word to declare, when to hold it, what to trump and what to doubt. */
import { forSeat } from '@wordhoard/kernel';
import { isAccepted, type Lexicon, wordChance } from '@wordhoard/lexicon';
import { checkChallenge, front } from '../battle.ts';
import { isWild } from '../cards.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { leadOf, toReach, withAllThatHelp } from '../lead.ts';
import type { Declaration, Reply, WordCard, WordPlay } from '../types.ts';
import { MIN_LETTERS, spell, textOf, valueOfWord, worthOfCards } from '../words.ts';
import { type BotContext, bestBy, bestOf, handOf, lettersOf } from './bot-context.ts';

/** Number of its best words it compares. */
const WEIGHED = 20;
/** Value in points of a card that stays in hand, and of a token that comes back. */
const CARD_WORTH = 0.7;
const TOKEN_WORTH = 0.4;

interface Option {
  readonly cards: WordCard[];
  readonly value: number;
}

/** The word it would lay now: worth much, and leaving much. */
export function favourite(mind: BotContext): Option | undefined {
  const hand = handOf(mind);
  const options = bestOf(mind, lettersOf(hand), lettersOf(mind.view.pool), WEIGHED).flatMap(({ word }) => {
    const cards = spell(word, hand, mind.view.pool);
    return cards ? [{ cards, value: worthOfCards(cards).total }] : [];
  });
  if (!mind.skill.plans) return options[0];
  return bestBy(options, ({ cards, value }) => {
    const fromHand = cards.filter(({ card }) => hand.includes(card)).length;
    return value - CARD_WORTH * fromHand + TOKEN_WORTH * (cards.length - MIN_LETTERS);
  });
}

/** The best word of so many letters at random, on average (from 60 draws each): what others may trump with. */
const TYPICAL = [0, 0, 0, 0, 2, 5, 9, 12, 14, 18, 22, 27, 30, 32, 33, 34, 35] as const;
const typical = (letters: number): number => TYPICAL[Math.min(letters, TYPICAL.length - 1)]!;

/** Declares what wins the game, what is worth the wait, or what it cannot hold any longer. */
export function chooseDeclaration(mind: BotContext): Declaration {
  const { view, seat, skill, personality } = mind;
  const word = favourite(mind);
  if (!word) return { type: 'pass' };
  const hand = handOf(mind).length;
  const missing = view.config.winningScore - forSeat(view.players, seat).score;
  // Action cards go with a word only where they win the game: on the table they are good for more.
  const actions = word.value >= missing || !skill.plans ? [] : toReach(view, seat, word.cards, missing);
  const wins = word.value >= missing || (actions?.length ?? 0) > 0;
  const lastChance = view.turn >= (view.config.lastTurn ?? Number.POSITIVE_INFINITY);
  const full = hand >= HAND_LIMIT - 1;
  const others = view.players.filter((_, other) => other !== seat);
  const threat = Math.max(...others.map(({ letters }) => typical(letters + view.pool.length)));
  // A bold bot cares less about being trumped.
  const worthIt = word.value >= skill.patience && (!skill.plans || word.value >= threat - 8 - 4 * personality.bold);
  return wins || lastChance || full || worthIt
    ? { type: 'word', cards: word.cards, actions: actions ?? [] }
    : { type: 'pass' };
}

/** Challenges what it is sure is no word, trumps what it can, and else passes. */
export function chooseReply(mind: BotContext): Reply {
  const { view, seat } = mind;
  for (const [word, { cards }] of view.words.entries())
    if (!checkChallenge(view.words, seat, word) && doubts(mind, textOf(cards))) return { type: 'challenge', word };
  const trump = chooseTrump(mind);
  return trump ? { type: 'trump', ...trump } : { type: 'pass' };
}

/** A word that is higher by itself, or with just enough of its action cards [WN-14]. */
function chooseTrump(mind: BotContext): WordPlay | undefined {
  const { view, seat, skill } = mind;
  const { scoring, trumping } = front(view.words);
  if (scoring === null || trumping !== null || view.words[scoring]!.owner === seat) return undefined;
  const needed = valueOfWord(view.words[scoring]!);
  const best = (above: number): WordCard[] | undefined => {
    const [first] = bestOf(mind, lettersOf(handOf(mind)), lettersOf(view.pool), 1, above);
    return first && spell(first.word, handOf(mind), view.pool);
  };
  const higher = best(needed);
  if (higher) return { cards: higher, actions: [] };
  const help = skill.plans ? mostHelp(mind) : 0;
  const cards = help > 0 ? best(needed - help) : undefined;
  const actions = cards && toReach(view, seat, cards, 1);
  return actions && { cards, actions };
}

/** By how much its action cards could put any word ahead, at the very most: as if one word had all its letters. */
function mostHelp(mind: BotContext): number {
  const { view, seat } = mind;
  const cards = [...handOf(mind), ...view.pool].map((card): WordCard => ({ card, as: isWild(card) ? 'e' : null }));
  const lead = (actions: WordPlay['actions']): number => leadOf(view, seat, { cards, actions });
  return cards.length < MIN_LETTERS ? 0 : lead(withAllThatHelp(view, seat, cards)) - lead([]);
}

/**
 * Is this surely no word? Those who know every word know; others go by combinations of letters they never saw, and some
 * doubt now and then what they do not know. About one word a bot makes up its mind once.
 */
export function doubts(mind: BotContext, text: string): boolean {
  const { env, skill, personality, view } = mind;
  const { words } = view.config;
  if (words.banned.includes(text)) return true;
  if (words.allowed.includes(text)) return false;
  const tier = env.tier(text);
  if (tier !== undefined && tier <= skill.tier) return !isAccepted(env, words, text);
  if (unheardOf(env, text) > 0 || skill.tier >= 80) return true;
  return 100 * wordChance(text, Math.round(1000 * personality.doubting)) < skill.doubts;
}

const trigrams = new WeakMap<Lexicon, Set<string>>();
const threes = (text: string): string[] => {
  const framed = `^${text}$`;
  return Array.from({ length: framed.length - 2 }, (_, i) => framed.slice(i, i + 3));
};

/** Number of three-letter runs (including both ends) that occur in no word of the lexicon. */
export function unheardOf(env: Lexicon, text: string): number {
  let known = trigrams.get(env);
  if (!known) {
    known = new Set();
    for (const word of env.words()) for (const three of threes(word)) known.add(three);
    trigrams.set(env, known);
  }
  return threes(text).filter((three) => !known.has(three)).length;
}
