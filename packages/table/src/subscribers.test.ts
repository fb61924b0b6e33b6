import {
  type AnyEntry,
  type AnyMatch,
  type AnyMatchSetup,
  type AnyOutcome,
  anyGame,
  applyEntry,
  bind,
  type Seat,
} from '@wordhoard/kernel';
import type { GameUpdate } from '@wordhoard/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDraft } from './drafts.ts';
import { Subscribers } from './subscribers.ts';
import { highCard } from './testing/high-card.ts';

const game = anyGame(bind(highCard, null));
const table: AnyMatchSetup = {
  config: { rounds: 3 },
  players: 2,
  seed: 'ab'.repeat(32),
  limits: { lay: 1000 },
  bank: null,
  position: null,
};
/** A match and those who follow it. */
class Followed {
  match: AnyMatch;
  readonly subscribers: Subscribers;
  constructor() {
    const started = game.start(table);
    if (!started.ok) throw new Error(started.refusal.code);
    this.match = started.match;
    this.subscribers = new Subscribers(game, started);
  }
  take(outcome: AnyOutcome): GameUpdate[] {
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    this.match = outcome.match;
    return this.subscribers.applyOutcome(outcome, outcome.match.at);
  }
}

/** A seat waves, puts a card forward or lays it, or time passes. */
const act = fc.record({
  kind: fc.constantFrom('wave', 'draft', 'lay', 'wait'),
  seat: fc.constantFrom<Seat>(0, 1),
  after: fc.constantFrom(1, 400, 1000),
});

test('the same log gives every viewer the same updates under the same cursors, without gaps', () => {
  let drafts = 0;
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const live = new Followed();
      const { subscribers: quick } = new Followed();
      const lines: AnyEntry[] = [];
      const told = new Map<unknown, number[]>();
      for (const { kind, seat, after } of acts) {
        const { match } = live;
        const at = match.at + after;
        const due = game.nextDeadline(match);
        const { view, question } = live.subscribers.observationOf(seat);
        const answer = { card: (view as { mine: string[] }).mine[0], sure: kind === 'lay' };
        const move = kind === 'wave' ? { free: { type: 'wave' } } : { to: question?.id, answer };
        const late = due !== null && due <= at;
        const outcome = late ? game.expire(match, at) : kind === 'wait' ? undefined : game.play(match, seat, move, at);
        if (!outcome?.ok) continue;
        lines.push(outcome.entry);
        const updates = live.take(outcome);
        // A draft is shown to its writer without asking what the others see: the same as if they had been asked.
        const isSoft = isDraft(match, outcome);
        expect(
          isSoft ? quick.applyDraft(outcome, seat, outcome.match.at) : quick.applyOutcome(outcome, outcome.match.at),
        ).toEqual(updates);
        drafts += Number(isSoft);
        for (const { viewer, cursor, events } of updates) {
          const before = told.get(viewer) ?? [1];
          // Only a viewer's own draft comes under a cursor they already have.
          const isOwnDraft = kind === 'draft' && viewer === seat && events.length === 0;
          if (!late && isOwnDraft) expect(cursor).toBe(before.at(-1));
          else told.set(viewer, [...before, cursor]);
        }
      }
      const again = new Followed();
      for (const line of lines) again.take(applyEntry(game, again.match, line));
      for (const viewer of [0, 1, 'audience'] as const) {
        const cursors = told.get(viewer) ?? [1];
        expect(cursors).toEqual(cursors.map((_, i) => i + 1));
        expect(live.subscribers.updateSince(viewer, 0, 0).cursor).toBe(cursors.at(-1));
        for (let after = 0; after <= cursors.length; after++)
          expect(again.subscribers.updateSince(viewer, after, 0)).toEqual(
            live.subscribers.updateSince(viewer, after, 0),
          );
        expect(quick.updateSince(viewer, 0, 0)).toEqual(live.subscribers.updateSince(viewer, 0, 0));
        expect(quick.askedAt(viewer)).toBe(live.subscribers.askedAt(viewer));
      }
    }),
  );
  expect(drafts).toBeGreaterThan(0);
});

test('a sealed answer changes only its giver’s cursor', () => {
  const live = new Followed();
  const { view, question } = live.subscribers.observationOf(0);
  const card = (view as { mine: string[] }).mine[0];
  const outcome = game.play(live.match, 0, { to: question?.id, answer: { card, sure: true } }, 5);
  expect(live.take(outcome).map(({ viewer, cursor }) => [viewer, cursor])).toEqual([[0, 2]]);
  expect(live.subscribers.updateSince(1, 0, 0).cursor).toBe(1);
  expect(live.subscribers.updateSince('audience', 0, 0).cursor).toBe(1);
});

test('askedAt is the time the question was put, not that of a later update', () => {
  const live = new Followed();
  live.take(game.play(live.match, 1, { free: { type: 'wave' } }, 300));
  expect(live.subscribers.askedAt(0)).toBe(0);
  live.take(game.expire(live.match, 1000));
  expect(live.subscribers.askedAt(0)).toBe(1000);
});
