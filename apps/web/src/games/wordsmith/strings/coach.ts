import { type FactSentences, type SayFact, sayFactBy } from '@wordhoard/review';
import type { WordsmithFact } from '@wordhoard/wordsmith';
import { figure } from '../../../ui/format.ts';
import { wordsmith } from './play.ts';

const points = (n: number): string => `${figure(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

const sentences: FactSentences<WordsmithFact> = {
  goal: ({ goal, needs, missing, betterMissing }) =>
    betterMissing === 0
      ? `The better turn reaches the goal “${wordsmith.goals.name(goal, needs)}”. This one lacks ${missing} for it.`
      : `For the goal “${wordsmith.goals.name(goal, needs)}”, the better turn lacks ${betterMissing}, this one ${missing}.`,
  scored: ({ points: n, betterPoints }) =>
    `The better turn scores ${points(betterPoints)} at once, this one ${figure(n)}.`,
  'next-turn': ({ points: n, betterPoints }) =>
    `The next turn then scores about ${points(n)}; after the better turn, about ${figure(betterPoints)}.`,
  sheet: ({ points: n }) => `The better turn prepares words and items worth about ${points(n)} more.`,
};

export const sayFact: SayFact = sayFactBy(sentences);
