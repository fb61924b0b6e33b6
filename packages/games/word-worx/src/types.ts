import type { BySeat, Rules, RulesContext, Seat, Secret } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { AllowWord } from '@wordhoard/lexicon/allow-word';
import type { ArrangedWords, ArrangementRefusal, WordRefusal } from './arrangement.ts';
import type { CardId } from './cards.ts';
import type { Config } from './config.ts';
import type { IndicatorId, ManifestId } from './manifests.ts';
import type { Position, WordWorxPositionFault } from './position.ts';
import type { RoundSheet } from './scoring.ts';
import type { Theft, TheftRefusal } from './theft.ts';

/** A word on the table that may still change. */
export interface OpenWord {
  /** Its name, unique on the table, so that a lock or a theft means the word the mover saw. */
  readonly id: number;
  readonly cards: readonly CardId[];
}

export interface PlayerState {
  hand: Secret<CardId[]>;
  manifest: Secret<ManifestId>;
  indicator: Secret<IndicatorId>;
  words: OpenWord[];
  /** [WX-8] The open word the manifest card lies on. */
  lock: number | null;
  /** [WX-8] Words locked for good. */
  sealed: (readonly CardId[])[];
  /** From the rounds before this one. */
  total: number;
}

export interface State {
  config: Config;
  /** From 1. */
  round: number;
  starter: Seat;
  /** [WX-4] Up to five cards and, last, the top of the pile while there is one. New cards come in at the end. */
  line: CardId[];
  /** The cards below the top; the next one first. */
  pile: Secret<CardId[]>;
  /** Manifests and indicators that no player has. */
  manifests: Secret<ManifestId[]>;
  indicators: Secret<IndicatorId[]>;
  discards: CardId[];
  /** [WX-4] The cards last drawn in full view. They are now in a closed hand; but they were seen. */
  drawn: CardId[];
  players: BySeat<PlayerState>;
  nextWord: number;
  /** Of the rounds that are over, one sheet for each seat. */
  sheets: BySeat<RoundSheet>[];
}

export interface PlayerView {
  readonly hand: number;
  readonly words: readonly OpenWord[];
  readonly lock: number | null;
  readonly sealed: readonly (readonly CardId[])[];
  readonly total: number;
}

export interface View {
  readonly config: Config;
  readonly round: number;
  readonly rounds: number;
  readonly starter: Seat;
  readonly line: readonly CardId[];
  /** Cards in the pile, with its top. 0: this turn is the last with picking up [WX-10]. */
  readonly pile: number;
  readonly discards: readonly CardId[];
  readonly players: BySeat<PlayerView>;
  readonly mine: {
    readonly hand: readonly CardId[];
    readonly manifest: ManifestId;
    readonly indicator: IndicatorId;
  } | null;
  readonly sheets: readonly BySeat<RoundSheet>[];
}

/** Questions at which time can run out; the second card is a question of its own. */
export type TimedOut = WordWorx['limit'] | 'second';

export type Event =
  /** The table allows this word from now on. */
  | { type: 'allowed'; by: Seat; word: string }
  | { type: 'round-began'; round: number; starter: Seat; line: CardId[] }
  | { type: 'turn-began'; seat: Seat }
  /** Told before what it did. */
  | { type: 'timed-out'; seat: Seat; at: TimedOut }
  /** `next`: the card that came in at the end of the line. */
  | { type: 'picked'; seat: Seat; card: CardId; next: CardId | null }
  /** `before`: the robbed word as it stood; `words`: all open words of the thief as they stand now. */
  | {
      type: 'stole';
      seat: Seat;
      from: Seat;
      card: CardId;
      before: readonly CardId[];
      rest: readonly CardId[];
      words: OpenWord[];
      laid: CardId[];
    }
  /** All open words as they stand now; which cards came from the hand; which words were locked for good. */
  | { type: 'built'; seat: Seat; words: OpenWord[]; laid: CardId[]; sealed: (readonly CardId[])[]; last: boolean }
  /** `cards`: the word the manifest card came onto; or, with null, the one it came off. Public. */
  | { type: 'locked'; seat: Seat; word: number | null; cards: readonly CardId[] }
  | { type: 'discarded'; seat: Seat; cards: CardId[] }
  /**
   * `cards`: those drawn in full view; `unseen`: the number only their owner saw; `next`: the card that lies open now.
   */
  | { type: 'drew'; seat: Seat; cards: CardId[]; unseen: number; next: CardId | null }
  /** For that player alone: what the others did not see. */
  | { type: 'drew-unseen'; seat: Seat; cards: CardId[] }
  /** [WX-10] From now on each player builds once. */
  | { type: 'pile-out'; next: Seat }
  | { type: 'round-scored'; round: number; sheets: RoundSheet[]; totals: number[] }
  | { type: 'ended'; totals: number[] };

export type Refusal =
  | { code: 'not-on-line'; card: CardId }
  | { code: 'must-pick' }
  | { code: 'wrong-number'; wanted: number; given: number }
  | { code: 'already-there' }
  | { code: 'not-on-manifest'; word: string }
  | { code: 'bad-position'; fault: WordWorxPositionFault }
  | ArrangementRefusal
  | WordRefusal
  | TheftRefusal;

/** Data of the questions in a player's own turn. */
interface TurnStep {
  seat: Seat;
}

export interface WordWorx {
  config: Config;
  state: State;
  view: View;
  event: Event;
  refusal: Refusal;
  steps: {
    begin: { step: object; answer: never };
    turn: { step: TurnStep; answer: never };
    /** Null: no second card. */
    pick: { step: TurnStep & { nth: 1 | 2 }; answer: { card: CardId | null } };
    /** Asks only where there is something to steal. */
    prowl: { step: TurnStep; answer: never };
    steal: { step: TurnStep; answer: { steal: Theft<CardId[][]> | null } };
    /**
     * All open words as they shall stand; `seal`: places in that list, to be locked for good. As a `draft` it is only put
     * forward: it is what stands if the time runs out.
     */
    build: { step: TurnStep & { last: boolean }; answer: ArrangedWords<CardId[][]> & { seal: number[]; draft?: true } };
    discard: { step: TurnStep & { count: number }; answer: { cards: CardId[] } };
    replenish: { step: TurnStep; answer: never };
    onward: { step: TurnStep; answer: never };
    score: { step: object; answer: never };
  };
  /** [WX-8] Places, moves or (null) removes the manifest card. */
  free: { type: 'lock'; word: number | null };
  limit: 'pick' | 'steal' | 'build' | 'discard';
  position: Position;
  env: Lexicon;
  amendment: AllowWord;
}

export type Steps = Rules<WordWorx>['steps'];
export type WorxMoment = RulesContext<WordWorx>;
