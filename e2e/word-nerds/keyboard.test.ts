import { expect, test } from 'vitest';
import { DESKTOP } from '../browser.ts';
import { choose, press, tabTo } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import { recordAnnouncements, transcript } from '../transcript.ts';
import { ranking } from './player.ts';
import { showTogether, staged } from './stage.ts';

const { server, visit } = openScene();

test('[WN-21] a whole game of two at one device, by keyboard and screen reader', async () => {
  const { page, faults } = await visit(DESKTOP);
  await recordAnnouncements(page);
  const position = { next: 'auction', market: 'ath' } as const;
  await showTogether(page, server.url, staged({ players: ['zebr', 'mi'], config: { winningScore: 10 }, position }));
  await choose(page, /^Token 3$/);
  await choose(page, /^Bid the 3$/);
  await choose(page, /^I am Beth$/);
  await choose(page, /^Token 2$/);
  await choose(page, /^Bid the 2$/);
  // Both pick while the device is shared; H is left for the pool.
  await choose(page, /A, 1$/);
  await page.getByText('Beth is picking a letter.').first().waitFor();
  await choose(page, /T, 1$/);
  await choose(page, /^I am Anna$/);
  await tabTo(page, /^Your word$/);
  await page.keyboard.type('zebra');
  await press(page, 'Enter');
  await choose(page, /^I am Beth$/);
  await choose(page, /^Pass$/);
  // No one challenges it: the button to pass has the focus.
  await page.getByRole('button', { name: 'Everyone here passes' }).and(page.locator(':focus')).waitFor();
  await press(page, 'Enter');
  await ranking(page).waitFor();
  await page.waitForFunction(() => document.activeElement !== document.body);
  await expect(await transcript(page)).toMatchFileSnapshot('transcript.txt');
  expect(faults).toEqual([]);
});
