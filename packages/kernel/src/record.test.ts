import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bind } from './bind.ts';
import { randomBot } from './example/bot/random.ts';
import { rules as magpies } from './example/rules.ts';
import type { Magpies } from './example/types.ts';
import { canonicalJson, copy } from './json.ts';
import { limitsFor } from './limits.ts';
import { readRecord, type SealedRecord, verifyRecord } from './record.ts';
import { recordGame } from './testing/golden.ts';

const game = bind<Magpies>(magpies, null);
const golden = recordGame<Magpies>({
  game,
  env: null,
  bot: randomBot,
  table: { config: { gems: 30 }, players: 3, limits: limitsFor<Magpies>(magpies, 'live'), bank: null, position: null },
  words: 'none',
  name: 'record',
});
const json = (): SealedRecord => JSON.parse(JSON.stringify(golden.record));

test('a record survives JSON and verifies to the same digest', () => {
  const record = readRecord(json());
  expect(record).toBeDefined();
  expect(verifyRecord(game, 'none', record!)).toMatchObject({
    ok: true,
    digest: golden.digest,
    match: { over: expect.anything() },
  });
});

describe('verifyRecord names the fault', () => {
  const tampered: [string, SealedRecord, string][] = [
    ['another game', { ...json(), game: 'wordsy' }, 'other-game'],
    ['other rules', { ...json(), rules: 2 }, 'other-rules'],
    ['other words', { ...json(), words: 'other' }, 'other-words'],
    ['another seed', { ...json(), table: { ...json().table, seed: 'a'.repeat(64) } }, 'broken-commitment'],
    ['a seat too few', { ...json(), seats: json().seats.slice(1) }, 'seats-differ'],
    ['a config that is none', { ...json(), table: { ...json().table, config: { gems: 3 } } }, 'not-startable'],
    ['a line left out', { ...json(), entries: json().entries.slice(1) }, 'refused'],
    ['time that runs backwards', { ...json(), entries: [json().entries[0]!, { at: 0 }] }, 'refused'],
  ];
  test.each(tampered)('%s', (_, record, code) => {
    expect(verifyRecord(game, 'none', record)).toMatchObject({ ok: false, fault: { code } });
  });
});

test('readRecord returns undefined for anything that is not a record', () => {
  expect(readRecord(null)).toBeUndefined();
  expect(readRecord({ ...json(), format: 2 })).toBeUndefined();
  expect(readRecord({ ...json(), stowaway: 1 })).toBeUndefined();
  expect(readRecord({ ...json(), nonce: 'x' })).toBeUndefined();
  fc.assert(fc.property(fc.jsonValue(), (value) => readRecord(value) === undefined));
});

describe('plain JSON', () => {
  test('canonical text does not depend on the order of keys, and reads back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
    );
  });
  test('a copy is equal and shares nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
        if (typeof value === 'object' && value !== null) expect(copy(value)).not.toBe(value);
      }),
    );
    const odd = copy(JSON.parse('{"__proto__":{"toString":1}}'));
    expect(JSON.stringify(odd)).toBe('{"__proto__":{"toString":1}}');
    expect(Object.getPrototypeOf(odd)).toBe(Object.prototype);
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}
