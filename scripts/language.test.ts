import { expect, test } from 'vitest';
import { figuresOf, isBareVerbForm, type SourceFile } from './language.ts';

const placesOf = (name: string, ...files: SourceFile[]): readonly string[] =>
  figuresOf(files).find((figure) => figure.name.includes(name))?.places ?? [];
const file = (text: string, path = 'packages/a.ts'): SourceFile => ({ path, text });

test('a bare participle or gerund is no name for a type; nouns that look like one are', () => {
  expect(['Kept', 'Told', 'Accepted', 'Laying'].every(isBareVerbForm)).toBe(true);
  expect(['StoredRecord', 'Ranking', 'String', 'Seed', 'Timing'].filter(isBareVerbForm)).toEqual([]);
});

test('types are counted where they are declared, but not in tests', () => {
  const source = file('export interface Kept {}\ntype Told = string;\nclass Judge {}');
  expect(placesOf('participle', source)).toEqual(['packages/a.ts: Kept', 'packages/a.ts: Told']);
  expect(placesOf('participle', { ...source, path: 'packages/a.test.ts' })).toEqual([]);
});

test('a name declared in three files is a clash, unless all games use it for the same job', () => {
  const three = (name: string): SourceFile[] => ['a', 'b', 'c'].map((it) => file(`type ${name} = 1;`, `${it}.ts`));
  expect(placesOf('three or more', ...three('Line'))).toEqual(['Line: a.ts b.ts c.ts']);
  expect(placesOf('three or more', ...three('View'))).toEqual([]);
});

test('a comment begins with a noun or a verb', () => {
  const source = file('/** What is kept. */\nconst a = 1;\n// Keeps it.\nconst b = 2;');
  expect(placesOf('begin with', source)).toEqual(['packages/a.ts:1: What is kept.']);
});

test('hard words are counted in comments, documents and screen texts, each apart', () => {
  const hard = 'Whoever is here';
  expect(placesOf('in comments', file(`// ${hard}`))).toHaveLength(1);
  expect(placesOf('in documents', file(`${hard}\n\`\`\`\nwhoever\n\`\`\``, 'a.md'))).toHaveLength(1);
  expect(placesOf('on screens', file(`const text = '${hard}';`, 'web/strings/a.ts'))).toHaveLength(1);
  expect(placesOf('on screens', file(`const text = '${hard}';`))).toEqual([]);
});

test('a figure above its limit shows', () => {
  const figures = figuresOf([file('// Whoever is here')]);
  const exceeded = figures.filter(({ value, limit }) => value > limit).map(({ name }) => name);
  expect(exceeded).toEqual(['comments that begin with What, Who, How, Those …', 'hard words in comments']);
});
