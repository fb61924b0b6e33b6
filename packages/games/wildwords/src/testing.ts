import { bind, forSeat, limitsFor, type MatchSetup, type Pace, type Seat } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { formatBoard } from './board.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import type { Placement } from './geometry.ts';
import { type PlayNotationFault, parsePlay, placementsOf } from './notation.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import { faceOf } from './tiles.ts';
import type { TurnMove, WildWords } from './types.ts';
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
