/**
 * Pictures of the real app, phone and desktop, light and dark, into docs/screenshots:
 *   npm run screenshots [-- NAME…]
 */
import { mkdirSync } from 'node:fs';
import { DESKTOP, launch, PHONE, visit } from './browser.ts';
import { House } from './house.ts';
import { SCREENS } from './screens.ts';
import { WILDWORDS_SCREENS } from './wildwords-screens.ts';
import { WORD_NERDS_SCREENS } from './word-nerds-screens.ts';
import { WORD_WORX_SCREENS } from './word-worx-screens.ts';
import { WORDSMITH_SCREENS } from './wordsmith-screens.ts';

const WORDSY = ['landing', 'make', 'waiting', 'writing', 'challenge', 'scored', 'end', 'rules'];
const SHOWN = [
  ...WORDSY,
  'wildwords-laid',
  'wildwords-challenge',
  'wildwords-end',
  'word-nerds-bid',
  'word-nerds-battle',
  'wordsmith-forged',
  'wordsmith-sheets',
  'wordsmith-end',
  'word-worx-line',
  'word-worx-steal',
  'word-worx-build',
  'word-worx-six',
];
const wanted = process.argv.slice(2);
const house = new House();
await house.open();
const browser = await launch();
mkdirSync('docs/screenshots', { recursive: true });
for (const { name, open } of [
  ...SCREENS,
  ...WILDWORDS_SCREENS,
  ...WORD_NERDS_SCREENS,
  ...WORDSMITH_SCREENS,
  ...WORD_WORX_SCREENS,
].filter((it) => (wanted.length > 0 ? wanted : SHOWN).includes(it.name))) {
  for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await visit(browser, { ...size, colorScheme });
      await open(page, house.url);
      await page.screenshot({ path: `docs/screenshots/${name}-${device}-${colorScheme}.png` });
      await page.context().close();
    }
  }
  console.log(name);
}
await browser.close();
await house.close();
