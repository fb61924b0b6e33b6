import { loadGame } from '@wordhoard/catalog';
import { expect, test } from 'vitest';
import { faultText } from './form-faults.ts';
import { highCardPack } from './testing/high-card.ts';
import { variantPack } from './testing/variant-pack.ts';
import { parseVariantFile, readVariantFile } from './variant-file.ts';

const file = { game: 'high-card', name: ' Large hands ' };

function faultsOf(changed: object): string[] {
  const parsed = readVariantFile(variantPack, { ...file, ...changed });
  return parsed.ok ? [] : parsed.faults.map(faultText);
}

test('a file gives the options and limits to start with: the defaults and what it changes', () => {
  const limit = Object.keys(highCardPack.rules.limits)[0]!;
  const parsed = readVariantFile(variantPack, {
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
  expect(readVariantFile(variantPack, file)).toMatchObject({ ok: true, config: variantPack.defaults, limits: {} });
});

test.each([
  [{ name: '' }, ['name: expected a text of 1 to 60 characters, found ""']],
  [{ game: 'chess' }, ['game: expected "high-card", found "chess"']],
  [{ optoins: {} }, ['there is no "optoins". Did you mean "options"?']],
  [{ hand: 5 }, ['"hand" belongs in "variant": "variant": { "hand": … }']],
  [{ rounds: 3 }, ['"rounds" belongs in "options": "options": { "rounds": … }']],
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

test('the byte order mark of Windows Notepad is no fault', async () => {
  const text = '\uFEFF{"game": "wordsy", "name": "Short"}';
  await expect(parseVariantFile(text, loadGame)).resolves.toMatchObject({ ok: true });
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
