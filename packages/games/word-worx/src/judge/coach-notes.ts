import {
  type CoachNotes,
  type ComparedMoves,
  entryAt,
  forSeat,
  type Match,
  type PlayedOn,
  type Seat,
} from '@wordhoard/kernel';
import { bot } from '../bot/bot.ts';
import { pointsNow, potentialOf } from '../bot/potential.ts';
import { searchNotes } from '../bot/search-notes.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { componentsOf } from '../components.ts';
import type { Event, WordWorx } from '../types.ts';

/** What can be counted about two moves. */
export type WordWorxFact =
  /** In so many worlds this player steals from one of the words before the next turn; after the better move, so many. */
  | {
      readonly fact: 'stolen';
      readonly word: string;
      readonly seat: Seat;
      readonly times: number;
      readonly betterTimes: number;
      readonly worlds: number;
    }
  /** Points that the words on the table are worth more on average after the better move. */
  | { readonly fact: 'laid'; readonly points: number; readonly worlds: number }
  /** Points that the round will probably bring more after the better move. */
  | { readonly fact: 'prospects'; readonly points: number; readonly worlds: number }
  /** Points that the best other player has less on average after the better move. */
  | { readonly fact: 'rivals'; readonly points: number; readonly worlds: number };

const COMPARED: readonly string[] = ['pick', 'steal', 'build', 'discard'];

export const coachNotes: CoachNotes<WordWorx> = {
  compares: ({ question }, move) => question !== null && COMPARED.includes(question.step.type) && 'to' in move,
  policy: bot(2),
  isFarEnough,
  points: expectedPoints,
  swing: (state) => 13 + 32 * (1 - searchNotes.progress(state)),
  worlds: 42,
  steps: 7_000,
  facts: (compared) => [...theftFacts(compared), ...pointFacts(compared)].slice(0, 2),
};

/** Until the seat's next turn begins, or the round is scored. */
function isFarEnough({ agenda }: Match<WordWorx>, { events }: PlayedOn<WordWorx>): boolean {
  const step = agenda.at(-1)?.step;
  const seat = step && 'seat' in step ? step.seat : null;
  return events.some((event) => event.type === 'round-scored' || (event.type === 'turn-began' && event.seat === seat));
}

/** A difference in fewer worlds explains little. */
const CLEAR_SHARE = 0.15;

/** Points of earlier rounds, and as much of this round as fitted matches say: not all that the cards promise comes true. */
function expectedPoints(match: Match<WordWorx>, seat: Seat, env: WordWorx['env']): number {
  const [ofPotential, ofLaid] = [entryAt(WEIGHTS.points, 1), entryAt(WEIGHTS.points, 2)];
  const { total } = forSeat(match.state.players, seat);
  const [potential, laid] = [potentialOf(match, seat) - total, pointsNow(match, seat, env) - total];
  return total + ofPotential * potential + ofLaid * laid;
}

type TheftEvent = Extract<Event, { type: 'stole' }>;

function theftFacts({ seat, worlds }: ComparedMoves<WordWorx>): WordWorxFact[] {
  const theftIn = ({ events }: PlayedOn<WordWorx>): TheftEvent | undefined =>
    events.find((event): event is TheftEvent => event.type === 'stole' && event.from === seat);
  const [first] = worlds;
  if (!first) return [];
  const { textOf } = componentsOf(first.yours.match.state.config).deck;
  const thefts = worlds.flatMap(({ yours }) => theftIn(yours) ?? []);
  const betterTimes = worlds.filter(({ better }) => theftIn(better) !== undefined).length;
  const kinds = Map.groupBy(thefts, ({ before, seat: thief }) => `${textOf(before)} ${thief}`);
  const [most] = [...kinds.values()].sort((a, b) => b.length - a.length);
  const [theft] = most ?? [];
  if (!theft || thefts.length - betterTimes < CLEAR_SHARE * worlds.length) return [];
  const { before, seat: thief } = theft;
  return [
    { fact: 'stolen', word: textOf(before), seat: thief, times: thefts.length, betterTimes, worlds: worlds.length },
  ];
}

/** By these functions a finished match has its final points. */
const finalOr =
  (of: (match: Match<WordWorx>, seat: Seat) => number) =>
  (match: Match<WordWorx>, seat: Seat): number =>
    match.over ? forSeat(match.over.scores, seat) : of(match, seat);

/** Where the points come from. */
function pointFacts({ seat, env, worlds }: ComparedMoves<WordWorx>): WordWorxFact[] {
  const mean = (of: (match: Match<WordWorx>) => number): number =>
    Math.round(worlds.reduce((sum, { yours, better }) => sum + of(better.match) - of(yours.match), 0) / worlds.length);
  const laid = finalOr((match, other) => pointsNow(match, other, env));
  const prospects = finalOr(potentialOf);
  const bestRival = (match: Match<WordWorx>): number =>
    Math.max(0, ...match.seats.filter((other) => other !== seat).map((other) => prospects(match, other)));
  const facts = [
    { fact: 'laid', points: mean((match) => laid(match, seat)), worlds: worlds.length },
    { fact: 'prospects', points: mean((match) => prospects(match, seat)), worlds: worlds.length },
    { fact: 'rivals', points: -mean(bestRival), worlds: worlds.length },
  ] as const;
  return facts.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
}
