import type { AnyObservation } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { situationOf } from './situation.ts';

const asking = (question: Partial<NonNullable<AnyObservation['question']>> = {}): AnyObservation => ({
  view: { round: 2 },
  question: { id: 7, step: { type: 'ask' }, asked: [0, 2], waiting: [2], until: 500, mine: null, ...question },
  free: [],
  banks: null,
  over: null,
});

test('a question is a player’s while they are asked and not done', () => {
  expect(situationOf(asking(), 2)).toEqual({
    view: { round: 2 },
    me: 2,
    step: { type: 'ask' },
    question: 7,
    mine: true,
    given: null,
    waiting: [2],
    sealed: false,
    until: 500,
  });
  expect(situationOf(asking(), 1).mine).toBe(false);
  expect(situationOf(asking(), null).mine).toBe(false);
  const draft = asking({ mine: { answer: 'so far', done: false } });
  expect(situationOf(draft, 0)).toMatchObject({ mine: true, given: 'so far' });
  const done = asking({ mine: { answer: 'that', done: true } });
  expect(situationOf(done, 0)).toMatchObject({ mine: false, given: 'that' });
});

test('where it is sealed who has answered, all who were asked are waited for', () => {
  expect(situationOf(asking({ waiting: null }), 1)).toMatchObject({ waiting: [0, 2], sealed: true });
});

test('when the game is over nothing is asked', () => {
  const over = { ...asking(), over: { scores: [1, 2], places: [[1], [0]] } };
  expect(situationOf(over, 0)).toMatchObject({ step: null, question: null, mine: false, waiting: [], until: null });
});
