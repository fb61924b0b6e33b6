import { expect, test } from 'vitest';
import type { Sight } from '../session.ts';
import { facing } from './hot-seat.ts';

const sight = (viewer: number, question: { id: number; asked: number[]; done?: boolean } | null): Sight => ({
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
const at = (...sights: Sight[]): Map<number | 'audience', Sight> => new Map(sights.map((it) => [it.viewer, it]));
const always = (): boolean => true;
const never = (): boolean => false;

test('one person at the device simply plays', () => {
  const sights = at(sight(2, { id: 5, asked: [2] }));
  expect(facing([2], sights, null, always)).toEqual({ show: 'player', seat: 2 });
});

test('a private question goes from hand to hand, and is never shown before it was taken', () => {
  const open = at(sight(0, { id: 5, asked: [0, 1] }), sight(1, { id: 5, asked: [0, 1] }));
  expect(facing([0, 1], open, null, always)).toEqual({ show: 'hand-over', seat: 0, question: 5 });
  expect(facing([0, 1], open, { seat: 0, question: 5 }, always)).toEqual({ show: 'player', seat: 0 });
  const firstDone = at(sight(0, { id: 5, asked: [0, 1], done: true }), sight(1, { id: 5, asked: [0, 1] }));
  expect(facing([0, 1], firstDone, { seat: 0, question: 5 }, always)).toEqual({
    show: 'hand-over',
    seat: 1,
    question: 5,
  });
  expect(facing([0, 1], firstDone, { seat: 1, question: 5 }, always)).toEqual({ show: 'player', seat: 1 });
});

test('having had the device for an earlier question is not enough', () => {
  const sights = at(sight(0, { id: 9, asked: [0, 1] }), sight(1, { id: 9, asked: [0, 1] }));
  expect(facing([0, 1], sights, { seat: 0, question: 5 }, always)).toMatchObject({ show: 'hand-over', seat: 0 });
});

test('what everybody may see is looked at together, and so is waiting for people elsewhere', () => {
  const sights = at(sight(0, { id: 9, asked: [0, 1] }), sight(1, { id: 9, asked: [0, 1] }));
  expect(facing([0, 1], sights, null, never)).toEqual({ show: 'together', seat: 0 });
  const done = at(sight(0, { id: 9, asked: [0], done: true }), sight(1, { id: 9, asked: [0] }));
  expect(facing([0, 1], done, { seat: 0, question: 9 }, always)).toEqual({ show: 'together', seat: 0 });
});
