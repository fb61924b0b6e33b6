/** Which word to declare, when to hold it, what to trump and what to doubt. */
import { accepts, type Lexicon } from '@wordhoard/lexicon';
import { checkChallenge, front } from '../battle.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import type { Declaration, Reply, Used } from '../types.ts';
import { MIN_LETTERS, spell, textOf, valueOfWord, worthOfCards } from '../words.ts';
import { bestBy, bestOf, handOf, lettersOf, type Mind } from './mind.ts';

/** How many of its best words it weighs against one another. */
const WEIGHED = 20;
/** How many it thinks of before it takes the best that it does not overlook. */
const SEEN = 3;
/** What a card of the hand is worth in points when it stays there, and a token when it comes back. */
const CARD_WORTH = 0.7;
const TOKEN_WORTH = 0.4;

interface Option {
  readonly cards: Used[];
  readonly value: number;
}

/** The word it would lay now: worth much, and leaving much. */
export function favourite(mind: Mind): Option | undefined {
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
export function chooseDeclaration(mind: Mind): Declaration {
  const { view, seat, skill } = mind;
  const word = favourite(mind);
  if (!word) return { type: 'pass' };
  const hand = handOf(mind).length;
  const wins = view.players[seat]!.score + word.value >= view.config.winningScore;
  const lastChance = view.turn >= (view.config.lastTurn ?? Number.POSITIVE_INFINITY);
  const full = hand >= HAND_LIMIT - 1;
  const others = view.players.filter((_, other) => other !== seat);
  const threat = Math.max(...others.map(({ letters }) => typical(letters + view.pool.length)));
  const worthIt = word.value >= skill.patience && (!skill.plans || word.value >= threat - 8);
  return wins || lastChance || full || worthIt ? { type: 'word', cards: word.cards } : { type: 'pass' };
}

/** Challenges what it is sure is no word, trumps what it can, and else passes. */
export function chooseReply(mind: Mind): Reply {
  const { view, seat } = mind;
  for (const [word, { cards }] of view.words.entries())
    if (!checkChallenge(view.words, seat, word) && doubts(mind, textOf(cards))) return { type: 'challenge', word };
  const trump = chooseTrump(mind);
  return trump ? { type: 'trump', cards: trump } : { type: 'pass' };
}

function chooseTrump(mind: Mind): Used[] | undefined {
  const { view, seat } = mind;
  const { scoring, trumping } = front(view.words);
  if (scoring === null || trumping !== null || view.words[scoring]!.owner === seat) return undefined;
  const needed = valueOfWord(view.words[scoring]!);
  const [best] = bestOf(mind, lettersOf(handOf(mind)), lettersOf(view.pool), SEEN, needed);
  return best && spell(best.word, handOf(mind), view.pool);
}

/** Is this surely no word? Those who know every word know; others go by combinations of letters they never saw. */
export function doubts(mind: Mind, text: string): boolean {
  const { env, skill, view } = mind;
  const { words } = view.config;
  if (words.banned.includes(text)) return true;
  if (words.allowed.includes(text)) return false;
  const tier = env.tier(text);
  if (tier !== undefined && tier <= skill.tier) return !accepts(env, words, text);
  return unheardOf(env, text) > 0 || skill.tier >= 80;
}

const trigrams = new WeakMap<Lexicon, Set<string>>();
const threes = (text: string): string[] => {
  const framed = `^${text}$`;
  return Array.from({ length: framed.length - 2 }, (_, i) => framed.slice(i, i + 3));
};

/** How many runs of three letters (its ends among them) occur in no word of the lexicon. */
export function unheardOf(env: Lexicon, text: string): number {
  let known = trigrams.get(env);
  if (!known) {
    known = new Set();
    for (const word of env.words()) for (const three of threes(word)) known.add(three);
    trigrams.set(env, known);
  }
  return threes(text).filter((three) => !known.has(three)).length;
}
