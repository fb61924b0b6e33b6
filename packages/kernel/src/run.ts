import { type Chance, chance } from './chance.ts';
import { type Engine, isAwaiting, waiting } from './engine.ts';
import { copy } from './json.ts';
import type { AgendaItem, Match } from './match.ts';
import type { AddressedEvent, Audience, MatchResult, QuestionRules, RulesContext, SubmittedAnswer } from './rules.ts';
import { mask, type Seat, secret } from './secret.ts';
import type { Answer, Shape, Step, StepKind, Time } from './shape.ts';

/** No rulebook nests deeper or runs longer by itself; a table of rules that does goes round in circles. */
const MAX_DEPTH = 64;
const MAX_STEPS = 1000;

/** One update of a match: applies a change by the rules, then continues until a question is open. */
export class MatchUpdate<S extends Shape> implements RulesContext<S> {
  readonly told: AddressedEvent<S>[] = [];
  readonly match: Match<S>;
  readonly engine: Engine<S>;
  #copied = false;
  #drew = false;
  /** When the answer being heard ends its question, unseen. */
  #gathered: Time | null = null;
  constructor(engine: Engine<S>, match: Match<S>) {
    this.engine = engine;
    this.match = match;
  }

  get env(): S['env'] {
    return this.engine.env;
  }
  /** Copied when the rules first reach for it: most answers (a letter typed) change nothing but themselves. */
  get state(): S['state'] {
    if (!this.#copied) {
      this.match.state = copy(this.match.state);
      this.#copied = true;
    }
    return this.match.state;
  }
  get at(): Time {
    return this.match.at;
  }
  get seats(): readonly Seat[] {
    return this.match.seats;
  }
  /** Copied when the rules first draw. */
  chance(stream: string): Chance {
    if (!this.#drew) {
      const { seed, read } = this.match.chance;
      this.match.chance = { seed, read: { ...read } };
      this.#drew = true;
    }
    return chance(this.match.chance, stream);
  }
  tell(event: S['event'], audience?: Audience): void {
    this.told.push({ event: copy(event), audience: audience ?? null });
  }
  next(...steps: Step<S>[]): void {
    if (steps.length) this.#cover();
    this.match.agenda.push(...steps.map(unopened).reverse());
  }
  pending(type: StepKind<S>): boolean {
    return this.match.agenda.some((open) => open.step.type === type);
  }
  timed(limit: S['limit']): boolean {
    return this.match.limits[limit] !== null;
  }
  shortenDeadline(limit: S['limit']): void {
    const ms = this.match.limits[limit];
    const open = this.current();
    if (ms !== null) open.until = sooner(open.until, this.at + ms);
    open.due = dueOf(open);
  }
  hiddenDeadline(limit: S['limit']): void {
    const ms = this.match.limits[limit];
    if (ms !== null) this.#gathered = this.at + ms;
  }
  seatDeadline(seat: Seat, limit: S['limit']): void {
    const ms = this.match.limits[limit];
    const open = this.current();
    if (ms === null || !waiting(open).includes(seat)) return;
    const before = open.pressed.find((pressed) => pressed.seat === seat);
    if (before) before.until = Math.min(before.until, this.at + ms);
    else open.pressed.push({ seat, until: this.at + ms });
    open.due = dueOf(open);
  }
  extendDeadline(limit: S['limit']): boolean {
    const ms = this.match.limits[limit];
    this.#limit(ms === null ? null : this.at + ms);
    return ms !== null;
  }
  removeDeadline(): void {
    this.#limit(null);
  }
  #limit(until: Time | null): void {
    const open = this.current();
    open.until = until;
    for (const given of open.given) given.due = null;
    open.due = dueOf(open);
  }
  addClockTime(seat: Seat, ms: number): void {
    const bank = this.match.banks?.[seat];
    if (bank) bank.left += ms;
  }
  end(result: MatchResult): void {
    this.match.over = result;
    this.match.agenda = [];
  }

  /** The step being answered. */
  current(): AgendaItem<S> {
    const open = this.match.agenda.at(-1);
    if (!open) throw new Error('nothing is being asked, and the game is not over');
    return open;
  }

  /** An answer is kept, in place of what the seat has put forward before. */
  take(open: AgendaItem<S>, answer: Omit<AgendaItem<S>['given'][number], 'due'>): void {
    open.given = open.given.filter(({ seat }) => seat !== answer.seat);
    open.given.push({ ...answer, due: this.#gathered });
    this.#gathered = null;
    if (answer.done) open.pressed = open.pressed.filter(({ seat }) => seat !== answer.seat);
    open.due = dueOf(open);
  }

  /** The pressed whose time is up have been silent; false when there are none. */
  expireSeats(): boolean {
    const open = this.current();
    const late = open.pressed.filter(({ until }) => until <= this.at);
    for (const { seat } of late) this.#silence(open, seat);
    return late.length > 0;
  }

  #silence(open: AgendaItem<S>, seat: Seat): void {
    const answer = this.engine.question(open.step).defaultAnswer(this.engine.ask(this.state, open, seat));
    this.take(open, { seat, answer: secret([seat], answer), done: true, silent: true });
  }

  /**
   * Reopens the question after a free move, with a new number and a new time limit, keeping answers that still stand.
   */
  renew(question: QuestionRules<S, StepKind<S>>): void {
    const old = this.current();
    this.match.agenda.pop();
    const kept = old.given.filter((g) => !question.renews?.(g.answer.secret));
    const given = kept.map((g) => ({ ...g, due: this.#rest(g.due) }));
    this.match.agenda.push({ ...unopened(old.step), given });
  }

  /** Fills in default answers, then hands all answers to the rules. */
  close(): void {
    const open = this.current();
    const question = this.engine.question(open.step);
    for (const seat of waiting(open)) this.#silence(open, seat);
    this.match.agenda.pop();
    const given = open.given.map(
      // The rules may keep what they are given: it is theirs, and the match before has its own.
      ({ seat, answer, silent }): SubmittedAnswer<Answer<S>> => ({ seat, answer: copy(answer.secret), silent }),
    );
    question.close(this, open.step, given);
  }

  goOn(): void {
    for (let n = 0; !this.match.over; n++) {
      if (n > MAX_STEPS || this.match.agenda.length > MAX_DEPTH) throw new Error('the agenda does not come to rest');
      this.engine.rules.settle?.(this);
      if (this.match.over) return;
      const open = this.current();
      const rules = this.engine.rulesOf(open.step);
      if ('run' in rules) {
        this.match.agenda.pop();
        rules.run(this, open.step);
      } else if (open.id === null) this.#open(open, rules);
      else if (!isAwaiting(open)) this.close();
      else if (open.left !== null) this.#uncover(open, open.left, rules);
      else return;
    }
  }

  #open(open: AgendaItem<S>, question: QuestionRules<S, StepKind<S>>): void {
    open.id = ++this.match.opened;
    open.asked = question.asks(mask(this.state), open.step);
    this.#resume(open, this.#limitOf(open, question));
    question.opened?.(this, open.step, open.asked);
    if (this.current() !== open) throw new Error(`${open.step.type}: only close may add steps`);
    this.#recheck(open, question);
  }

  /** In ms; null where there is none, or where chess clocks take its place. */
  #limitOf({ step }: AgendaItem<S>, { limit, chessClock }: QuestionRules<S, StepKind<S>>): number | null {
    if (chessClock === 'instead' && this.match.banks) return null;
    const name = typeof limit === 'function' ? limit(step) : (limit ?? null);
    return name === null ? null : this.match.limits[name];
  }

  /** A step about to be covered keeps the rest of its time, the shown and the real. */
  #cover(): void {
    const open = this.match.agenda.at(-1);
    if (!open || open.id === null || open.left !== null) return;
    open.left = { until: this.#rest(open.until) };
    for (const given of open.given) given.due = this.#rest(given.due);
    for (const pressed of open.pressed) pressed.until = Math.max(0, pressed.until - this.at);
    open.until = null;
    open.due = null;
  }

  #rest(time: Time | null): number | null {
    return time === null ? null : Math.max(0, time - this.at);
  }

  #uncover(
    open: AgendaItem<S>,
    left: NonNullable<AgendaItem<S>['left']>,
    question: QuestionRules<S, StepKind<S>>,
  ): void {
    this.#resume(open, left.until);
    open.left = null;
    this.#recheck(open, question);
  }

  /** The clocks run again: the one that shows for so long, those of the answers for what they have left. */
  #resume(open: AgendaItem<S>, ms: number | null): void {
    open.until = ms === null ? null : this.at + ms;
    for (const given of open.given) if (given.due !== null) given.due += this.at;
    for (const pressed of open.pressed) pressed.until += this.at;
  }

  /** Returns answers that have become illegal to their seats; a returned answer no longer shortens the deadline. */
  #recheck(open: AgendaItem<S>, question: QuestionRules<S, StepKind<S>>): void {
    open.given = open.given.filter(({ seat, answer }) => {
      const ask = { ...this.engine.ask(this.state, open, seat), draft: undefined };
      return question.check(ask, answer.secret) === undefined;
    });
    open.due = dueOf(open);
  }
}

const sooner = (a: Time | null, b: Time | null): Time | null => (a === null || (b !== null && b < a) ? b : a);

function dueOf<S extends Shape>({ until, given, pressed }: AgendaItem<S>): Time | null {
  let first = until;
  for (const { due } of given) first = sooner(first, due);
  for (const it of pressed) first = sooner(first, it.until);
  return first;
}

export const unopened = <S extends Shape>(step: Step<S>): AgendaItem<S> => ({
  id: null,
  step: copy(step),
  asked: [],
  given: [],
  pressed: [],
  until: null,
  due: null,
  left: null,
});
