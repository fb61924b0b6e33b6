import { bind, entryAt, forSeat, limitsFor, type MatchSetup, type Pace, type Seat } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { formatBoard, SIZE } from './board.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import type { Placement } from './geometry.ts';
import { type PlayNotationFault, parsePlay, placementsOf } from './notation.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import { faceOf } from './tiles.ts';
import type { TurnMove, WildWords } from './types.ts';
import type { WildWordsVariant } from './variant.ts';
import { gridOf } from './view.ts';

/** For tests: a lexicon that only tests words by a predicate. */
export function stubLexicon(has: (word: string) => boolean): Lexicon {
  const stub: Pick<Lexicon, 'id' | 'has' | 'isOffensive'> = { id: 'stub', has, isOffensive: () => false };
  // The rules use nothing else of a lexicon; code that did would throw.
  return stub as Lexicon;
}

/** All texts of even length are words, so random plays are valid about half of the time. */
export const evenWords: Lexicon = stubLexicon((word) => word.length % 2 === 0);

export function tableFor(
  players: number,
  pace: Pace = 'live',
  { config = {}, bank = null }: { config?: Partial<Config>; bank?: number | null } = {},
): Omit<MatchSetup<WildWords>, 'seed'> {
  const limits = limitsFor<WildWords>(rules, pace, bank === null ? {} : { turn: null });
  return { config: { ...defaults, ...config }, players, limits, bank, position: null };
}

/** The rows of a variant's board, with the sign of each square. */
export const rowsOf = (signAt: (row: number, column: number) => string): string[] =>
  Array.from({ length: SIZE }, (_, row) => Array.from({ length: SIZE }, (_, column) => signAt(row, column)).join(' '));

/** Two variants that differ from the printed game in everything, and from each other. */
export const VARIANTS: Readonly<Record<'small' | 'large', Required<WildWordsVariant>>> = {
  small: {
    name: 'Small trays',
    tiles: { '*': 2, Q: 0, Z: 0, E: 14, S: 9 },
    values: { E: 3, A: 0 },
    board: rowsOf((row, column) => {
      if (row % 2 === 1) return '..';
      return column === row ? '3W' : column === 14 - row ? '**' : column % 5 === 0 ? '-!' : '2L';
    }),
    traySize: 4,
    bombPoints: 15,
    losePoints: 7,
    penalty: 35,
    passes: 1,
    goingOutTwoPlayers: 1,
    goingOutMorePlayers: 2,
    passingTwoPlayers: 0,
    passingMorePlayers: 1,
    leftTilesCost: 1,
  },
  large: {
    name: 'Large trays',
    tiles: { '*': 16, J: 3, W: 0, A: 12 },
    values: { '*': 2, S: 9, J: 20 },
    board: rowsOf((row, column) => entryAt(['**', '3W', '-!', '3L', '..', '2W', '2L'], (row + 2 * column) % 7)),
    traySize: 8,
    bombPoints: 100,
    losePoints: 60,
    penalty: 5,
    passes: 3,
    goingOutTwoPlayers: 0,
    goingOutMorePlayers: 0,
    passingTwoPlayers: 2,
    passingMorePlayers: 0,
    leftTilesCost: 2,
  },
};

export const EMPTY_BOARD: readonly string[] = Array.from({ length: 15 }, () => '.'.repeat(15));

export const positionWith = (part: Partial<Position>): Position => ({
  board: EMPTY_BOARD,
  trays: ['RETINAS', 'CLOUDED'],
  scores: [0, 0],
  turn: 0,
  passes: 0,
  pot: null,
  flipped: [],
  ...part,
});

/** A match that a test plays by hand, with plays in notation. */
export class TestGame extends TestMatch<WildWords> {
  constructor(
    position: Partial<Position>,
    words: readonly string[] | Lexicon,
    table: Partial<Omit<MatchSetup<WildWords>, 'position'>> = {},
  ) {
    const trays = position.trays?.length ?? 2;
    super(bind(rules, 'id' in words ? words : stubLexicon((word) => words.includes(word))), {
      ...tableFor(trays),
      seed: '5'.repeat(64),
      ...table,
      position: positionWith({ scores: Array.from({ length: trays }, () => 0), ...position }),
    });
  }

  get turn(): Seat {
    return this.match.state.turn;
  }
  get scores(): readonly number[] {
    return this.match.state.scores;
  }
  get board(): string[] {
    return formatBoard(gridOf(this.match.state.board));
  }
  tray(seat: Seat): string {
    return forSeat(this.match.state.trays, seat).secret.map(faceOf).sort().join('');
  }

  /** No time passes by default, because tests check chess clocks to the millisecond. */
  override answer(seat: Seat, answer: unknown, after = 0): this {
    return super.answer(seat, answer, after);
  }
  play(seat: Seat, notation: string): this {
    return this.answer(seat, this.toMove(seat, notation));
  }
  /** The move for a play in notation. On a TURN-TO-WILD square write the tile that is laid, not an asterisk. */
  toMove(seat: Seat, notation: string): TurnMove {
    const placed = parsePlacements(gridOf(this.match.state.board), notation);
    const tray = [...forSeat(this.match.state.trays, seat).secret];
    const tiles = placed.map(({ square, face }) => {
      const at = tray.findIndex((tile) => faceOf(tile) === face);
      return { square, tile: at < 0 ? 'T99' : tray.splice(at, 1)[0]! };
    });
    return { type: 'play', tiles };
  }
}

/** The tiles that a play in notation lays; throws if it doesn't fit the board. */
export function parsePlacements(grid: ReturnType<typeof gridOf>, notation: string): Placement[] {
  const written = parsePlay(notation);
  const placed: Placement[] | PlayNotationFault = 'code' in written ? written : placementsOf(grid, written);
  if ('code' in placed) throw new Error(JSON.stringify(placed));
  return placed;
}
