import { addForSeat } from '@wordhoard/kernel';
import { answersTo, isQuiet, mayBeBot, type TableFacts } from './facts.ts';
import {
  type ClosedQuestion,
  closedQuestions,
  faultsOfAnswers,
  faultsOfTimeout,
  type GameJudge,
  resultOf,
} from './game-judge.ts';
import type { PublicEvent } from './wire.ts';

interface LaidCard {
  readonly seat: number;
  readonly card: string;
  readonly silent: boolean;
}
interface CardAnswer {
  readonly card: string;
  readonly sure: boolean;
}

const isLaid = ({ type }: PublicEvent): boolean => type === 'laid';
/** An event of this type has these. */
const cardsOf = (event: PublicEvent): LaidCard[] => event['cards'] as LaidCard[];
const worth = (card: string): number => Number(card.slice(1));

/** A draft is promised to be stored within a second; this adds some ms for the disk. */
const DRAFT_KEPT_MS = 1300;
/** Milliseconds for which a fault may still have effects. */
const FELT_MS = 5000;

/** Every round all lay a card, and the highest takes the round. */
export const highCardJudge: GameJudge = {
  secrets: /\bC\d{1,2}\b/g,
  ownSecrets: (view) => (view['mine'] as string[] | null) ?? [],
  isClosing: isLaid,
  isDraft: (answer) => !(answer as CardAnswer).sure,
  resultAfter(facts) {
    const rounds = (facts.info?.options.config as { rounds: number } | null)?.rounds;
    const laid = closedQuestions(facts, isLaid);
    return rounds !== undefined && laid.length >= rounds ? resultOf(scoresAfter(facts, laid)) : null;
  },
  faultsIn(facts) {
    const closings = closedQuestions(facts, isLaid);
    return [
      ...closings.flatMap((closing) => faultsOfRound(facts, closing)),
      ...faultsOfCards(facts, closings),
      ...faultsOfWaves(facts),
    ];
  },
};

function scoresAfter({ info }: TableFacts, closings: readonly ClosedQuestion[]): number[] {
  const scores = (info?.seats ?? []).map(() => 0);
  for (const { closed } of closings) {
    const best = cardsOf(closed.event).toSorted((a, b) => worth(b.card) - worth(a.card))[0]!;
    addForSeat(scores, best.seat, 1);
  }
  return scores;
}

function faultsOfRound(facts: TableFacts, closing: ClosedQuestion): string[] {
  const { closed, question } = closing;
  const laid = cardsOf(closed.event);
  const isByTime = laid.some(({ silent }) => silent);
  const times = isByTime ? faultsOfTimeout(facts.code, closing) : faultsOfAnswers(facts.code, closing);
  const from = question?.receivedAt ?? closed.receivedAt;
  const people = laid.filter(({ seat }) => !mayBeBot(facts, seat, from, closed.receivedAt));
  return [...times, ...people.flatMap((it) => faultsOfSeat(facts, closing, it))];
}

/** Checks a person's card: it must be their own, and the acknowledged one. */
function faultsOfSeat(facts: TableFacts, { id, closed }: ClosedQuestion, { seat, card, silent }: LaidCard): string[] {
  const whose = `${facts.code}: in round ${id} seat ${seat}`;
  const sent = answersTo(facts, seat, id).map((it) => ({ ...it, given: it.move as { answer: CardAnswer } }));
  const final = sent.find(({ given, doneAt }) => given.answer.sure && doneAt !== null);
  if (final && (silent || final.given.answer.card !== card))
    return [`${whose} laid ${card}, and ${final.given.answer.card} was acknowledged`];
  if (!silent && !sent.some(({ given }) => given.answer.sure && given.answer.card === card))
    return [`${whose} laid ${card}, which nobody sent`];
  const drafts = sent.filter(({ given }) => !given.answer.sure);
  const last = drafts.findLast(({ doneAt }) => doneAt !== null);
  const isKept =
    last &&
    last.doneAt! < closed.receivedAt - DRAFT_KEPT_MS &&
    isQuiet(facts, last.doneAt! - FELT_MS, closed.receivedAt);
  // A later one may have arrived in time without an acknowledgement.
  if (silent && isKept && !drafts.slice(drafts.indexOf(last)).some(({ given }) => given.answer.card === card))
    return [`${whose} laid ${card} when its time ran out, and had put ${last.given.answer.card} forward`];
  return [];
}

/** Checks that each card comes from a hand, and only once. */
function faultsOfCards({ code, own }: TableFacts, closings: readonly ClosedQuestion[]): string[] {
  const laid = closings.flatMap(({ closed }) => cardsOf(closed.event));
  const twice = laid.filter(({ card }, i) => laid.findIndex((it) => it.card === card) !== i);
  const foreign = closings.flatMap(({ closed }) =>
    cardsOf(closed.event).filter(({ seat, card }) => {
      const hand = own.get(seat);
      return hand && hand.receivedAt < closed.receivedAt && !hand.ids.includes(card);
    }),
  );
  return [...twice, ...foreign].map(({ seat, card }) => `${code}: seat ${seat} laid ${card}, which it did not have`);
}

/** Checks that every wave was seen exactly once. */
function faultsOfWaves({ code, events, commands, info }: TableFacts): string[] {
  return (info?.seats ?? []).flatMap((_, seat) => {
    const seen = events.filter(({ event }) => event.type === 'waved' && event['seat'] === seat).length;
    const sent = [...commands.values()].filter(
      ({ command }) => command.type === 'move' && command.seat === seat && 'free' in command.move,
    );
    const done = sent.filter(({ doneAt }) => doneAt !== null).length;
    const wanted = sent.filter(({ refused, doneAt }) => refused === null || doneAt !== null).length;
    return seen < done || seen > wanted ? [`${code}: seat ${seat} waved ${done} times, and ${seen} were seen`] : [];
  });
}
