import type { BySeat } from './by-seat.ts';
import type { Chance, ChanceState } from './chance.ts';
import type { FormFault } from './form-fault.ts';
import type { TimeLimits } from './limits.ts';
import type { BotPersonality } from './personality.ts';
import type { AddressedEvent, AmendRefusal, MatchResult, Rules, StartPosition } from './rules.ts';
import type { Seat, Secret, Viewer } from './secret.ts';
import type { Amendment, Answer, QuestionKind, Shape, Step, Time } from './shape.ts';

/** Everything fixed before play. Together with the entries it is enough to replay the match. */
export interface MatchSetup<S extends Shape> {
  readonly config: S['config'];
  readonly players: number;
  /** 64 hex digits. */
  readonly seed: string;
  readonly limits: TimeLimits<S>;
  /** Milliseconds on each chess clock; null for none. */
  readonly bank: number | null;
  readonly position: S['position'] | null;
}

/** A step on the agenda. `id` is null until it is opened. */
export interface AgendaItem<S extends Shape> {
  id: number | null;
  readonly step: Step<S>;
  asked: readonly Seat[];
  /** `due`: the hidden deadline this answer set (`setHiddenDeadline`); null if it set none. */
  given: { seat: Seat; answer: Secret<Answer<S>>; done: boolean; silent: boolean; due: Time | null }[];
  /** Awaited seats that have a deadline of their own (`setSeatDeadline`). */
  pressed: { seat: Seat; until: Time }[];
  /** The deadline everyone sees, and (`due`) the one that counts: earlier if it is hidden or only for some seats. */
  until: Time | null;
  due: Time | null;
  /**
   * Remaining milliseconds while another step covers this one (all times above are then remainders); otherwise null.
   */
  left: { until: number | null } | null;
}

export interface ChessClock {
  /** Milliseconds. No viewer sees it below 0, because the match handles the expired clock first. */
  left: number;
  /** When it was started; null while it is stopped. */
  since: Time | null;
}

/** Everything about a running match. Plain JSON; never leaves the server. */
export interface Match<S extends Shape> {
  state: S['state'];
  /** The last is asked first. */
  agenda: AgendaItem<S>[];
  chance: ChanceState;
  readonly seats: readonly Seat[];
  readonly limits: TimeLimits<S>;
  banks: BySeat<ChessClock> | null;
  at: Time;
  opened: number;
  over: MatchResult | null;
}

/** The question now open, as one viewer sees it. */
export interface OpenQuestion<S extends Shape> {
  /** An answer names the question it answers, so a late click never answers the next one. */
  readonly id: number;
  readonly step: Step<S, QuestionKind<S>>;
  readonly asked: readonly Seat[];
  /** Seats that have not answered; null when that is sealed. */
  readonly waiting: readonly Seat[] | null;
  /** For all, or for this viewer if theirs is sooner. */
  readonly until: Time | null;
  /** This viewer's own answer so far. */
  readonly mine: { readonly answer: Answer<S>; readonly done: boolean } | null;
}

/** The only thing a page, a bot or a spectator ever gets. */
export interface Observation<S extends Shape> {
  readonly view: S['view'];
  readonly question: OpenQuestion<S> | null;
  readonly free: readonly S['free']['type'][];
  readonly banks: BySeat<ChessClock> | null;
  readonly over: MatchResult | null;
}

export type Move<S extends Shape> = { readonly to: number; readonly answer: Answer<S> } | { readonly free: S['free'] };

/** A line of the record. Without a seat it is no move: the clock's, or an amendment of the config. */
export type RecordEntry<S extends Shape> =
  | { readonly at: Time; readonly seat?: never }
  | AmendEntry<S>
  | ({ readonly at: Time; readonly seat: Seat } & Move<S>);

export interface AmendEntry<S extends Shape> {
  readonly at: Time;
  readonly seat?: never;
  /** Seat of the player who made it; the log names them. */
  readonly by: Seat;
  readonly amend: Amendment<S>;
}

export type KernelRefusal =
  | {
      readonly code: 'over' | 'not-asked' | 'already-answered' | 'no-free-moves' | 'not-due' | 'no-amendments';
    }
  /** The form of the move is wrong; `path` says where within the move. */
  | ({ readonly code: 'malformed' } & Partial<FormFault>)
  | { readonly code: 'stale'; readonly current: number | null }
  /** A deadline has passed: the caller must `expire` first, then try again. */
  | { readonly code: 'clock-first'; readonly due: Time };

export type StartRefusal =
  | { readonly code: 'wrong-number-of-players'; readonly min: number; readonly max: number }
  | { readonly code: 'bad-config' | 'bad-seed' | 'bad-position' | 'no-positions' };

