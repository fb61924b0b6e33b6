import type { Chance, ChanceState } from './chance.ts';
import type { Limits } from './limits.ts';
import type { AmendRefusal, Result, Rules, Standing, Told } from './rules.ts';
import type { Seat, Secret, Viewer } from './secret.ts';
import type { Amendment, Answer, Asking, Shape, Step, Time } from './shape.ts';
import type { Temper } from './temper.ts';

/** What is settled before play: all that is needed, with the entries, to play the match again. */
export interface MatchSetup<S extends Shape> {
  readonly config: S['config'];
  readonly players: number;
  /** 64 hex digits. */
  readonly seed: string;
  readonly limits: Limits<S>;
  /** Milliseconds on each chess clock; null for none. */
  readonly bank: number | null;
  readonly position: S['position'] | null;
}

/** A step on the agenda. `id` is null until it is opened. */
export interface Open<S extends Shape> {
  id: number | null;
  readonly step: Step<S>;
  asked: readonly Seat[];
  /** `due`: with this answer the question ends no later, unseen (`gather`); null for an answer that does not hurry. */
  given: { seat: Seat; answer: Secret<Answer<S>>; done: boolean; silent: boolean; due: Time | null }[];
  /** Awaited seats that have a deadline of their own (`press`). */
  pressed: { seat: Seat; until: Time }[];
  /** The deadline everyone sees, and the one that counts. Differ only while gathering or where a seat is pressed. */
  until: Time | null;
  due: Time | null;
  /** What is left of it while another step lies on top, when all other times here are what is left of them; else null. */
  left: { until: number | null } | null;
}

export interface Bank {
  /** Milliseconds; below 0 never shows, for the flag falls first. */
  left: number;
  /** Since when it runs; null while it stands. */
  since: Time | null;
}

/** Everything about a running match. Plain JSON; never leaves the server. */
export interface Match<S extends Shape> {
  state: S['state'];
  /** The last is asked first. */
  agenda: Open<S>[];
  chance: ChanceState;
  readonly seats: readonly Seat[];
  readonly limits: Limits<S>;
  banks: Bank[] | null;
  at: Time;
  opened: number;
  over: Result | null;
}

/** The question now open, as one viewer sees it. */
export interface Asked<S extends Shape> {
  /** An answer names the question it answers, so a late click never answers the next one. */
  readonly id: number;
  readonly step: Step<S, Asking<S>>;
  readonly asked: readonly Seat[];
  /** Who has not answered; null when that is sealed. */
  readonly waiting: readonly Seat[] | null;
  /** For all, or for this viewer if theirs is sooner. */
  readonly until: Time | null;
  /** What this viewer has answered. */
  readonly mine: { readonly answer: Answer<S>; readonly done: boolean } | null;
}

/** The only thing a page, a bot or a spectator ever gets. */
export interface Seen<S extends Shape> {
  readonly view: S['view'];
  readonly question: Asked<S> | null;
  readonly free: readonly S['free']['type'][];
  readonly banks: readonly Bank[] | null;
  readonly over: Result | null;
}

export type Move<S extends Shape> = { readonly to: number; readonly answer: Answer<S> } | { readonly free: S['free'] };

/** A line of the record. Without a seat it is no move: the clock's, or an amendment of the config. */
export type Entry<S extends Shape> =
  | { readonly at: Time; readonly seat?: never }
  | AmendEntry<S>
  | ({ readonly at: Time; readonly seat: Seat } & Move<S>);

export interface AmendEntry<S extends Shape> {
  readonly at: Time;
  readonly seat?: never;
  /** The seat of whoever made it, to be named in the log. */
  readonly by: Seat;
  readonly amend: Amendment<S>;
}

export type KernelRefusal =
  | {
      readonly code:
        | 'over'
        | 'malformed'
        | 'not-asked'
        | 'already-answered'
        | 'no-free-moves'
        | 'not-due'
        | 'no-amendments';
    }
  | { readonly code: 'stale'; readonly current: number | null }
  /** A deadline has passed: the caller must `expire` first, then try again. */
  | { readonly code: 'clock-first'; readonly due: Time };

export type StartRefusal =
  | { readonly code: 'wrong-number-of-players'; readonly min: number; readonly max: number }
  | { readonly code: 'bad-config' | 'bad-seed' | 'bad-position' | 'no-positions' };

export type Outcome<S extends Shape> =
  | {
      readonly ok: true;
      readonly match: Match<S>;
      readonly told: readonly Told<S>[];
      /** What goes into the record: the move as it was read, without whatever else the sender wrote. */
      readonly entry: Entry<S>;
    }
  | { readonly ok: false; readonly refusal: KernelRefusal | S['refusal'] };

