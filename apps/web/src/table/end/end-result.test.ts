import { forSeat } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { endResultOf, headlineOf, linesToSend, ranking, standing, winnersAfterResigning } from './end-result.ts';

const NAMES = ['Anna', 'Beth', 'Caro'];
const seenBy = (me: number | null): { me: number | null; of: (seat: number) => string } => ({
  me,
  of: (seat) => NAMES[seat] ?? '',
});
const said = (result: ReturnType<typeof endResultOf>, me: number | null): string => headlineOf(result, seenBy(me)).text;

test('who won by how much, to the winner, to the others and to spectators', () => {
  const result = endResultOf({ scores: [112, 100], places: [[0], [1]] }, [0, 0], undefined);
  expect(result).toMatchObject({ how: 'finished', winners: [0], margin: 12 });
  expect(said(result, 0)).toBe('You won by 12 points');
  expect(said(result, 1)).toBe('Anna won by 12 points');
  expect(said(result, null)).toBe('Anna won by 12 points');
  expect(said(endResultOf({ scores: [1, 2], places: [[1], [0]] }, [], undefined), 1)).toBe('You won by 1 point');
});

test('the margin is to the next place, also below zero', () => {
  expect(endResultOf({ scores: [-20, -3, -8], places: [[1], [2], [0]] }, [], undefined)).toMatchObject({
    winners: [1],
    margin: 5,
    ranked: [
      { seat: 1, place: 1, points: -3 },
      { seat: 2, place: 2, points: -8 },
      { seat: 0, place: 3, points: -20 },
    ],
  });
});

test('equal points: shared, or broken by the rules', () => {
  const shared = endResultOf({ scores: [50, 50, 20], places: [[0, 1], [2]] }, [], undefined);
  expect(shared.margin).toBeNull();
  expect(said(shared, 1)).toBe('You and Anna share the win with 50 points each');
  expect(said(shared, 2)).toBe('Anna and Beth share the win with 50 points each');
  const broken = endResultOf({ scores: [50, 50], places: [[1], [0]] }, [], undefined);
  expect(said(broken, 0)).toBe('Beth won on the tie-break');
});

test('alone there is nobody to beat', () => {
  const result = endResultOf({ scores: [87], places: [[0]] }, [], undefined);
  expect(result.margin).toBeNull();
  expect(said(result, 0)).toBe('You finished with 87 points');
  expect(said(result, null)).toBe('Anna finished with 87 points');
});

test('of two who play, the other wins when one resigns, whatever the points', () => {
  const result = endResultOf(null, [90, 10], { code: 'resigned', by: 0 });
  expect(result).toMatchObject({ how: 'resigned', by: 0, winners: [1], margin: null });
  expect(result.ranked.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(said(result, 0)).toBe('You resigned, so Beth won');
  expect(said(result, 1)).toBe('Anna resigned, so you won');
  expect(said(result, null)).toBe('Anna resigned, so Beth won');
});

test('a game of more ends by resigning only when no person is left: nobody has won it', () => {
  const result = endResultOf(null, [90, 10, 40], { code: 'resigned', by: 0 });
  expect(result.winners).toEqual([]);
  expect(headlineOf(result, seenBy(0))).toEqual({
    text: 'You resigned',
    note: 'Only bots were left, so the game ended here.',
  });
  expect(winnersAfterResigning(1, 2)).toEqual([0]);
});

test('a game that was stopped says by whom and why, and that the scores are as they stood', () => {
  const left = endResultOf(null, [5, 9], { code: 'left', by: 1 });
  expect(headlineOf(left, seenBy(1))).toEqual({
    text: 'You ended the game because a player had left',
    note: 'Scores stand as they were.',
  });
  expect(left.winners).toEqual([]);
  expect(left.ranked[0]).toEqual({ seat: 1, place: 1, points: 9 });
  expect(said(endResultOf(null, [5, 9], { code: 'stalled' }), 0)).toBe(
    'The host ended the game because no one was playing',
  );
  const agreed = endResultOf(null, [5, 9], { code: 'agreed' });
  expect(agreed.winners).toEqual([]);
  expect(said(agreed, 0)).toBe('Everyone agreed to end the game here');
});

test('what is sent has names in it, never "You", and real minus signs', () => {
  const name = (seat: number): string => forSeat(NAMES, seat);
  const result = endResultOf({ scores: [112, -4], places: [[0], [1]] }, [], undefined);
  expect(linesToSend(result, 'not said', name)).toEqual(['1 Anna 112', '2 Beth −4']);
  const early = endResultOf(null, [3, 4], { code: 'resigned', by: 0 });
  expect(linesToSend(early, said(early, null), name)).toEqual(['Anna resigned, so Beth won', '1 Beth 4', '2 Anna 3']);
  expect(linesToSend(endResultOf({ scores: [87], places: [[0]] }, [], undefined), '', name)).toEqual(['Anna 87']);
});

test('everybody in their place, best first', () => {
  expect(ranking([[2], [0], [1]])).toEqual([
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 1, place: 3 },
  ]);
});

test('who shares a place takes up as many', () => {
  expect(ranking([[1, 3], [0], [2, 4]]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [3, 1],
    [0, 3],
    [2, 4],
    [4, 4],
  ]);
});

test('ended early: most points first, and last whoever resigned', () => {
  const places = (...of: Parameters<typeof standing>): number[][] => standing(...of).map((it) => [it.place, it.seat]);
  expect(places([3, 9, 3], null)).toEqual([
    [1, 1],
    [2, 0],
    [2, 2],
  ]);
  expect(places([3, 9, 5], 1)).toEqual([
    [1, 2],
    [2, 0],
    [3, 1],
  ]);
});
