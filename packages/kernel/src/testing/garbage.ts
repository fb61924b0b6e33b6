import type { Chance } from '../chance.ts';

const LEAVES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  '',
  'x',
  '\u0000',
  'é',
  [],
  {},
  [[]],
  'A'.repeat(5000),
];

/** Something that is no move in any game, because not even its outer fields are right. */
export function junk(random: Chance, id: number): unknown {
  return random.pick<unknown>([
    ...LEAVES,
    undefined,
    { to: id },
    { to: `${id}`, answer: {} },
    { to: id, answer: undefined },
    { to: id, answer: { __proto__: null, constructor: 'x' } },
    { to: id + 1, answer: {} },
    { to: Number.NaN, answer: {} },
    { answer: {} },
    { free: {} },
    { free: { type: 'x' } },
    { free: null },
    { to: id, answer: {}, free: { type: 'x' } },
    { to: id, answer: {}, seat: 0 },
    JSON.parse('{"to":1,"answer":{"__proto__":{"admin":true}}}'),
  ]);
}

/** A real move with one leaf gone wrong: often garbage, sometimes another legal move. It may be refused, never thrown. */
export function spoil(random: Chance, value: unknown): unknown {
  if (typeof value === 'string' && /^[A-Z]\d+$/.test(value) && random.below(2))
    return `${value[0]}${random.below(100)}`;
  if (typeof value !== 'object' || value === null || random.below(6) === 0) return random.pick(LEAVES);
  const entries = Object.entries(value);
  if (entries.length === 0) return random.pick(LEAVES);
  const [key] = random.pick(entries);
  const spoilt = entries.map(([k, inner]): [string, unknown] => [k, k === key ? spoil(random, inner) : inner]);
  if (Array.isArray(value)) return spoilt.map(([, inner]) => inner);
  return Object.fromEntries(random.below(8) === 0 ? [...spoilt, ['stowaway', 1]] : spoilt);
}
