import { forSeat } from '@wordhoard/kernel';
import type { ServerMessage } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { refusalText } from '#strings/refusals.ts';
import { sessionByHand } from '../net/testing/manual-session.ts';
import type { Names } from '../table-kit/phrases.ts';
import { answersTo } from './answering.ts';

const names: Names = { me: 0, of: (seat) => forSeat(['Anna', 'Beth', 'Caro'], seat) };

const asks = (id: number, events: readonly object[] = []): ServerMessage => ({
  type: 'update',
  viewer: 0,
  cursor: id,
  now: 0,
  seen: {
    view: {},
    question: { id, step: { type: 'respond' }, asked: [0, 1], waiting: null, until: null, mine: null },
    free: [],
    banks: null,
    over: null,
  },
  // Any event of a game.
  events: events as { type: string }[],
});

test('a pass decided for one window does not reach the next, however late it is given', async () => {
  const { session, sent, listener } = sessionByHand();
  listener.opened();
  listener.said(asks(4));
  const drawn = answersTo(session, session.observations.value, names);
  const later = { pass: (): unknown => drawn.move(0, { pass: true }) };
  listener.said(asks(5));
  void later.pass();
  expect(sent.at(-1)).toMatchObject({ command: { type: 'move', seat: 0, move: { to: 4, answer: { pass: true } } } });
  void answersTo(session, session.observations.value, names).move(0, { pass: true });
  expect(sent.at(-1)).toMatchObject({ command: { move: { to: 5 } } });
});

test('a move that nobody waits for names no question', () => {
  const { session, sent, listener } = sessionByHand();
  listener.opened();
  listener.said(asks(4));
  void answersTo(session, session.observations.value, names).free(0, { type: 'lock' });
  expect(sent.at(-1)).toMatchObject({ command: { type: 'move', seat: 0, move: { free: { type: 'lock' } } } });
});

test.each([
  ['a challenge', { type: 'challenged', seat: 2, by: 1 }, 'Too late: Beth was first.'],
  ['several at once', { type: 'challenge', word: 0, by: [2, 1] }, 'Too late: Caro was first.'],
  ['the clock', { type: 'flipped', by: null }, 'Too late: the game had already moved on.'],
  ['nobody in particular', { type: 'scored', seat: 1 }, 'Too late: the game had already moved on.'],
])('what came too late says who was first: %s', async (_, event, text) => {
  const { session, listener } = sessionByHand();
  listener.opened();
  listener.said(asks(4, [{ type: 'challenged', seat: 0, by: 2 }]));
  const late = answersTo(session, session.observations.value, names).move(0, { challenge: true });
  listener.said(asks(5, [event]));
  listener.said({ type: 'refused', id: 'command-1', refusal: { code: 'stale' } });
  expect(refusalText((await late)!)).toBe(text);
});