export type PlayOutcome<S extends Shape> =
  | {
      readonly ok: true;
      readonly match: Match<S>;
      readonly events: readonly AddressedEvent<S>[];
      /** The line for the record: the move as it was read, without anything else the sender wrote. */
      readonly entry: RecordEntry<S>;
    }
  | { readonly ok: false; readonly refusal: KernelRefusal | S['refusal'] };

export type AmendOutcome<S extends Shape> =
  | Extract<PlayOutcome<S>, { ok: true }>
  | { readonly ok: false; readonly refusal: KernelRefusal | AmendRefusal };

export type StartOutcome<S extends Shape> =
  | { readonly ok: true; readonly match: Match<S>; readonly events: readonly AddressedEvent<S>[] }
  | { readonly ok: false; readonly refusal: StartRefusal | S['refusal'] };

/** An observation and the events that led to it, as far as one viewer may know them. */
export interface Update<S extends Shape> {
  readonly seen: Observation<S>;
  readonly events: readonly S['event'][];
}

/** A window that is open to a seat, and has no answer from it yet. */
export interface PassOption<S extends Shape> {
  /** The move that lets it pass. */
  readonly move: Move<S>;
  /** The game's reasons, among those that hold now, for the player to decide in person. */
  readonly reasons: readonly string[];
  /** The seat has nothing else to choose. */
  readonly hasNoChoice: boolean;
}

/** A game as the runtime, the server and the page use it. `bind(rules, env)` makes one. */
export interface Game<S extends Shape> {
  readonly id: string;
  readonly version: number;
  readonly rules: Rules<S>;
  /** Starts a match. The setup comes from outside, so a fault in it is a refusal. */
  start(table: MatchSetup<S>): StartOutcome<S>;
  /** Starts a match in mid-game, for the rules' own tests and the lab. */
  resume(table: MatchSetup<S>, position: StartPosition<S>): Match<S>;
  play(match: Match<S>, seat: Seat, move: unknown, at: Time): PlayOutcome<S>;
  /** Why `play` would refuse this; undefined if it would not. */
  refusalOf(match: Match<S>, seat: Seat, move: unknown, at: Time): KernelRefusal | S['refusal'] | undefined;
  /** Changes the agreed config from now on (`Rules.amend`). The caller decides whether `by` may do that. */
  amend(match: Match<S>, by: Seat, amendment: unknown, at: Time): AmendOutcome<S>;
  /** The config in force; null for a game without amendments, whose config never changes. */
  amendedConfig(match: Match<S>): S['config'] | null;
  /** When `expire` must be called, if nothing happens before. The server's one timer. */
  nextDeadline(match: Match<S>): Time | null;
  expire(match: Match<S>, at: Time): PlayOutcome<S>;
  observe(match: Match<S>, viewer: Viewer): Observation<S>;
  /** The update to send to a viewer who last saw `last`; null when nothing happened that concerns them. */
  updateFor(
    last: Observation<S> | null,
    after: Match<S>,
    events: readonly AddressedEvent<S>[],
    viewer: Viewer,
  ): Update<S> | null;
  /** The same legality test as `play`, from a view: for previews and bots. */
  check(seen: Observation<S>, seat: Seat, move: Move<S>): KernelRefusal | S['refusal'] | undefined;
  /** Every reason its windows know, by name; null for a game without windows. */
  readonly reactionReasons: readonly string[] | null;
  /**
   * The move by which this seat passes, found from its observation alone; null outside a reaction window or once
   * answered.
   *
   * @param before its observation when it was last asked in a reaction window
   */
  passOption(seen: Observation<S>, seat: Seat, before?: Observation<S> | null): PassOption<S> | null;
}

/** Everything a bot is given. By its type it cannot see a state. */
export interface BotInput<S extends Shape> {
  readonly seen: Observation<S>;
  readonly seat: Seat;
  /** Keyed by the question: asked again about the same one, a bot draws the same numbers and keeps to its plan. */
  readonly chance: Chance;
  /** Personality for the whole match; a balanced one if left out. */
  readonly personality?: BotPersonality | undefined;
  readonly env: S['env'];
}

/** A step in a turn that goes on, a pass or a quick reaction, an ordinary move, a big play. */
export type MoveSize = 'step' | 'small' | 'medium' | 'large';

export interface Thought<S extends Shape> {
  readonly move: Move<S>;
  /** Milliseconds a person would take, counted from when the question opened. The caller may ignore it. */
  readonly wait?: number;
  /**
   * Amount the others will have to take in, judged only by what they are about to see: the kind of move, the number of
   * cards laid. Bots' timing follows it, so it must never depend on a hidden card or on whether a word exists.
   */
  readonly size?: MoveSize;
}

/**
 * Yields better and better moves; the caller (a worker, a test) takes the last one when time is up. So a bot needs no
 * clock, no promise and no cancel token. A bot that yields nothing has no move to make now.
 */
export type Bot<S extends Shape> = (input: BotInput<S>) => Iterable<Thought<S>>;
