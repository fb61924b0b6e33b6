import type { BySeat, Rules, RulesContext, Seat, Secret } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { AllowWord } from '@wordhoard/lexicon/allow-word';
import type { ActionTarget, PlayedAction } from './action-targets.ts';
import type { ActionId } from './actions.ts';
import type { LetterId } from './cards.ts';
import type { Config } from './config.ts';
import type { Position, WordNerdsPositionFault } from './position.ts';

/** A card in a word; `as` is the letter that a WILD stands for, and null for every other card. */
export interface WordCard {
  card: LetterId;
  as: string | null;
}

/** 'trumping': in battle with the scoring word. 'beaten': lost a battle. 'struck': challenged, and not a word. */
export type Status = 'scoring' | 'trumping' | 'beaten' | 'struck';

/** A word on the table. Other data refers to it by its index in the order of laying. */
export interface TableWord {
  owner: Seat;
  cards: WordCard[];
  status: Status;
  /** The word it was laid against; null for the declared word. */
  attacks: number | null;
  /** Challenged, and found in the dictionary. */
  proven: boolean;
  /** Points changed by action cards. */
  modifier: number;
  doubled: LetterId[];
  noBonus: boolean;
  fullCredit: boolean;
}

/** A bid after the reveal, with the effects of action cards. */
export interface Bid {
  seat: Seat;
  token: number;
  change: number;
  winsTies: boolean;
  /** FREE BID: the token came back. */
  free: boolean;
}

export interface PlayerState {
  letters: Secret<LetterId[]>;
  actions: Secret<ActionId[]>;
  /** Spent tokens; the 0 is never among them [WN-6]. */
  spent: number[];
  score: number;
}

export interface State {
  config: Config;
  /** From 1. */
  turn: number;
  /** Holder of the First Player card. */
  first: Seat;
  players: BySeat<PlayerState>;
  deck: Secret<LetterId[]>;
  actionDeck: Secret<ActionId[]>;
  discards: LetterId[];
  actionDiscards: ActionId[];
  /** Letters turned up for the auction. */
  market: LetterId[];
  /** Community letters. */
  pool: LetterId[];
  /** Empty before the reveal. */
  bids: Bid[];
  words: TableWord[];
  /** The words of the last declaration in their final state, shown until the next auction. */
  settled: TableWord[];
  /** [WN-17] Points of challengers, in order. They count when the phase is over. */
  challenges: { seat: Seat; points: number }[];
  /** [WN-21] Seats that have agreed to stop. */
  stopping: Seat[];
}

export interface PlayerView {
  readonly letters: number;
  readonly actions: number;
  readonly spent: readonly number[];
  readonly score: number;
}

export interface View extends Omit<State, 'players' | 'deck' | 'actionDeck'> {
  readonly players: BySeat<PlayerView>;
  /** The highest token [WN-2]. */
  readonly topToken: number;
  /** Number of cards left in each deck. */
  readonly deck: number;
  readonly actionDeck: number;
  /** The viewer's own hand; null for spectators. */
  readonly hand: { readonly letters: readonly LetterId[]; readonly actions: readonly ActionId[] } | null;
}

export interface Pass {
  type: 'pass';
}
/** A word to lay: its letters, and the action cards that take effect with it [WN-14]. */
export interface WordPlay {
  cards: WordCard[];
  actions: PlayedAction[];
}
export type Declaration = Pass | ({ type: 'word' } & WordPlay);
export type Reply = Pass | ({ type: 'trump' } & WordPlay) | { type: 'challenge'; word: number };
export type Purchase =
  | Pass
  | { type: 'replace'; cards: LetterId[]; tokens: number[] }
  | { type: 'action'; token: number };

/** The player has begun to buy, so the question waits for them, even with auto-pass. */
export interface BrowseAnswer {
  type: 'browse';
}
/** [WN-18] */
export interface OwedCards {
  seat: Seat;
  count: number;
}

/** A word on the table, as events name it. */
export interface WordName {
  owner: Seat;
  text: string;
}
/** The same, with its value at that time. */
export interface WordValue extends WordName {
  value: number;
}

export type DeckName = 'letters' | 'actions';

/** Questions that can time out; in reaction windows that is a pass. */
export type TimedOut = 'bid' | 'select' | 'declare' | 'window' | 'keep' | 'purchase' | 'letters';

