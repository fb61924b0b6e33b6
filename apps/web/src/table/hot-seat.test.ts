import { expect, test } from 'vitest';
import type { SeatObservation } from '../net/session.ts';
import { askedHere, facing, holderAfter } from './hot-seat.ts';

const observation = (
  viewer: number,
  question: { id: number; asked: number[]; done?: boolean } | null,
): SeatObservation => ({
  viewer,
  cursor: 1,
  events: [],
  fresh: 0,
  seen: {
    view: {},
    free: [],
    banks: null,
    over: null,
    question: question && {
      id: question.id,
      step: { type: 'write' },
      asked: question.asked,
      waiting: null,
      until: null,
      mine: question.done ? { answer: {}, done: true } : null,
    },
  },
});
const at = (...observations: SeatObservation[]): Map<number | 'audience', SeatObservation> =>
  new Map(observations.map((it) => [it.viewer, it]));
const always = (): boolean => true;
const never = (): boolean => false;

test('one person at the device simply plays', () => {
  const observations = at(observation(2, { id: 5, asked: [2] }));
  expect(facing([2], observations, null, always)).toEqual({ show: 'player', seat: 2 });
});

test('a private question goes from hand to hand, and is never shown before it was taken', () => {
  const open = at(observation(0, { id: 5, asked: [0, 1] }), observation(1, { id: 5, asked: [0, 1] }));
  expect(facing([0, 1], open, null, always)).toEqual({ show: 'hand-over', seat: 0 });
  expect(facing([0, 1], open, 0, always)).toEqual({ show: 'player', seat: 0 });
  const firstDone = at(observation(0, { id: 5, asked: [0, 1], done: true }), observation(1, { id: 5, asked: [0, 1] }));
  expect(facing([0, 1], firstDone, 0, always)).toEqual({ show: 'hand-over', seat: 1 });
  expect(facing([0, 1], firstDone, 1, always)).toEqual({ show: 'player', seat: 1 });
});

test('whoever holds the device keeps it through all the steps of their turn', () => {
  for (const id of [5, 6, 7]) {
    const step = at(observation(0, { id, asked: [1] }), observation(1, { id, asked: [1] }));
    expect(facing([0, 1], step, 1, always)).toEqual({ show: 'player', seat: 1 });
  }
  const others = at(observation(0, { id: 8, asked: [0] }), observation(1, { id: 8, asked: [0] }));
  expect(facing([0, 1], others, 1, always)).toEqual({ show: 'hand-over', seat: 0 });
});

test('of several who are asked at once the holder answers first, then the others', () => {
  const next = at(observation(0, { id: 6, asked: [0, 1] }), observation(1, { id: 6, asked: [0, 1] }));
  expect(facing([0, 1], next, 1, always)).toEqual({ show: 'player', seat: 1 });
  const done = at(observation(0, { id: 6, asked: [0, 1] }), observation(1, { id: 6, asked: [0, 1], done: true }));
  expect(facing([0, 1], done, 1, always)).toEqual({ show: 'hand-over', seat: 0 });
});

test('messages come one at a time: while one of them is missing nobody is shown what another holds', () => {
  // Seat 0 has ended its turn; seat 1 has not been told yet, then is.
  const half = at(observation(0, { id: 6, asked: [1] }), observation(1, { id: 5, asked: [0] }));
  const shown = facing([0, 1], half, 0, always);
  expect(shown).toEqual({ show: 'together', seat: 0 });
  const whole = at(observation(0, { id: 6, asked: [1] }), observation(1, { id: 6, asked: [1] }));
  expect(facing([0, 1], whole, holderAfter(shown), always)).toEqual({ show: 'hand-over', seat: 1 });
});

test('after a hand-over or a look together the device may be in anybody’s hands', () => {
  expect(holderAfter({ show: 'player', seat: 1 })).toBe(1);
  expect(holderAfter({ show: 'hand-over', seat: 1 })).toBe(null);
  expect(holderAfter({ show: 'together', seat: 0 })).toBe(null);
  expect(holderAfter(null)).toBe(null);
});

test('the time runs out while the device is handed over: who had it before does not get it back unasked', () => {
  const open = at(observation(0, { id: 5, asked: [0, 1], done: true }), observation(1, { id: 5, asked: [0, 1] }));
  const shown = facing([0, 1], open, 0, always);
  const next = at(observation(0, { id: 6, asked: [0, 1] }), observation(1, { id: 6, asked: [0, 1] }));
  expect(facing([0, 1], next, holderAfter(shown), always)).toEqual({ show: 'hand-over', seat: 0 });
});

test('what everybody may see is looked at together, and so is waiting for people elsewhere', () => {
  const observations = at(observation(0, { id: 9, asked: [0, 1] }), observation(1, { id: 9, asked: [0, 1] }));
  expect(facing([0, 1], observations, null, never)).toEqual({ show: 'together', seat: 0 });
  const done = at(observation(0, { id: 9, asked: [0], done: true }), observation(1, { id: 9, asked: [0] }));
  expect(facing([0, 1], done, 0, always)).toEqual({ show: 'together', seat: 0 });
});

test('those at one device are asked together once all of them have heard of the question', () => {
  const before = [
    observation(0, { id: 5, asked: [0, 1] }),
    observation(1, { id: 5, asked: [0, 1], done: true }),
  ] as const;
  const after = [observation(0, { id: 6, asked: [0, 1] }), observation(1, { id: 6, asked: [0, 1] })] as const;
  expect(askedHere([0, 1], at(...before))).toEqual([0]);
  expect(askedHere([0, 1], at(after[0], before[1]))).toEqual([]);
  expect(askedHere([0, 1], at(before[0], after[1]))).toEqual([]);
  expect(askedHere([0, 1], at(...after))).toEqual([0, 1]);
  // Another seat may be ahead elsewhere; and a seat without an observation yet keeps no one waiting.
  expect(askedHere([0], at(after[0], before[1]))).toEqual([0]);
  expect(askedHere([0, 1], at(after[0]))).toEqual([0]);
  expect(askedHere([0, 1], at(observation(0, null), after[1]))).toEqual([]);
});
