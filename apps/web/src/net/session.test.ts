import type { ServerMessage, TableInfo } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import type { Session } from './session.ts';
import { waitBefore } from './socket.ts';
import { sessionByHand } from './testing/manual-session.ts';

const update = (cursor: number, events: string[], viewer: number | 'audience' = 0): ServerMessage => ({
  type: 'update',
  viewer,
  cursor,
  now: 5000,
  seen: { view: {}, question: null, free: [], banks: null, over: null },
  events: events.map((type) => ({ type })),
});

const logOf = (session: Session, viewer: number | 'audience' = 0): string[] =>
  session.observations.value.get(viewer)?.events.map(({ type }) => type) ?? [];

test('what a seat has said ahead is known by seat, and the latest counts', () => {
  const { session, listener } = sessionByHand();
  listener.opened();
  const said = { type: 'passing', seat: 1, wish: null, now: false, reasons: ['gold'] } as const;
  listener.said(said);
  listener.said({ ...said, wish: { until: 'turn', unless: [] }, now: true });
  expect([...session.passing.value]).toEqual([[1, expect.objectContaining({ now: true })]]);
});

test('enters with nothing seen, and again with the last cursor of every viewer', () => {
  const { session, sent, listener } = sessionByHand();
  listener.opened();
  expect(sent).toEqual([{ type: 'enter', table: 'FOX-3707', after: {} }]);
  listener.said(update(3, ['a', 'b']));
  listener.said(update(7, ['c'], 2));
  listener.lost();
  expect(session.link.value).toBe('lost');
  listener.opened();
  expect(sent.at(-1)).toEqual({ type: 'enter', table: 'FOX-3707', after: { 0: 3, 2: 7 } });
  expect(session.link.value).toBe('open');
});

test('what is told twice stands in the log once', () => {
  const { session, listener } = sessionByHand();
  listener.opened();
  listener.said(update(1, ['a', 'b']));
  listener.said(update(1, ['a', 'b']));
  expect(logOf(session)).toEqual(['a', 'b']);
  expect(session.observations.value.get(0)?.fresh).toBe(0);
  listener.said(update(2, ['c']));
  expect(logOf(session)).toEqual(['a', 'b', 'c']);
  expect(session.observations.value.get(0)?.fresh).toBe(1);
});

test('a command is sent under the same id until it is answered', async () => {
  const { session, sent, listener } = sessionByHand();
  const early = session.send({ type: 'start' });
  expect(sent).toEqual([]);
  listener.opened();
  const asSent = { type: 'command', id: 'command-1', command: { type: 'start' } };
  expect(sent.slice(1)).toEqual([asSent]);
  listener.lost();
  listener.opened();
  expect(sent.slice(3)).toEqual([asSent]);
  listener.said({ type: 'done', id: 'command-1' });
  expect(await early).toBeNull();
  listener.lost();
  listener.opened();
  expect(sent.filter(({ type }) => type === 'command')).toHaveLength(2);
});

const writing = (text: string | null, { done = false, id = 7, cursor = 3 } = {}): ServerMessage => {
  const mine = text === null ? null : { answer: { text }, done };
  const question = { id, step: { type: 'write' }, asked: [0], waiting: null, until: null, mine };
  return {
    type: 'update',
    viewer: 0,
    cursor,
    now: 0,
    seen: { view: {}, question, free: [], banks: null, over: null },
    events: [],
  };
};

test('after a lost connection a draft that the server no longer has is said again, and nothing else is', () => {
  const after = (before: ServerMessage, then: ServerMessage, meanwhile?: (session: Session) => void): unknown[] => {
    const { session, sent, listener } = sessionByHand();
    listener.opened();
    listener.said(before);
    listener.lost();
    meanwhile?.(session);
    listener.opened();
    listener.said(then);
    listener.said(then);
    return sent.flatMap((it) => (it.type === 'command' && it.command.type === 'move' ? [it.command.move] : []));
  };
  const again = [{ to: 7, answer: { text: 'lemo' } }];
  expect(after(writing('lemo'), writing(null))).toEqual(again);
  expect(after(writing('lemo'), writing('le'))).toEqual(again);
  expect(after(writing('lemo'), writing('lemo'))).toEqual([]);
  expect(after(writing('lemo'), writing('lemon', { done: true }))).toEqual([]);
  expect(after(writing('lemo'), writing(null, { id: 8, cursor: 4 }))).toEqual([]);
  expect(after(writing('lemo', { done: true }), writing(null))).toEqual([]);
  expect(after(writing(null), writing(null))).toEqual([]);
  const newer = { to: 7, answer: { text: 'lemon' } };
  const writesOn = (session: Session): void => void session.send({ type: 'move', seat: 0, move: newer });
  expect(after(writing('lemo'), writing(null), writesOn)).toEqual([newer]);
});

test('a refusal is the answer, not an error', async () => {
  const { session, listener } = sessionByHand();
  listener.opened();
  const answer = session.send({ type: 'rematch' });
  listener.said({ type: 'refused', id: 'command-1', refusal: { code: 'not-over' } });
  expect(await answer).toEqual({ code: 'not-over' });
});

