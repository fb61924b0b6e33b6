import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import type { FieldForm, SchemaField } from '@wordhoard/kernel';
import { describe, expect, test } from 'vitest';
import { fieldsInRows, knobsOf } from './game-knobs.ts';
import { variantPack } from './testing/variant-pack.ts';

/** The fields of rows, and of rows in lists. */
function fieldsIn(form: FieldForm): readonly SchemaField[] {
  if (form.kind === 'list' || form.kind === 'record') return fieldsIn(form.of);
  return form.kind === 'row' ? withInner(form.fields) : [];
}
const withInner = (fields: readonly SchemaField[]): SchemaField[] =>
  fields.flatMap((field) => [field, ...fieldsIn(field.form)]);

const withoutMeaning = (fields: readonly SchemaField[]): string[] =>
  withInner(fields)
    .filter(({ name, title, description }) => title === name || description === '')
    .map(({ name }) => name);

describe.each(GAME_IDS)('in %s', (id) => {
  // Every id of the catalog has a package.
  const knobs = async () => knobsOf((await loadGame(id))!);

  test('every option and every field of a variant has a title and a meaning', async () => {
    const { options, variant } = await knobs();
    expect(options.length).toBeGreaterThan(0);
    expect(withoutMeaning([...options, ...variant])).toEqual([]);
  });

  test('every time limit has a meaning', async () => {
    const { limits } = await knobs();
    expect(limits.length).toBeGreaterThan(0);
    for (const { name, description } of limits)
      expect([name, description]).toEqual([name, expect.stringMatching(/\.$/)]);
  });
});

test('a field of a row is named with its row', () => {
  const names = fieldsInRows(knobsOf(variantPack).options).map(({ name }) => name);
  expect(names).toContain('words.banned');
});
