import type { BySeat, Rules, RulesContext, Seat, Secret, Time } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { AllowWord } from '@wordhoard/lexicon/allow-word';
import type { Board, BoardRefusal } from './board.ts';
import type { Config } from './config.ts';
import type { Position, WordsyPositionFault } from './position.ts';
import type { SoloLevel, Spot } from './solo.ts';
import type { RoundLine, Status } from './totals.ts';

/**
 * Modes of play: 'race' with the sand timer [WY-5], 'main-player' without it [WY-23], and 'solo' with one player
 * [WY-19].
 */
export type Mode = 'race' | 'main-player' | 'solo';

/** A player's word of this round, after the reveal. */
export interface RevealedWord {
  seat: Seat;
  /** '' for no word. */
  word: string;
  points: number;
  status: Status;
}

/** A word whose family can't be used in later rounds [WY-10]. */
export interface UsedWord {
  word: string;
  seat: Seat;
  round: number;
}

export interface State {
  config: Config;
  mode: Mode;
  /** From 1; 0 before the first round. */
  round: number;
  deck: Secret<string[]>;
  discards: string[];
  /** Eight cards from left to right, in columns of two. */
  board: string[];
  /** When the board appeared. */
  dealtAt: Time;
  /** This round's fastest player, or the Main Player at a table without the timer; null if there is none (yet). */
  lead: Seat | null;
  /** [WY-6] Holder of the No-Flip card. */
  noFlip: Seat | null;
  /** [WY-23] The Main Player of the previous round; null before the first. */
  lastMain: Seat | null;
  /** [WY-19] The spot of the solo timer, and whether the word was locked before the timer ran out. */
  spot: Spot;
  inTime: boolean;
  /** In order of reveal; empty during writing. */
  entered: RevealedWord[];
  used: UsedWord[];
  sheets: BySeat<{ lines: RoundLine[]; tallies: number }>;
}

/** A score sheet together with its total. */
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
  /** Number of cards left. */
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
  readonly sheets: BySeat<SheetView>;
}

/**
 * 'writing': the timer has not been flipped. 'timer': it runs. 'grace': letters may only be added [WY-7]. In solo
 * [WY-19] 'alone' is a table without the timer, and 'late' a round whose timer has run out: neither has a time limit.
 */
export type Stage = 'writing' | 'timer' | 'grace' | 'alone' | 'late';

export type Event =
  /** The table allows this word from now on. */
  | { type: 'allowed'; by: Seat; word: string }
  /** `passedOver`: letters discarded because they broke a Rule of Two. `lead`: the Main Player, if there is one. */
  | { type: 'dealt'; round: number; board: Board; passedOver: string[]; lead: Seat | null }
  | { type: 'locked'; seat: Seat }
  /** The timer starts; `by` is null if it starts by itself because no player locked a word [WY-8]. */
  | { type: 'flipped'; by: Seat | null }
  | { type: 'frozen' }
  /** [WY-19] Solo: the timer has run out, so this round earns no bonus. */
  | { type: 'ran-out' }
  /** One for each word, in the order of reveal. */
  | { type: 'revealed'; seat: Seat; word: string; points: number }
  /** [WY-19] Solo: the game looked the word up. */
  | { type: 'looked-up'; seat: Seat; word: string; found: boolean }
  /** `mendable`: a non-word that its player may still change [WY-24]. */
  | { type: 'challenged'; seat: Seat; word: string; by: Seat; outcome: 'proven' | 'struck' | 'mendable' }
  /** `to` is null if the player changed nothing, so the word was struck. */
  | { type: 'mended'; seat: Seat; from: string; to: string | null; points: number }
  | { type: 'round-scored'; round: number; lines: RoundLine[]; totals: number[] }
  | { type: 'spot-moved'; from: Spot; to: Spot; penalty: boolean }
  /** `won` is null outside of solo. */
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
    /** Asked before a board appears at a table with the timer (ours), so that all players are looking. */
    ready: { step: { round: number; alone: boolean }; answer: { ready: true } };
    deal: { step: object; answer: never };
    /** Your word. It is a draft until `lock` is true; a locked word must not be one of a family used before. */
    write: { step: { stage: Stage }; answer: { text: string; lock: boolean } };
    /** Solo: there are no challengers, so the game looks the word up (ours). */
    'look-up': { step: object; answer: never };
    /** The seat whose word is challenged; null to pass. */
    challenge: { step: object; answer: { challenge: Seat | null } };
    /** The word meant, one of those offered; null to change nothing. */
    mend: {
      /** `runTogether`: the words offered are those that `word` was run together from. */
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
export type WordsyContext = RulesContext<Wordsy>;
