import type { TaskNotes } from '@wordhoard/kernel';
import { defaults } from './defaults.ts';
import type { Wordsmith } from './types.ts';

/** [WS-6] These cards, two letters, one sheet. */
export const task: TaskNotes<Wordsmith> = {
  table: () => ({ config: defaults, players: 1, position: null }),
  level: 1,
  depth: [3, 7],
  within: 12,
  pose: (seen) => (seen.question?.step.type === 'turn' ? seen : null),
  isDraft: (answer) => answer.draft === true,
  seconds: null,
  least: 2.5,
};
