import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChanceState, chance, chanceFrom, seedFrom } from './chance.ts';

const fresh = (seed = 'a'): ChanceState => ({ seed: seedFrom(seed), read: {} });
const draw = (state: ChanceState, stream: string, n: number, below = 1_000_000): number[] =>
  Array.from({ length: n }, () => chance(state, stream).below(below));

test('the same seed and stream give the same numbers, wherever reading was interrupted', () => {
  const whole = draw(fresh(), 'deck', 200);
  const state = fresh();
  const first = draw(state, 'deck', 77);
  const resumed: ChanceState = JSON.parse(JSON.stringify(state));
  expect([...first, ...draw(resumed, 'deck', 123)]).toEqual(whole);
});

test('a draw from one stream does not change the others', () => {
  const alone = draw(fresh(), 'deck', 50);
  const state = fresh();
  const mixed = alone.map(() => {
    draw(state, 'lots', 3);
    return draw(state, 'deck', 1)[0];
  });
  expect(mixed).toEqual(alone);
});

test('streams and seeds differ', () => {
  const runs = [draw(fresh('a'), 'deck', 20), draw(fresh('a'), 'lots', 20), draw(fresh('b'), 'deck', 20)];
  expect(new Set(runs.map(String)).size).toBe(3);
});

test("it is ChaCha20: OpenSSL's gives the same numbers", () => {
  const seed = seedFrom('openssl');
  const nonce = createHash('sha256').update('deck').digest().subarray(0, 12);
  const iv = Buffer.concat([Buffer.alloc(4), nonce]);
  const bytes = createCipheriv('chacha20', Buffer.from(seed, 'hex'), iv).update(Buffer.alloc(4 * 300));
  const theirs = Array.from({ length: 300 }, (_, i) => bytes.readUInt32LE(4 * i));
  expect(draw({ seed, read: {} }, 'deck', 300, 0x1_0000_0000)).toEqual(theirs);
});

test('below is even: 60 000 throws of a die stay within five sigma', () => {
  const die = chanceFrom('die');
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) faces[die.below(6)]! += 1;
  const sigma = Math.sqrt(60_000 * (1 / 6) * (5 / 6));
  for (const face of faces) expect(Math.abs(face - 10_000)).toBeLessThan(5 * sigma);
});

test('a shuffle is a permutation and leaves its input alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = [...items];
      const shuffled = chanceFrom(seed).shuffle(items);
      expect(items).toEqual(before);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
    }),
  );
});

test('every order of three comes up about as often', () => {
  const random = chanceFrom('orders');
  const counts: Record<string, number> = {};
  for (let i = 0; i < 6000; i++) {
    const key = random.shuffle(['a', 'b', 'c']).join('');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  expect(Object.keys(counts)).toHaveLength(6);
  for (const n of Object.values(counts))
    expect(Math.abs(n - 1000)).toBeLessThan(5 * Math.sqrt(6000 * (1 / 6) * (5 / 6)));
});

test('below refuses a limit of 0', () => {
  expect(() => chanceFrom('x').below(0)).toThrow();
  expect(() => chanceFrom('x').below(1.5)).toThrow();
});
