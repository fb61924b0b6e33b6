import { type BySeat, type PositionRules, type Schema, type Seat, type StartPosition, secret } from '@wordhoard/kernel';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { formatBoard, parseBoard } from './board.ts';
import { type Box, boxValue } from './bonuses.ts';
import { componentsOf, roundsOf } from './components.ts';
import { initialState, openingSteps } from './setup.ts';
import { SPOTS, type Spot } from './solo.ts';
import { countsAsWord, STATUSES, type Status } from './totals.ts';
import type { State, View, Wordsy } from './types.ts';
import { MAX_ROUNDS } from './variant.ts';

/** A round on a sheet. The points of its box follow from the round's number. */
export interface PositionLine {
  readonly word: string;
  readonly status: Status;
  readonly points: number;
  readonly box: Box | null;
}

/** A start position of Wordsy: a board for which no word has been written yet. */
export interface Position {
  /** The round that is about to begin, from 1. */
  readonly round: number;
  /** Column by column from the left: 'QG NS ML GD'. */
  readonly board: string;
  /** For each seat: a line for every earlier round, and the tallies so far. Words that count can't be used again. */
  readonly sheets: BySeat<{ readonly lines: readonly PositionLine[]; readonly tallies: number }>;
  /** [WY-6] Holder of the No-Flip card. Ignored with fewer than three players or without the timer. */
  readonly noFlip: Seat | null;
  /** [WY-23] The last Main Player; null for a random first one. Ignored with the timer. */
  readonly lastMain: Seat | null;
  /** [WY-19] The spot of the solo timer. Ignored with more players. */
  readonly spot: Spot;
}

export type WordsyPositionFault = 'round' | 'sheets' | 'lines' | 'seat' | 'spot';

const wholeNumber = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const seatOrNull: Schema<Seat | null> = v.nullable(wholeNumber(0, 5));

const schema: Schema<Position> = v.strictObject({
  round: wholeNumber(1, MAX_ROUNDS),
  board: v.pipe(v.string(), v.maxLength(40)),
  sheets: v.array(
    v.strictObject({
      lines: v.array(
        v.strictObject({
          word: v.pipe(v.string(), v.regex(/^[a-z]*$/), v.maxLength(MAX_WORD_LENGTH)),
          status: v.picklist(STATUSES),
          points: wholeNumber(0, 999),
          box: v.nullable(v.picklist(['first', 'second'])),
        }),
      ),
      tallies: wholeNumber(0, 99),
    }),
  ),
  noFlip: seatOrNull,
  lastMain: seatOrNull,
  spot: v.picklist(SPOTS),
});

/** The deck is all cards that are not on the board, shuffled. */
export const position: PositionRules<Wordsy> = {
  schema,
  toStartPosition(input, context): StartPosition<Wordsy> | Wordsy['refusal'] {
    const components = componentsOf(context.config);
    const board = parseBoard(components, input.board);
    if ('code' in board) return board;
    const state = initialState(context);
    const fault = findFault(input, state);
    if (fault) return { code: 'impossible-position', fault };
    const rest = components.cards.filter((card) => !board.cards.includes(card));
    const sheets = input.sheets.map(({ lines, tallies }) => ({
      lines: lines.map((line, i) => ({
        ...line,
        bonus: line.box === null ? 0 : boxValue(components, line.box, i + 1),
      })),
      tallies,
    }));
    const used = sheets.flatMap(({ lines }, player) =>
      lines.flatMap(({ word, status }, i) => (countsAsWord(status) ? [{ word, seat: player, round: i + 1 }] : [])),
    );
    const { noFlip, lastMain, spot } = input;
    return {
      state: {
        ...state,
        round: input.round - 1,
        deck: secret([], context.chance('deck').shuffle(rest)),
        board: board.cards,
        noFlip: state.mode === 'race' && sheets.length > 2 ? noFlip : null,
        lastMain: state.mode === 'main-player' ? lastMain : null,
        spot: state.mode === 'solo' ? spot : 'top',
        used: used.sort((a, b) => a.round - b.round || a.seat - b.seat),
        sheets,
      },
      agenda: openingSteps(context.limits.timer !== null, input.round, state.mode),
    };
  },
};

/** A line that counts has a word; a struck or missing word scores nothing. */
const isConsistent = ({ word, status, points, box }: PositionLine): boolean =>
  countsAsWord(status) ? word !== '' : (word === '') === (status === 'none') && points === 0 && box === null;

function findFault(input: Position, { mode, config, sheets }: State): WordsyPositionFault | undefined {
  const players = sheets.length;
  if (input.round > roundsOf(config)) return 'round';
  if (input.sheets.length !== players) return 'sheets';
  if (input.sheets.some(({ lines }) => lines.length !== input.round - 1 || !lines.every(isConsistent))) return 'lines';
  if ([input.noFlip, input.lastMain].some((holder) => holder !== null && holder >= players)) return 'seat';
  return mode === 'solo' && config.solo === 'brutal' && input.spot === 'middle' ? 'spot' : undefined;
}

/** The position that players are writing on, as `toStartPosition` takes it. Undefined outside of writing. */
export function positionOf(view: View): Position | undefined {
  if (view.round === 0 || view.entered.length > 0) return undefined;
  return {
    round: view.round,
    board: formatBoard(view.board),
    sheets: view.sheets.map(({ lines, tallies }) => ({
      lines: lines.map(({ word, status, points, box }) => ({ word, status, points, box })),
      tallies,
    })),
    noFlip: view.noFlip,
    lastMain: view.lastMain,
    spot: view.solo?.spot ?? 'top',
  };
}
