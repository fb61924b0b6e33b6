import { bind, limitsFor, type MatchSetup, type Pace, type PlayOutcome, type Seat, seedFrom } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import { DEFAULT_WORD_LIST, type Lexicon } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import type { LetterOffer } from './cards.ts';
import { type Components, componentsOf } from './components.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { runBetween, type Square } from './grid.ts';
import type { TurnStep } from './moves.ts';
import { parseGrid, parseRun, parseSquare, parseStep, type StepNotationFault } from './notation.ts';
import type { Position, PositionSheet } from './position.ts';
import { rules } from './rules.ts';
import { emptySheet, forgedItems, type Sheet } from './sheet.ts';
import { applyTurn, type TurnRefusal } from './turn.ts';
import type { TurnSoFar } from './turn-so-far.ts';
import type { Wordsmith } from './types.ts';
import type { WordRules } from './words.ts';

/** For tests and benches: a match to play by hand, sheets and turns written as text, and bots. */
export { GapFinder, LINES } from './bot/line-gaps.ts';
export { findGapsPlainly } from './bot/plain-gaps.ts';
export { randomBot } from './bot/random.ts';
export { vocabularyOf } from './bot/vocabulary.ts';

/** The components of the printed game. */
export const COMPONENTS: Components = componentsOf(defaults);
export const EMPTY_SHEET: Sheet = emptySheet(COMPONENTS);

export const BLANK_ROWS: readonly string[] = Array.from({ length: 8 }, () => '........');

/** Word rules with a small dictionary, in round 5 by default. */
export const wordRulesWith = (lexicon: Lexicon | readonly string[], round = 5): WordRules => ({
  lexicon: 'has' in lexicon ? lexicon : lexiconOf(lexicon),
  words: DEFAULT_WORD_LIST,
  components: COMPONENTS,
  round,
});

/** Throws if a notation is wrong. */
function orThrow<T>(read: T): Exclude<T, StepNotationFault> {
  if (typeof read === 'object' && read !== null && 'text' in read) throw new Error(JSON.stringify(read));
  return read as Exclude<T, StepNotationFault>; // only a fault has a text
}
export const at = (text: string): Square => orThrow(parseSquare(text));
export const steps = (...lines: string[]): TurnStep[] => lines.map((line) => orThrow(parseStep(line)));

/** A sheet from rows of text; missing rows are vacant. `words` gives claimed runs and their rounds: { 'r5c1-r5c4': 1 }. */
export function sheetWith(
  rows: readonly string[],
  part: Partial<Sheet> = {},
  words: Record<string, number> = {},
): Sheet {
  const grid = orThrow(parseGrid([...rows, ...BLANK_ROWS.slice(rows.length)]));
  const claimed = Object.entries(words).map(([run, round]) => {
    const { from, to } = orThrow(parseRun(run));
    const word = runBetween(from, to)!.map((square) => grid.letters[square]);
    return { from, to, word: word.join(''), round };
  });
  return { ...EMPTY_SHEET, ...grid, words: claimed, forged: forgedItems(COMPONENTS, grid.circled), ...part };
}

/** Plays a turn, and throws if it is refused. */
export function playTurn(sheet: Sheet, offer: LetterOffer, wordRules: WordRules, ...lines: string[]): TurnSoFar {
  const result = applyTurn(sheet, offer, steps(...lines), wordRules);
  if ('code' in result) throw new Error(JSON.stringify(result));
  return result;
}

/** The refusal of a turn; throws if it is accepted. */
export function turnRefusal(sheet: Sheet, offer: LetterOffer, wordRules: WordRules, ...lines: string[]): TurnRefusal {
  const result = applyTurn(sheet, offer, steps(...lines), wordRules);
  if (!('code' in result)) throw new Error('the turn was accepted');
  return result;
}

/**
 * A dictionary in which every text with an even number of vowels is a word. For random play, which hardly ever makes a
 * real word.
 */
export const easyWords: Lexicon = (() => {
  const has = (word: string): boolean => (word.match(/[aeiou]/g)?.length ?? 0) % 2 === 0;
  const stub: Pick<Lexicon, 'id' | 'has' | 'isOffensive' | 'indexOf'> = {
    id: 'easy',
    has,
    isOffensive: () => false,
    indexOf: () => -1,
  };
  // The rules use nothing else of a lexicon; code that did would throw.
  return stub as Lexicon;
})();

export const tableFor = (
  players: number,
  pace: Pace = 'live',
  config: Partial<Config> = {},
): Omit<MatchSetup<Wordsmith>, 'seed'> => ({
  config: { ...defaults, ...config },
  players,
  limits: limitsFor<Wordsmith>(rules, pace),
  bank: null,
  position: null,
});

export const BLANK_SHEET: PositionSheet = {
  grid: BLANK_ROWS,
  words: [],
  spent: 0,
  gained: 0,
  crowns: 0,
  goals: [0, 0],
};

export const positionWith = (players: number, part: Partial<Position> = {}): Position => ({
  round: 1,
  offer: ['al', 'ed', 'hs'],
  goals: [
    { goal: '1a', first: null },
    { goal: '2b', first: null },
  ],
  sheets: Array.from({ length: players }, () => BLANK_SHEET),
  ...part,
});

/** A match that a test plays by hand, with turns written as lines of text. */
export class TestGame extends TestMatch<Wordsmith> {
  constructor(env: Lexicon, players: number, position: Position | null = null, config: Partial<Config> = {}) {
    super(bind(rules, env), { ...tableFor(players, 'live', config), seed: seedFrom('a table'), position });
  }

  attemptTurn(seat: Seat, ...lines: string[]): PlayOutcome<Wordsmith> {
    return this.attempt(seat, { steps: steps(...lines) });
  }
  draft(seat: Seat, ...lines: string[]): this {
    return this.accept(this.attempt(seat, { steps: steps(...lines), draft: true }));
  }
  turn(seat: Seat, ...lines: string[]): this {
    return this.accept(this.attemptTurn(seat, ...lines));
  }
}
