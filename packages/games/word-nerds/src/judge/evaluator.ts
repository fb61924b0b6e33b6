/** Values to a seat, in points. Points scored by the rules are exact; the rest is the strongest bot's estimate. */
import { BALANCED_PERSONALITY, forSeat, type JudgeInput, type Seat } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import { activeWords, decideBattle, pointsOf } from '../battle.ts';
import { type BotContext, botContextOf, handProspect } from '../bot/bot-context.ts';
import { printedPoints, tokensValue } from '../bot/letters.ts';
import { SKILLS } from '../bot/skills.ts';
import { countUnknownTrigrams } from '../bot/words.ts';
import type { LetterId } from '../cards.ts';
import type { Components } from '../components.ts';
import { unspentTokens } from '../tokens.ts';
import type { TableWord, View, WordNerds } from '../types.ts';
import { textOf, wordValue } from '../words.ts';
import { OpponentWords, type PossibleWorld } from './worlds.ts';

/** Value of an action card in hand. */
export const ACTION_VALUE = 2;
/** Cost of a turn without a word: what the strongest bot scores per turn among its equals (537 points in 117 turns). */
const LOST_TURN_COST = 4.5;
/** Extra value of winning the game. */
const WIN_BONUS = 15;
/** Value of a letter beyond the next word, as a share of its printed points. */
const PRINTED_SHARE = 0.1;
/** Opponents are assumed to declare from this value on, like the strongest bot. */
export const DECLARE_FROM: number = SKILLS[5].declareFrom;

/** The parts of the player's own position that a move may change. */
export interface OwnPosition {
  readonly hand: readonly LetterId[];
  readonly pool: readonly LetterId[];
  readonly words: readonly TableWord[];
  readonly spent: readonly number[];
  readonly actions: number;
}

export class Evaluator {
  readonly view: View;
  readonly seat: Seat;
  readonly botContext: BotContext;
  readonly threats: OpponentWords;
  readonly #handValues = new Map<string, number>();

  constructor({ seen, seat, chance, env }: JudgeInput<WordNerds>) {
    this.view = seen.view;
    this.seat = seat;
    // The strongest bot overlooks nothing, so its luck doesn't matter.
    const strongest = { skill: SKILLS[5], personality: BALANCED_PERSONALITY, luck: 0 };
    this.botContext = botContextOf({ view: seen.view, seat, step: seen.question!.step, ...strongest, chance, env });
    this.threats = new OpponentWords(env, seen.view);
  }

  get components(): Components {
    return this.botContext.components;
  }

  get current(): OwnPosition {
    const { hand, pool, words, players } = this.view;
    const { spent } = forSeat(players, this.seat);
    return { hand: hand!.letters, pool, words, spent, actions: hand!.actions.length };
  }

  /** [WN-21] In the last turn only points count. */
  get isLast(): boolean {
    const { turn, config } = this.view;
    return config.lastTurn !== null && turn >= config.lastTurn;
  }

  /** Value of the best word now and with one more letter. Leave community letters out that words on the table use. */
  handValue(hand: readonly LetterId[], pool: readonly LetterId[]): number {
    const deck = this.components.letters;
    const letters = (cards: readonly LetterId[]): string => [...deck.searchText(cards)].sort().join('');
    const key = `${letters(hand)} ${letters(pool)}`;
    const known = this.#handValues.get(key);
    if (known !== undefined) return known;
    const printed = hand.reduce((sum, card) => sum + printedPoints(deck, card), 0);
    const value = handProspect(this.botContext, hand, pool) + PRINTED_SHARE * printed;
    this.#handValues.set(key, value);
    return value;
  }

  tokensValue(spent: readonly number[]): number {
    return tokensValue(unspentTokens({ spent }, this.view.topToken));
  }

  /** Value of the hand, tokens and action cards kept. */
  keptValue({ hand, pool, words, spent, actions }: OwnPosition): number {
    if (this.isLast) return 0;
    const used = new Set(words.flatMap(({ cards }) => cards.map(({ card }) => card)));
    const left = pool.filter((card) => !used.has(card));
    return this.handValue(hand, left) + this.tokensValue(spent) + ACTION_VALUE * actions;
  }

  /** Value of a whole position. */
  value(after: OwnPosition, world: PossibleWorld): number {
    return this.expectedPoints(after.words, world) + this.keptValue(after) - this.#lostTurnCost(after);
  }

  /** A turn without a word of the player's own is lost, except the last. */
  #lostTurnCost({ words }: OwnPosition): number {
    return this.isLast || words.some(({ owner }) => owner === this.seat) ? 0 : LOST_TURN_COST;
  }

  /**
   * [WN-14] [WN-17] Expected points of the player's words on the table: the battle is decided as it is, and then an
   * opponent with a higher word trumps.
   */
  expectedPoints(words: readonly TableWord[], world: PossibleWorld): number {
    const copies = words.map((word) => ({ ...word }));
    decideBattle(this.components, copies);
    const { scoring } = activeWords(copies);
    const top = scoring === null ? undefined : copies[scoring]!;
    // The player's own seat counts as 0, because its hand isn't part of the world.
    if (top?.owner === this.seat && Math.max(...this.threats.bestValuesIn(world)) > wordValue(this.components, top))
      top.status = 'beaten';
    const mine = copies.filter(({ owner }) => owner === this.seat);
    const points = mine.reduce((sum, word) => sum + pointsOf(this.components, word) * this.#survivalChance(word), 0);
    const wins = forSeat(this.view.players, this.seat).score + points >= this.view.config.winningScore;
    return points + (wins ? WIN_BONUS : 0);
  }

  isWord(text: string): boolean {
    return isAccepted(this.botContext.env, this.view.config.words, text);
  }

  /**
   * [WN-15] Probability that the player's word isn't struck. Each opponent challenges a plausible non-word with
   * probability one half.
   */
  #survivalChance({ cards, proven }: TableWord): number {
    const text = textOf(this.components, cards);
    if (proven || this.isWord(text)) return 1;
    return countUnknownTrigrams(this.botContext.env, text) > 0 ? 0 : 0.5 ** (this.view.players.length - 1);
  }
}
