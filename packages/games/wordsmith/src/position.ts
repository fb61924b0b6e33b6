import type { BySeat, PositionRules, Schema, SetupContext, StartPosition } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type CardId, cardsOf, faceOf, LETTERS_A_TURN, ROUNDS, SLOTS } from './cards.ts';
import { FIRST_TO_GOAL, GOALS, type Goal, LATER_TO_GOAL } from './goals.ts';
import { ITEMS, runBetween, SIZE } from './grid.ts';
import { makeGrid, makeRun, parseGrid, parseRun, type StepNotationFault } from './notation.ts';
import { freshState, stacked } from './setup.ts';
import { type ClaimedWord, COIN_GRID, CROWN_GRID, countOf, forgedBy, type Sheet } from './sheet.ts';
import type { TableGoal, View, Wordsmith } from './types.ts';
import { MIN_WORD } from './words.ts';

/** A sheet in writing; what is forged follows from what is circled. */
export interface PositionSheet {
  /** Eight rows: '.' vacant, 'a' written, 'A' written and circled, '*' circled without a letter. */
  readonly grid: readonly string[];
  /** The words claimed so far, as they are read ('r5c1-r5c4'), and when: they matter to extensions [WS-12]. */
  readonly words: readonly { readonly run: string; readonly round: number }[];
  readonly spent: number;
  readonly gained: number;
  readonly crowns: number;
  /** Points from each goal: 0, 5 or 8. */
  readonly goals: readonly number[];
}

/** A position of Wordsmith: three cards lie there, and all players are about to write. */
export interface Position {
  /** The round about to be played, from 1. */
  readonly round: number;
  /** The letters of the three cards, the free one first: ['ed', 'hs', 'ort']. */
  readonly offer: readonly string[];
  /** Two goals from different cards, and the round in which each was first completed. */
  readonly goals: readonly TableGoal[];
  readonly sheets: BySeat<PositionSheet>;
}

export type WordsmithPositionFault = 'offer' | 'goals' | 'sheets' | 'words' | 'room';

const whole = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const text = (longest: number): Schema<string> => v.pipe(v.string(), v.maxLength(longest));

const schema: Schema<Position> = v.strictObject({
  round: whole(1, ROUNDS),
  offer: v.pipe(v.array(text(3)), v.length(SLOTS)),
  goals: v.pipe(v.array(v.strictObject({ goal: v.picklist(GOALS), first: v.nullable(whole(1, ROUNDS)) })), v.length(2)),
  sheets: v.array(
    v.strictObject({
      grid: v.pipe(v.array(text(SIZE)), v.length(SIZE)),
      words: v.pipe(v.array(v.strictObject({ run: text(9), round: whole(1, ROUNDS) })), v.maxLength(500)),
      spent: whole(0, COIN_GRID),
      gained: whole(0, COIN_GRID),
      crowns: whole(0, CROWN_GRID),
      goals: v.pipe(v.array(v.picklist([0, LATER_TO_GOAL, FIRST_TO_GOAL])), v.length(2)),
    }),
  ),
});

/** The cards still to come are drawn by lot from all that don't lie there. */
export const position: PositionRules<Wordsmith> = {
  schema,
  toStartPosition(given, setting): StartPosition<Wordsmith> | Wordsmith['refusal'] {
    const bad = (fault: WordsmithPositionFault): Wordsmith['refusal'] => ({ code: 'bad-position', fault });
    const offer = cardsShowing(given.offer, setting);
    if (!offer) return bad('offer');
    if (!goalsFit(given)) return bad('goals');
    if (given.sheets.length !== setting.seats.length) return bad('sheets');
    const sheets: Sheet[] = [];
    for (const [seat, written] of given.sheets.entries()) {
      const sheet = readSheet(written, given.round);
      if (sheet === 'words') return bad('words');
      if ('code' in sheet) return { ...sheet, seat };
      if (!hasRoom(sheet, given.round)) return bad('room');
      sheets.push(sheet);
    }
    const rest = cardsOf(setting.config.deck).filter((card) => !offer.includes(card));
    const cards = stacked(setting.chance('deck').shuffle(rest), ROUNDS - given.round);
    const goals = given.goals.map((goal) => ({ ...goal }));
    const state = { ...freshState(setting), ...cards, round: given.round, offer, goals, sheets };
    return { state, agenda: [{ type: 'turn', round: given.round }] };
  },
};

/** Cards of the deck with these letters, each another card; undefined when the deck has them not. */
function cardsShowing(offer: readonly string[], { config }: SetupContext<Wordsmith>): CardId[] | undefined {
  const left = cardsOf(config.deck);
  const found: CardId[] = [];
  for (const letters of offer) {
    const at = left.findIndex((card) => faceOf(config.deck, card) === letters.toLowerCase());
    if (at < 0) return undefined;
    found.push(...left.splice(at, 1));
  }
  return found;
}

/** Two different cards; a goal has brought a sheet the first points if and only if a player was first. */
function goalsFit({ goals, sheets, round }: Position): boolean {
  const cards = new Set(goals.map(({ goal }: { goal: Goal }) => goal[0]));
  return (
    cards.size === goals.length &&
    goals.every(({ first }, at) => {
      const points = sheets.map((sheet) => sheet.goals[at]!);
      return first === null
        ? points.every((got) => got === 0)
        : first < round && (points.length === 0 || points.includes(FIRST_TO_GOAL));
    })
  );
}

function readSheet(written: PositionSheet, round: number): Sheet | StepNotationFault | 'words' {
  const marks = parseGrid(written.grid);
  if ('code' in marks) return marks;
  const words: ClaimedWord[] = [];
  for (const { run, round: when } of written.words) {
    const ends = parseRun(run);
    if ('code' in ends) return ends;
    const squares = runBetween(ends.from, ends.to) ?? [];
    const standsThere = squares.every((square) => marks.letters[square] !== null && marks.circled[square]);
    if (squares.length < MIN_WORD || !standsThere || when >= round) return 'words';
    words.push({ ...ends, word: squares.map((square) => marks.letters[square]).join(''), round: when });
  }
  const { spent, gained, crowns, goals } = written;
  return { ...marks, words, forged: forgedBy(marks.circled), spent, gained, crowns, goals };
}

/** [WS-6] Both letters of every round to come find a vacant square, even if every goblet to come is used. */
function hasRoom({ letters, forged }: Sheet, round: number): boolean {
  const vacant = letters.filter((letter) => letter === null).length;
  const goblets = ITEMS.filter(({ kind }) => kind === 'goblet').length - countOf(forged, 'goblet');
  return vacant >= LETTERS_A_TURN * (ROUNDS - round + 1) + goblets;
}

/** The position of a view in which no turn is confirmed yet. The inverse of `toStartPosition`. */
export const positionOf = ({ round, offer, goals, sheets }: View): Position => ({
  round,
  offer,
  goals,
  sheets: sheets.map((sheet) => ({
    grid: makeGrid(sheet),
    words: sheet.words.map(({ from, to, round: when }) => ({ run: makeRun({ from, to }), round: when })),
    spent: sheet.spent,
    gained: sheet.gained,
    crowns: sheet.crowns,
    goals: sheet.goals,
  })),
});
