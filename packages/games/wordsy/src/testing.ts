/**
 * For tests and benches of this game and of packages that use it: a match to play by hand, bots and boards.
 */
import { bind, type Chance, limitsFor, type Pace, type Seat, seedFrom } from '@wordhoard/kernel';
import { type Golden, recordGame, TestMatch } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { type Board, boardOf } from './board.ts';
import { bot } from './bot/bot.ts';
import { fillBoard } from './cards.ts';
import { componentsOf } from './components.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import type { Wordsy } from './types.ts';
import type { WordsyVariant } from './variant.ts';

export { randomBot } from './bot/random.ts';

export interface TestGameOptions {
  readonly players: number;
  readonly pace?: Pace;
  readonly config?: Partial<Config>;
  readonly limits?: Partial<Record<Wordsy['limit'], number | null>>;
  readonly position?: Partial<Position>;
  readonly seed?: string;
}

/** A match that a test plays by hand. */
export class TestGame extends TestMatch<Wordsy> {
  constructor(env: Lexicon, options: TestGameOptions) {
    const { players, pace = 'live', config, limits, position, seed = 'a table' } = options;
    super(bind(rules, env), {
      config: { ...defaults, ...config },
      players,
      seed: seedFrom(seed),
      limits: limitsFor<Wordsy>(rules, pace, limits),
      bank: null,
      position: position ? { ...emptyPosition(players), ...position } : null,
    });
  }

  ready(): this {
    for (const seat of this.match.seats) this.answer(seat, { ready: true });
    return this;
  }
  type(seat: Seat, text: string, after = 100): this {
    return this.answer(seat, { text, lock: false }, after);
  }
  lock(seat: Seat, text: string, after = 100): this {
    return this.answer(seat, { text, lock: true }, after);
  }
  /** Locks a word for every seat, in the order of seats. */
  lockAll(...words: string[]): this {
    for (const [seat, word] of words.entries()) this.lock(seat, word);
    return this;
  }
  challenge(seat: Seat, target: Seat): this {
    return this.answer(seat, { challenge: target });
  }
  /** Passes for all seats that have not answered. */
  pass(): this {
    const { id } = this.question;
    for (const seat of this.question.waiting ?? []) this.answer(seat, { challenge: null });
    if (!this.match.over && this.question.id === id) throw new Error('the window is still open');
    return this;
  }
}

/** The first round, on a fixed board. */
const emptyPosition = (players: number): Position => ({
  round: 1,
  board: 'QG NS ML GD',
  sheets: Array.from({ length: players }, () => ({ lines: [], tallies: 0 })),
  noFlip: null,
  lastMain: null,
  spot: 'top',
});

/** Two variants that between them change every value of the printed game: a long one with vowels, and a short one. */
export const VOWELS: WordsyVariant = {
  name: 'Vowels',
  deck: [
    { letters: 'aeio', cards: 2, bonus: 0 },
    { letters: 'bcdgmpt', cards: 3, bonus: 0 },
    { letters: 'lnrs', cards: 5, bonus: 0 },
    { letters: 'hkvwy', cards: 2, bonus: 2 },
    { letters: 'qz', cards: 1, bonus: 6 },
  ],
  column1: 10,
  column2: 7,
  column3: 4,
  column4: 1,
  sameLetter: 1,
  rareCards: 3,
  discarded: 3,
  rounds: 10,
  countedWords: 7,
  bonuses: [
    { fromRound: 1, first: 3, second: 5 },
    { fromRound: 9, first: 7, second: 6 },
  ],
  opponents: 1,
  tallyCost: 5,
  soloBonusFrom: 30,
  soloSafeFrom: 40,
  targetEasy: 200,
  targetMedium: 220,
  targetHard: 240,
  targetBrutal: 250,
  handicapCards: 2,
  handicapPoints: 3,
};
export const SPRINT: WordsyVariant = {
  name: 'Sprint',
  deck: [
    { letters: 'elnrst', cards: 2, bonus: 0 },
    { letters: 'q', cards: 1, bonus: 5 },
  ],
  column4: 0,
  discarded: 8,
  rounds: 2,
  countedWords: 1,
  bonuses: [{ fromRound: 1, first: 0, second: 0 }],
  tallyCost: 0,
};

/** Deals the first board of a game. */
export function dealBoard(chance: Chance, config: Config = defaults): Board {
  const components = componentsOf(config);
  const { board } = fillBoard(components, { deck: chance.shuffle(components.cards), discards: [], board: [] }, chance);
  return boardOf(components, board);
}

export function subsets<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((subset) => [first, ...subset])];
}

/** Plays a whole short match, two rounds between bots of level 1, and returns its record. */
export const playShortMatch = (words: Lexicon, name: string): Golden<Wordsy> =>
  recordGame<Wordsy>({
    game: bind(rules, words),
    env: words,
    bot: bot(1),
    table: {
      config: { ...defaults, rounds: 2 },
      players: 2,
      limits: limitsFor<Wordsy>(rules, 'relaxed'),
      bank: null,
      position: null,
    },
    words: words.id,
    name,
  });
