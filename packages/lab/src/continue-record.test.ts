import { expect, test } from 'vitest';
import { continueRecord } from './continue-record.ts';
import { isBroken } from './game-line.ts';
import { playGame } from './play-game.ts';
import { experimentWith, labGameWith } from './testing/high-card.ts';

const labGame = labGameWith();
const { record, line } = playGame(labGame, experimentWith({ bots: ['1'] }), { players: 2, game: 0 });
const plain = { options: {}, limits: {}, bot: '1', keep: Number.POSITIVE_INFINITY, game: 0 };

function continued(changed: Partial<typeof plain>) {
  const done = continueRecord(labGame, record, { ...plain, ...changed });
  if ('fault' in done) throw new Error(done.fault);
  return done;
}

test('under its own options a record ends the same', () => {
  const done = continued({});
  expect(done.kept).toBe(record.entries.length);
  expect(done.line).toEqual(line);
  expect(done.left).toBeNull();
  expect(done.original).toMatchObject({ scores: isBroken(line) ? [] : line.scores });
});

test('bots continue where the record stops', () => {
  const done = continued({ keep: 3 });
  expect(done.kept).toBe(3);
  expect(done.record.entries.slice(0, 3)).toEqual(record.entries.slice(0, 3));
  expect(isBroken(done.line)).toBe(false);
});

test('under other options the record’s entries are kept as long as the rules accept them', () => {
  const done = continued({ options: { rounds: 9 } });
  expect(done.record.table.config).toEqual({ rounds: 9 });
  // The hands are dealt nine cards each now, one after another: the second player holds others than in the record.
  expect(done.kept).toBeLessThan(record.entries.length);
  expect(done.left).toBe('not-held');
  expect(done.line).toMatchObject({ turns: 9 });
});

test('options that no game can start with, and a missing beginner script, are faults', () => {
  expect(continueRecord(labGame, record, { ...plain, bot: 'beginner' })).toEqual({
    fault: 'high-card has no beginner script; its bots have levels 1 to 6',
  });
  expect(continueRecord(labGame, record, { ...plain, options: { rounds: 99 } })).toHaveProperty('fault');
});
