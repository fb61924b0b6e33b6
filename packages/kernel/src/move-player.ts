import { advance } from './advance.ts';
import { type Engine, nextDeadline } from './engine.ts';
import { type FormFault, faultAt, formFault, within } from './form-fault.ts';
import type {
  AgendaItem,
  AmendOutcome,
  KernelRefusal,
  Match,
  Move,
  Observation,
  PassOption,
  PlayOutcome,
  RecordEntry,
} from './match.ts';
import type { Observer } from './observer.ts';
import type { QuestionRules } from './rules.ts';
import { read, type Schema } from './schema.ts';
import { type Seat, secret } from './secret.ts';
import type { Answer, Shape, StepKind, Time } from './shape.ts';

/** A move as it was read, and the question that was open. */
interface LegalMove<S extends Shape> {
  readonly move: Move<S>;
  readonly question: QuestionRules<S, StepKind<S>>;
}

/** Plays moves and amendments by the rules of one game. */
export class MovePlayer<S extends Shape> {
  readonly #engine: Engine<S>;
  readonly #observer: Observer<S>;
  constructor(engine: Engine<S>, observer: Observer<S>) {
    this.#engine = engine;
    this.#observer = observer;
  }

  play(match: Match<S>, seat: Seat, raw: unknown, at: Time): PlayOutcome<S> {
    const legal = this.#readLegal(match, seat, raw, at);
    if (isRefusal<S>(legal)) return { ok: false, refusal: legal };
    const { move } = legal;
    const entry: RecordEntry<S> = { at, seat, ...move };
    const after =
      'free' in move
        ? this.#playFree(match, seat, move.free, legal.question, at)
        : this.#submit(match, seat, move.answer, legal.question, at);
    return { ok: true, ...after, entry };
  }

  refusalOf(match: Match<S>, seat: Seat, raw: unknown, at: Time): KernelRefusal | S['refusal'] | undefined {
    const legal = this.#readLegal(match, seat, raw, at);
    return isRefusal<S>(legal) ? legal : undefined;
  }

