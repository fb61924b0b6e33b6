import { chanceFrom, seedFrom } from '@wordhoard/kernel';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../components.ts';
import type { Position } from '../position.ts';
import { EMPTY_BOARD, TestGame, tableFor } from '../testing.ts';
import type { TurnLine } from '../types.ts';
import { planningBot } from './bot.ts';
import { planTurn } from './plan-turn.ts';
import { LAST_SCORE, NO_PLAY, POINTS_PER_TILE, SCORE_ROWS } from './planning-data.ts';
import { searchNotes } from './search-notes.ts';
import { bombShare, makeTempo } from './tempo.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, it) => sum + it, 0) / values.length;
const scoresOf = (size: number): number[] => SCORE_ROWS.map((row) => row[size - 1]!).filter((it) => it !== NO_PLAY);

/** What the table of tempo says, by following every number of tiles that could be laid. */
function slowGain(
  { players, bombs }: { readonly players: number; readonly bombs: number },
  pot: number,
  held: number,
  before: number,
): number {
  if (pot === 0) {
    const scored = LAST_SCORE + (players === 2 ? POINTS_PER_TILE : POINTS_PER_TILE / 3) * held;
    return before === 0 ? scored : -scored / (players - 1);
  }
  const after = (size: number, next: number): number =>
    slowGain(
      { players, bombs },
      Math.max(0, pot - size),
      Math.min(PRINTED.traySize, PRINTED.traySize - size + pot),
      next,
    );
  const sizes = [1, 2, 3, 4, 5, 6, 7];
  if (before === 0) {
    const gains = sizes.map((size) => after(size, players - 1));
    const best = SCORE_ROWS.map((row) => Math.max(...row.flatMap((it, i) => (it === NO_PLAY ? [] : it + gains[i]!))));
    const withTrade = mean(best.map((it) => Math.max(it, mean(best))));
    const share = pot < PRINTED.traySize ? pot / PRINTED.traySize : 1;
    return (1 - share) * mean(best) + share * withTrade;
  }
  let sum = 0;
  for (const size of sizes) {
    const scores = scoresOf(size);
    const score = size < 7 ? mean(scores) : mean(scores.map((it) => Math.max(it, mean(scores))));
    sum += (size < 7 ? (1 - bombs) / 6 : bombs) * (after(size, before - 1) - score / (players - 1));
  }
  return sum;
}

describe('the value of tempo', () => {
  const tempo = makeTempo(PRINTED, 2, 0.95);
  test('is high with as few tiles left as the other player draws, because they can no longer have the last turn', () => {
    for (const [good, bad] of [
      [3, 10],
      [7, 8],
      [17, 10],
      [17, 24],
    ] as const)
      expect(tempo.afterTurn(good, 7)).toBeGreaterThan(tempo.afterTurn(bad, 7) + 40);
    expect(tempo.afterTurn(0, 2)).toBeGreaterThan(tempo.afterTurn(0, 5));
  });
  test('hardly matters far from the end if the others lay few tiles', () => {
    const swing = (bombs: number): number => {
      const { afterTurn } = makeTempo(PRINTED, 2, bombs);
      return Math.abs(afterTurn(66, 7) - (afterTurn(59, 7) + afterTurn(73, 7)) / 2);
    };
    expect(swing(0.2)).toBeLessThan(5);
    expect(swing(0.95)).toBeGreaterThan(20);
  });
  test('equals the mean over all plays that could follow', () => {
    const bombs = 0.8;
    for (const players of [2, 3])
      for (const pot of [1, 4, 7, 9]) {
        const gain = slowGain({ players, bombs }, pot, PRINTED.traySize, players - 1);
        expect(makeTempo(PRINTED, players, bombs).afterTurn(pot, PRINTED.traySize)).toBeCloseTo(gain, 6);
      }
  });
  test('is finite for all tables and pots', () => {
    for (const players of [2, 3, 4])
      for (let pot = 0; pot < 94; pot++) expect(makeTempo(PRINTED, players, 0.9).afterTurn(pot, 7)).toBeLessThan(200);
  });
  test('estimates full trays from the plays of the others', () => {
    const play = (seat: number, text: string): TurnLine => {
      return { seat, type: 'play', play: text, points: 10, calls: [], fate: 'stands' };
    };
    const usual = bombShare(PRINTED, [], 0);
    expect(bombShare(PRINTED, [play(0, '8E FEND')], 0)).toBe(usual);
    expect(bombShare(PRINTED, [play(1, '8E FEND')], 0)).toBeLessThan(usual);
    expect(bombShare(PRINTED, [play(1, '8E (F)RETINAS')], 0)).toBeGreaterThan(usual);
  });
});

describe('the planning bot', () => {
  const board = EMPTY_BOARD.map((line, row) => (row === 7 ? '....FEND.......' : line));
  const start = (position: Partial<Position>): TestGame =>
    new TestGame({ board, ...position }, env, { ...tableFor(2, 'relaxed'), seed: seedFrom('tempo') });
  const input = (m: TestGame) => ({ seen: m.observe(0), seat: 0, chance: chanceFrom('luck'), env });
  test('leaves tiles in the pot, so that the other player does not have the last turn', () => {
    for (const pot of ['AEORT', 'ERL*']) {
      const move = planTurn(input(start({ trays: ['RETINAS', 'CLOUDED'], pot })), true);
      expect(move.type === 'play' && move.tiles.length < pot.length).toBe(true);
    }
  });
  test('is searched only when the pot is empty', () => {
    const late = start({ trays: ['RETINAS', 'CLOUDED'], pot: '' });
    const [thought] = planningBot(input(late));
    expect(searchNotes.alternatives(input(late), thought!.move).length).toBeGreaterThan(3);
    const early = start({ trays: ['RETINAS', 'CLOUDED'], pot: 'AEORT' });
    expect(searchNotes.alternatives(input(early), thought!.move)).toEqual([]);
  });
});
