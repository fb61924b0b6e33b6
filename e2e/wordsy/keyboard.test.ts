import { expect, test } from 'vitest';
import { DESKTOP } from '../browser.ts';
import { press, tabTo } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import { recordAnnouncements, transcript } from '../transcript.ts';
import { line, ranking, WORDS } from './player.ts';
import { shortGame } from './stage.ts';

const { server, visit } = openScene();

test('[WY-19] a whole solo game by keyboard and screen reader: only letters and Enter', async () => {
  const { page, faults } = await visit(DESKTOP);
  await recordAnnouncements(page);
  await shortGame(page, server.url, 2);
  await tabTo(page, /^I’m ready$/);
  for (const word of WORDS.slice(0, 2)) {
    // The focus is on the button to go on with, wherever the game has got to.
    await page
      .locator('button:focus')
      .filter({ hasText: /I’m ready|Next round/ })
      .waitFor();
    await press(page, 'Enter');
    await line(page).waitFor();
    await page.keyboard.type(word);
    await press(page, 'Enter');
  }
  await ranking(page).waitFor();
  await expect(await transcript(page)).toMatchFileSnapshot('transcript.txt');
  expect(faults).toEqual([]);
});