  amend(match: Match<S>, by: Seat, raw: unknown, at: Time): AmendOutcome<S> {
    const { env, rules } = this.#engine;
    const open = openAt(match, at);
    if ('code' in open) return { ok: false, refusal: open };
    const amendRules = rules.amend;
    if (!amendRules) return { ok: false, refusal: { code: 'no-amendments' } };
    const amendment = read(amendRules.amendment, raw);
    if (amendment === undefined || !match.seats.includes(by))
      return { ok: false, refusal: { code: 'malformed', ...formFault(amendRules.amendment, raw, true) } };
    const view = this.#engine.viewOf(match.state, 'audience');
    const refusal = amendRules.check({ view, step: open.step, env }, amendment);
    if (refusal) return { ok: false, refusal };
    const after = advance(this.#engine, match, at, (update) => amendRules.apply(update, by, amendment));
    return { ok: true, ...after, entry: { at, by, amend: amendment } };
  }

  /** The same legality test as `play`, from an observation. */
  check(seen: Observation<S>, seat: Seat, move: Move<S>): KernelRefusal | S['refusal'] | undefined {
    const { env, rules } = this.#engine;
    const { question, view } = seen;
    if (seen.over || !question) return { code: 'over' };
    const { step } = question;
    if ('free' in move) {
      return rules.free ? rules.free.check({ seat, view, step, env }, move.free) : { code: 'no-free-moves' };
    }
    if (move.to !== question.id) return { code: 'stale', current: question.id };
    if (!question.asked.includes(seat)) return { code: 'not-asked' };
    if (question.mine?.done) return { code: 'already-answered' };
    return this.#engine.questionRules(step).check({ seat, view, step, draft: question.mine?.answer, env }, move.answer);
  }

  passOption(seen: Observation<S>, seat: Seat, before: Observation<S> | null = null): PassOption<S> | null {
    const { question, view } = seen;
    if (seen.over || !question?.asked.includes(seat) || question.mine?.done) return null;
    const { step, id } = question;
    const { reactionWindow, defaultAnswer, hasNoChoice } = this.#engine.questionRules(step);
    if (!reactionWindow) return null;
    const context = { seat, view, step, draft: question.mine?.answer, env: this.#engine.env };
    const holding = Object.entries(reactionWindow).filter(([, holds]) => holds(context, before?.view ?? null));
    const reasons = holding.map(([name]) => name);
    return { move: { to: id, answer: defaultAnswer(context) }, reasons, hasNoChoice: hasNoChoice?.(context) ?? false };
  }

  #readLegal(match: Match<S>, seat: Seat, raw: unknown, at: Time): LegalMove<S> | KernelRefusal | S['refusal'] {
    const open = openAt(match, at);
    if ('code' in open) return open;
    // This question's schema cannot read an answer to another question, so such an answer is stale, not malformed.
    if (isRecord(raw) && typeof raw['to'] === 'number' && raw['to'] !== open.id)
      return { code: 'stale', current: open.id };
    if (!match.seats.includes(seat)) return { code: 'not-asked' };
    const question = this.#engine.questionRules(open.step);
    const move = this.#readMove(raw, question.answer);
    if (!move) return { code: 'malformed', ...this.#moveFault(raw, question.answer) };
    return this.check(this.#observer.observeForCheck(match, seat), seat, move) ?? { move, question };
  }

  #readMove(raw: unknown, answers: Schema<Answer<S>>): Move<S> | undefined {
    if (!isRecord(raw)) return undefined;
    const keys = Object.keys(raw);
    const freeRules = this.#engine.rules.free;
    if (keys.length === 1 && keys[0] === 'free') {
      const free = freeRules && read(freeRules.move, raw['free']);
      return free && { free };
    }
    const { to } = raw;
    if (keys.length !== 2 || typeof to !== 'number') return undefined;
    const answer = read(answers, raw['answer']);
    return answer === undefined ? undefined : { to, answer };
  }

  /** Why `#readMove` found no move in it. */
  #moveFault(raw: unknown, answers: Schema<Answer<S>>): FormFault {
    const freeRules = this.#engine.rules.free;
    const forms = freeRules ? '{ to, answer } or { free }' : '{ to, answer }';
    if (!isRecord(raw)) return faultAt([], forms, raw, true);
    const extra = Object.keys(raw).find((key) => key !== 'to' && key !== 'answer' && key !== 'free');
    if (extra !== undefined) return faultAt([extra], 'no such field', raw[extra], true);
    if ('free' in raw && freeRules && !('to' in raw || 'answer' in raw)) {
      const fault = formFault(freeRules.move, raw['free'], true);
      return fault ? within('free', fault) : faultAt([], forms, raw);
    }
    if ('free' in raw) return faultAt(['free'], 'no such field', raw['free'], true);
    if (typeof raw['to'] !== 'number') return faultAt(['to'], 'the id of the question', raw['to'], true);
    const fault = formFault(answers, raw['answer'], true);
    return fault ? within('answer', fault) : faultAt([], forms, raw);
  }

  #playFree(match: Match<S>, seat: Seat, move: S['free'], question: LegalMove<S>['question'], at: Time) {
    return advance(this.#engine, match, at, (update) => {
      if (question.isWithdrawnByFreeMove) update.reopen(question);
      // `check` refuses free moves where the rules have none.
      this.#engine.rules.free!.apply(update, seat, move);
    });
  }

  #submit(match: Match<S>, seat: Seat, answer: Answer<S>, question: LegalMove<S>['question'], at: Time) {
    return advance(this.#engine, match, at, (update) => {
      const item = update.current();
      const verdict = question.answered?.(update, item.step, { seat, answer, silent: false }) ?? 'wait';
      if (update.current() !== item) throw new Error(`${item.step.type}: only close may add steps`);
      update.storeAnswer(item, { seat, answer: secret([seat], answer), done: verdict !== 'stay', silent: false });
      if (verdict === 'close') update.close();
    });
  }
}

/** The open step; or the reason why no move can be made at this time. */
function openAt<S extends Shape>(match: Match<S>, at: Time): AgendaItem<S> | KernelRefusal {
  const open = match.agenda.at(-1);
  if (match.over || !open) return { code: 'over' };
  const deadline = nextDeadline(match);
  return deadline !== null && deadline <= at ? { code: 'clock-first', due: deadline } : open;
}

const isRefusal = <S extends Shape>(
  it: LegalMove<S> | KernelRefusal | S['refusal'],
): it is KernelRefusal | S['refusal'] => 'code' in it;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
