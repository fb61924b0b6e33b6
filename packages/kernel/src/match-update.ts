import { type Chance, chance } from './chance.ts';
import { type Engine, isAwaiting, waitingSeats } from './engine.ts';
import { copy } from './json.ts';
import type { AgendaItem, Match } from './match.ts';
import type { AddressedEvent, Audience, MatchResult, QuestionRules, RulesContext, SubmittedAnswer } from './rules.ts';
import { mask, type Seat, secret } from './secret.ts';
import type { Answer, Shape, Step, StepKind, Time } from './shape.ts';

/** More steps on the agenda, or more steps in a row without a question, mean that the rules run in circles. */
const MAX_DEPTH = 64;
const MAX_STEPS = 1000;

/** One update of a match: applies a change by the rules, then continues until a question is open. */
export class MatchUpdate<S extends Shape> implements RulesContext<S> {
  readonly events: AddressedEvent<S>[] = [];
  readonly match: Match<S>;
  readonly engine: Engine<S>;
  #isStateCopied = false;
  #isChanceCopied = false;
  /** The hidden deadline set by the answer being handled. */
  #hiddenDeadline: Time | null = null;
  constructor(engine: Engine<S>, match: Match<S>) {
    this.engine = engine;
    this.match = match;
  }

  get env(): S['env'] {
    return this.engine.env;
  }
  /** Copied when the rules first read it: most answers (a letter typed) don't change the state. */
  get state(): S['state'] {
    if (!this.#isStateCopied) {
      this.match.state = copy(this.match.state);
      this.#isStateCopied = true;
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
    if (!this.#isChanceCopied) {
      const { seed, read } = this.match.chance;
      this.match.chance = { seed, read: { ...read } };
      this.#isChanceCopied = true;
    }
    return chance(this.match.chance, stream);
  }
  tell(event: S['event'], audience?: Audience): void {
    this.events.push({ event: copy(event), audience: audience ?? null });
  }
  next(...steps: Step<S>[]): void {
    if (steps.length) this.#cover();
    this.match.agenda.push(...steps.map(newAgendaItem).reverse());
  }
  isPending(type: StepKind<S>): boolean {
    return this.match.agenda.some((open) => open.step.type === type);
  }
  isTimed(limit: S['limit']): boolean {
    return this.match.limits[limit] !== null;
  }
  shortenDeadline(limit: S['limit']): void {
    const ms = this.match.limits[limit];
    const open = this.current();
    if (ms !== null) open.until = earlier(open.until, this.at + ms);
    open.due = earliestDeadline(open);
  }
  setHiddenDeadline(limit: S['limit']): void {
    const ms = this.match.limits[limit];
    if (ms !== null) this.#hiddenDeadline = this.at + ms;
  }
  setSeatDeadline(seat: Seat, limit: S['limit']): void {
    const ms = this.match.limits[limit];
    const open = this.current();
    if (ms === null || !waitingSeats(open).includes(seat)) return;
    const before = open.pressed.find((pressed) => pressed.seat === seat);
    if (before) before.until = Math.min(before.until, this.at + ms);
    else open.pressed.push({ seat, until: this.at + ms });
    open.due = earliestDeadline(open);
  }
  extendDeadline(limit: S['limit']): boolean {
    const ms = this.match.limits[limit];
    this.#setDeadline(ms === null ? null : this.at + ms);
    return ms !== null;
  }
  removeDeadline(): void {
    this.#setDeadline(null);
  }
  #setDeadline(until: Time | null): void {
    const open = this.current();
    open.until = until;
    for (const given of open.given) given.due = null;
    open.due = earliestDeadline(open);
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

  /** Stores an answer in place of the seat's earlier one. */
  storeAnswer(open: AgendaItem<S>, answer: Omit<AgendaItem<S>['given'][number], 'due'>): void {
    open.given = open.given.filter(({ seat }) => seat !== answer.seat);
    open.given.push({ ...answer, due: this.#hiddenDeadline });
    this.#hiddenDeadline = null;
    if (answer.done) open.pressed = open.pressed.filter(({ seat }) => seat !== answer.seat);
    open.due = earliestDeadline(open);
  }

  /** Gives the default answer to seats whose own deadline has passed; returns false if there are none. */
  expireSeats(): boolean {
    const open = this.current();
    const late = open.pressed.filter(({ until }) => until <= this.at);
    for (const { seat } of late) this.#storeDefault(open, seat);
    return late.length > 0;
  }

  #storeDefault(open: AgendaItem<S>, seat: Seat): void {
    const answer = this.engine
      .questionRules(open.step)
      .defaultAnswer(this.engine.answerContext(this.state, open, seat));
    this.storeAnswer(open, { seat, answer: secret([seat], answer), done: true, silent: true });
  }

  /**
   * Reopens the question after a free move, with a new number and a new time limit, keeping answers that still stand.
   */
  reopen(question: QuestionRules<S, StepKind<S>>): void {
    const old = this.current();
    this.match.agenda.pop();
    const kept = old.given.filter((g) => !question.isWithdrawnByFreeMove?.(g.answer.secret));
    const given = kept.map((g) => ({ ...g, due: this.#remaining(g.due) }));
    this.match.agenda.push({ ...newAgendaItem(old.step), given });
  }

  /** Fills in default answers, then hands all answers to the rules. */
  close(): void {
    const open = this.current();
    const question = this.engine.questionRules(open.step);
    for (const seat of waitingSeats(open)) this.#storeDefault(open, seat);
    this.match.agenda.pop();
    const given = open.given.map(
      // The rules may keep what they are given: it is theirs, and the match before has its own.
      ({ seat, answer, silent }): SubmittedAnswer<Answer<S>> => ({ seat, answer: copy(answer.secret), silent }),
    );
    question.close(this, open.step, given);
  }

  runAgenda(): void {
    for (let n = 0; !this.match.over; n++) {
      if (n > MAX_STEPS || this.match.agenda.length > MAX_DEPTH) throw new Error('the agenda does not come to rest');
      this.engine.rules.beforeQuestion?.(this);
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
    this.#dropIllegalAnswers(open, question);
  }

  /** In ms; null where there is none, or where chess clocks take its place. */
  #limitOf({ step }: AgendaItem<S>, { limit, chessClock }: QuestionRules<S, StepKind<S>>): number | null {
    if (chessClock === 'instead' && this.match.banks) return null;
    const name = typeof limit === 'function' ? limit(step) : (limit ?? null);
    return name === null ? null : this.match.limits[name];
  }

  /** Turns the times of the open step into remainders, because another step is about to cover it. */
  #cover(): void {
    const open = this.match.agenda.at(-1);
    if (!open || open.id === null || open.left !== null) return;
    open.left = { until: this.#remaining(open.until) };
    for (const given of open.given) given.due = this.#remaining(given.due);
    for (const pressed of open.pressed) pressed.until = Math.max(0, pressed.until - this.at);
    open.until = null;
    open.due = null;
  }

  #remaining(time: Time | null): number | null {
    return time === null ? null : Math.max(0, time - this.at);
  }

  #uncover(
    open: AgendaItem<S>,
    left: NonNullable<AgendaItem<S>['left']>,
    question: QuestionRules<S, StepKind<S>>,
  ): void {
    this.#resume(open, left.until);
    open.left = null;
    this.#dropIllegalAnswers(open, question);
  }

  /** Starts the deadlines again: the visible one with this much time, the others with what they had left. */
  #resume(open: AgendaItem<S>, ms: number | null): void {
    open.until = ms === null ? null : this.at + ms;
    for (const given of open.given) if (given.due !== null) given.due += this.at;
    for (const pressed of open.pressed) pressed.until += this.at;
  }

  /** Returns answers that have become illegal to their seats; a returned answer no longer shortens the deadline. */
  #dropIllegalAnswers(open: AgendaItem<S>, question: QuestionRules<S, StepKind<S>>): void {
    open.given = open.given.filter(({ seat, answer }) => {
      const context = { ...this.engine.answerContext(this.state, open, seat), draft: undefined };
      return question.check(context, answer.secret) === undefined;
    });
    open.due = earliestDeadline(open);
  }
}

const earlier = (a: Time | null, b: Time | null): Time | null => (a === null || (b !== null && b < a) ? b : a);

function earliestDeadline<S extends Shape>({ until, given, pressed }: AgendaItem<S>): Time | null {
  let first = until;
  for (const { due } of given) first = earlier(first, due);
  for (const it of pressed) first = earlier(first, it.until);
  return first;
}

export const newAgendaItem = <S extends Shape>(step: Step<S>): AgendaItem<S> => ({
  id: null,
  step: copy(step),
  asked: [],
  given: [],
  pressed: [],
  until: null,
  due: null,
  left: null,
});
