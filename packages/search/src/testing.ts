/** A strong bot and search notes for Magpies, the kernel's example game. */
import type {
  Bot,
  CoachFact,
  CoachNotes,
  GamePackage,
  Move,
  PlayedOn,
  SearchNotes,
  Seat,
  ValueWeights,
} from '@wordhoard/kernel';
import { guess, judge, LIMIT_NOTES, type Magpies, randomBot, rules, worthOf } from '@wordhoard/kernel/example';

/** Bids its best gem for the best prizes, and its worst for the others. */
export const greedyBot: Bot<Magpies> = function* (input) {
  const { view, question } = input.seen;
  if (!question?.asked.includes(input.seat) || question.mine?.done || !view.mine) return;
  const { id: to, step } = question;
  if (step.type === 'race') return yield { move: { to, answer: { snatch: true } } };
  const held = view.mine.toSorted((a, b) => worthOf(b) - worthOf(a));
  const gem = worthOf(view.prize ?? 'G1') >= 5 ? held[0] : held.at(-1);
  if (gem !== undefined) yield { move: { to, answer: { gem } } };
};

const WEIGHTS: ValueWeights = { early: [0.05, 0.01], late: [0.2, 0], points: [10, 1, 0.1] };

const handWorth = ({ hands }: Magpies['state'], seat: Seat): number =>
  hands[seat]?.secret.reduce((sum, gem) => sum + worthOf(gem), 0) ?? 0;

export const searchNotes: SearchNotes<Magpies> = {
  alternatives: ({ seen: { view, question } }) =>
    question?.step.type === 'bid'
      ? (view.mine ?? []).map((gem): Move<Magpies> => ({ to: question.id, answer: { gem } }))
      : [],
  policy: greedyBot,
  phase: ({ spent }) => spent.length,
  phases: 9,
  features: ({ state }, seat) => [state.scores[seat] ?? 0, handWorth(state, seat)],
  progress: ({ spent }) => spent.length / 30,
  weights: WEIGHTS,
  steps: 300,
};

/** Until the next gem is taken, or to the end of the match. */
export const coachNotes: CoachNotes<Magpies> = {
  compares: ({ question }) => question?.step.type === 'bid',
  policy: greedyBot,
  isFarEnough: (_, { events }) => events.some(({ type }) => type === 'taken'),
  points: ({ state }, seat) => (state.scores[seat] ?? 0) + handWorth(state, seat) / 2,
  swing: () => 8,
  worlds: 60,
  steps: 20_000,
  facts: ({ seat, worlds }) => {
    const times = worlds.filter(({ yours }) => takes(yours, seat)).length;
    const betterTimes = worlds.filter(({ better }) => takes(better, seat)).length;
    return [{ fact: 'takes', times, betterTimes, worlds: worlds.length } as CoachFact];
  },
};

const takes = ({ events }: PlayedOn<Magpies>, seat: Seat): boolean =>
  events.some((event) => event.type === 'taken' && event.by === seat);

export const magpies: GamePackage<Magpies> = {
  rules,
  defaults: { gems: 30 },
  limitNotes: LIMIT_NOTES,
  bot: (level) => (level === 1 ? randomBot : greedyBot),
  judge,
  guess,
  search: searchNotes,
  coach: coachNotes,
};
