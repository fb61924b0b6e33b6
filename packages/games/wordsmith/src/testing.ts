import { bind, limitsFor, type MatchSetup, type Pace, type PlayOutcome, type Seat, seedFrom } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import { type Lexicon, PLAIN_LIST } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import type { LetterOffer } from './cards.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { runBetween, type Square } from './grid.ts';
import type { TurnStep } from './moves.ts';
import { parseGrid, parseRun, parseSquare, parseStep, type StepNotationFault } from './notation.ts';
import type { Position, PositionSheet } from './position.ts';
import { rules } from './rules.ts';
import { EMPTY_SHEET, forgedBy, type Sheet } from './sheet.ts';
import { applyTurn, type TurnRefusal } from './turn.ts';
import type { TurnSoFar } from './turn-so-far.ts';
import type { Wordsmith } from './types.ts';
import type { Judge } from './words.ts';

/** For tests and benches: a match in their hands, sheets and turns in writing, bots that play by themselves. */
export { LINES, OpenLines } from './bot/lines.ts';
export { plainOpenings } from './bot/plain-openings.ts';
export { randomBot } from './bot/random.ts';
export { vocabularyOf } from './bot/vocabulary.ts';

export const BLANK: readonly string[] = Array.from({ length: 8 }, () => '........');

/** A small dictionary as judge, in round 5 unless told otherwise. */
export const judgeWith = (lexicon: Lexicon | readonly string[], round = 5): Judge => ({
  lexicon: 'has' in lexicon ? lexicon : lexiconOf(lexicon),
  words: PLAIN_LIST,
  round,
});

/** Only for tests: throws where a notation is wrong. */
function sure<T>(read: T): Exclude<T, StepNotationFault> {
  if (typeof read === 'object' && read !== null && 'text' in read) throw new Error(JSON.stringify(read));
  return read as Exclude<T, StepNotationFault>; // only a fault has a text
}
export const at = (text: string): Square => sure(parseSquare(text));
export const steps = (...lines: string[]): TurnStep[] => lines.map((line) => sure(parseStep(line)));

/** A sheet in rows; rows that are missing are vacant. Words are claimed in round 1, e.g. { 'r5c1-r5c4': 1 }. */
export function sheetWith(
  rows: readonly string[],
  part: Partial<Sheet> = {},
  words: Record<string, number> = {},
): Sheet {
  const grid = sure(parseGrid([...rows, ...BLANK.slice(rows.length)]));
  const claimed = Object.entries(words).map(([run, round]) => {
    const { from, to } = sure(parseRun(run));
    const word = runBetween(from, to)!.map((square) => grid.letters[square]);
    return { from, to, word: word.join(''), round };
  });
  return { ...EMPTY_SHEET, ...grid, words: claimed, forged: forgedBy(grid.circled), ...part };
}

/** A turn that must be accepted. */
export function played(sheet: Sheet, offer: LetterOffer, judge: Judge, ...lines: string[]): TurnSoFar {
  const result = applyTurn(sheet, offer, steps(...lines), judge);
  if ('code' in result) throw new Error(JSON.stringify(result));
  return result;
}

/** A turn that must be refused. */
export function refused(sheet: Sheet, offer: LetterOffer, judge: Judge, ...lines: string[]): TurnRefusal {
  const result = applyTurn(sheet, offer, steps(...lines), judge);
  if (!('code' in result)) throw new Error('the turn was accepted');
  return result;
}

/**
 * A dictionary that is a predicate: any run with an even number of vowels. For play at random, which hardly ever
 * meets a real word.
 */
export const easyWords: Lexicon = (() => {
  const has = (word: string): boolean => (word.match(/[aeiou]/g)?.length ?? 0) % 2 === 0;
  const stub: Pick<Lexicon, 'id' | 'has' | 'isOffensive' | 'indexOf'> = {
    id: 'easy',
    has,
    isOffensive: () => false,
    indexOf: () => -1,
  };
  // The rules consult nothing else; whatever did would fail loudly.
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

export const BLANK_SHEET: PositionSheet = { grid: BLANK, words: [], spent: 0, gained: 0, crowns: 0, goals: [0, 0] };

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

/** A match in the hands of a test, whose turns are written line by line. */
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
