import { loadGame } from '@wordhoard/catalog';
import { type AnyGamePackage, type Schema, type Variant, variantName } from '@wordhoard/kernel';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { faultText } from './form-faults.ts';
import { highCardPack } from './testing/high-card.ts';
import { parseVariantFile, readVariantFile } from './variant-file.ts';

interface Knobs extends Variant {
  readonly hand?: number;
  readonly values?: Readonly<Record<string, number>>;
  readonly cards?: readonly { readonly letter: string; readonly copies: number }[];
  readonly blind?: boolean;
}
const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));
const letter = v.pipe(v.string(), v.regex(/^[A-Z]$/));
const knobs: Schema<Knobs> = v.pipe(
  v.strictObject({
    name: variantName,
    hand: v.exactOptional(whole),
    values: v.exactOptional(v.record(letter, whole)),
    cards: v.exactOptional(v.array(v.strictObject({ letter, copies: whole }))),
    blind: v.exactOptional(v.boolean()),
  }),
  v.check(({ hand, blind }) => !(hand === 9 && blind), 'Nine cards in hand are too many to bid blind.'),
);
const words = v.strictObject({ dictionary: v.picklist(['wide', 'everyday']), banned: v.array(v.string()) });

/** High card with knobs, which its rules ignore. */
const pack: AnyGamePackage = {
  ...highCardPack,
  rules: {
    ...highCardPack.rules,
    config: v.strictObject({ rounds: whole, words, variant: v.exactOptional(knobs) }),
  },
  defaults: { rounds: 4, words: { dictionary: 'wide', banned: [] } },
  variant: { schema: knobs, printed: { hand: 5, values: {}, cards: [], blind: false } },
};
const file = { game: 'high-card', name: ' Large hands ' };

function faultsOf(changed: object): string[] {
  const parsed = readVariantFile(pack, { ...file, ...changed });
  return parsed.ok ? [] : parsed.faults.map(faultText);
}

test('a file gives the options and limits to start with: the defaults and what it changes', () => {
  const limit = Object.keys(highCardPack.rules.limits)[0]!;
  const parsed = readVariantFile(pack, {
    ...file,
    about: 'Is more better?',
    options: { rounds: 3, words: { banned: ['cat'] } },
    limits: { [limit]: 5000 },
    variant: { hand: 7 },
  });
  expect(parsed).toMatchObject({
    ok: true,
    config: {
      rounds: 3,
      words: { dictionary: 'wide', banned: ['cat'] },
      variant: { name: 'Large hands', hand: 7 },
    },
    limits: { [limit]: 5000 },
  });
  expect(readVariantFile(pack, file)).toMatchObject({ ok: true, config: pack.defaults, limits: {} });
});

test.each([
  [{ name: '' }, ['name: expected a text of 1 to 60 characters, found ""']],
  [{ game: 'chess' }, ['game: expected "high-card", found "chess"']],
  [{ optoins: {} }, ['there is no "optoins". Did you mean "options"?']],
  [{ options: [] }, ['options: expected an object of fields']],
  [{ options: { rounds: 10 } }, ['options.rounds: expected a whole number from 1 to 9, found 10']],
  [{ options: { ruonds: 3 } }, ['options: there is no "ruonds". Did you mean "rounds"?']],
  [{ options: { variant: {} } }, ['options: there is no "variant". Possible here: rounds, words.']],
  [{ options: { words: { banned: [1] } } }, ['options.words.banned[entry 1]: expected a text, found 1']],
  [{ limits: { nothing: 5000 } }, [expect.stringMatching(/^limits: there is no "nothing"\. Possible here: /)]],
  [{ variant: { hnad: 3 } }, ['variant: there is no "hnad". Did you mean "hand"?']],
  [{ variant: { name: 'Mine' } }, ['variant: there is no "name". Possible here: hand, values, cards, blind.']],
  [
    { variant: { values: { AB: 2 } } },
    ['variant.values: expected each name to be a text, of the form ^[A-Z]$, found "AB"'],
  ],
  [{ variant: { values: { A: 'x' } } }, ['variant.values.A: expected a whole number from 1 to 9, found "x"']],
  [
    { variant: { cards: [{ letter: 'A', copies: 1 }, { letter: 'B' }, { letter: 'C', copies: 0, colour: 'red' }] } },
    [
      'variant.cards[entry 3]: there is no "colour". Possible here: letter, copies.',
      'variant.cards[entry 2]: the field "copies" is missing',
      'variant.cards[entry 3].copies: expected a whole number from 1 to 9, found 0',
    ],
  ],
  [{ variant: { hand: 9, blind: true } }, ['variant: Nine cards in hand are too many to bid blind.']],
])('every fault has its place, what was expected and what was found: %j', (changed, faults) => {
  expect(faultsOf(changed)).toEqual(faults);
});

test('a file may have several faults, and none of them is kept back', () => {
  expect(faultsOf({ name: 7, options: { rounds: 0, x: 1 }, variant: { hand: 'many', y: 2 } })).toHaveLength(5);
});

test('a game without knobs says so', () => {
  const parsed = readVariantFile({ ...highCardPack, defaults: { rounds: 4 } }, { ...file, variant: { hand: 3 } });
  expect(parsed).toMatchObject({ ok: false, faults: [{ path: ['variant'] }] });
});

test('the text of a file names its game', async () => {
  const parse = (text: string) => parseVariantFile(text, loadGame);
  await expect(parse('{')).resolves.toMatchObject({ faults: [{ text: expect.stringContaining('not JSON') }] });
  await expect(parse('[]')).resolves.toMatchObject({ faults: [{ text: expect.stringContaining('JSON object') }] });
  await expect(parse('{"game": "word-nrds"}')).resolves.toMatchObject({
    faults: [{ path: ['game'], text: 'there is no such game. Did you mean "word-nerds"?' }],
  });
  await expect(
    parse('{"game": "word-nerds", "name": "Short", "options": {"winningScore": 30}}'),
  ).resolves.toMatchObject({
    ok: true,
    config: { winningScore: 30 },
  });
});
