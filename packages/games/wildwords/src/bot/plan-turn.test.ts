import { chanceFrom, playOut, seedFrom } from '@wordhoard/kernel';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { PRINTED } from '../components.ts';
import type { Position } from '../position.ts';
import { EMPTY_BOARD, TestGame, tableFor } from '../testing.ts';
import type { TurnLine, TurnMove } from '../types.ts';
import { planningBot } from './bot.ts';
import { fittedLeaveValue } from './leave.ts';

const board = EMPTY_BOARD.map((line, row) => (row === 7 ? '....FEND.......' : line));
const start = (position: Partial<Position>): TestGame => {
  const table = tableFor(position.trays?.length ?? 2, 'relaxed');
  return new TestGame({ board, ...position }, env, { ...table, seed: seedFrom('plan') });
};

function turnOf(m: TestGame): TurnMove {
  const [thought] = planningBot({ seen: m.observe(0), seat: 0, chance: chanceFrom('luck'), env });
  if (!thought || !('to' in thought.move) || !('type' in thought.move.answer)) throw new Error('no turn');
  return thought.move.answer;
}

test('plays whole games with legal moves, and the same moves again', () => {
  const playGame = (): readonly TurnLine[] => {
    const m = start({ trays: ['RETINA*', 'CLOUDED'], pot: 'EEAIRTLH' });
    let { match } = m;
    const bots = match.seats.map(() => planningBot);
    const lines = playOut({ game: m.game, env, bots, match, luck: 'plan' });
    for (let line = lines.next(); ; line = lines.next()) {
      // A refused move would end the game here.
      if (line.done) expect(line.value).toBeNull();
      if (line.done) break;
      match = line.value.after;
    }
    expect(match.over).not.toBeNull();
    return match.state.turns;
  };
  const turns = playGame();
  expect(turns.length).toBeGreaterThan(2);
  expect(playGame()).toEqual(turns);
});

test('trades a poor tray, but not one with an excellent play', () => {
  expect(turnOf(start({ trays: ['VWWQJUU', 'CLOUDED'] }))).toEqual({ type: 'trade' });
  // Also with few tiles left.
  expect(turnOf(start({ trays: ['VWWQJUU', 'CLOUDED'], pot: 'AEIOR' }))).toEqual({ type: 'trade' });
  const move = turnOf(start({ trays: ['Q*IZ*ES', 'CLOUDED'] }));
  expect(move.type === 'play' && move.tiles.length).toBe(PRINTED.traySize);
});

test('the fitted leave prefers an asterisk, fears pairs, and values a second asterisk less', () => {
  for (const face of 'EQSZ') expect(fittedLeaveValue(['*'])).toBeGreaterThan(fittedLeaveValue([face]) + 5);
  expect(fittedLeaveValue(['E', 'E'])).toBeLessThan(2 * fittedLeaveValue(['E']));
  expect(fittedLeaveValue(['*', '*'])).toBeLessThan(2 * fittedLeaveValue(['*']));
  expect(fittedLeaveValue([])).toBe(0);
});
