import { deadlineFor, type Engine, waitingSeats } from './engine.ts';
import { isSame } from './json.ts';
import type { Match, Observation, OpenQuestion, Update } from './match.ts';
import type { AddressedEvent, Audience } from './rules.ts';
import type { Viewer } from './secret.ts';
import type { QuestionKind, Shape, Step } from './shape.ts';

/** Makes observations of matches of one game, and the updates between two of them. */
export class Observer<S extends Shape> {
  readonly #engine: Engine<S>;
  /** Views that `updateFor` has sent, by state. A move that leaves the state alone reuses every view of it. */
  readonly #sent = new WeakMap<S['state'], Map<Viewer, S['view']>>();
  constructor(engine: Engine<S>) {
    this.#engine = engine;
  }

  observe(match: Match<S>, viewer: Viewer, view: S['view'] = this.#engine.viewOf(match.state, viewer)): Observation<S> {
    const { env, rules } = this.#engine;
    const seen = this.#withoutFreeMoves(match, viewer, view);
    if (!seen.question || viewer === 'audience' || !rules.free) return seen;
    return { ...seen, free: rules.free.offers({ seat: viewer, view, step: seen.question.step, env }) };
  }

  /** The observation a move is checked against. It lists no free moves: the check asks the rules about each. */
  observeForCheck(match: Match<S>, viewer: Viewer): Observation<S> {
    const view = this.#sent.get(match.state)?.get(viewer) ?? this.#engine.viewOf(match.state, viewer);
    return this.#withoutFreeMoves(match, viewer, view);
  }

  /** The update to send to a viewer who last saw `last`; null when nothing happened that concerns them. */
  updateFor(
    last: Observation<S> | null,
    after: Match<S>,
    addressed: readonly AddressedEvent<S>[],
    viewer: Viewer,
  ): Update<S> | null {
    const events = addressed.filter((it) => isAddressedTo(it.audience, viewer)).map((it) => it.event);
    const seen = this.observe(after, viewer, this.#sharedView(after, viewer));
    return events.length > 0 || !last || !isSameObservation(last, seen) ? { seen, events } : null;
  }

  #withoutFreeMoves(match: Match<S>, viewer: Viewer, view: S['view']): Observation<S> {
    return { view, question: this.#openQuestion(match, viewer), free: [], banks: match.banks, over: match.over };
  }

  #openQuestion(match: Match<S>, viewer: Viewer): OpenQuestion<S> | null {
    const open = match.agenda.at(-1);
    if (!open) return null;
    const mine = open.given.find((given) => given.seat === viewer);
    return {
      // An open step has its number.
      id: open.id!,
      // Automatic steps run at once, so an open step is always a question.
      step: open.step as Step<S, QuestionKind<S>>,
      asked: open.asked,
      waiting: this.#engine.questionRules(open.step).progress === 'shown' ? waitingSeats(open) : null,
      until: deadlineFor(open, viewer),
      mine: mine ? { answer: mine.answer.secret, done: mine.done } : null,
    };
  }

  /** Shares equal views between viewers: they are kept once and serialised once. */
  #sharedView({ state }: Match<S>, viewer: Viewer): S['view'] {
    let views = this.#sent.get(state);
    if (!views) {
      views = new Map();
      this.#sent.set(state, views);
    }
    const known = views.get(viewer);
    if (known) return known;
    const own = this.#engine.viewOf(state, viewer);
    const view = [...views.values()].find((other) => isSame(other, own)) ?? own;
    views.set(viewer, view);
    return view;
  }
}

/** Compares part by part: the view is most of an observation, and often the very same object. */
const isSameObservation = <S extends Shape>(a: Observation<S>, b: Observation<S>): boolean =>
  isSame(a.view, b.view) &&
  isSame(a.question, b.question) &&
  isSame(a.free, b.free) &&
  isSame(a.banks, b.banks) &&
  isSame(a.over, b.over);

function isAddressedTo(audience: Audience | null, viewer: Viewer): boolean {
  if (audience === null) return true;
  if ('only' in audience) return viewer !== 'audience' && audience.only.includes(viewer);
  return viewer === 'audience' || !audience.except.includes(viewer);
}
