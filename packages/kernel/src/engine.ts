import type { AgendaItem, Match } from './match.ts';
import type { AnswerContext, Automatic, QuestionRules, Rules } from './rules.ts';
import { mask, type Seat, secretReaderOf, type Viewer } from './secret.ts';
import type { Answer, Shape, Step, StepKind, Time } from './shape.ts';

/** A game's rules with the data they consult, and the few facts about a match that the runtime needs. */
export class Engine<S extends Shape> {
  readonly rules: Rules<S>;
  readonly env: S['env'];
  /** All reasons of all reaction windows; null for a game without windows. */
  readonly reactionReasons: readonly string[] | null;
  constructor(rules: Rules<S>, env: S['env']) {
    this.rules = rules;
    this.env = env;
    const windows = Object.values<object>(rules.steps).flatMap((step) =>
      'reactionWindow' in step ? [step.reactionWindow] : [],
    );
    this.reactionReasons =
      windows.length > 0 ? [...new Set(windows.flatMap((window) => Object.keys(window ?? {})))] : null;
    for (const [kind, step] of Object.entries<object>(rules.steps)) {
      if ('chessClock' in step && 'progress' in step && step.progress === 'sealed')
        throw new Error(`${kind}: a chess clock that stops would tell who has answered a sealed question`);
    }
  }

  /** The one place where a step meets the rules of its own kind. */
  rulesOf(step: Step<S>): QuestionRules<S, StepKind<S>> | Automatic<S, StepKind<S>> {
    // The table maps each kind to its own rules. TypeScript can't follow that through a union, hence this one cast.
    return this.rules.steps[step.type as StepKind<S>] as unknown as
      | QuestionRules<S, StepKind<S>>
      | Automatic<S, StepKind<S>>;
  }

  questionRules(step: Step<S>): QuestionRules<S, StepKind<S>> {
    const rules = this.rulesOf(step);
    if ('run' in rules) throw new Error(`${step.type} asks nobody`);
    return rules;
  }

  viewOf(state: S['state'], viewer: Viewer): S['view'] {
    return this.rules.view(mask(state), secretReaderOf(viewer));
  }

  answerContext(state: S['state'], open: AgendaItem<S>, seat: Seat): AnswerContext<S> {
    const { step } = open;
    return { seat, view: this.viewOf(state, seat), step, draft: draftOf(open, seat), env: this.env };
  }

  /** Seats whose chess clocks are running. */
  runningClocks(match: Match<S>): Seat[] {
    const open = match.agenda.at(-1);
    return match.banks && open && this.questionRules(open.step).chessClock ? waitingSeats(open) : [];
  }
}

const hasAnswered = <S extends Shape>({ given }: AgendaItem<S>, seat: Seat): boolean =>
  given.some((one) => one.seat === seat && one.done);

export const waitingSeats = <S extends Shape>(open: AgendaItem<S>): Seat[] =>
  open.asked.filter((seat) => !hasAnswered(open, seat));

/** True while a seat still has to answer. */
export const isAwaiting = <S extends Shape>(open: AgendaItem<S>): boolean =>
  open.asked.some((seat) => !hasAnswered(open, seat));

export function draftOf<S extends Shape>(open: AgendaItem<S>, seat: Seat): Answer<S> | undefined {
  return open.given.find((given) => given.seat === seat)?.answer.secret;
}

/** The deadline this viewer sees: a seat's own, where it is sooner. */
export function deadlineFor<S extends Shape>({ until, pressed }: AgendaItem<S>, viewer: Viewer): Time | null {
  const own = pressed.find(({ seat }) => seat === viewer)?.until;
  return own === undefined || (until !== null && until < own) ? until : own;
}

/** Time of the next deadline if no move comes before it. */
export function nextDeadline<S extends Shape>(match: Match<S>): Time | null {
  let soonest = match.agenda.at(-1)?.due ?? null;
  for (const { since, left } of match.banks ?? []) {
    if (since !== null && (soonest === null || since + left < soonest)) soonest = since + left;
  }
  return soonest;
}
