import type { ClientMessage, ServerMessage, TableInfo } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { type Listener, Session } from './session.ts';

/** A session over a line that is pulled by hand. */
function sessionByHand(): {
  session: Session;
  sent: ClientMessage[];
  listener: Listener;
  at: { ms: number };
  closed: () => boolean;
} {
  const sent: ClientMessage[] = [];
  const at = { ms: 1000 };
  let listener: Listener | undefined;
  let closed = false;
  let ids = 0;
  const session = new Session({
    code: 'FOX-3707',
    clock: () => at.ms,
    makeId: () => `command-${++ids}`,
    connect: (given) => {
      listener = given;
      const close = (): void => {
        closed = true;
      };
      return { send: (message) => sent.push(message), close };
    },
  });
  return { session, sent, listener: listener!, at, closed: () => closed };
}

const update = (cursor: number, events: string[], viewer: number | 'audience' = 0): ServerMessage => ({
  type: 'update',
  viewer,
  cursor,
  now: 5000,
  seen: { view: {}, question: null, free: [], banks: null, over: null },
  events: events.map((type) => ({ type })),
});

const logOf = (session: Session, viewer: number | 'audience' = 0): string[] =>
  session.sights.value.get(viewer)?.events.map(({ type }) => type) ?? [];

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
  expect(session.sights.value.get(0)?.fresh).toBe(0);
  listener.said(update(2, ['c']));
  expect(logOf(session)).toEqual(['a', 'b', 'c']);
  expect(session.sights.value.get(0)?.fresh).toBe(1);
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

test('a table that is not there ends the matter; a house that closes for a moment does not', () => {
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
