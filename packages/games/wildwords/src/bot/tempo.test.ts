import { chanceFrom, seedFrom } from '@wordhoard/kernel';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import type { Position } from '../position.ts';
import { EMPTY_BOARD, TestGame, tableFor } from '../testing.ts';
import type { TurnLine, TurnMove } from '../types.ts';
import { planningBot } from './bot.ts';
import { searchNotes } from './search-notes.ts';
import { bombShare, makeTempo } from './tempo.ts';

describe('the value of tempo', () => {
  const tempo = makeTempo(2, 0.95);
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
      const { afterTurn } = makeTempo(2, bombs);
      return Math.abs(afterTurn(66, 7) - (afterTurn(59, 7) + afterTurn(73, 7)) / 2);
    };
    expect(swing(0.2)).toBeLessThan(5);
    expect(swing(0.95)).toBeGreaterThan(20);
  });
  test('is finite for all tables and pots', () => {
    for (const players of [2, 3, 4])
      for (let pot = 0; pot < 94; pot++) expect(makeTempo(players, 0.9).afterTurn(pot, 7)).toBeLessThan(200);
  });
  test('estimates full trays from the plays of the others', () => {
    const play = (seat: number, text: string): TurnLine => {
      return { seat, type: 'play', play: text, points: 10, calls: [], fate: 'stands' };
    };
    const usual = bombShare([], 0);
    expect(bombShare([play(0, '8E FEND')], 0)).toBe(usual);
    expect(bombShare([play(1, '8E FEND')], 0)).toBeLessThan(usual);
    expect(bombShare([play(1, '8E (F)RETINAS')], 0)).toBeGreaterThan(usual);
  });
});

describe('the planning bot', () => {
  const board = EMPTY_BOARD.map((line, row) => (row === 7 ? '....FEND.......' : line));
  const start = (position: Partial<Position>): TestGame =>
    new TestGame({ board, ...position }, env, { ...tableFor(2, 'relaxed'), seed: seedFrom('tempo') });
  const input = (m: TestGame) => ({ seen: m.observe(0), seat: 0, chance: chanceFrom('luck'), env });
  const turnOf = (m: TestGame): TurnMove => {
    const [thought] = planningBot(input(m));
    if (!thought || !('to' in thought.move) || !('type' in thought.move.answer)) throw new Error('no turn');
    return thought.move.answer;
  };
  test('leaves tiles in the pot, so that the other player does not have the last turn', () => {
    for (const pot of ['AEORT', 'ERL*']) {
      const move = turnOf(start({ trays: ['RETINAS', 'CLOUDED'], pot }));
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
