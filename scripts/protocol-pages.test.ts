import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protocolPages } from './protocol-pages/pages.ts';

test('the pages about each game are up to date; to rewrite them: npx node scripts/protocol-pages.ts', async () => {
  const pages = await protocolPages();
  expect(pages.size).toBeGreaterThanOrEqual(5);
  for (const [path, text] of pages) {
    expect(text.match(/^<!-- (questions|turn) -->$/gm)).toHaveLength(2);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
});
