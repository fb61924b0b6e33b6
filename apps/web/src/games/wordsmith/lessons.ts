import {
  type Event,
  type Goal,
  type Position,
  type PositionSheet,
  parseStep,
  type StepReward,
  type Wordsmith,
} from '@wordhoard/wordsmith';
import type { Lesson, LessonStep } from '../../lessons/lesson.ts';

const standing = (grid: string, offer: readonly string[], sheet: Partial<PositionSheet> = {}): Position => ({
  round: 5,
  offer,
  goals: [
    { goal: '5b' satisfies Goal, first: null },
    { goal: '4b' satisfies Goal, first: null },
  ],
  sheets: [{ grid: grid.split(' '), words: [], spent: 0, gained: 0, crowns: 0, goals: [0, 0], ...sheet }],
});

/** A whole turn, line by line. */
const turn =
  (...lines: string[]): LessonStep<Wordsmith> =>
  () => ({
    answer: {
      steps: lines.map((line) => {
        const step = parseStep(line);
        if ('code' in step) throw new Error(`${line}: ${step.code}`);
        return step;
      }),
    },
  });

/** Learnt once a turn has earned this. A lesson is one turn, so no other turn is on the way to it. */
const goal = (isIt: (earned: readonly StepReward[]) => boolean): Pick<Lesson<Wordsmith>, 'wants' | 'reached'> => {
  const reached = (event: Event): boolean => event.type === 'turned' && isIt(event.earned);
  return { reached, wants: ({ events }) => events.some(reached) };
};

const isAfterGoblet = (earned: readonly StepReward[]): boolean => {
  const goblet = earned.findIndex(({ step }) => step.type === 'goblet');
  return goblet >= 0 && earned.slice(goblet).some(({ claim }) => claim !== null);
};

export const lessons: readonly Lesson<Wordsmith>[] = [
  {
    id: 'claim',
    players: 1,
    position: standing('........ ........ ........ ........ b..p.... ........ ........ ........', ['uc', 'lr', 'af']),
    ...goal((earned) => earned.some(({ claim }) => claim !== null)),
    solution: [turn('write U r5c2 0', 'write R r5c3 1', 'claim r5c1-r5c4')],
    wrong: [turn('write U r1c1 0', 'write C r1c2 0')],
  },
  {
    id: 'backwards',
    players: 1,
    position: standing('........ ........ ........ ........ .h..f... ........ ........ ........', ['hs', 'iv', 'at']),
    ...goal((earned) => earned.some(({ claim }) => claim !== null && claim.from > claim.to)),
    solution: [turn('write S r5c3 0', 'write I r5c4 1', 'claim r5c5-r5c2')],
    wrong: [turn('write S r5c3 0', 'write I r5c4 1')],
  },
  {
    id: 'item',
    players: 1,
    position: standing('........ ........ ........ ........ ........ ........ ........ ...w..d.', ['os', 'lr', 'uc']),
    ...goal((earned) => earned.some(({ forged }) => forged.some((item) => item.startsWith('S')))),
    solution: [turn('write O r8c5 0', 'write R r8c6 1', 'claim r8c4-r8c7')],
    wrong: [turn('write O r1c1 0', 'write S r1c2 0')],
  },
  {
    id: 'goblet',
    players: 1,
    position: standing('........ ........ ........ ........ brai.... .*...... .*...... ........', ['kn', 'os', 'af']),
    ...goal(isAfterGoblet),
    solution: [turn('write N r5c5 0', 'claim r5c1-r5c5', 'goblet Y r5c6', 'claim r5c1-r5c6', 'write K r1c1 0')],
    wrong: [turn('write N r5c5 0', 'claim r5c1-r5c5', 'write K r1c1 0')],
  },
  {
    id: 'extension',
    players: 1,
    position: standing('........ ........ ........ .LATE... ........ ........ ........ ........', ['rt', 'eb', 'uc'], {
      words: [{ run: 'r4c2-r4c5', round: 2 }],
    }),
    ...goal((earned) => earned.some(({ claim }) => (claim?.extended.length ?? 0) > 0)),
    solution: [turn('write R r4c6 0', 'claim r4c2-r4c6', 'write T r1c1 0')],
    wrong: [turn('write T r1c1 0', 'write R r1c2 0')],
  },
];
