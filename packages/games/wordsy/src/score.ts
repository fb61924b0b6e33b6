import { entryAt, forSeat, type Seat } from '@wordhoard/kernel';
import { type Box, boxValue, checkBoxes } from './bonuses.ts';
import { componentsOf, roundsOf } from './components.ts';
import { openingSteps } from './setup.ts';
import { soloOutcome, soloTarget } from './solo.ts';
import { countsAsWord, type RoundLine, rankSheets, sheetTotal } from './totals.ts';
import type { State, Steps, WordsyContext } from './types.ts';

/** Ends a round: checks the boxes, fills in the sheets, and starts the next round or ends the match. */
export const score: Steps['score'] = {
  run(m) {
    const { state } = m;
    const components = componentsOf(state.config);
    const boxes = state.mode === 'solo' ? scoreSoloRound(m) : raceBoxes(state);
    for (const { seat, word, status, points } of state.entered.toSorted((a, b) => a.seat - b.seat)) {
      const box = boxes.get(seat) ?? null;
      const bonus = box === null ? 0 : boxValue(components, box, state.round);
      forSeat(state.sheets, seat).lines.push({ word, status, points, box, bonus });
      // A struck word was a non-word, so it blocks no later word (ours).
      if (countsAsWord(status)) state.used.push({ word, seat, round: state.round });
    }
    const lines = state.sheets.map((sheet): RoundLine => sheet.lines.at(-1)!);
    m.tell({
      type: 'round-scored',
      round: state.round,
      lines,
      totals: state.sheets.map((sheet) => sheetTotal(components, sheet)),
    });
    // [WY-6] Two players do not use the No-Flip card.
    state.noFlip = state.mode === 'race' && m.seats.length > 2 ? state.lead : null;
    if (state.mode === 'main-player') state.lastMain = state.lead;
    if (state.round < roundsOf(state.config)) m.next(...openingSteps(m.isTimed('timer'), state.round + 1, state.mode));
    else endMatch(m);
  },
};

const raceBoxes = ({ config, entered, lead }: State): Map<Seat, Box> =>
  checkBoxes(
    componentsOf(config),
    entered.map(({ seat, points, status }) => ({ seat, points, eligible: countsAsWord(status) })),
    lead,
  );

/** [WY-20] Moves the timer, which may cost a tally, and returns the box that was checked. */
function scoreSoloRound(m: WordsyContext): Map<Seat, Box> {
  const { state } = m;
  const { round, spot: from, inTime } = state;
  const { seat, points } = entryAt(state.entered, 0);
  const { solo: level } = state.config;
  const outcome = soloOutcome(componentsOf(state.config), { level, round, spot: from, points, inTime });
  const { box, spot, penalty } = outcome;
  state.spot = spot;
  if (penalty) forSeat(state.sheets, seat).tallies += 1;
  m.tell({ type: 'spot-moved', from, to: spot, penalty });
  return new Map(box === null ? [] : [[seat, box]]);
}

/** [WY-17] [WY-18] [WY-21] */
function endMatch(m: WordsyContext): void {
  const { mode, config, sheets } = m.state;
  const components = componentsOf(config);
  const result = rankSheets(components, sheets);
  const won =
    mode === 'solo' ? forSeat(result.scores, 0) >= soloTarget(components, config.solo, roundsOf(config)) : null;
  m.tell({ type: 'ended', totals: [...result.scores], won });
  m.end(result);
}