test('match time runs on from the last message by the clock of the device', () => {
  const { session, listener, at } = sessionByHand();
  expect(session.now()).toBeNull();
  listener.opened();
  listener.said(update(1, []));
  at.ms += 1234;
  expect(session.now()).toBe(6234);
  listener.said({ type: 'pong', now: 6000 });
  expect(session.now()).toBe(6000);
});

test('a table that is not there ends the session; a server that restarts does not', () => {
  const here = sessionByHand();
  here.listener.opened();
  here.listener.said({ type: 'goodbye', refusal: { code: 'closing' } });
  here.listener.lost();
  expect(here.session.link.value).toBe('lost');
  expect(here.closed()).toBe(false);

  const gone = sessionByHand();
  gone.listener.opened();
  gone.listener.said({ type: 'goodbye', refusal: { code: 'no-such-table' } });
  gone.listener.lost();
  expect(gone.session.link.value).toBe('refused');
  expect(gone.closed()).toBe(true);
});

test('the table and what people say are kept', () => {
  const { session, listener } = sessionByHand();
  listener.opened();
  // Only handed through: the session does not look inside.
  const table = { code: 'FOX-3707' } as TableInfo;
  listener.said({ type: 'table', you: 'guest-7', table });
  listener.said({ type: 'said', seat: 1, phrase: 'nice-word' });
  expect(session.you.value).toBe('guest-7');
  expect(session.table.value).toBe(table);
  expect(session.said.value).toEqual([{ n: 1, seat: 1, phrase: 'nice-word' }]);
});

test('typed messages are put together, and known again after a lost connection', () => {
  const { session, listener } = sessionByHand();
  const line = (n: number, text: string) => ({ n, seat: 1, name: 'Beth', text });
  const shown = (): unknown[] => session.chat.value.map(({ at, text }) => [at, text]);
  listener.opened();
  listener.said({ type: 'chat', lines: [line(1, 'hi')], whole: true });
  listener.said({ type: 'said', seat: 1, phrase: 'nice-word' });
  listener.said({ type: 'chat', lines: [line(2, 'well')], whole: false });
  expect(shown()).toEqual([
    [1, 'hi'],
    [3, 'well'],
  ]);
  listener.lost();
  listener.opened();
  // Deleted meanwhile, for all that is known: only what is told again is there.
  expect(shown()).toEqual([]);
  listener.said({ type: 'chat', lines: [line(2, 'well'), line(3, 'back?')], whole: true });
  expect(shown()).toEqual([
    [3, 'well'],
    [4, 'back?'],
  ]);
});

test('what changes about the table is put into it, and what it has agreed on into what is seen', () => {
  const { session, listener } = sessionByHand();
  listener.opened();
  const config = { rounds: 7 };
  // Only these are looked at.
  const table = { code: 'FOX-3707', watchers: 0, options: { config, seats: 2 } } as unknown as TableInfo;
  listener.said({ type: 'table', you: 'guest-7', table });
  listener.said({ type: 'changed', table: { watchers: 3, options: { botSpeed: 'quick' } } });
  expect(session.table.value).toEqual({ ...table, watchers: 3, options: { config, seats: 2, botSpeed: 'quick' } });
  listener.said({ ...(update(1, []) as ServerMessage & { type: 'update' }), agreed: true });
  expect(session.observations.value.get(0)?.seen.view).toEqual({ config });
});

test('a view that is left out is the one seen last; without one the server is asked for all of it', () => {
  const { session, sent, listener } = sessionByHand();
  listener.opened();
  // Only this is looked at.
  const table = { code: 'FOX-3707', options: { config: {} } } as unknown as TableInfo;
  listener.said({ type: 'table', you: 'guest-7', table });
  const { seen, ...rest } = update(1, []) as ServerMessage & { type: 'update' };
  const { view: _, ...others } = seen;
  // As it comes over the wire: with no view in it.
  const kept = { ...rest, cursor: 2, seen: others, kept: true } as unknown as ServerMessage;
  listener.said(kept);
  expect(session.observations.value.size).toBe(0);
  expect(sent.map(({ type }) => type)).toEqual(['enter', 'enter']);
  listener.said({ ...rest, seen: { ...seen, view: { round: 3 } } });
  listener.said(kept);
  expect(session.observations.value.get(0)).toMatchObject({ cursor: 2, seen: { view: { round: 3 } } });
  expect(sent).toHaveLength(2);
});

test('says when nobody looks any more, once, and again after a lost connection', () => {
  const { session, sent, listener } = sessionByHand();
  session.look(true);
  listener.opened();
  session.look(false);
  session.look(false);
  expect(sent.slice(1)).toEqual([{ type: 'look', looking: false }]);
  listener.lost();
  listener.opened();
  expect(sent.slice(2).map(({ type }) => type)).toEqual(['enter', 'look']);
  session.look(true);
  expect(sent.at(-1)).toEqual({ type: 'look', looking: true });
});

test('a lost line is tried again soon, then less and less often, never in step with others', () => {
  expect(waitBefore(0, 0.5)).toBe(400);
  expect(waitBefore(1, 0.5)).toBe(800);
  expect(waitBefore(30, 0.5)).toBe(8000);
  expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
});
