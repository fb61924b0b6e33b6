import { addForSeat } from '@wordhoard/kernel';
import { answersTo, isQuiet, mayBeBot, type TableFacts, wishAt } from './facts.ts';
import {
  type ClosedQuestion,
  closedQuestions,
  faultsOfAnswers,
  faultsOfTimeout,
  type GameJudge,
  TOLD_WITHIN_MS,
} from './game-judge.ts';
import type { PublicEvent } from './wire.ts';

interface BoastEvent {
  readonly type: 'boasted';
  readonly seat: number;
  readonly number: number;
}
interface DoubtEvent {
  readonly type: 'doubted';
  readonly by: readonly number[];
}

const MINUTE = 60_000;
/** Minimum time an auto-passed window stays open, or half its limit. */
const SOONEST_PASS_MS = 2 * MINUTE;
/** An auto-pass happens within half the limit, plus this many ms for a server that was away. */
const LATE_PASS_MS = 30_000;
const HIGHEST = 9;

const isClosing = ({ type }: PublicEvent): boolean => type === 'boasted' || type === 'doubted';
// Checked by their types.
const boastIn = ({ closed }: ClosedQuestion): BoastEvent => closed.event as unknown as BoastEvent;
const doubtIn = ({ closed }: ClosedQuestion): DoubtEvent => closed.event as unknown as DoubtEvent;

/** Each player in turn boasts with a number, and the others may doubt it in a reaction window. */
export const boastsJudge: GameJudge = {
  secrets: /\bC\d{1,2}\b/g,
  ownSecrets: (view) => (typeof view['coin'] === 'string' ? [view['coin']] : []),
  isClosing,
  isDraft: () => false,
  resultAfter(facts) {
    const rounds = (facts.info?.options.config as { rounds: number } | null)?.rounds;
    const closings = closedQuestions(facts, isClosing);
    const seats = (facts.info?.seats ?? []).map((_, seat) => seat);
    if (rounds === undefined || closings.length < rounds * seats.length * 2) return null;
    const scores = seats.map(() => 0);
    for (const [i, closing] of closings.entries()) {
      if (closing.closed.event.type !== 'doubted' || doubtIn(closing).by.length > 0) continue;
      const boast = boastIn(closings[i - 1]!);
      addForSeat(scores, boast.seat, boast.number);
    }
    return { scores, places: [seats] };
  },
  faultsIn(facts) {
    const closings = closedQuestions(facts, isClosing);
    return closings.flatMap((closing, i) =>
      closing.closed.event.type === 'boasted'
        ? faultsOfBoast(facts, closing)
        : faultsOfWindow(facts, closing, closings[i - 1]!),
    );
  },
};

const isBotBetween = (facts: TableFacts, seat: number, { closed, question }: ClosedQuestion): boolean =>
  mayBeBot(facts, seat, question?.receivedAt ?? closed.receivedAt, closed.receivedAt);

function faultsOfBoast(facts: TableFacts, closing: ClosedQuestion): string[] {
  const { seat, number } = boastIn(closing);
  if (isBotBetween(facts, seat, closing)) return [];
  const sent = answersTo(facts, seat, closing.id).map((it) => ({
    ...it,
    given: it.move as { answer: { number: number } },
  }));
  const done = sent.find(({ doneAt }) => doneAt !== null);
  if (done && done.given.answer.number !== number)
    return [`${facts.code}: seat ${seat} boasted ${number}, and ${done.given.answer.number} was acknowledged`];
  if (sent.some(({ given }) => given.answer.number === number)) return faultsOfAnswers(facts.code, closing);
  if (number !== 0) return [`${facts.code}: seat ${seat} boasted ${number}, which nobody sent`];
  return faultsOfTimeout(facts.code, closing);
}

