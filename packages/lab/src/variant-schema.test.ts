import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { knobsOf } from './game-knobs.ts';
import { variantPack } from './testing/variant-pack.ts';
import { readVariantFile } from './variant-file.ts';
import { variantSchema } from './variant-schema.ts';

// The schema's address is no URI.
const compile = (schema: object) => new Ajv2020({ strict: true, allErrors: true }).compile(schema);
const accepts = compile(variantSchema(variantPack));
const limit = Object.keys(variantPack.rules.limits)[0]!;

test.each([
  [{}, true],
  [{ about: 'Why?', options: { rounds: 3 }, limits: { [limit]: 5000 }, variant: { hand: 7, values: { A: 3 } } }, true],
  [{ options: { words: { banned: ['cat'] } }, limits: { [limit]: null } }, true],
  [{ $schema: 'high-card.schema.json', variant: { cards: [{ letter: 'A', copies: 2 }], blind: true } }, true],
  [{ name: '' }, false],
  [{ game: 'chess' }, false],
  [{ optoins: {} }, false],
  [{ options: { rounds: 10 } }, false],
  [{ options: { ruonds: 3 } }, false],
  [{ options: { words: { banned: [1] } } }, false],
  [{ limits: { [limit]: 10 } }, false],
  [{ limits: { nothing: 5000 } }, false],
  [{ variant: { hand: 2.5 } }, false],
  [{ variant: { values: { AB: 2 } } }, false],
  [{ variant: { cards: [{ letter: 'A' }] } }, false],
  [{ variant: { blind: 'yes' } }, false],
])('the schema accepts what the lab accepts: %j', (changed, isRight) => {
  const file = { game: 'high-card', name: 'Mine', ...changed };
  expect(accepts(file)).toBe(isRight);
  expect(readVariantFile(variantPack, file).ok).toBe(isRight);
});

test.each(GAME_IDS)('the printed values of %s are a variant, by the schema and by the lab', async (id) => {
  // Every id of the catalog has a package.
  const pack = (await loadGame(id))!;
  const { options, limits, variant } = knobsOf(pack);
  const printed = (knobs: typeof variant): object =>
    Object.fromEntries(knobs.flatMap(({ name, printed: value }) => (value === undefined ? [] : [[name, value]])));
  const file = {
    game: id,
    name: 'As printed',
    options: printed(options),
    // Some are shorter than a host may choose.
    limits: Object.fromEntries(limits.filter(({ ms }) => ms >= 1000).map(({ name, ms }) => [name, ms])),
    ...(variant.length > 0 && { variant: printed(variant) }),
  };
  const isRight = compile(variantSchema(pack));
  isRight(file);
  expect(isRight.errors).toBeNull();
  expect(readVariantFile(pack, file)).toMatchObject({ ok: true });
});
