import type { Viewer } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { type ListenerEvents, news } from './news.ts';

type Sights = ReadonlyMap<Viewer, { events: readonly { type: string }[] }>;

const sights = (told: readonly (readonly [Viewer, string])[]): Sights =>
  new Map(told.map(([viewer, events]) => [viewer, { events: Array.from(events, (type) => ({ type })) }]));
const listen = (heard: ListenerEvents, now: Sights, ...listening: Viewer[]): string =>
  news(now, heard, listening, {
    inWords: ({ type }) => (type === '.' ? null : { text: type }),
    isPublic: ({ type }) => /[a-z]/.test(type),
  })
    .map(({ text }) => text)
    .join('');

test('nothing of what happened before the page opened; then each thing once', () => {
  const heard: ListenerEvents = new Map();
  expect(listen(heard, sights([[0, 'ab']]), 0)).toBe('');
  expect(listen(heard, sights([[0, 'abc.d']]), 0)).toBe('cd');
  expect(listen(heard, sights([[0, 'abc.d']]), 0)).toBe('');
});

test('whoever takes the device hears what happened while it was in other hands', () => {
  const heard: ListenerEvents = new Map();
  listen(
    heard,
    sights([
      [0, ''],
      [1, ''],
    ]),
    0,
  );
  expect(
    listen(
      heard,
      sights([
        [0, 'a'],
        [1, 'aX'],
      ]),
      0,
    ),
  ).toBe('a');
  // The device is being handed over: nothing is announced.
  expect(
    listen(
      heard,
      sights([
        [0, 'ab'],
        [1, 'aXb'],
      ]),
    ),
  ).toBe('');
  expect(
    listen(
      heard,
      sights([
        [0, 'ab'],
        [1, 'aXb'],
      ]),
      1,
    ),
  ).toBe('aXb');
  expect(
    listen(
      heard,
      sights([
        [0, 'abc'],
        [1, 'aXbc'],
      ]),
      0,
    ),
  ).toBe('bc');
});

test('what all look at together is told from where the first of them has missed something, and to all of them', () => {
  const heard: ListenerEvents = new Map();
  listen(
    heard,
    sights([
      [0, ''],
      [1, ''],
    ]),
    0,
  );
  expect(
    listen(
      heard,
      sights([
        [0, 'ab'],
        [1, 'ab'],
      ]),
      0,
    ),
  ).toBe('ab');
  expect(
    listen(
      heard,
      sights([
        [0, 'abc'],
        [1, 'abc'],
      ]),
      0,
      1,
    ),
  ).toBe('abc');
  expect(
    listen(
      heard,
      sights([
        [0, 'abcd'],
        [1, 'abcd'],
      ]),
      1,
    ),
  ).toBe('d');
});

test('those who listen together hear a thing once, though each is sent it for itself; what is theirs alone they hear later', () => {
  const heard: ListenerEvents = new Map();
  const both = (anna: string, beth: string): Sights =>
    sights([
      [0, anna],
      [1, beth],
    ]);
  listen(heard, both('', ''), 0, 1);
  expect(listen(heard, both('ab', ''), 0, 1)).toBe('ab');
  expect(listen(heard, both('ab', 'ab'), 0, 1)).toBe('');
  expect(listen(heard, both('abc', 'ab'), 0, 1)).toBe('c');
  expect(listen(heard, both('abc', 'abXcd'), 1)).toBe('Xd');
});
