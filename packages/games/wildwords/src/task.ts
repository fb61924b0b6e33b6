import { askOthers, type TaskNotes } from '@wordhoard/kernel';
import { PREMIUMS } from './board.ts';
import { vocabularyOf } from './bot/vocabulary.ts';
import { defaults } from './defaults.ts';
import { bestScoring, ratePlay } from './task-points.ts';
import { ASTERISK, faceOf, TRAY } from './tiles.ts';
import { pendingPlay } from './turn.ts';
import type { WildWords } from './types.ts';
import { gridOf, trayOf } from './view.ts';

/** With more of them in a tray there is seldom one best play: each may stand for too much. */
const MOST_ASTERISKS = 1;

/** [WW-6] The best play with this tray on this board. */
export const task: TaskNotes<WildWords> = {
  table: () => ({ config: defaults, players: 2, position: null }),
  level: 2,
  depth: [2, 7],
  maxEntries: 40,
  toTask(seen, seat) {
    const { question, view } = seen;
    if (question?.step.type !== 'turn' || view.turns.some(({ type }) => type !== 'play')) return null;
    const tray = trayOf(view, seat).map(faceOf);
    if (tray.length < TRAY || tray.filter((face) => face === ASTERISK).length > MOST_ASTERISKS) return null;
    // [WW-5] A play is asked for, so there is no trade.
    return { ...seen, question: { ...question, step: { ...question.step, traded: true } } };
  },
  observationAfter(seen, seat, answer) {
    const { view, question } = seen;
    if (!question || !('tiles' in answer)) return seen;
    const { tiles } = answer;
    const board = [...view.board];
    for (const { tile, square } of tiles)
      board[square] = PREMIUMS[square] === 'wild' ? { flipped: true, tile } : { tile };
    const kept = trayOf(view, seat).filter((tile) => !tiles.some((placed) => placed.tile === tile));
    const trays = view.trays.with(seat, { count: kept.length, tiles: kept });
    const pending = pendingPlay(gridOf(view.board), seat, tiles);
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
  solve: bestScoring,
  isDraft: () => false,
  seconds: null,
  minGain: 15,
  // Version 5 changed what follows a challenge, and a task is over before that.
  comparableSince: 4,
};
