import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chaptersOf, eventsBy, lastChapterPlayed } from './chapters.ts';

const wordsy = [
  { type: 'dealt', round: 1 },
  { type: 'revealed', seat: 1 },
  { type: 'revealed', seat: 0 },
  { type: 'round-scored', round: 1 },
  { type: 'dealt', round: 2 },
  { type: 'revealed', seat: 1 },
];

test('a chapter begins where the events count a new round or turn', () => {
  const chapters = chaptersOf(wordsy, 0);
  expect(chapters.map(({ number, events }) => [number, events.length])).toEqual([
    [1, 4],
    [2, 2],
  ]);
  expect(eventsBy(chapters[0]!, 0)).toEqual([{ type: 'revealed', seat: 0 }]);
});

test('lastChapterPlayed is the first round for a seat that has not acted in the second', () => {
  expect([
    lastChapterPlayed(chaptersOf(wordsy, 0), 0),
    lastChapterPlayed(chaptersOf(wordsy, 1), 1),
    lastChapterPlayed([], 0),
  ]).toEqual([1, 2, 0]);
});

test('without counts, a chapter begins whenever the seat acts again after others', () => {
  const events = [0, 0, 1, 0, 1, 1, 0].map((seat, i) => ({ type: `event ${i}`, seat }));
  expect(chaptersOf(events, 0).map((it) => it.events.length)).toEqual([3, 3, 1]);
  expect(chaptersOf(events, 1).map((it) => it.events.length)).toEqual([2, 2, 3]);
});

test('every event is in exactly one chapter, and the numbers ascend', () => {
  const event = fc.record(
    { type: fc.constant('told'), seat: fc.nat(2), round: fc.nat(5), id: fc.nat() },
    { requiredKeys: ['type', 'id'] },
  );
  fc.assert(
    fc.property(fc.array(event), fc.nat(2), (events, seat) => {
      const chapters = chaptersOf(events, seat);
      expect(chapters.flatMap((it) => it.events)).toEqual(events);
      const numbers = chapters.map(({ number }) => number);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }),
  );
});
