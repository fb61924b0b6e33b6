import type { ReceivedEvent, ReceivedQuestion, TableFacts } from './facts.ts';
import type { PublicEvent, Update } from './wire.ts';

/** The oracle's knowledge of a game, written from its rules in words and not from its code. */
export interface GameJudge {
  /** Finds all secrets in a message. */
  readonly secrets: RegExp;
  /** The viewer's own secrets in a view. */
  ownSecrets(view: Update['seen']['view']): readonly string[];
  /** True if the event ends the open question. Questions are numbered from 1, and each is ended by one event. */
  isClosing(event: PublicEvent): boolean;
  /** True for a draft. */
  isDraft(answer: object): boolean;
  /** All faults in the match, in words. */
  faultsIn(facts: TableFacts): string[];
  /** The result after these events; null before the end. */
  resultAfter(facts: TableFacts): object | null;
}

/** A closed question, and the event that closed it. */
export interface ClosedQuestion {
  readonly id: number;
  readonly closed: ReceivedEvent;
  /** Undefined if no client was ever shown it. */
  readonly question: ReceivedQuestion | undefined;
}

export const closedQuestions = (
  { events, questions }: TableFacts,
  isClosing: GameJudge['isClosing'],
): ClosedQuestion[] =>
  events
    .filter(({ event }) => isClosing(event))
    .map((closed, i) => ({ id: i + 1, closed, question: questions.get(i + 1) }));

/** Checks that a seat's deadline passed at the time that was shown. */
export function faultsOfTimeout(code: string, { id, closed, question }: ClosedQuestion): string[] {
  if (!question) return [];
  const { until, promised } = question;
  if (until === null) return [`${code}: question ${id} has no time limit, and somebody's time ran out`];
  const faults: string[] = [];
  if (closed.now !== null && closed.now < until)
    faults.push(`${code}: question ${id} was closed at ${closed.now}, and had time until ${until}`);
  if (closed.receivedAt < promised)
    faults.push(
      `${code}: question ${id} was closed ${Math.round(promised - closed.receivedAt)} ms before the time shown`,
    );
  return faults;
}

/** Milliseconds until an event is on the disk and sent. */
export const TOLD_WITHIN_MS = 10_000;

/** No deadline passed: checks that the last answer was in time. */
export const faultsOfAnswers = (code: string, { id, closed, question }: ClosedQuestion): string[] =>
  closed.now !== null && question?.until != null && closed.now > question.until + TOLD_WITHIN_MS
    ? [`${code}: question ${id} was answered at ${closed.now}, and had time until ${question.until}`]
    : [];

/** Ranks by scores, the highest first. */
export function resultOf(scores: readonly number[]): object {
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  const seats = scores.map((_, seat) => seat);
  return { scores, places: ranks.map((score) => seats.filter((seat) => scores[seat] === score)) };
}
