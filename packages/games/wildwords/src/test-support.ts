import { bind, type Game, limitsFor, type Match, type Outcome, type Pace, type Table } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { makeBoard, type Square } from './board.ts';
import { type Config, defaults } from './config.ts';
import type { Placement } from './geometry.ts';
import { type NotationFault, parsePlay, placementsOf } from './notation.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import { faceOf } from './tiles.ts';
import type { Event, TurnMove, WildWords } from './types.ts';
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
): Omit<Table<WildWords>, 'seed'> {
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

/** A match that tests drive by notation, one line a move. */
export class Played {
  readonly game: Game<WildWords>;
  match: Match<WildWords>;
  events: Event[] = [];

  constructor(
    position: Partial<Position>,
    words: readonly string[],
    table: Partial<Omit<Table<WildWords>, 'position'>> = {},
  ) {
    this.game = bind(
      rules,
      stubLexicon((word) => words.includes(word)),
    );
    const trays = position.trays?.length ?? 2;
    const started = this.game.start({
      ...tableFor(trays),
      seed: '5'.repeat(64),
      ...table,
      position: positionWith({ scores: Array.from({ length: trays }, () => 0), ...position }),
    });
    if (!started.ok) throw new Error(JSON.stringify(started.refusal));
    this.match = started.match;
  }

  get step(): string {
    return this.match.agenda.at(-1)?.step.type ?? 'over';
  }
  get turn(): number {
    return this.match.state.turn;
  }
  get scores(): readonly number[] {
    return this.match.state.scores;
  }
  get board(): string[] {
    return makeBoard(gridOf(this.match.state.board));
  }
  tray(seat: number): string {
    return this.match.state.trays[seat]!.secret.map(faceOf).sort().join('');
  }
  at(square: Square): string {
    return gridOf(this.match.state.board)[square] ?? '.';
  }

  #outcome(outcome: Outcome<WildWords>): this | { refusal: { code: string } } {
    if (!outcome.ok) return { refusal: outcome.refusal };
    this.match = outcome.match;
    this.events = outcome.told.map(({ event }) => event);
    return this;
  }

  answer(seat: number, answer: unknown, at: number = this.match.at): this | { refusal: { code: string } } {
    const to = this.match.agenda.at(-1)?.id ?? -1;
    return this.#outcome(this.game.play(this.match, seat, { to, answer }, at));
  }

  expire(): this | { refusal: { code: string } } {
    return this.#outcome(this.game.expire(this.match, this.game.due(this.match)!));
  }

  /** Lays tiles of the tray as written: on a TURN-TO-WILD square write the tile that is given up, not an asterisk. */
  play(seat: number, notation: string): this | { refusal: { code: string } } {
    return this.answer(seat, this.#move(seat, notation));
  }

  #move(seat: number, notation: string): TurnMove {
    const grid = gridOf(this.match.state.board);
    const placed = placements(grid, notation);
    const tray = [...this.match.state.trays[seat]!.secret];
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
  const placed: Placement[] | NotationFault = 'code' in written ? written : placementsOf(grid, written);
  if ('code' in placed) throw new Error(JSON.stringify(placed));
  return placed;
}
