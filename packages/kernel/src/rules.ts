import type { BySeat } from './by-seat.ts';
import type { Chance } from './chance.ts';
import type { Limit, TimeLimits } from './limits.ts';
import type { Schema } from './schema.ts';
import type { MaskedState, Plain, Seat, SecretReader, Visible } from './secret.ts';
import type { Amendment, Answer, Shape, Step, StepKind, Time } from './shape.ts';

/** The context in which an answer is checked: the mover's own view, and nothing the mover doesn't know. */
export interface AnswerContext<S extends Shape, K extends StepKind<S> = StepKind<S>> {
  readonly seat: Seat;
  readonly view: S['view'];
  readonly step: Step<S, K>;
  /** The seat's answer so far, put forward but not final ('stay'). */
  readonly draft: Answer<S, K> | undefined;
  readonly env: S['env'];
}

export interface SubmittedAnswer<A> {
  readonly seat: Seat;
  readonly answer: A;
  /** True for the default answer of a seat that gave none. */
  readonly silent: boolean;
}

/** A question to some seats. All answers are kept from everyone else until it closes. */
export interface QuestionRules<S extends Shape, K extends StepKind<S>> {
  /** Seats to ask; read once, when the step opens. An empty list closes it at once. */
  asks(state: MaskedState<S['state']>, step: Step<S, K>): readonly Seat[];
  /** Time limit; null for none. A table may change it or switch it off. */
  readonly limit?: S['limit'] | ((step: Step<S, K>) => S['limit'] | null);
  /**
   * Awaited seats spend their chess clock; with 'instead' it takes the place of the limit at tables that have clocks.
   * Needs progress 'shown': a clock that stops tells who has answered.
   */
  readonly chessClock?: true | 'instead';
  /** Do the others see who has answered ('shown'), or not even that ('sealed')? */
  readonly progress: 'shown' | 'sealed';
  /**
   * A free move reopens the question, if this function exists. True for answers that are then withdrawn (a pass); others
   * are kept (a trump under way).
   */
  isWithdrawnByFreeMove?(answer: Answer<S, K>): boolean;
  readonly answer: Schema<Answer<S, K>>;
  /** The whole legality of an answer. Runs on server, in the page, in bots; a refusal cannot leak. */
  check(context: AnswerContext<S, K>, answer: Answer<S, K>): S['refusal'] | undefined;
  /** The answer of a seat that says nothing. Also proves that the question has a legal answer. */
  defaultAnswer(context: AnswerContext<S, K>): Answer<S, K>;
  /**
   * Marks a reaction window: most players let it pass, and the default answer does that. So the table may pass for a
   * player who asked for it or is away in a correspondence game. The keys name the game's reasons to ask in person all
   * the same, each decided from the seat's own view; a player chooses which of them count. `before` is the seat's view
   * when it was last asked in a window; null if it never was.
   */
  readonly reactionWindow?: Readonly<
    Record<string, (context: AnswerContext<S, K>, before: S['view'] | null) => boolean>
  >;
  /**
   * In a reaction window: true if this seat can only let it pass, judged from its own view alone. The table then passes
   * for it, at a time that tells the others nothing. It must not depend on whether a word exists: that would be a hint.
   */
  hasNoChoice?(context: AnswerContext<S, K>): boolean;
  /** The question has just been put to its seats; the place to call `setSeatDeadline`. */
  opened?(m: RulesContext<S>, step: Step<S, K>, asked: readonly Seat[]): void;
  /**
   * An answer came in. 'wait' (default): the seat is done, wait for the others.
   * 'stay': kept as a draft, the seat is still awaited. 'close': enough, close now.
   */
  answered?(m: RulesContext<S>, step: Step<S, K>, given: SubmittedAnswer<Answer<S, K>>): 'wait' | 'stay' | 'close';
  /** Time is up. 'close' (default), or 'wait' after `m.extendDeadline(…)` or `m.removeDeadline()`. */
  expired?(m: RulesContext<S>, step: Step<S, K>): 'close' | 'wait';
  /** All answers are in, given or by default, in order of arrival. Add the steps that follow with `m.next(…)`. */
  close(m: RulesContext<S>, step: Step<S, K>, given: readonly SubmittedAnswer<Answer<S, K>>[]): void;
}

/** A step that runs without asking any seat. */
export interface Automatic<S extends Shape, K extends StepKind<S>> {
  run(m: RulesContext<S>, step: Step<S, K>): void;
}

export type StepRules<S extends Shape, K extends StepKind<S>> = [Answer<S, K>] extends [never]
  ? Automatic<S, K>
  : QuestionRules<S, K>;

export interface FreeMoveContext<S extends Shape> {
  readonly seat: Seat;
  readonly view: S['view'];
  readonly step: Step<S>;
  readonly env: S['env'];
}

export interface FreeRules<S extends Shape> {
  readonly move: Schema<S['free']>;
  /** The kinds worth offering now: buttons, keys, what the screen reader says. */
  offers(context: FreeMoveContext<S>): readonly S['free']['type'][];
  check(context: FreeMoveContext<S>, move: S['free']): S['refusal'] | undefined;
  apply(m: RulesContext<S>, seat: Seat, move: S['free']): void;
}

/** The public view of the table: an amendment is checked against nothing else, so a refusal cannot leak. */
export interface AmendContext<S extends Shape> {
  readonly view: S['view'];
  readonly step: Step<S>;
  readonly env: S['env'];
}

