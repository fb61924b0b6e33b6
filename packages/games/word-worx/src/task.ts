import type { TaskNotes } from '@wordhoard/kernel';
import { defaults } from './defaults.ts';
import type { WordWorx } from './types.ts';

/** [WX-7] This manifest and this table: build. */
export const task: TaskNotes<WordWorx> = {
  table: () => ({ config: defaults, players: 2, position: null }),
  level: 2,
  depth: [1, 3],
  within: 60,
  pose(seen) {
    const { question } = seen;
    return question?.step.type === 'build' && !question.step.last ? { ...seen, free: [] } : null;
  },
  isDraft: (answer) => 'draft' in answer && answer.draft === true,
  seconds: null,
  least: 4,
};
