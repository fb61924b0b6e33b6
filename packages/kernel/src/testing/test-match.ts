import type {
  AmendOutcome,
  Game,
  KernelRefusal,
  Match,
  MatchSetup,
  Observation,
  OpenQuestion,
  PlayOutcome,
  RecordEntry,
} from '../match.ts';
import { replay } from '../record.ts';
import type { AddressedEvent, AmendRefusal } from '../rules.ts';
import type { Seat, Viewer } from '../secret.ts';
import type { Shape } from '../shape.ts';

/**
 * A match in the hands of a test: every move must be accepted, unless it is asked why not. A game's own tests extend it
 * with the words of that game (`lock`, `challenge`, `trump`).
 */
export class TestMatch<S extends Shape> {
  readonly game: Game<S>;
  readonly table: MatchSetup<S>;
  match: Match<S>;
  /** All events so far, whatever their audience. */
  readonly events: S['event'][] = [];
  /** Everything that was done, as a record keeps it. */
  readonly entries: RecordEntry<S>[] = [];

  constructor(game: Game<S>, table: MatchSetup<S>) {
    this.game = game;
    this.table = table;
    const started = game.start(table);
    if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
    this.match = started.match;
    this.#addEvents(started.events);
  }

  /** The open step's type; 'over' when there is none. */
  get step(): string {
    return this.match.agenda.at(-1)?.step.type ?? 'over';
  }
  /** The question now open; fails when the game is over. */
  get question(): OpenQuestion<S> {
    const { question } = this.observe('audience');
    if (!question) throw new Error('nothing is asked');
    return question;
  }
  observe(viewer: Viewer): Observation<S> {
    return this.game.observe(this.match, viewer);
  }
  view(viewer: Viewer = 'audience'): S['view'] {
    return this.observe(viewer).view;
  }
  /** All events of one type. */
  eventsOf<T extends S['event']['type']>(type: T): Extract<S['event'], { type: T }>[] {
    // `filter` cannot know that the type field tells the members of the union apart by T.
    return this.events.filter((event) => event.type === type) as Extract<S['event'], { type: T }>[];
  }

  /** Tries an answer and returns its outcome; changes nothing. */
  attempt(seat: Seat, answer: unknown, after = 100): PlayOutcome<S> {
    const to = this.match.agenda.at(-1)?.id ?? -1;
    return this.game.play(this.match, seat, { to, answer }, this.match.at + after);
  }
  /** Why not; 'accepted' if it would be. */
  refusal(seat: Seat, answer: unknown): KernelRefusal | S['refusal'] | 'accepted' {
    const outcome = this.attempt(seat, answer);
    return outcome.ok ? 'accepted' : outcome.refusal;
  }
  answer(seat: Seat, answer: unknown, after = 100): this {
    return this.accept(this.attempt(seat, answer, after));
  }
  free(seat: Seat, move: unknown, after = 100): this {
    return this.accept(this.game.play(this.match, seat, { free: move }, this.match.at + after));
  }
  /** The table changes what was agreed (`Rules.amend`). */
  amend(by: Seat, amendment: unknown, after = 100): this {
    return this.accept(this.game.amend(this.match, by, amendment, this.match.at + after));
  }
  /** Why it cannot; 'accepted' if it can. */
  amendRefusal(by: Seat, amendment: unknown): AmendRefusal | 'accepted' {
    const outcome = this.game.amend(this.match, by, amendment, this.match.at);
    return outcome.ok ? 'accepted' : outcome.refusal;
  }
  /** Everything that was done, done again from the start after a trip through JSON. */
  replay(): Match<S> {
    let last = this.match;
    const states = replay(this.game, JSON.parse(JSON.stringify({ table: this.table, entries: this.entries })));
    for (;;) {
      const { done, value } = states.next();
      if (!done) last = value;
      else if (value === null) return last;
      else throw new Error(`the record does not replay: ${JSON.stringify(value)}`);
    }
  }
  /** The clock runs to the next deadline. */
  expire(): this {
    const due = this.game.nextDeadline(this.match);
    if (due === null) throw new Error('nothing is due');
    return this.accept(this.game.expire(this.match, due));
  }
  /** It must have been accepted. */
  accept(outcome: PlayOutcome<S> | AmendOutcome<S>): this {
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    this.match = outcome.match;
    this.entries.push(outcome.entry);
    this.#addEvents(outcome.events);
    return this;
  }

  #addEvents(events: readonly AddressedEvent<S>[]): void {
    this.events.push(...events.map(({ event }) => event));
  }
}
