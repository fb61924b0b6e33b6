import type { BySeat, Rules, RulesContext, Seat, Secret } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { AllowWord } from '@wordhoard/lexicon/allow-word';
import type { CardId, LetterOffer } from './cards.ts';
import type { Config } from './config.ts';
import type { Goal, GoalNeeds } from './goals.ts';
import type { TurnAnswer } from './moves.ts';
import type { StepNotationFault } from './notation.ts';
import type { Position, WordsmithPositionFault } from './position.ts';
import type { Tally } from './scoring.ts';
import type { Sheet } from './sheet.ts';
import type { TurnRefusal } from './turn.ts';
import type { StepReward } from './turn-so-far.ts';

/** One of the two goals of a table. */
export interface TableGoal {
  readonly goal: Goal;
  /** The round in which a player first completed it; null before that. */
  readonly first: number | null;
}

export interface State {
  config: Config;
  /** From 1; 0 before the first round. */
  round: number;
  /** The cards still to come, and those that are never seen, as printed eleven [WS-1]. */
  deck: Secret<CardId[]>;
  removed: Secret<CardId[]>;
  /** [WS-5] The cards turned up; empty before the first round. */
  offer: CardId[];
  goals: TableGoal[];
  sheets: Sheet[];
  /** [WS-17] Words allowed in this round. They can be claimed, but don't count as words when the turn began [WS-12]. */
  allowed?: string[];
}

/** Everything but the deck is public. A turn in progress is known only to its player's page. */
export interface View {
  readonly config: Config;
  readonly round: number;
  /** Number of cards still to come. */
  readonly deck: number;
  readonly offer: LetterOffer;
  readonly goals: readonly TableGoal[];
  readonly sheets: BySeat<Sheet>;
  /** [WS-17] Words allowed in this round; missing if there are none. */
  readonly allowed?: readonly string[];
  /** [WS-15] The score of each sheet if the game ended now. See `totalSoFar` for the total during the game. */
  readonly tallies: BySeat<Tally>;
}

export type Event =
  /** The table allows this word from now on. */
  | { type: 'allowed'; by: Seat; word: string }
  /** `prices`: of the cards, if they are not as printed. */
  | { type: 'dealt'; round: number; offer: string[]; prices?: readonly number[] }
  /** One for each seat when all have confirmed. `silent`: time ran out; `prepared`: a draft was played. */
  | { type: 'turned'; seat: Seat; round: number; earned: StepReward[]; silent: boolean; prepared: boolean }
  /** `needs`: what the goal needs, if it is not as printed. */
  | { type: 'goal'; seat: Seat; goal: Goal; points: number; first: boolean; needs?: GoalNeeds }
  | { type: 'ended'; tallies: Tally[] };

export type Refusal =
  | TurnRefusal
  | { readonly code: 'bad-position'; readonly fault: WordsmithPositionFault }
  | (StepNotationFault & { readonly seat: Seat });

export interface Wordsmith {
  config: Config;
  state: State;
  view: View;
  event: Event;
  refusal: Refusal;
  steps: {
    deal: { step: object; answer: never };
    /** [WS-8] The steps of the whole turn in order: two letters, words claimed, goblets and swords used. */
    turn: { step: { round: number }; answer: TurnAnswer };
  };
  free: never;
  limit: 'turn';
  position: Position;
  env: Lexicon;
  amendment: AllowWord;
}

export type Steps = Rules<Wordsmith>['steps'];
export type WordsmithContext = RulesContext<Wordsmith>;
