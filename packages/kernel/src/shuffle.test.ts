import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, seedOfParts, shuffleFault } from './shuffle.ts';
import { checkShuffle, type ShuffleNote } from './shuffle-check.ts';

test('the commitment binds part and nonce', () => {
  // printf '%s' "$(printf '0%.0s' {1..64}):$(printf '1%.0s' {1..32})" | sha256sum
  expect(commitmentOf('0'.repeat(64), '1'.repeat(32))).toBe(
    'e56d31832a45e1d34e203f2124a0cb0bedcb85fb06cb96b1c31d9f4dfe37fb87',
  );
  expect(commitmentOf('0'.repeat(64), '2'.repeat(32))).not.toBe(commitmentOf('0'.repeat(64), '1'.repeat(32)));
});

const [PART, NONCE, ANN, BOB] = ['0'.repeat(64), '1'.repeat(32), 'a'.repeat(32), 'b'.repeat(32)];
const commitment = commitmentOf(PART, NONCE);

/** As a record has it, with a seed that is made of these parts. */
const shuffled = (salts: readonly (string | null)[], part = PART) => ({
  table: { seed: seedOfParts(part, salts), players: salts.length },
  nonce: NONCE,
  commitment: commitmentOf(part, NONCE),
  shuffle: { part, salts },
});

test('the seed is made of all parts in the order of the seats', () => {
  // printf '%s' "wordhoard-shuffle:$(printf '0%.0s' {1..64}):$(printf 'a%.0s' {1..32}):-" | sha256sum
  expect(seedOfParts(PART, [ANN, null])).toBe('ad20ac6a2c018522df37aeec5e10f4243d535a87a8e12c59a4b76bca7c777f0d');
  const seeds = [[ANN, BOB], [BOB, ANN], [ANN, null], [null, ANN], [ANN], []].map((salts) => seedOfParts(PART, salts));
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('a shuffle is sound if its commitment opens and its seed is made of its parts', () => {
  const honest = shuffled([ANN, null]);
  expect(shuffleFault(honest)).toBeUndefined();
  expect(shuffleFault({ ...honest, nonce: BOB })).toBe('broken-commitment');
  expect(shuffleFault({ ...honest, shuffle: { part: PART, salts: [ANN, BOB] } })).toBe('other-seed');
  expect(shuffleFault({ ...honest, table: { ...honest.table, players: 3 } })).toBe('other-seed');
});

test('a seed without parts, or a reused one, must match the commitment itself', () => {
  const plain = { table: { seed: PART, players: 2 }, nonce: NONCE, commitment };
  for (const record of [plain, { ...plain, shuffle: { reused: true } } as const]) {
    expect(shuffleFault(record)).toBeUndefined();
    expect(shuffleFault({ ...record, table: { ...record.table, seed: ANN } })).toBe('broken-commitment');
  }
});

test('a client finds its salt in the seed, or reports why it is missing', () => {
  const note: ShuffleNote = { commitment, salts: { 0: { salt: ANN, taken: true } } };
  const untold: ShuffleNote = { commitment, salts: { 0: { salt: ANN, taken: false } } };
  expect(checkShuffle(note, shuffled([ANN, null]))).toBe('held');
  expect(checkShuffle(untold, shuffled([ANN, null]))).toBe('held');
  expect(checkShuffle({ commitment, salts: {} }, shuffled([ANN, null]))).toBe('only-committed');
  for (const other of [[null, BOB], [BOB, ANN], []]) {
    expect(checkShuffle(note, shuffled(other))).toBe('salt-dropped');
    expect(checkShuffle(untold, shuffled(other))).toBe('too-late');
  }
  // A record without parts cannot drop a salt unnoticed.
  expect(checkShuffle(note, { table: { seed: PART, players: 2 }, nonce: NONCE, commitment })).toBe('salt-dropped');
});

test('a client notices if the server changes its part after seeing the salts', () => {
  const note: ShuffleNote = { commitment, salts: { 0: { salt: ANN, taken: true } } };
  const part = fc.stringMatching(/^[0-9a-f]{64}$/).filter((it) => it !== PART);
  fc.assert(
    fc.property(part, (other) => {
      const ground = shuffled([ANN, null], other);
      expect(checkShuffle(note, ground)).toBe('other-commitment');
      expect(checkShuffle(note, { ...ground, commitment })).toBe('broken-commitment');
      expect(checkShuffle(note, { ...ground, commitment, shuffle: { part: PART, salts: [ANN, null] } })).toBe(
        'other-seed',
      );
    }),
  );
});
