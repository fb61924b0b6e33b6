import { type PositionRules, type Schema, type Seat, type StartPosition, secret } from '@wordhoard/kernel';
import { MAX_WORD } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { makeBoard, parseBoard } from './board.ts';
import { type Box, boxValue } from './bonuses.ts';
import { DECK } from './cards.ts';
import { ROUNDS } from './defaults.ts';
import { freshState, opening } from './setup.ts';
import { SPOTS, type Spot } from './solo.ts';
import { isWord, STATUSES, type Status } from './totals.ts';
import type { State, View, Wordsy } from './types.ts';

/** A round on a sheet; what its box is worth follows from the round. */
export interface PositionLine {
  readonly word: string;
  readonly status: Status;
  readonly points: number;
  readonly box: Box | null;
}

/** A position of Wordsy: a board about to be written on. */
export interface Position {
  /** The round about to be written, from 1. */
  readonly round: number;
  /** Column by column from the left: 'QG NS ML GD'. */
  readonly board: string;
  /** For each seat: a line for every earlier round, and the tallies so far. Words that stand may not be used again. */
  readonly sheets: readonly { readonly lines: readonly PositionLine[]; readonly tallies: number }[];
  /** [WY-6] Holder of the No-Flip card; only counts with three or more players and the timer. */
  readonly noFlip: Seat | null;
  /** [WY-23] The last Main Player; null lets the lot decide. Only counts without the timer. */
  readonly lastMain: Seat | null;
  /** [WY-19] Where the timer stands; only counts in solo. */
  readonly spot: Spot;
}

export type WordsyPositionFault = 'round' | 'sheets' | 'lines' | 'seat' | 'spot';

const whole = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const seat: Schema<Seat | null> = v.nullable(whole(0, 5));

const schema: Schema<Position> = v.strictObject({
  round: whole(1, ROUNDS),
  board: v.pipe(v.string(), v.maxLength(40)),
  sheets: v.array(
    v.strictObject({
      lines: v.array(
        v.strictObject({
          word: v.pipe(v.string(), v.regex(/^[a-z]*$/), v.maxLength(MAX_WORD)),
          status: v.picklist(STATUSES),
          points: whole(0, 99),
          box: v.nullable(v.picklist(['first', 'second'])),
        }),
      ),
      tallies: whole(0, 99),
    }),
  ),
  noFlip: seat,
  lastMain: seat,
  spot: v.picklist(SPOTS),
});

/** The order of the deck is drawn by lot: every card that doesn't lie on the board is in it. */
export const position: PositionRules<Wordsy> = {
  schema,
  stand(given, setting): StartPosition<Wordsy> | Wordsy['refusal'] {
    const board = parseBoard(given.board);
    if ('code' in board) return board;
    const state = freshState(setting);
    const fault = faultOf(given, state);
    if (fault) return { code: 'impossible-position', fault };
    const rest = DECK.filter((card) => !board.cards.includes(card));
    const sheets = given.sheets.map(({ lines, tallies }) => ({
      lines: lines.map((line, i) => ({ ...line, bonus: line.box === null ? 0 : boxValue(line.box, i + 1) })),
      tallies,
    }));
    const used = sheets.flatMap(({ lines }, player) =>
      lines.flatMap(({ word, status }, i) => (isWord(status) ? [{ word, seat: player, round: i + 1 }] : [])),
    );
    const { noFlip, lastMain, spot } = given;
    return {
      state: {
        ...state,
        round: given.round - 1,
        deck: secret([], setting.chance('deck').shuffle(rest)),
        board: board.cards,
        noFlip: state.mode === 'race' && sheets.length > 2 ? noFlip : null,
        lastMain: state.mode === 'main-player' ? lastMain : null,
        spot: state.mode === 'solo' ? spot : 'top',
        used: used.sort((a, b) => a.round - b.round || a.seat - b.seat),
        sheets,
      },
      agenda: opening(setting.limits.timer !== null, given.round, state.mode),
    };
  },
};

/** A word that stands is one; a struck word scores nothing, and so does no word. */
const isSound = ({ word, status, points, box }: PositionLine): boolean =>
  isWord(status) ? word !== '' : (word === '') === (status === 'none') && points === 0 && box === null;

function faultOf(given: Position, { mode, config, sheets }: State): WordsyPositionFault | undefined {
  const players = sheets.length;
  if (given.round > config.rounds) return 'round';
  if (given.sheets.length !== players) return 'sheets';
  if (given.sheets.some(({ lines }) => lines.length !== given.round - 1 || !lines.every(isSound))) return 'lines';
  if ([given.noFlip, given.lastMain].some((holder) => holder !== null && holder >= players)) return 'seat';
  return mode === 'solo' && config.solo === 'brutal' && given.spot === 'middle' ? 'spot' : undefined;
}

/** The position that is being written on; undefined at any other moment. Gives back what `stand` was given. */
export function positionOf(view: View): Position | undefined {
  if (view.round === 0 || view.entered.length > 0) return undefined;
  return {
    round: view.round,
    board: makeBoard(view.board),
    sheets: view.sheets.map(({ lines, tallies }) => ({
      lines: lines.map(({ word, status, points, box }) => ({ word, status, points, box })),
      tallies,
    })),
    noFlip: view.noFlip,
    lastMain: view.lastMain,
    spot: view.solo?.spot ?? 'top',
  };
}
