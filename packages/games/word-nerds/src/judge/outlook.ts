/** Values to a seat, in points. Points by the rules are exact; the rest is estimated as by the strongest bot. */
import { BALANCED_PERSONALITY, forSeat, type JudgeAsk, type Seat } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import { decide, front, pointsOf } from '../battle.ts';
import { type BotContext, prospect } from '../bot/bot-context.ts';
import { SKILLS } from '../bot/skills.ts';
import { unheardOf } from '../bot/words.ts';
import { cardValue, isWild, type LetterId, letterOf } from '../cards.ts';
import { unspent } from '../tokens.ts';
import type { TableWord, View, WordNerds } from '../types.ts';
import { textOf, valueOfWord } from '../words.ts';
import { type PossibleWorld, Threats } from './worlds.ts';

/** An action card that is held. */
export const ACTION_WORTH = 2;
/** A turn in which one lays no word: what a turn brings the strongest bot among its like (537 points in 117 turns). */
const TURN = 4.5;
/** To reach the score that ends the game is worth more than its points. */
const WINNING = 15;
/** Of the tokens held the highest is worth so much for each it counts, every further one half of the one before. */
const TOKEN = 0.3;
/** Value of a letter beyond the next word, as a share of its printed points; a WILD is always welcome. */
const PRINTED = 0.1;
const WILD_PRINTED = 4;
/** Others declare from so much on, as the strongest bot does. */
export const PATIENCE: number = SKILLS[5].patience;

/** Everything of the player's own that a move may change. */
export interface After {
  readonly hand: readonly LetterId[];
  readonly pool: readonly LetterId[];
  readonly words: readonly TableWord[];
  readonly spent: readonly number[];
  readonly actions: number;
}

export class Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly mind: BotContext;
  readonly threats: Threats;
  readonly #hands = new Map<string, number>();

  constructor({ seen, seat, chance, env }: JudgeAsk<WordNerds>) {
    this.view = seen.view;
    this.seat = seat;
    // The strongest bot overlooks nothing, whatever its luck.
    const strongest = { skill: SKILLS[5], personality: BALANCED_PERSONALITY, luck: 0 };
    this.mind = { view: seen.view, seat, step: seen.question!.step, ...strongest, chance, env };
    this.threats = new Threats(env, seen.view);
  }

  get now(): After {
    const { hand, pool, words, players } = this.view;
    const { spent } = forSeat(players, this.seat);
    return { hand: hand!.letters, pool, words, spent, actions: hand!.actions.length };
  }

  /** [WN-21] Nothing is worth anything after the last turn but what it scores. */
  get isLast(): boolean {
    const { turn, config } = this.view;
    return config.lastTurn !== null && turn >= config.lastTurn;
  }

  /** Its best word now and with a letter yet to come. Community letters that words on the table use are gone by then. */
  handWorth(hand: readonly LetterId[], pool: readonly LetterId[]): number {
    const letters = (cards: readonly LetterId[]): string => cards.map(letterOf).sort().join('');
    const key = `${letters(hand)} ${letters(pool)}`;
    const known = this.#hands.get(key);
    if (known !== undefined) return known;
    const printed = hand.reduce((sum, card) => sum + (isWild(card) ? WILD_PRINTED : cardValue(card)), 0);
    const worth = prospect(this.mind, hand, pool) + PRINTED * printed;
    this.#hands.set(key, worth);
    return worth;
  }

  tokensWorth(spent: readonly number[]): number {
    const held = unspent({ spent }, this.view.topToken).sort((a, b) => b - a);
    return held.reduce((sum, token, i) => sum + (TOKEN * token) / 2 ** i, 0);
  }

  /** Value of the kept hand, tokens and action cards. */
  kept({ hand, pool, words, spent, actions }: After): number {
    if (this.isLast) return 0;
    const used = new Set(words.flatMap(({ cards }) => cards.map(({ card }) => card)));
    const left = pool.filter((card) => !used.has(card));
    return this.handWorth(hand, left) + this.tokensWorth(spent) + ACTION_WORTH * actions;
  }

  /** All of it together. */
  value(after: After, world: PossibleWorld): number {
    return this.points(after.words, world) + this.kept(after) - this.#turnLost(after);
  }

  /** A turn without a word of the player's own is lost, unless it was the last. */
  #turnLost({ words }: After): number {
    return this.isLast || words.some(({ owner }) => owner === this.seat) ? 0 : TURN;
  }

  /**
   * [WN-14] [WN-17] Points of the player's words on the table: a battle is decided as it stands, then any other player
   * with a higher word trumps with it.
   */
  points(words: readonly TableWord[], world: PossibleWorld): number {
    const lying = words.map((word) => ({ ...word }));
    decide(lying);
    const { scoring } = front(lying);
    const top = scoring === null ? undefined : lying[scoring]!;
    // The player's own seat is no threat: its hand isn't part of the world.
    if (top?.owner === this.seat && Math.max(...this.threats.in(world)) > valueOfWord(top)) top.status = 'beaten';
    const mine = lying.filter(({ owner }) => owner === this.seat);
    const points = mine.reduce((sum, word) => sum + pointsOf(word) * this.#stands(word), 0);
    const wins = forSeat(this.view.players, this.seat).score + points >= this.view.config.winningScore;
    return points + (wins ? WINNING : 0);
  }

  isWord(text: string): boolean {
    return isAccepted(this.mind.env, this.view.config.words, text);
  }

  /**
   * [WN-15] Probability that the player's word isn't struck: a non-word stays if no opponent doubts it, each with even
   * odds.
   */
  #stands({ cards, proven }: TableWord): number {
    const text = textOf(cards);
    if (proven || this.isWord(text)) return 1;
    return unheardOf(this.mind.env, text) > 0 ? 0 : 0.5 ** (this.view.players.length - 1);
  }
}
