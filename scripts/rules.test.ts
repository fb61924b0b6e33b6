import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './testing/folder.ts';

const sound = {
  'packages/games/fox/package.json': '{}',
  'packages/games/fox/src/den.ts': '/** FX-2: one at a time. */\nexport const den = 1;',
  'packages/games/fox/src/den.test.ts':
    "test('[FX-1] red', () => {}); test(`[FX-2] one`, () => read('fox-words.txt'));",
  'docs/rules/fox.md': '# Fox\n\n- **FX-1** (printed) Red.\n- **FX-2** (printed, in part ours) One. Ours: at a time.\n',
  'docs/rules/fox-words.txt': '# typed\nM01 1 RED FOX\n',
};

function judge(files: Record<string, string>): { status: number | null; said: string; counted: string } {
  const cwd = makeFolder(files);
  const { status, stderr, stdout } = spawnSync(process.execPath, [resolve('scripts/rules.ts')], {
    cwd,
    encoding: 'utf8',
  });
  return { status, said: stderr, counted: stdout };
}

test('a rulebook that its tests cite passes, and is counted', () => {
  expect(judge(sound)).toEqual({
    status: 0,
    said: '',
    counted: '2 rules in 1 rulebooks, cited 3 times, 2 of them by tests; 2 words in tables; 0 errors\n',
  });
});

const book = 'docs/rules/fox.md';

test('a new rule has the next number, at the end of its section', () => {
  const [first = '', second = ''] = sound[book].split(/(?=- \*\*FX-2)/);
  const swapped = `${first.replace('FX-1', 'FX-2')}\n## More\n\n${second.replace('FX-2', 'FX-1')}`;
  expect(judge({ ...sound, [book]: swapped })).toMatchObject({ status: 0, said: '' });
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a rule that no test cites', { [book]: `${sound[book]}- **FX-3** (ours) Shy.\n` }, /no test cites \[FX-3\]/],
  [
    'a rule that only a comment in a test cites',
    { [book]: `${sound[book]}- **FX-3** (ours) Shy.\n`, 'packages/games/fox/src/b.test.ts': '// [FX-3]\nexport {};' },
    /no test cites \[FX-3\]/,
  ],
  ['a number that is defined nowhere', { 'apps/a.ts': '// FX-9' }, /apps\/a.ts cites FX-9, which is defined nowhere/],
  [
    'numbers of a book that is nowhere',
    { 'apps/a.test.ts': "test('[OW-1] wise', () => {});" },
    /apps\/a.test.ts cites OW-1, and no book has such numbers/,
  ],
  ['a number in the front matter', { 'README.md': 'See FX-9.' }, /README.md cites FX-9, which is defined nowhere/],
  [
    'a number below 1',
    { [book]: sound[book].replace('FX-1', 'FX-0') },
    /FX-0 leaves a gap; 2 rules have the numbers 1 to 2/,
  ],
  ['a gap', { [book]: sound[book].replace('FX-2', 'FX-3') }, /FX-3 leaves a gap; 2 rules have the numbers 1 to 2/],
  ['a rule defined twice', { [book]: sound[book].replace('FX-1', 'FX-2') }, /defined twice/],
  ['neither printed nor ours', { [book]: sound[book].replace('(printed) ', '') }, /FX-1 does not say whether/],
  ['in part ours, but which', { [book]: sound[book].replace('Ours: ', '') }, /FX-2 .* does not say which part/],
  ['a game without a book', { 'packages/games/owl/package.json': '{}' }, /there is no docs\/rules\/owl.md/],
  ['a table that no test reads', { 'docs/rules/fox-more.txt': 'RED' }, /no test in packages\/games\/fox reads it/],
])('found: %s', (_, change, said) => {
  expect(judge({ ...sound, ...change })).toMatchObject({ status: 1, said: expect.stringMatching(said) });
});

test('a project without rules or without a table fails', () => {
  const { [book]: _, ...without } = sound;
  expect(judge(without)).toMatchObject({ status: 1, said: expect.stringMatching(/found no rule or no citation/) });
  expect(judge({ ...sound, 'docs/rules/fox-words.txt': '' })).toMatchObject({
    status: 1,
    said: expect.stringMatching(/found no word table/),
  });
});
