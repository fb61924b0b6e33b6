import { copy, isSame } from '@wordhoard/kernel';
import { completeUpdate, type GameUpdate, type TableOptions } from '@wordhoard/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UpdateTexts } from './update-text.ts';

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
const standIn = fc.option(fc.nat());

test('parses like the output of JSON.stringify, also for a view that repeats', () => {
  fc.assert(
    fc.property(update, update, standIn, (one, unmarked, mark) => {
      const other: GameUpdate = mark === null ? unmarked : { ...unmarked, standIn: mark };
      const again: GameUpdate = { ...other, seen: { ...other.seen, view: one.seen.view } };
      for (const it of [one, again, other]) expect(new UpdateTexts(it, null).whole).toBe(JSON.stringify(it));
    }),
  );
});

/** As it comes out of the store: a minus before nothing is not kept. */
const config = fc.dictionary(fc.string(), fc.jsonValue()).map((it): typeof it => JSON.parse(JSON.stringify(it)));

test('leaves the table’s config out of the view, and restores it', () => {
  fc.assert(
    fc.property(update, config, fc.boolean(), (plain, config, same) => {
      const { seen } = plain;
      const mine = same ? config : { ...config, other: 'than agreed' };
      const it: GameUpdate = { ...plain, seen: { ...seen, view: { ...seen.view, config: mine } } };
      const text = new UpdateTexts(it, config).whole;
      expect(JSON.parse(text).agreed).toBe(same ? true : undefined);
      expect('config' in JSON.parse(text).seen.view).toBe(!same);
      // Only its config is looked at.
      const options = { config } as unknown as TableOptions;
      expect(completeUpdate(JSON.parse(text), { options }, undefined)).toEqual(JSON.parse(JSON.stringify(it)));
    }),
  );
});

test('leaves out a view that the client has; a client without it can’t restore it', () => {
  fc.assert(
    fc.property(update, config, fc.boolean(), (it, config, takesPatches) => {
      const text = new UpdateTexts(it, config).since(copy(it.seen.view), takesPatches);
      const options = { config } as unknown as TableOptions;
      const before = JSON.parse(JSON.stringify(it));
      expect('view' in JSON.parse(text).seen).toBe(false);
      expect(completeUpdate(JSON.parse(text), { options }, before)).toEqual(before);
      expect(completeUpdate(JSON.parse(text), { options }, undefined)).toBeNull();
    }),
  );
});

test('sends the changes of a view, which lead to the new one; a client with another view notices', () => {
  fc.assert(
    fc.property(update, update, fc.dictionary(fc.string(), fc.jsonValue()), (from, to, others) => {
      const arrived = <T>(it: T): T => JSON.parse(JSON.stringify(it));
      const [before, after] = [arrived(from), arrived({ ...to, cursor: 8 * to.cursor })];
      const message: GameUpdate = JSON.parse(new UpdateTexts(after, null).since(before.seen.view, true));
      const table = { options: {} as TableOptions };
      expect(completeUpdate(message, table, before)).toEqual(after);
      if (!message.patch) return;
      expect(completeUpdate(message, table, undefined)).toBeNull();
      const drifted = { seen: { ...before.seen, view: { ...before.seen.view, ...others } } };
      const completed = completeUpdate(message, table, drifted);
      expect(completed === null || isSame(completed.seen.view, after.seen.view)).toBe(true);
    }),
  );
});
