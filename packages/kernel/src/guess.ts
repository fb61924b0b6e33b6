import type { Chance } from './chance.ts';
import { copy } from './json.ts';
import type { TimeLimits } from './limits.ts';
import type { AgendaItem, Game, Match, Observation, OpenQuestion } from './match.ts';
import { newAgendaItem } from './match-update.ts';
import type { AnswerContext, StartPosition } from './rules.ts';
import { type Seat, secret, type Viewer } from './secret.ts';
import type { Answer, Shape } from './shape.ts';

/** All that a guess may depend on. */
export interface GuessContext<S extends Shape> {
  readonly seen: Observation<S>;
  readonly viewer: Viewer;
  readonly env: S['env'];
  readonly chance: Chance;
}

/** A state that a viewer could be in. `agenda`: the steps that follow the open question, the next one first. */
export interface GuessedPosition<S extends Shape> extends StartPosition<S> {
  readonly players: number;
}

/**
 * Deals everything a viewer can't see, at random among what the observation allows: the viewer's view of the result is
 * the view it was made from. Each game has one; bots and the coach search such guesses.
 */
export type Guess<S extends Shape> = (context: GuessContext<S>) => GuessedPosition<S>;

/** Chooses the hidden answer of a seat that is known to have answered; `match` is the guess so far. */
export type AnswerGuess<S extends Shape> = (match: Match<S>, seat: Seat) => Answer<S> | undefined;

export interface GuessInput<S extends Shape> extends GuessContext<S> {
  readonly game: Game<S>;
  readonly guess: Guess<S>;
  /** The answers of seats that have answered; their default answers if left out. */
  readonly answerOf?: AnswerGuess<S> | undefined;
}

/**
 * A whole match that this viewer could be in. Observing it gives the observation back. The open question keeps its
 * deadline; later ones have none, because an observation doesn't tell the time limits. Questions that lie under the open
 * one are asked afresh.
 */
export function guessMatch<S extends Shape>(input: GuessInput<S>): Match<S> {
  const { game, guess, seen, viewer, env, chance } = input;
  const { state, agenda, players } = guess({ seen, viewer, env, chance });
  const { question } = seen;
  const match: Match<S> = {
    state,
    agenda: agenda.map((step) => newAgendaItem<S>(step)).reverse(),
    chance: { seed: drawSeed(chance), read: {} },
    seats: Array.from({ length: players }, (_, seat) => seat),
    limits: noLimits<S>(game.rules.limits),
    banks: copy(seen.banks),
    at: Math.max(0, ...(seen.banks ?? []).map(({ since }) => since ?? 0)),
    opened: question?.id ?? 0,
    over: copy(seen.over),
  };
  if (!question) return match;
  const item = openItem(question, viewer);
  match.agenda.push(item);
  for (const seat of answeredSeats(question, viewer)) {
    const answer = secret([seat], input.answerOf?.(match, seat) ?? defaultAnswer(input, match, seat));
    item.given.push({ seat, answer, done: true, silent: false, due: null });
  }
  return match;
}

/**
 * The open question, with the viewer's own answer. It closes at the deadline the viewer sees: some questions can't be
 * answered before it, such as one about a text that may no longer change.
 */
function openItem<S extends Shape>(question: OpenQuestion<S>, viewer: Viewer): AgendaItem<S> {
  const { id, step, asked, until, mine } = question;
  const item: AgendaItem<S> = { ...newAgendaItem<S>(step), id, asked: [...asked], until, due: until };
  if (mine && viewer !== 'audience') {
    const answer = secret([viewer], copy(mine.answer));
    item.given.push({ seat: viewer, answer, done: mine.done, silent: false, due: null });
  }
  return item;
}

/** Other seats that the viewer knows to have answered. */
const answeredSeats = <S extends Shape>({ asked, waiting }: OpenQuestion<S>, viewer: Viewer): Seat[] =>
  waiting ? asked.filter((seat) => seat !== viewer && !waiting.includes(seat)) : [];

function defaultAnswer<S extends Shape>({ game, env }: GuessInput<S>, match: Match<S>, seat: Seat): Answer<S> {
  const { view, question } = game.observe(match, seat);
  const rules = question && game.rules.steps[question.step.type];
  if (!rules || !('defaultAnswer' in rules)) throw new Error('a guess has an open question');
  // The rules are those of this very step, which the table of all steps can't say.
  return rules.defaultAnswer({ seat, view, step: question.step, draft: undefined, env } as AnswerContext<S, never>);
}

function noLimits<S extends Shape>(limits: Readonly<Record<S['limit'], unknown>>): TimeLimits<S> {
  // Its keys are those of the rules' limits, which fromEntries forgets.
  return Object.fromEntries(Object.keys(limits).map((name) => [name, null])) as TimeLimits<S>;
}

const drawSeed = (chance: Chance): string =>
  Array.from({ length: 8 }, () => chance.below(0x1_0000_0000).toString(16).padStart(8, '0')).join('');