export interface AmendRefusal {
  readonly code: string;
}

/**
 * Changes to the agreed config while a match runs: a word the table allows after all. An amendment is not a move: no seat
 * is asked for it, it answers nothing, and it changes no deadline. It is an entry of the record, so a replay has the
 * config that was in force at each moment. It only ever counts from now on. Who may make one is the table's business.
 */
export interface AmendRules<S extends Shape> {
  readonly amendment: Schema<Amendment<S>>;
  /** The config in force. */
  config(state: MaskedState<S['state']>): S['config'];
  check(context: AmendContext<S>, amendment: Amendment<S>): AmendRefusal | undefined;
  /** Changes the config in the state and announces it to all. An answer that was legal must stay legal. */
  apply(m: RulesContext<S>, by: Seat, amendment: Amendment<S>): void;
}

/** One moment of a match, as the rules see it: change `state` in place; it is a draft. */
export interface RulesContext<S extends Shape> {
  readonly state: S['state'];
  readonly at: Time;
  readonly env: S['env'];
  readonly seats: readonly Seat[];
  /** One stream for each purpose: 'deck', 'lots' … */
  chance(stream: string): Chance;
  /** Announces an event to all viewers, or to those of the audience. */
  tell(event: S['event'], audience?: Audience): void;
  /** Puts these steps, in this order, before everything else on the agenda. */
  next(...steps: Step<S>[]): void;
  /** True if this step is on the agenda, open or not. */
  isPending(type: StepKind<S>): boolean;
  /** True if this limit is switched on at this table. */
  isTimed(limit: S['limit']): boolean;
  /** Ends the step being answered no later than this limit from now, for all to see. Does nothing if the limit is off. */
  shortenDeadline(limit: S['limit']): void;
  /**
   * In `answered`: the same without showing it, for as long as this answer stands. It collects the answers that count as
   * simultaneous; a deadline of 300 ms that players can see would invite them to wait for the last moment.
   */
  setHiddenDeadline(limit: S['limit']): void;
  /**
   * In `opened`, `answered` or `flagged`: gives this seat a deadline of its own. When it passes, the default answer
   * counts for this seat, and the others are still awaited. Does nothing if the limit is off.
   */
  setSeatDeadline(seat: Seat, limit: S['limit']): void;
  /** In `expired`: gives the question this much more time. Returns false if the limit is off. */
  extendDeadline(limit: S['limit']): boolean;
  /** In `expired`: lets the seats take as long as they like. */
  removeDeadline(): void;
  /** Adds time to a seat's chess clock. */
  addClockTime(seat: Seat, ms: number): void;
  end(result: MatchResult): void;
}

export type Audience = { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };
export interface AddressedEvent<S extends Shape> {
  readonly event: S['event'];
  readonly audience: Audience | null;
}

export interface MatchResult {
  readonly scores: BySeat<number>;
  /** Best first; a shared place is one group. */
  readonly places: readonly (readonly Seat[])[];
}

/** A state and the steps to come: the result of setting up a match or of reading a given position. */
export interface StartPosition<S extends Shape> {
  readonly state: S['state'];
  readonly agenda: readonly Step<S>[];
}

/** Facts available when a match is set up. */
export interface SetupContext<S extends Shape> {
  readonly config: S['config'];
  readonly seats: readonly Seat[];
  readonly env: S['env'];
  readonly limits: TimeLimits<S>;
  chance(stream: string): Chance;
}

export interface PositionRules<S extends Shape> {
  readonly schema: Schema<S['position']>;
  /** Draws by chance whatever the position leaves open, such as the order of the deck. */
  toStartPosition(position: S['position'], context: SetupContext<S>): StartPosition<S> | S['refusal'];
}

/** The rules of a game, written by its author. */
export interface Rules<S extends Shape> {
  readonly id: string;
  /** Raised when an old record would replay differently. */
  readonly version: number;
  readonly players: readonly [min: number, max: number];
  readonly limits: Readonly<Record<S['limit'], Limit>>;
  readonly config: Schema<S['config']>;
  setup(context: SetupContext<S>): StartPosition<S>;
  readonly position?: PositionRules<S>;
  view(state: MaskedState<S['state']>, reader: SecretReader): S['view'];
  readonly steps: { readonly [K in StepKind<S>]: StepRules<S, K> };
  readonly free?: FreeRules<S>;
  readonly amend?: AmendRules<S>;
  /**
   * Auto-pass starts switched on, even in live games, and asks the player for these reasons of its reaction windows.
   */
  readonly autoPass?: readonly string[];
  /** Effects that must happen "at once, before anything else": runs before each question opens. */
  beforeQuestion?(m: RulesContext<S>): void;
  /** A chess clock ran out: call `m.addClockTime` and apply a penalty, or call `m.end`. */
  flagged?(m: RulesContext<S>, seat: Seat): void;
}

/** Refuses to compile when a state is not plain JSON, or a view, step or event could carry a Secret. */
export type Leakproof<S extends Shape> = [S['state'], S['view'], S['event'], Step<S>] extends [
  Plain<S['state']>,
  Visible<S['view']>,
  Visible<S['event']>,
  Visible<Step<S>>,
]
  ? unknown
  : { 'a view, event or step may not hold a Secret': never };
