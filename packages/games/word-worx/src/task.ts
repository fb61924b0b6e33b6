import { askOthers, forSeat, type TaskNotes } from '@wordhoard/kernel';
import { defaults } from './defaults.ts';
import { bestBuilds, rateBuild } from './task-points.ts';
import type { WordWorx } from './types.ts';

/** [WX-7] One build, with a given manifest and table. */
export const task: TaskNotes<WordWorx> = {
  table: () => ({ config: defaults, players: 2, position: null }),
  level: 2,
  depth: [1, 3],
  maxEntries: 60,
  toTask(seen) {
    const { question } = seen;
    return question?.step.type === 'build' && !question.step.last ? { ...seen, free: [] } : null;
  },
  observationAfter(seen, seat, answer) {
    const { view, question } = seen;
    const me = forSeat(view.players, seat);
    if (!question || !('words' in answer) || !view.mine) return seen;
    const { words, lock, seal } = answer;
    const laid = words.flat();
    const hand = view.mine.hand.filter((card) => !laid.includes(card));
    // New words get the next free ids.
    const free = 1 + Math.max(0, ...view.players.flatMap((player) => player.words.map(({ id }) => id)));
    const open = words.map((cards, at) => ({ id: free + at, cards })).filter((_, at) => !seal.includes(at));
    const sealed = [...me.sealed, ...words.filter((_, at) => seal.includes(at))];
    const locked = lock === null || seal.includes(lock) ? null : free + lock;
    const player = { ...me, hand: hand.length, words: open, lock: locked, sealed };
    const players = view.players.with(seat, player);
    const next = (seat + 1) % players.length;
    return {
      ...seen,
      view: { ...view, players, mine: { ...view.mine, hand } },
      question: askOthers(question, seat, players.length, { type: 'pick', seat: next, nth: 1 }),
    };
  },
  // The rules refuse non-words themselves.
  rate: ({ view }, seat, answer) =>
    'seal' in answer
      ? { ...rateBuild(view, seat, answer), notWords: [] }
      : { answer, points: 0, words: [], text: 'nothing', notWords: [] },
  solve: ({ view }, seat, env, vocabulary) => bestBuilds(view, seat, env, vocabulary),
  isDraft: (answer) => 'draft' in answer && answer.draft === true,
  seconds: null,
  minGain: 4,
};
