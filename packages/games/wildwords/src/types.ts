import type { BySeat, Rules, RulesContext, Seat, Secret } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { AllowWord } from '@wordhoard/lexicon/allow-word';
import type { Direction, Square } from './board.ts';
import type { Call } from './calls.ts';
import type { Config } from './config.ts';
import type { GeometryFault } from './geometry.ts';
import type { Position, WildWordsPositionFault } from './position.ts';
import type { TileFace, TileId } from './tiles.ts';

/** A tile on the board. A flipped tile stays an asterisk, and only the player who laid it knows its face [WW-9]. */
export type Cell = { tile: TileId } | { flipped: Secret<TileId> };

/** A word of the pending play. */
export interface PlayedWord {
  /** In capitals, as on the board: `*FEND`. */
  pattern: string;
  square: Square;
  direction: Direction;
  score: number;
}

/** A play on the board that has not yet been accepted or proven [WW-14]. */
export interface PendingPlay {
  seat: Seat;
  squares: Square[];
  /** `8E FEND`. */
  play: string;
  points: number;
  words: PlayedWord[];
  calls: Call[];
  challenger: Seat | null;
  /**
   * The player's spelling of each word after a challenge, or the words themselves if none has an asterisk; null before
   * that, or if the player gave none.
   */
  spelt: string[] | null;
}

/** A turn's outcome, for the log. `proven`: it was challenged and stood. `failed`: the tiles went back. */
export type TurnLine =
  | { seat: Seat; type: 'pass' }
  | { seat: Seat; type: 'trade' }
  | { seat: Seat; type: 'play'; play: string; points: number; calls: Call[]; fate: 'stands' | 'proven' | 'failed' };

export interface State {
  config: Config;
  pot: Secret<TileId[]>;
  trays: BySeat<Secret<TileId[]>>;
  /** 225 squares. */
  board: (Cell | null)[];
  scores: number[];
  /** The seat to move, or that made the pending play. */
  turn: Seat;
  /** Turns passed in succession [WW-20]. */
  passes: number;
  /** Started minutes of overtime for each seat. A seat that has any has a clock at zero [WW-14]. */
  overtime: number[];
  pending: PendingPlay | null;
  /** Squares of the last play's tiles, to be highlighted. */
  last: Square[];
  turns: TurnLine[];
}

/** `tile` is null for a flipped tile that this viewer did not lay. */
export type ViewCell = { readonly tile: TileId } | { readonly flipped: true; readonly tile: TileId | null };

export interface View {
  readonly config: Config;
  readonly board: readonly (ViewCell | null)[];
  /** The number of tiles, and the tiles themselves if the viewer may see them. */
  readonly trays: BySeat<{ readonly count: number; readonly tiles: readonly TileId[] | null }>;
  /** Number of tiles left to draw. */
  readonly pot: number;
  /** Count of each face the viewer can't see: in the pot, in others' trays, or flipped by others [WW-9]. */
  readonly unseen: Readonly<Record<TileFace, number>>;
  readonly scores: BySeat<number>;
  readonly turn: Seat;
  readonly passes: number;
  readonly overtime: BySeat<number>;
  readonly pending: PendingPlay | null;
  readonly last: readonly Square[];
  readonly turns: readonly TurnLine[];
}

/** A tile laid by a move. */
export interface TilePlaced {
  tile: TileId;
  square: Square;
}

export type TurnMove = { type: 'trade' } | { type: 'pass' } | { type: 'play'; tiles: TilePlaced[] };

/** How a game ends: a tray was emptied, all players passed twice, or a clock ran out and that loses. */
export type EndReason = 'went-out' | 'passed-out' | 'flag';

export type Event =
  /** The table allows this word from now on. */
  | { type: 'allowed'; by: Seat; word: string }
  | { type: 'traded'; seat: Seat }
  /** `late`: time ran out. */
  | { type: 'passed'; seat: Seat; late: boolean }
  | { type: 'drew'; seat: Seat; tiles: TileId[] }
  | { type: 'others-drew'; seat: Seat; count: number }
  /** `tile` is null if it was flipped. */
  | {
      type: 'played';
      seat: Seat;
      play: string;
      points: number;
      words: PlayedWord[];
      calls: Call[];
      laid: { square: Square; tile: TileId | null }[];
    }
  | { type: 'challenged'; seat: Seat; by: Seat }
  /** `late`: time ran out, and nothing was spelt. */
  | { type: 'spelt'; seat: Seat; words: string[] | null; late: boolean }
  /** These seats ran out of time, and so accepted the play or voted for it. */
  | { type: 'silent'; seats: Seat[]; about: 'challenge' | 'vote' }
  /**
   * `words`: the spelling. `wrong`: those the table doesn't know, or that don't fit. `penalised` lose `penalty` points
   * each; with two players no points are lost, and the player who was wrong loses a turn.
   */
  | {
      type: 'judged';
      seat: Seat;
      by: Seat;
      play: string;
      points: number;
      words: string[] | null;
      stands: boolean;
      wrong: string[];
      agreed: Seat[];
      disagreed: Seat[];
      penalised: Seat[];
      penalty: number;
    }
  /** `proven`: it was challenged and stood. */
  | { type: 'stood'; seat: Seat; play: string; points: number; calls: Call[]; proven: boolean; total: number }
  | { type: 'taken-back'; seat: Seat; squares: Square[] }
  | { type: 'overtime'; seat: Seat; cost: number }
  /** `added`: points of each seat for others' tiles [WW-19] [WW-20]. */
  | { type: 'ended'; ending: EndReason; by: Seat | null; added: number[]; totals: number[] };

export type Refusal =
  | { code: 'already-traded' | 'pot-empty' }
  | { code: 'not-in-tray'; tile: TileId }
  | { code: 'word-count'; made: number }
  | { code: 'bad-position'; fault: WildWordsPositionFault }
  | GeometryFault;

export interface WildWords {
  config: Config;
  state: State;
  view: View;
  event: Event;
  refusal: Refusal;
  steps: {
    /** Lay tiles, trade the whole tray (then `traded` is true, and you are asked again) or pass. */
    turn: { step: { seat: Seat; traded: boolean }; answer: TurnMove };
    /** Whether you challenge the play on the board; it is in `view.pending`. */
    challenge: { step: { seat: Seat }; answer: { challenge: boolean } };
    /** One spelling for each word made, in the order of the play's words; null to give in. */
    spell: { step: { seat: Seat; challenger: Seat; patterns: string[] }; answer: { words: string[] | null } };
    /** Whether the seat agrees with the challenger. */
    vote: { step: { seat: Seat; challenger: Seat }; answer: { agree: boolean } };
    judge: { step: { agreed: Seat[]; disagreed: Seat[] }; answer: never };
    settle: { step: object; answer: never };
  };
  free: never;
  limit: 'turn' | 'challenge' | 'spell' | 'vote';
  position: Position;
  env: Lexicon;
  amendment: AllowWord;
}

export type Steps = Rules<WildWords>['steps'];
export type WildWordsContext = RulesContext<WildWords>;
