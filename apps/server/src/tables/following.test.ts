import { apply, bind, type Seat } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highCard } from '../../test/high-card.ts';
import { Following } from './following.ts';
import type { AnyEntry, AnyGame, AnyTable } from './game.ts';

// Its own types do not matter to those who follow.
const game = bind(highCard, null) as unknown as AnyGame;
const table: AnyTable = {
  config: { rounds: 3 },
  players: 2,
  seed: 'ab'.repeat(32),
  limits: { lay: 1000 },
  bank: null,
  position: null,
};
function begin(): Following {
  const started = game.start(table);
  if (!started.ok) throw new Error(started.refusal.code);
  return new Following(game, started);
}

/** Somebody waves, puts a card forward or lays it, or time passes. */
const act = fc.record({
  kind: fc.constantFrom('wave', 'draft', 'lay', 'wait'),
  seat: fc.constantFrom<Seat>(0, 1),
  after: fc.constantFrom(1, 400, 1000),
});

test('fed the same lines it tells everybody the same under the same cursors, and each cursor once, without a gap', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const live = begin();
      const lines: AnyEntry[] = [];
      const told = new Map<unknown, number[]>();
      for (const { kind, seat, after } of acts) {
        const { match } = live;
        const at = match.at + after;
        const due = game.due(match);
        const { view, question } = live.seen(seat);
        const answer = { card: (view as { mine: string[] }).mine[0], sure: kind === 'lay' };
        const move = kind === 'wave' ? { free: { type: 'wave' } } : { to: question?.id, answer };
        const late = due !== null && due <= at;
        const outcome = late ? game.expire(match, at) : kind === 'wait' ? undefined : game.play(match, seat, move, at);
        if (!outcome?.ok) continue;
        lines.push(outcome.entry);
        for (const { viewer, cursor } of live.take(outcome)) told.set(viewer, [...(told.get(viewer) ?? [1]), cursor]);
      }
      const again = begin();
      for (const line of lines) {
        const outcome = apply(game, again.match, line);
        if (!outcome.ok) throw new Error(outcome.refusal.code);
        again.take(outcome);
      }
      for (const viewer of [0, 1, 'audience'] as const) {
        const cursors = told.get(viewer) ?? [1];
        expect(cursors).toEqual(cursors.map((_, i) => i + 1));
        expect(live.missed(viewer, 0, 0).cursor).toBe(cursors.at(-1));
        for (let after = 0; after <= cursors.length; after++)
          expect(again.missed(viewer, after, 0)).toEqual(live.missed(viewer, after, 0));
      }
    }),
  );
});

test('a sealed answer moves nobody’s cursor but the giver’s', () => {
  const following = begin();
  const { view, question } = following.seen(0);
  const card = (view as { mine: string[] }).mine[0];
  const outcome = game.play(following.match, 0, { to: question?.id, answer: { card, sure: true } }, 5);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  expect(following.take(outcome).map(({ viewer, cursor }) => [viewer, cursor])).toEqual([[0, 2]]);
  expect(following.missed(1, 0, 0).cursor).toBe(1);
  expect(following.missed('audience', 0, 0).cursor).toBe(1);
});

test('time to think counts from when the question was put, not from when something else was seen', () => {
  const following = begin();
  const waved = game.play(following.match, 1, { free: { type: 'wave' } }, 300);
  if (!waved.ok) throw new Error(waved.refusal.code);
  following.take(waved);
  expect(following.askedAt(0)).toBe(0);
  const expired = game.expire(following.match, 1000);
  if (!expired.ok) throw new Error(expired.refusal.code);
  following.take(expired);
  expect(following.askedAt(0)).toBe(1000);
});
