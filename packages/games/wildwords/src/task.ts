import { askOthers, type TaskNotes } from '@wordhoard/kernel';
import { vocabularyOf } from './bot/vocabulary.ts';
import { componentsOf } from './components.ts';
import { defaults } from './defaults.ts';
import { bestScoringPlays, ratePlay } from './task-points.ts';
import { ASTERISK, faceOf } from './tiles.ts';
import { makePendingPlay } from './turn.ts';
import type { WildWords } from './types.ts';
import { gridOf, trayOf } from './view.ts';

/** With more asterisks in a tray there is seldom a single best play. */
const MAX_ASTERISKS = 1;

/** [WW-6] Find the best play with a given tray and board. */
export const task: TaskNotes<WildWords> = {
  table: () => ({ config: defaults, players: 2, position: null }),
  level: 2,
  depth: [2, 7],
  maxEntries: 40,
  toTask(seen, seat) {
    const { question, view } = seen;
    if (question?.step.type !== 'turn' || view.turns.some(({ type }) => type !== 'play')) return null;
    const tray = trayOf(view, seat).map(faceOf);
    if (
      tray.length < componentsOf(view.config).traySize ||
      tray.filter((face) => face === ASTERISK).length > MAX_ASTERISKS
    )
      return null;
    // [WW-5] The task is a play, so a trade is not allowed.
    return { ...seen, question: { ...question, step: { ...question.step, traded: true } } };
  },
  observationAfter(seen, seat, answer) {
    const { view, question } = seen;
    if (!question || !('tiles' in answer)) return seen;
    const { tiles } = answer;
    const components = componentsOf(view.config);
    const board = [...view.board];
    for (const { tile, square } of tiles)
      board[square] = components.premiums[square] === 'wild' ? { flipped: true, tile } : { tile };
    const kept = trayOf(view, seat).filter((tile) => !tiles.some((placed) => placed.tile === tile));
    const trays = view.trays.with(seat, { count: kept.length, tiles: kept });
    const pending = makePendingPlay(components, gridOf(view.board), seat, tiles);
    return {
      ...seen,
      view: { ...view, board, trays, pending, last: pending.squares },
      question: askOthers(question, seat, view.trays.length, { type: 'challenge', seat }),
    };
  },
  rate({ view, ...seen }, _, answer, env) {
    if ('tiles' in answer) return ratePlay({ view, ...seen }, answer.tiles, vocabularyOf(env, view.config.words));
    return { answer, points: 0, words: [], text: 'pass', notWords: [] };
  },
  solve: bestScoringPlays,
  isDraft: () => false,
  seconds: null,
  minGain: 15,
  // Version 5 changed only what follows a challenge, after a task is over.
  comparableSince: 4,
};
