import type { ServerMessage } from '@wordhoard/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionByHand } from '../../../shell/session-by-hand.ts';
import { answersTo } from '../../../shell/table/answering.ts';
import { passLater } from './pass-later.ts';

const SEAT = 0;
const asks = (cursor: number, id: number, mine: { answer: unknown; done: boolean } | null = null): ServerMessage => ({
  type: 'update',
  viewer: SEAT,
  cursor,
  now: 0,
  seen: {
    view: {},
    question: { id, step: { type: 'respond' }, asked: [0, 1], waiting: null, until: null, mine },
    free: [],
    banks: null,
    over: null,
  },
  events: [],
});

/** A table that asks question 4, and a pass decided for it. */
function deciding(): ReturnType<typeof sessionByHand> & { callOff: () => void; moves: () => unknown[] } {
  const table = sessionByHand();
  const { session, listener, sent } = table;
  listener.opened();
  listener.said(asks(1, 4));
  const { move } = answersTo(session, session.sights.value, { me: SEAT, of: String });
  const callOff = passLater({
    session,
    seat: SEAT,
    pass: { to: 4, answer: { type: 'pass' } },
    answer: (answer) => void move(SEAT, answer),
  });
  const moves = (): unknown[] =>
    sent.flatMap((message) =>
      message.type === 'command' && message.command.type === 'move' ? [message.command.move] : [],
    );
  return { ...table, callOff, moves };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a pass comes after a while, to the question it was decided for', () => {
  const { moves } = deciding();
  vi.advanceTimersByTime(499);
  expect(moves()).toEqual([]);
  vi.advanceTimersByTime(1501);
  expect(moves()).toEqual([{ to: 4, answer: { type: 'pass' } }]);
});

test('it is given up when something else is asked, the seat has answered, or it is called off', () => {
  const next = deciding();
  next.listener.said(asks(2, 5));
  const answered = deciding();
  answered.listener.said(asks(2, 4, { answer: { type: 'challenge', word: 0 }, done: true }));
  const off = deciding();
  off.callOff();
  vi.advanceTimersByTime(5000);
  expect([...next.moves(), ...answered.moves(), ...off.moves()]).toEqual([]);
});
