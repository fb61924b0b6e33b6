import type { Match, Open } from './match.ts';
import type { Ask, Automatic, Question, Rules } from './rules.ts';
import { eyesOf, mask, type Seat, type Viewer } from './secret.ts';
import type { Answer, Kind, Shape, Step, Time } from './shape.ts';

/** A game's rules with what they consult, and the few questions the runtime asks about a match. */
export class Engine<S extends Shape> {
  readonly rules: Rules<S>;
  readonly env: S['env'];
  constructor(rules: Rules<S>, env: S['env']) {
    this.rules = rules;
    this.env = env;
    for (const [kind, step] of Object.entries<object>(rules.steps)) {
      if ('banked' in step && 'progress' in step && step.progress === 'sealed')
        throw new Error(`${kind}: a chess clock that stops would tell who has answered a sealed question`);
    }
  }

  /** The one place where a step meets the rules of its own kind. */
  rulesOf(step: Step<S>): Question<S, Kind<S>> | Automatic<S, Kind<S>> {
    // The table maps each kind to its own rules; TypeScript cannot follow that through a union, so it is said here, once.
    return this.rules.steps[step.type as Kind<S>] as unknown as Question<S, Kind<S>> | Automatic<S, Kind<S>>;
  }

  question(step: Step<S>): Question<S, Kind<S>> {
    const rules = this.rulesOf(step);
    if ('run' in rules) throw new Error(`${step.type} asks nobody`);
    return rules;
  }

  viewOf(state: S['state'], viewer: Viewer): S['view'] {
    return this.rules.view(mask(state), eyesOf(viewer));
  }

  ask(state: S['state'], open: Open<S>, seat: Seat): Ask<S> {
    const { step } = open;
    return { seat, view: this.viewOf(state, seat), step, draft: draftOf(open, seat), env: this.env };
  }

  /** Whose chess clocks are running. */
  banked(match: Match<S>): Seat[] {
    const open = match.agenda.at(-1);
    return match.banks && open && this.question(open.step).banked ? waiting(open) : [];
  }
}

export function waiting<S extends Shape>(open: Open<S>): Seat[] {
  return open.asked.filter((seat) => !open.given.some((given) => given.seat === seat && given.done));
}

export function draftOf<S extends Shape>(open: Open<S>, seat: Seat): Answer<S> | undefined {
  return open.given.find((given) => given.seat === seat)?.answer.secret;
}

/** When the clock must speak next, if nobody does before. */
export function due<S extends Shape>(match: Match<S>): Time | null {
  let soonest = match.agenda.at(-1)?.due ?? null;
  for (const { since, left } of match.banks ?? []) {
    if (since !== null && (soonest === null || since + left < soonest)) soonest = since + left;
  }
  return soonest;
}
