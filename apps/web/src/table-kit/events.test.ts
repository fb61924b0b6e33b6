import type { Viewer } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import {
  cut,
  type LatestEvent,
  type ListenerEvents,
  lately,
  NOTHING_READ,
  news,
  type ReadProgress,
  readOn,
  toldOf,
} from './events.ts';

const plain = (n: number): LatestEvent[] => Array.from({ length: n }, (_, i) => ({ text: `line ${i}` }));
const verdict: LatestEvent = { text: 'QUAFF stands: Beth loses 10.', outcome: 'good' };

test('the last thing that happened stays until the next', () => {
  expect(lately([])).toBeNull();
  expect(lately(plain(3))?.text).toBe('line 2');
});

test('an outcome stays a few lines longer, one that concerns the player longer still, and a newer one at once', () => {
  expect(lately([verdict, ...plain(3)])).toBe(verdict);
  expect(lately([verdict, ...plain(4)])?.text).toBe('line 3');
  const theft: LatestEvent = { text: 'Beth took the A of STAR.', outcome: 'bad', mine: true };
  expect(lately([theft, ...plain(8)])).toBe(theft);
  expect(lately([theft, ...plain(9)])?.text).toBe('line 8');
  expect(lately([theft, ...plain(1), verdict])).toBe(verdict);
});

test('an outcome that was read before an answer gives way to what has happened since', () => {
  const theft: LatestEvent = { text: 'Beth took the A of STAR.', outcome: 'bad', mine: true };
  // It came while others played; then a question waits for the reader, who sees it there.
  let reading: ReadProgress = readOn(NOTHING_READ, null, 2);
  reading = readOn(reading, 7, 2);
  expect(lately([theft, ...plain(1)], reading.read)).toBe(theft);
  // More is told while the question is open: it is still the same one.
  reading = readOn(reading, 7, 3);
  expect(lately([theft, ...plain(2)], reading.read)).toBe(theft);
  // Answered: the next line is the newest.
  reading = readOn(reading, 8, 4);
  expect(lately([theft, ...plain(3)], reading.read)?.text).toBe('line 2');
  // Effects of the answer itself are news.
  reading = readOn(reading, null, 5);
  expect(lately([theft, ...plain(3), verdict], reading.read)).toBe(verdict);
  reading = readOn(reading, null, 6);
  expect(lately([theft, ...plain(3), verdict, ...plain(1)], reading.read)).toBe(verdict);
});

test('what is only said in passing is not written down', () => {
  const describe = (n: number): LatestEvent | null => (n === 0 ? null : { text: String(n), passing: n === 2 });
  expect(toldOf<never>([0, 1, 2, 3] as never[], describe, { me: null, of: String }, {} as never)).toEqual([
    { text: '1', passing: false },
    { text: '3', passing: false },
  ]);
});

test('words in capitals can be looked up, but for those whose fate is open, single letters and names of cards', () => {
  const looked = (told: LatestEvent, undecided: string[] = []): string[] =>
    cut(told, undecided).flatMap(({ text, word }) => (word ? [text] : []));
  expect(looked(verdict)).toEqual(['QUAFF']);
  expect(looked(verdict, ['quaff'])).toEqual([]);
  expect(looked({ text: 'Beth took an A: STAR is now STR.' })).toEqual(['STAR', 'STR']);
  expect(looked({ text: 'Beth played DROP LETTER on STAR.', words: ['star'] })).toEqual(['STAR']);
  const { text } = verdict;
  expect(
    cut(verdict, [])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

type Observations = ReadonlyMap<Viewer, { events: readonly { type: string }[] }>;

/** Each seat's events so far, one letter each. */
const observations = (...events: readonly string[]): Observations =>
  new Map(events.map((types, seat) => [seat, { events: Array.from(types, (type) => ({ type })) }]));
const listen = (heard: ListenerEvents, now: Observations, ...listening: Viewer[]): string =>
  news(now, heard, listening, {
    inWords: ({ type }) => (type === '.' ? null : { text: type }),
    isPublic: ({ type }) => /[a-z]/.test(type),
  })
    .map(({ text }) => text)
    .join('');

test('nothing of what happened before the page opened; then each thing once', () => {
  const heard: ListenerEvents = new Map();
  expect(listen(heard, observations('ab'), 0)).toBe('');
  expect(listen(heard, observations('abc.d'), 0)).toBe('cd');
  expect(listen(heard, observations('abc.d'), 0)).toBe('');
});

test('whoever takes the device hears what happened while it was in other hands', () => {
  const heard: ListenerEvents = new Map();
  listen(heard, observations('', ''), 0);
  expect(listen(heard, observations('a', 'aX'), 0)).toBe('a');
  // The device is being handed over: nothing is announced.
  expect(listen(heard, observations('ab', 'aXb'))).toBe('');
  expect(listen(heard, observations('ab', 'aXb'), 1)).toBe('aXb');
  expect(listen(heard, observations('abc', 'aXbc'), 0)).toBe('bc');
});

test('what all look at together is told from where the first of them has missed something, and to all of them', () => {
  const heard: ListenerEvents = new Map();
  listen(heard, observations('', ''), 0);
  expect(listen(heard, observations('ab', 'ab'), 0)).toBe('ab');
  expect(listen(heard, observations('abc', 'abc'), 0, 1)).toBe('abc');
  expect(listen(heard, observations('abcd', 'abcd'), 1)).toBe('d');
});

test('those who listen together hear a thing once, though each is sent it for itself; what is theirs alone they hear later', () => {
  const heard: ListenerEvents = new Map();
  listen(heard, observations('', ''), 0, 1);
  expect(listen(heard, observations('ab', ''), 0, 1)).toBe('ab');
  expect(listen(heard, observations('ab', 'ab'), 0, 1)).toBe('');
  expect(listen(heard, observations('abc', 'ab'), 0, 1)).toBe('c');
  expect(listen(heard, observations('abc', 'abXcd'), 1)).toBe('Xd');
});
