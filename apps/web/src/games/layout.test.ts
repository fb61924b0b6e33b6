import { globSync, readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS } from '@wordhoard/catalog';
import { expect, test } from 'vitest';

/** Every game's folder has these, and a reader who knows one game finds them in all others. */
const REQUIRED = ['card.tsx', 'describe.ts', 'end', 'hand', 'options.tsx', 'page.tsx', 'prompt', 'rules', 'sidebar'];
const ALSO_REQUIRED = ['strings', 'theme.css'];
/** What all players look at has the game's own name. */
const BOARDS = ['board', 'floor', 'sheet'];
const OPTIONAL = ['card.css', 'hand-over.ts', 'lessons.ts'];

const ROOT = new URL('../../../../', import.meta.url);
const FOLDERS = [
  ...GAME_IDS.map((game) => `apps/web/src/games/${game}`),
  'scripts/new-game/template/apps/web/src/games/magpies',
];

test.each(FOLDERS)('%s has the files and folders of every game, and no others', (folder) => {
  const entries = readdirSync(new URL(folder, ROOT)).filter((name) => !name.endsWith('.test.ts'));
  const required = [...REQUIRED, ...ALSO_REQUIRED];
  expect(entries).toEqual(expect.arrayContaining(required));
  expect(entries.filter((name) => BOARDS.includes(name))).toHaveLength(1);
  expect(entries.filter((name) => ![...required, ...BOARDS, ...OPTIONAL].includes(name))).toEqual([]);
});

test.each(FOLDERS)('%s has its refusals and its prompt where all games have them', (folder) => {
  expect(readdirSync(new URL(`${folder}/prompt`, ROOT))).toEqual(
    expect.arrayContaining(['prompt-text.ts', 'prompt.tsx', 'refusals.ts']),
  );
  expect(readdirSync(new URL(`${folder}/rules`, ROOT))).toContain('rules.tsx');
  expect(readdirSync(new URL(`${folder}/end`, ROOT))).toContain('end.tsx');
});

test('the page of today’s hoard hides parts of games by classes they have', () => {
  const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
  const selectors =
    read('apps/web/src/pages/today/today.css').match(/(?<=^\.(answer-board|hoard-task))\s[^{]*/gm) ?? [];
  const classes = new Set(selectors.flatMap((it) => it.match(/(?<=\.)(?!answer-board|hoard-task)[a-z][\w-]*/g) ?? []));
  const markup = globSync('apps/web/src/{games,table,table-kit}/**/*.tsx', { cwd: ROOT }).map(read).join('\n');
  const given = (markup.match(/(?<=class=)("[^"]*"|\{[^}]*)/g) ?? []).flatMap((it) => it.match(/[\w-]+/g) ?? []);
  expect(given).toEqual(expect.arrayContaining([...classes]));
  expect(classes).toContain('prompt-panel');
});
