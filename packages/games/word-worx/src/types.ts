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
  /** Unique on the table, so that a lock or a theft refers to the word the player saw. */
  readonly id: number;
  readonly cards: readonly CardId[];
}

export interface PlayerState {
  hand: Secret<CardId[]>;
  manifest: Secret<ManifestId>;
  indicator: Secret<IndicatorId>;
  words: OpenWord[];
  /** [WX-8] Id of the open word the manifest card is on. */
  lock: number | null;
  /** [WX-8] Words locked for good. */
  sealed: (readonly CardId[])[];
  /** Points of earlier rounds. */
  total: number;
}

export interface State {
  config: Config;
  /** From 1. */
  round: number;
  starter: Seat;
  /** [WX-4] The cards of the line and, last, the top of the pile if there is one. New cards come in at the end. */
  line: CardId[];
  /** The cards below the top, the next one first. */
  pile: Secret<CardId[]>;
  /** Manifests and indicators that no player has. */
  manifests: Secret<ManifestId[]>;
  indicators: Secret<IndicatorId[]>;
  discards: CardId[];
  /** [WX-4] The cards last drawn in full view. They are in a hidden hand now, but all players saw them. */
  drawn: CardId[];
  players: BySeat<PlayerState>;
  nextWord: number;
  /** For each finished round, one sheet per seat. */
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
  /** Number of cards in the pile, including its top. 0: this turn is the last one with picking [WX-10]. */
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

/** Questions that can time out; each card after the first is a separate question, 'second'. */
export type TimedOut = WordWorx['limit'] | 'second';

export type Event =
  /** The table allows this word from now on. */
  | { type: 'allowed'; by: Seat; word: string }
  | { type: 'round-began'; round: number; starter: Seat; line: CardId[] }
  | { type: 'turn-began'; seat: Seat }
  /** Comes before the event of what happened by default. */
  | { type: 'timed-out'; seat: Seat; at: TimedOut }
  /** `next`: the card that came in at the end of the line. */
  | { type: 'picked'; seat: Seat; card: CardId; next: CardId | null }
  /** `before`: the word before it lost the card; `words`: all open words of the thief afterwards. */
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
  /** `words`: all open words afterwards; `laid`: cards from the hand; `sealed`: words locked for good. */
  | { type: 'built'; seat: Seat; words: OpenWord[]; laid: CardId[]; sealed: (readonly CardId[])[]; last: boolean }
  /** `cards`: the word that the manifest card was put on or, if `word` is null, taken off. Public. */
  | { type: 'locked'; seat: Seat; word: number | null; cards: readonly CardId[] }
  | { type: 'discarded'; seat: Seat; cards: CardId[] }
  /**
   * `cards`: drawn in full view; `unseen`: how many only their owner saw; `next`: the card that is face up now.
   */
  | { type: 'drew'; seat: Seat; cards: CardId[]; unseen: number; next: CardId | null }
  /** Sent only to that player: the cards that others did not see. */
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
    /** `nth`: from 1. Null: no further card. */
    pick: { step: TurnStep & { nth: number }; answer: { card: CardId | null } };
    /** Asks for a theft only if there is something to steal. */
    prowl: { step: TurnStep; answer: never };
    /** A card of another player's open word, what the rest of it spells, and your own open words with the card; or null. */
    steal: { step: TurnStep; answer: { steal: Theft<CardId[][]> | null } };
    /**
     * All open words in their new arrangement; `seal`: indexes of those to lock for good. A `draft` is played only if
     * time runs out.
     */
    build: { step: TurnStep & { last: boolean }; answer: ArrangedWords<CardId[][]> & { seal: number[]; draft?: true } };
    /** As many cards of your hand as `count` says. */
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
export type WordWorxContext = RulesContext<WordWorx>;
