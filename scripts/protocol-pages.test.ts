import { readFileSync } from 'node:fs';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { parseVariantFile } from '@wordhoard/lab';
import { expect, test } from 'vitest';
import { LAB_PAGE, labPage } from './protocol-pages/lab-page.ts';
import { protocolPages } from './protocol-pages/pages.ts';
import { VARIANTS_PAGE, variantsPage } from './protocol-pages/variants-page.ts';
import { findFiles } from './system/files.ts';

test('the pages about each game are up to date; to rewrite them: npx node scripts/protocol-pages.ts', async () => {
  const pages = await protocolPages();
  expect(pages.size).toBeGreaterThanOrEqual(5);
  for (const [path, text] of pages) {
    expect(text.match(/^<!-- (questions|refusals|options|turn) -->$/gm)).toHaveLength(4);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
});

test('the page about variants is up to date; to rewrite it: npx node scripts/protocol-pages.ts', async () => {
  const text = await variantsPage();
  // A new game may have no part yet.
  const parts = text.match(/^<!-- fields of [a-z-]+ -->\n\nFields /gm);
  expect(parts).toHaveLength(GAME_IDS.filter((id) => text.includes(`<!-- fields of ${id} -->`)).length);
  expect(parts!.length).toBeGreaterThanOrEqual(5);
  expect(readFileSync(VARIANTS_PAGE, 'utf8')).toBe(text);
});

test.each(findFiles('examples/variants/*.json'))(
  '%s is a variant without faults, shown or linked on the page',
  async (path) => {
    expect(await parseVariantFile(readFileSync(path, 'utf8'), loadGame)).toMatchObject({ ok: true });
    const text = readFileSync(VARIANTS_PAGE, 'utf8');
    expect([`<!-- ${path.split('/').at(-1)} -->`, `(../${path})`].some((mention) => text.includes(mention))).toBe(true);
  },
);

test('the page about the lab is up to date; to rewrite it: npx node scripts/protocol-pages.ts', () => {
  const text = labPage();
  expect(text.match(/^<!-- (?:rows|columns) of [a-z ]+ -->\n\n\| (?:row|column) /gm)).toHaveLength(4);
  expect(readFileSync(LAB_PAGE, 'utf8')).toBe(text);
});
