/** A strong bot and search notes for Magpies, the kernel's example game. */
import type { Bot, GamePackage, Move, SearchNotes, ValueWeights } from '@wordhoard/kernel';
import { guess, judge, type Magpies, randomBot, rules, worthOf } from '@wordhoard/kernel/example';

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

export const searchNotes: SearchNotes<Magpies> = {
  alternatives: ({ seen: { view, question } }) =>
    question?.step.type === 'bid'
      ? (view.mine ?? []).map((gem): Move<Magpies> => ({ to: question.id, answer: { gem } }))
      : [],
  policy: greedyBot,
  phase: ({ spent }) => spent.length,
  phases: 9,
  features: ({ state }, seat) => [
    state.scores[seat] ?? 0,
    state.hands[seat]?.secret.reduce((sum, gem) => sum + worthOf(gem), 0) ?? 0,
  ],
  progress: ({ spent }) => spent.length / 30,
  weights: WEIGHTS,
  steps: 300,
};

export const magpies: GamePackage<Magpies> = {
  rules,
  defaults: { gems: 30 },
  bot: (level) => (level === 1 ? randomBot : greedyBot),
  judge,
  guess,
  search: searchNotes,
};
