import type { Rules, RulesContext, Seat, Secret, Time } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { AllowWord } from '@wordhoard/lexicon/allow-word';
import type { Board, BoardRefusal } from './board.ts';
import type { Config } from './config.ts';
import type { Position, WordsyPositionFault } from './position.ts';
import type { SoloLevel, Spot } from './solo.ts';
import type { RoundLine, Status } from './totals.ts';

/**
 * Modes of play: 'race' with the sand timer [WY-5]; 'main-player' where that is switched off [WY-23]; 'solo' with one
 * player [WY-19].
 */
export type Mode = 'race' | 'main-player' | 'solo';

/** A word of this round, once revealed. */
export interface RevealedWord {
  seat: Seat;
  /** '' for no word. */
  word: string;
  points: number;
  status: Status;
}

/** A word that stands in the way of its family in later rounds [WY-10]. */
export interface UsedWord {
  word: string;
  seat: Seat;
  round: number;
}

export interface State {
  config: Config;
  mode: Mode;
  /** From 1; 0 before the first. */
  round: number;
  deck: Secret<string[]>;
  discards: string[];
  /** Eight cards from the left; columns of two. */
  board: string[];
  /** When the board appeared. */
  dealtAt: Time;
  /** This round's fastest, or the Main Player who stands in for them; null while or if there is none. */
  lead: Seat | null;
  /** [WY-6] Holder of the No-Flip card. */
  noFlip: Seat | null;
  /** [WY-23] The Main Player of the round before; null before the first. */
  lastMain: Seat | null;
  /** [WY-19] Where the solo timer stands, and whether the word was locked before the sand had run out. */
  spot: Spot;
  inTime: boolean;
  /** In order of reveal; empty while words are written. */
  entered: RevealedWord[];
  used: UsedWord[];
  sheets: { lines: RoundLine[]; tallies: number }[];
}

/** A score sheet with what follows from it. */
export interface SheetView {
  readonly lines: readonly RoundLine[];
  readonly tallies: number;
  /** [WY-17] Indexes of the lines whose words count, best first. */
  readonly counted: readonly number[];
  readonly total: number;
}

export interface View {
  readonly config: Config;
  readonly mode: Mode;
  readonly round: number;
  /** Number of cards left in it. */
  readonly deck: number;
  /** Their letters, which all players have seen. */
  readonly discards: readonly string[];
  readonly board: Board;
  readonly dealtAt: Time;
  readonly lead: Seat | null;
  readonly noFlip: Seat | null;
  readonly lastMain: Seat | null;
  readonly solo: { readonly level: SoloLevel; readonly target: number; readonly spot: Spot } | null;
  readonly entered: readonly RevealedWord[];
  readonly used: readonly UsedWord[];
  readonly sheets: readonly SheetView[];
}

/**
 * 'writing': no timer yet. 'timer': it runs. 'grace': what is written may only grow [WY-7]. In solo [WY-19] 'alone' is a
 * table without the timer, and 'late' a round whose sand has run out: in both one writes for as long as one wants.
 */
export type Stage = 'writing' | 'timer' | 'grace' | 'alone' | 'late';

export type Event =
  /** The table allows this word from now on. */
  | { type: 'allowed'; by: Seat; word: string }
  /** `passedOver`: letters turned up that broke a Rule of Two. `lead` is the Main Player, where there is one. */
  | { type: 'dealt'; round: number; board: Board; passedOver: string[]; lead: Seat | null }
  | { type: 'locked'; seat: Seat }
  /** The timer runs; `by` is null when no player locked a word for too long [WY-8]. */
  | { type: 'flipped'; by: Seat | null }
  | { type: 'frozen' }
  /** [WY-19] Solo: the sand has run out, so this round brings no bonus. */
  | { type: 'ran-out' }
  /** One for each word, in the order of reveal. */
  | { type: 'revealed'; seat: Seat; word: string; points: number }
  /** [WY-19] Solo: the game has looked the word up. */
  | { type: 'looked-up'; seat: Seat; word: string; found: boolean }
  /** `mendable`: it is no word, but may yet be changed [WY-24]. */
  | { type: 'challenged'; seat: Seat; word: string; by: Seat; outcome: 'proven' | 'struck' | 'mendable' }
  /** `to` is null when the word was left as it was, and so struck. */
  | { type: 'mended'; seat: Seat; from: string; to: string | null; points: number }
  | { type: 'round-scored'; round: number; lines: RoundLine[]; totals: number[] }
  | { type: 'spot-moved'; from: Spot; to: Spot; penalty: boolean }
  /** `won` is null where people play against one another. */
  | { type: 'ended'; totals: number[]; won: boolean | null };

export type Refusal =
  | { code: 'no-word' | 'not-letters' }
  | { code: 'cheapie'; word: string; earlier: string; round: number; seat: Seat }
  | { code: 'frozen'; text: string }
  | { code: 'not-challengeable'; seat: Seat }
  | { code: 'not-suggested'; word: string }
  | { code: 'impossible-position'; fault: WordsyPositionFault }
  | BoardRefusal;

export interface Wordsy {
  config: Config;
  state: State;
  view: View;
  event: Event;
  refusal: Refusal;
  steps: {
    /** Asked before a board appears at a table with the timer (ours): all players should be looking. */
    ready: { step: { round: number; alone: boolean }; answer: { ready: true } };
    deal: { step: object; answer: never };
    write: { step: { stage: Stage }; answer: { text: string; lock: boolean } };
    /** Solo: there are no challengers, so the game looks the word up (ours). */
    'look-up': { step: object; answer: never };
    /** The seat whose word is challenged; null to pass. */
    challenge: { step: object; answer: { challenge: Seat | null } };
    /** The word meant, out of those offered; null leaves it as it is. */
    mend: {
      /** `runTogether`: what is offered are the words it was run together from. */
      step: { seat: Seat; word: string; offered: string[]; runTogether: boolean };
      answer: { word: string | null };
    };
    score: { step: object; answer: never };
  };
  free: never;
  limit: 'ready' | 'idle' | 'timer' | 'grace' | 'challenge' | 'mend';
  position: Position;
  env: Lexicon;
  amendment: AllowWord;
}

export type Steps = Rules<Wordsy>['steps'];
export type WordsyMoment = RulesContext<Wordsy>;
