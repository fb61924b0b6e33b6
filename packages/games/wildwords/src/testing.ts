import { bind, forSeat, limitsFor, type MatchSetup, type Pace, type Seat } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { makeBoard } from './board.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import type { Placement } from './geometry.ts';
import { type PlayNotationFault, parsePlay, placementsOf } from './notation.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import { faceOf } from './tiles.ts';
import type { TurnMove, WildWords } from './types.ts';
import { gridOf } from './view.ts';

/** For tests only: a dictionary that is a predicate. It knows nothing else that a Lexicon knows. */
export function stubLexicon(has: (word: string) => boolean): Lexicon {
  const stub: Pick<Lexicon, 'id' | 'has' | 'isOffensive'> = { id: 'stub', has, isOffensive: () => false };
  // The rules consult nothing else; whatever did would fail loudly.
  return stub as Lexicon;
}

/** Words of even length: random patterns are words about half of the time. */
export const evenWords: Lexicon = stubLexicon((word) => word.length % 2 === 0);

export function tableFor(
  players: number,
  pace: Pace = 'live',
  { config = {}, bank = null }: { config?: Partial<Config>; bank?: number | null } = {},
): Omit<MatchSetup<WildWords>, 'seed'> {
  const limits = limitsFor<WildWords>(rules, pace, bank === null ? {} : { turn: null });
  return { config: { ...defaults, ...config }, players, limits, bank, position: null };
}

export const nothingOnBoard: readonly string[] = Array.from({ length: 15 }, () => '.'.repeat(15));

export const positionWith = (part: Partial<Position>): Position => ({
  board: nothingOnBoard,
  trays: ['RETINAS', 'CLOUDED'],
  scores: [0, 0],
  turn: 0,
  passes: 0,
  pot: null,
  flipped: [],
  ...part,
});

/** A match in the hands of a test, whose plays are written as crossword players write them. */
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
    return makeBoard(gridOf(this.match.state.board));
  }
  tray(seat: Seat): string {
    return forSeat(this.match.state.trays, seat).secret.map(faceOf).sort().join('');
  }

  /** No time passes unless a test says so: what is left on a chess clock is counted to the millisecond. */
  override answer(seat: Seat, answer: unknown, after = 0): this {
    return super.answer(seat, answer, after);
  }
  play(seat: Seat, notation: string): this {
    return this.answer(seat, this.written(seat, notation));
  }
  /** Lays tiles of the tray as written: on a TURN-TO-WILD square write the tile that is given up, not an asterisk. */
  written(seat: Seat, notation: string): TurnMove {
    const placed = placements(gridOf(this.match.state.board), notation);
    const tray = [...forSeat(this.match.state.trays, seat).secret];
    const tiles = placed.map(({ square, face }) => {
      const at = tray.findIndex((tile) => faceOf(tile) === face);
      return { square, tile: at < 0 ? 'T99' : tray.splice(at, 1)[0]! };
    });
    return { type: 'play', tiles };
  }
}

/** The tiles that a written play lays; throws where it does not fit the board. */
export function placements(grid: ReturnType<typeof gridOf>, notation: string): Placement[] {
  const written = parsePlay(notation);
  const placed: Placement[] | PlayNotationFault = 'code' in written ? written : placementsOf(grid, written);
  if ('code' in placed) throw new Error(JSON.stringify(placed));
  return placed;
}