export type Event =
  /** The table allows this word from now on. */
  | { type: 'allowed'; by: Seat; word: string }
  | { type: 'turned-up'; turn: number; cards: LetterId[] }
  | { type: 'bids'; tokens: { seat: Seat; token: number }[] }
  | { type: 'selection'; order: Seat[] }
  | { type: 'selected'; seat: Seat; card: LetterId }
  /** A letter joins the pool: the last one of an auction, or by a card. */
  | { type: 'joined-pool'; card: LetterId }
  | { type: 'drew'; seat: Seat; deck: DeckName; cards: string[] }
  | { type: 'others-drew'; seat: Seat; deck: DeckName; count: number }
  | { type: 'reshuffled'; deck: DeckName }
  /** Other targets (letters) are announced by the card's effects. */
  | { type: 'card-played'; seat: Seat; card: ActionId; word: number | null; on: WordName | null; at: Seat | null }
  /** A letter moved between two hands; only those two players know which. */
  | { type: 'moved'; from: Seat; to: Seat; card: LetterId | null }
  | { type: 'took'; seat: Seat; card: LetterId; from: 'pool' | 'discards' }
  | { type: 'swept'; cards: LetterId[] }
  /** `cards` is empty if the others see only how many. */
  | { type: 'discarded'; seat: Seat; cards: LetterId[]; count: number }
  | { type: 'retrieved'; seat: Seat; tokens: number[] }
  /** `value` includes the action cards laid with it; each of these names the word it was played on. */
  | {
      type: 'laid';
      seat: Seat;
      word: number;
      text: string;
      value: number;
      trumps: number | null;
      actions: { card: ActionId; word: number }[];
    }
  | { type: 'no-word' }
  | { type: 'battle-decided'; winner: number; beaten: number; won: WordValue; lost: WordValue }
  | { type: 'challenge'; word: number; on: WordName; by: Seat[] }
  /** `scoring` is the scoring word afterwards. */
  | { type: 'judged'; word: number; text: string; owner: Seat; by: Seat[]; valid: boolean; scoring: number | null }
  | { type: 'scored'; words: { word: number; seat: Seat; text: string; points: number }[]; scores: number[] }
  | { type: 'kept'; seat: Seat; redrew: boolean }
  | { type: 'purchased'; seat: Seat; what: 'letters' | 'action'; tokens: number[] }
  | { type: 'turn-over'; turn: number; first: Seat }
  | { type: 'stopping'; seat: Seat; agrees: boolean }
  /** This seat ran out of time; for a sealed question only that seat is told. */
  | { type: 'timed-out'; seat: Seat; at: TimedOut }
  | { type: 'ended'; why: 'score' | 'last-turn' | 'agreed'; scores: number[] };

export type Refusal =
  | { code: 'token-spent'; token: number }
  | { code: 'not-there'; card: string }
  | { code: 'too-short'; letters: number }
  | { code: 'no-hand-card' }
  | { code: 'wild-unnamed' | 'not-wild'; card: LetterId }
  | { code: 'not-higher'; value: number; needed: number }
  | { code: 'own-word' | 'battle-on' }
  | { code: 'not-challengeable'; word: number }
  | { code: 'wrong-count'; owed: number }
  /** A card that can't be played at this decision. */
  | { code: 'not-now'; card: ActionId }
  /** [WN-14] A card that can't be laid with a declaration or a trump. */
  | { code: 'not-with-word'; card: ActionId }
  /** A card without a possible target. */
  | { code: 'no-target'; card: ActionId; needs: keyof ActionTarget }
  /** A card that would do nothing: no letter to draw, or an empty pool. */
  | { code: 'no-effect'; card: ActionId }
  /** `field` is the part of the target that is missing, wrong or too much; `needs` has all parts that the card's target has. */
  | { code: 'bad-target'; card: ActionId; field: keyof ActionTarget; needs: (keyof ActionTarget)[] }
  | { code: 'nothing-to-draw' }
  | { code: 'stop-not-now' | 'already-said' }
  | { code: 'bad-position'; fault: WordNerdsPositionFault };

export interface WordNerds {
  config: Config;
  state: State;
  view: View;
  event: Event;
  refusal: Refusal;
  steps: {
    auction: { step: object; answer: never };
    /** One of your unspent tokens. */
    bid: { step: object; answer: { token: number } };
    /** Always a pass. To play an action card for the auction, make a free move while this question is open. */
    'bid-cards': { step: object; answer: Pass };
    selection: { step: object; answer: never };
    /** A letter of `view.market`. */
    select: { step: { seat: Seat }; answer: { card: LetterId } };
    leftover: { step: object; answer: never };
    /** A word of your letters and the pool, at least one of them yours, with action cards laid on it; or a pass. */
    declare: { step: object; answer: Declaration };
    /** A word worth more than the scoring one, a challenge of a word by its index in `view.words`, or a pass. */
    respond: { step: object; answer: Reply };
    /** Whether you join a challenge. */
    join: { step: { word: number; by: Seat[] }; answer: { join: boolean } };
    score: { step: object; answer: never };
    clear: { step: object; answer: never };
    /**
     * `redraw`: true discards the rest of your hand and draws two letters. `tokens`: if `step.owed.seat` is you, so many of
     * your spent tokens as `step.owed.count` says, or all of them if there are fewer; else an empty list.
     */
    keep: { step: { seats: Seat[]; owed: OwedCards | null }; answer: { redraw: boolean; tokens: number[] } };
    /**
     * Letters to replace for as many tokens, an action card for one token, or a pass. `{ "type": "browse" }` is a draft: it
     * keeps auto-pass from answering while a player chooses.
     */
    purchase: { step: object; answer: Purchase | BrowseAnswer };
    'turn-over': { step: object; answer: never };
    /** A letter of your hand to discard, because another player played DROP LETTER; null for a random one. */
    drop: { step: { seat: Seat; by: Seat }; answer: { card: LetterId | null } };
    /** [WN-4] The letters of your hand beyond ten, to be discarded; null for random ones. */
    discard: { step: object; answer: { cards: LetterId[] | null } };
  };
  free: ({ type: 'card' } & PlayedAction) | { type: 'stop'; agree: boolean };
  limit: 'bid' | 'cards' | 'select' | 'declare' | 'respond' | 'join' | 'choose' | 'purchase' | 'simultaneous';
  position: Position;
  env: Lexicon;
  amendment: AllowWord;
}

export type Steps = Rules<WordNerds>['steps'];
export type WordNerdsContext = RulesContext<WordNerds>;
