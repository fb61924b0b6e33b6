import { expect, test } from 'vitest';
import { allowChat, hasChat, withoutChat, writeChat } from './chat.ts';
import { withoutGuest } from './forget-guest.ts';
import { clearSeat, isRefusal, rematchOf, type TableState } from './seating.ts';

const options: TableState['options'] = {
  game: 'any',
  config: {},
  pace: 'live',
  limits: {},
  bank: null,
  visibility: 'link',
  watching: true,
  seats: 3,
};
const table: TableState = {
  code: 'FOX-0001',
  host: 'ann',
  options,
  places: [{ who: 'ann', name: 'Ann', level: null }, { who: 'bob', name: 'Bob', level: null }, null],
  status: 'waiting',
  beginning: null,
  result: null,
  rematch: null,
};
const must = (made: ReturnType<typeof writeChat>): TableState => {
  if (isRefusal(made)) throw new Error(made.code);
  return made;
};
const says = (at: TableState, who: string, seat: number, text: string): TableState =>
  must(writeChat(at, who, { seat, text }));
const texts = ({ chat = [] }: TableState): string[] => chat.map(({ name, text }) => `${name}: ${text}`);

test('a player writes from their own seat and under their own name', () => {
  const said = says(says(table, 'ann', 0, 'hi'), 'bob', 1, 'hello');
  expect(said.chat).toEqual([
    { n: 1, seat: 0, name: 'Ann', text: 'hi', who: 'ann' },
    { n: 2, seat: 1, name: 'Bob', text: 'hello', who: 'bob' },
  ]);
  expect(writeChat(table, 'ann', { seat: 1, text: 'hi' })).toEqual({ code: 'not-seated' });
  expect(writeChat(table, 'cat', { seat: 2, text: 'hi' })).toEqual({ code: 'not-seated' });
});

test('there is no chat at public tables, where the host switched it off, or with a single person', () => {
  const open = { ...table, options: { ...options, visibility: 'public' as const } };
  const off = must(allowChat(table, 'ann', false));
  const alone = { ...table, places: [table.places[0]!, { who: null, name: 'Basil', level: 3 } as const] };
  const hotSeat = { ...table, places: [table.places[0]!, { who: 'ann', name: 'Mum', level: null }] };
  for (const at of [open, off, alone, hotSeat]) {
    expect(hasChat(at)).toBe(false);
    expect(writeChat(at, 'ann', { seat: 0, text: 'hi' })).toEqual({ code: 'no-chat' });
  }
  // Nor can a host switch it on where strangers meet.
  expect(hasChat(must(allowChat(open, 'ann', true)))).toBe(false);
});

test('only the host switches chat on or off, at any time, and switching it off deletes all messages', () => {
  const said = says({ ...table, status: 'playing' }, 'bob', 1, 'hello');
  expect(allowChat(said, 'bob', false)).toEqual({ code: 'not-host' });
  const off = must(allowChat(said, 'ann', false));
  expect(off).not.toHaveProperty('chat');
  expect(texts(must(allowChat(off, 'ann', true)))).toEqual([]);
});

test('the last fifty messages are kept, and their numbers continue', () => {
  let at = table;
  for (let i = 1; i <= 70; i++) at = says(at, 'ann', 0, `${i}`);
  expect(at.chat).toHaveLength(50);
  expect(at.chat!.at(-1)).toMatchObject({ n: 70, text: '70' });
});

test('messages are deleted with a guest who is kicked or forgotten, and none are copied to a rematch', () => {
  const said = says(says(says(table, 'ann', 0, 'hi'), 'bob', 1, 'boo'), 'ann', 0, 'no');
  expect(texts(must(clearSeat(said, 'ann', 1)))).toEqual(['Ann: hi', 'Ann: no']);
  expect(texts(withoutGuest(said, 'ann', 'stranger'))).toEqual(['Bob: boo']);
  expect(texts(withoutGuest({ ...said, status: 'over' }, 'bob', 'stranger'))).toEqual(['Ann: hi', 'Ann: no']);
  expect(withoutChat(said)).toEqual(table);
  expect(must(rematchOf({ ...said, status: 'over' }, 'ann', 'OWL-0002'))).not.toHaveProperty('chat');
});
