import type { Seat } from '@wordhoard/kernel';
import { type Box, boxes, boxValue } from './bonuses.ts';
import { opening } from './setup.ts';
import { soloRound, soloTarget } from './solo.ts';
import { isWord, type RoundLine, ranking, total } from './totals.ts';
import type { State, Steps, WordsyMoment } from './types.ts';

/** The end of a round: boxes, sheets, and the next round or the end. */
export const score: Steps['score'] = {
  run(m) {
    const { state } = m;
    const checked = state.mode === 'solo' ? soloBox(m) : raceBoxes(state);
    for (const { seat, word, status, points } of state.entered.toSorted((a, b) => a.seat - b.seat)) {
      const box = checked.get(seat) ?? null;
      const bonus = box === null ? 0 : boxValue(box, state.round);
      state.sheets[seat]!.lines.push({ word, status, points, box, bonus });
      // A struck word was a non-word, so it blocks no later word (ours).
      if (isWord(status)) state.used.push({ word, seat, round: state.round });
    }
    const lines = state.sheets.map((sheet): RoundLine => sheet.lines.at(-1)!);
    m.tell({ type: 'round-scored', round: state.round, lines, totals: state.sheets.map(total) });
    // [WY-6] Two players do not use the No-Flip card.
    state.noFlip = state.mode === 'race' && m.seats.length > 2 ? state.lead : null;
    if (state.mode === 'main-player') state.lastMain = state.lead;
    if (state.round < state.config.rounds) m.next(...opening(m.timed('timer'), state.round + 1, state.mode));
    else end(m);
  },
};

const raceBoxes = ({ entered, lead }: State): Map<Seat, Box> =>
  boxes(
    entered.map(({ seat, points, status }) => ({ seat, points, eligible: isWord(status) })),
    lead,
  );

/** [WY-20] The timer moves, and may cost a tally. */
function soloBox(m: WordsyMoment): Map<Seat, Box> {
  const { state } = m;
  const { round, spot: from, inTime } = state;
  const { seat, points } = state.entered[0]!;
  const { box, spot, penalty } = soloRound({ level: state.config.solo, round, spot: from, points, inTime });
  state.spot = spot;
  if (penalty) state.sheets[seat]!.tallies += 1;
  m.tell({ type: 'spot-moved', from, to: spot, penalty });
  return new Map(box === null ? [] : [[seat, box]]);
}

/** [WY-17] [WY-18] [WY-21] */
function end(m: WordsyMoment): void {
  const { mode, config, sheets } = m.state;
  const result = ranking(sheets);
  const won = mode === 'solo' ? result.scores[0]! >= soloTarget(config.solo, config.rounds) : null;
  m.tell({ type: 'ended', totals: [...result.scores], won });
  m.end(result);
}