export type AmendOutcome<S extends Shape> =
  | Extract<Outcome<S>, { ok: true }>
  | { readonly ok: false; readonly refusal: KernelRefusal | AmendRefusal };

export type Started<S extends Shape> =
  | { readonly ok: true; readonly match: Match<S>; readonly told: readonly Told<S>[] }
  | { readonly ok: false; readonly refusal: StartRefusal | S['refusal'] };

/** What happened, as one viewer may know it. */
export interface Update<S extends Shape> {
  readonly seen: Seen<S>;
  readonly events: readonly S['event'][];
}

/** A window that is open to a seat, and has no answer from it yet. */
export interface LetPass<S extends Shape> {
  /** The move that lets it pass. */
  readonly move: Move<S>;
  /** The game's reasons to look at it oneself that hold now. */
  readonly reasons: readonly string[];
  /** The seat has nothing else to choose. */
  readonly idle: boolean;
}

/** What the rest of the house knows of a game. `bind(rules, env)` makes one. */
export interface Game<S extends Shape> {
  readonly id: string;
  readonly version: number;
  readonly rules: Rules<S>;
  /** The table comes from outside: whatever is wrong with it is refused in words. */
  start(table: MatchSetup<S>): Started<S>;
  /** From the middle of play, as the rules' own tests and the lab want it. */
  resume(table: MatchSetup<S>, standing: Standing<S>): Match<S>;
  play(match: Match<S>, seat: Seat, move: unknown, at: Time): Outcome<S>;
  /** Why `play` would refuse this; undefined if it would not. */
  refuses(match: Match<S>, seat: Seat, move: unknown, at: Time): KernelRefusal | S['refusal'] | undefined;
  /** Changes the agreed config from now on (`Rules.amend`). Whether `by` may do that is for the caller to know. */
  amend(match: Match<S>, by: Seat, amendment: unknown, at: Time): AmendOutcome<S>;
  /** The config in force; null for a game without amendments, whose config never changes. */
  amendedConfig(match: Match<S>): S['config'] | null;
  /** When `expire` must be called, if nothing happens before. The server's one timer. */
  due(match: Match<S>): Time | null;
  expire(match: Match<S>, at: Time): Outcome<S>;
  see(match: Match<S>, viewer: Viewer): Seen<S>;
  /** What the viewer is sent, given what they last saw, if anything; null when, to them, nothing happened. */
  update(last: Seen<S> | null, after: Match<S>, told: readonly Told<S>[], viewer: Viewer): Update<S> | null;
  /** The same legality test as `play`, from a view: for previews and bots. */
  check(seen: Seen<S>, seat: Seat, move: Move<S>): KernelRefusal | S['refusal'] | undefined;
  /** Every reason its windows know, by name; null for a game without windows. */
  readonly windows: readonly string[] | null;
  /**
   * How this seat lets pass what it is asked, from its view alone; null where that is no window, or it has answered.
   * @param before what it saw when it was last asked in a window
   */
  letPass(seen: Seen<S>, seat: Seat, before?: Seen<S> | null): LetPass<S> | null;
}

/** All a bot has to go by. By its type it cannot see a state. */
export interface BotAsk<S extends Shape> {
  readonly seen: Seen<S>;
  readonly seat: Seat;
  /** Keyed by the question: asked again about the same one, a bot has the same luck, and keeps to its plan. */
  readonly chance: Chance;
  /** What sort of player it is, the whole match long; an even one where it is not said. */
  readonly temper?: Temper | undefined;
  readonly env: S['env'];
}

/** A step in a turn that goes on, a pass or a quick reaction, an ordinary move, a big play. */
export type MoveSize = 'step' | 'small' | 'medium' | 'large';

export interface Thought<S extends Shape> {
  readonly move: Move<S>;
  /** How long a person would take over it, in ms since the question was put. Whoever drives the bot may ignore it. */
  readonly wait?: number;
  /**
   * How much the others will have to take in, judged only by what they are about to see of it: the kind of the move, how
   * many cards it lays. Never by a hidden card, nor by whether a word exists: bots' timing follows it.
   */
  readonly size?: MoveSize;
}

/**
 * Yields ever better moves; whoever drives it (a worker, a test) takes the last one when time is up.
 * So a bot needs no clock, no promise and no cancel token. Yielding nothing means: nothing to say now.
 */
export type Bot<S extends Shape> = (ask: BotAsk<S>) => Iterable<Thought<S>>;
