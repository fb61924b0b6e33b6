import type { GameUpdate } from '@wordhoard/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from './update-text.ts';

const seen = fc.record({
  view: fc.dictionary(fc.string(), fc.jsonValue()),
  question: fc.constant(null),
  free: fc.array(fc.string()),
  banks: fc.option(fc.array(fc.record({ left: fc.nat(), since: fc.option(fc.nat()) }))),
  over: fc.constantFrom(null, { scores: [3, 1], places: [[0], [1]] }),
});
const update = fc.record({
  type: fc.constant('update' as const),
  viewer: fc.constantFrom(0, 5, 'audience' as const),
  cursor: fc.nat(),
  now: fc.nat(),
  seen,
  events: fc.array(fc.record({ type: fc.string(), what: fc.jsonValue() })),
});

test('reads as JSON.stringify writes it, the first time and whenever the view comes again', () => {
  fc.assert(
    fc.property(update, update, (one, other) => {
      const again: GameUpdate = { ...other, seen: { ...other.seen, view: one.seen.view } };
      for (const it of [one, again, other]) expect(textOf(it)).toBe(JSON.stringify(it));
    }),
  );
});