/** @param before the boast that opened it */
function faultsOfWindow(facts: TableFacts, closing: ClosedQuestion, before: ClosedQuestion): string[] {
  const boast = boastIn(before).number;
  const { by } = doubtIn(closing);
  const asked = closing.question?.asked ?? [];
  const faults = asked.flatMap((seat) => {
    if (isBotBetween(facts, seat, closing)) return [];
    const sent = answersTo(facts, seat, closing.id).map((it) => ({
      ...it,
      given: it.move as { answer: { doubt: boolean } },
    }));
    const done = sent.find(({ doneAt }) => doneAt !== null);
    const whose = `${facts.code}: in window ${closing.id} seat ${seat}`;
    if (done && done.given.answer.doubt !== by.includes(seat))
      return [`${whose} was taken to have said the opposite of what was acknowledged`];
    if (by.includes(seat) && !sent.some(({ given }) => given.answer.doubt))
      return [`${whose} doubted, which nobody sent`];
    return sent.length > 0 ? [] : faultsOfPass(facts, closing, seat, before);
  });
  return [...faults, ...faultsOfForgottenPass(facts, closing, boast)];
}

/** Whether this seat passes automatically; 'unknown' while a change of its choice was under way. */
function isPassed(
  facts: TableFacts,
  { id, closed, question }: ClosedQuestion,
  seat: number,
  boast: number,
): boolean | 'unknown' {
  const wish = wishAt(facts, seat, question!.receivedAt - 1, closed.receivedAt);
  if (wish === null || wish === 'unknown') return wish ?? false;
  const coin = facts.own.get(seat)?.ids[0];
  if (coin === undefined) return 'unknown';
  const isGold = Number(coin.slice(1)) % 2 === 0;
  if ((isGold && wish.unless.includes('gold')) || (boast === HIGHEST && wish.unless.includes('high'))) return false;
  return wish.until === 'told' ? true : isUnspent(facts, id, seat);
}

/** False once the next turn has come, for a choice that ends there. */
function isUnspent({ questions, commands }: TableFacts, window: number, seat: number): boolean | 'unknown' {
  const choice = [...commands.values()].findLast(
    ({ command }) => command.type === 'pass-for-me' && command.seat === seat,
  )!;
  const turns = [...questions.values()].filter(
    ({ id, type, asked }) => type === 'boast' && id < window && asked.includes(seat),
  );
  const last = turns.at(-1);
  if (!last || last.receivedAt < choice.sentAt - MINUTE / 6) return true;
  return last.receivedAt > choice.doneAt! + MINUTE / 6 ? false : 'unknown';
}

/** Checks a seat that didn't answer before the window closed: its time ran out, or it passed automatically. */
function faultsOfPass(facts: TableFacts, closing: ClosedQuestion, seat: number, before: ClosedQuestion): string[] {
  const { closed, question } = closing;
  const passes = question ? isPassed(facts, closing, seat, boastIn(before).number) : 'unknown';
  if (!question || passes === 'unknown') return [];
  if (!passes) return faultsOfTimeout(facts.code, closing);
  const openedAt = before.closed.now;
  // No client was there when it opened, or when it closed.
  if (closed.now === null || openedAt === null) return [];
  const half = question.until === null ? Number.POSITIVE_INFINITY : Math.floor((question.until - openedAt) / 2);
  const open = closed.now - openedAt;
  return open < Math.min(SOONEST_PASS_MS, half) - TOLD_WITHIN_MS
    ? [`${facts.code}: window ${closing.id} was let pass for seat ${seat} after ${open} ms`]
    : [];
}

/** Finds a window that lasted until its deadline although all seats had answered or pass automatically. */
function faultsOfForgottenPass(facts: TableFacts, closing: ClosedQuestion, boast: number): string[] {
  const { id, closed, question } = closing;
  if (!question || question.until === null || closed.now === null || closed.now < question.until) return [];
  if (!isQuiet(facts, closed.receivedAt - question.until + question.openedBy - LATE_PASS_MS, closed.receivedAt))
    return [];
  const settles = (seat: number): boolean => {
    if (isBotBetween(facts, seat, closing)) return false;
    const sent = answersTo(facts, seat, id);
    return sent.length > 0
      ? sent.some(({ doneAt }) => doneAt !== null)
      : isPassed(facts, closing, seat, boast) === true;
  };
  return question.asked.every(settles)
    ? [`${facts.code}: window ${id} was not let pass for those who had asked for it`]
    : [];
}
