import { expect, test } from 'vitest';
import { DESKTOP } from '../browser.ts';
import { choose, press, tabTo } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import { recordAnnouncements, transcript } from '../transcript.ts';
import { enough, lineCards, prompt, ranking, stealIt } from './player.ts';
import { SHORT, stage, staged } from './stage.ts';

const { server, visit } = openScene();

test('[WX-5]…[WX-11] the end of a game by keyboard and screen reader: digits, letters and Enter', async () => {
  const { page, faults } = await visit(DESKTOP);
  await recordAnnouncements(page);
  await stage(page, server.url, staged(SHORT), true);
  const weldThem = async (words: string): Promise<void> => {
    await tabTo(page, /^Your words, typed$/);
    await press(page, 'ControlOrMeta+A');
    await page.keyboard.type(words);
    await page.getByRole('status').filter({ hasText: 'All words are valid' }).waitFor();
    await press(page, 'Enter');
  };
  // Anna takes the first card, steals the S of STAR, and ends her turn with it.
  await lineCards(page).first().waitFor();
  await press(page, '1');
  await enough(page).waitFor();
  await press(page, '0');
  await prompt(page).filter({ hasText: 'You may steal' }).waitFor();
  await page.getByText('Finding cards you can steal…').waitFor({ state: 'hidden' });
  await choose(page, /^Take S from STAR$/);
  await stealIt(page).waitFor();
  await weldThem('shade');
  await prompt(page).filter({ hasText: 'Build and' }).waitFor();
  await weldThem('shade floor');
  // The pile is out: Beth and then Anna build once more.
  await choose(page, /^I am Beth$/);
  await weldThem('art');
  await choose(page, /^I am Anna$/);
  await weldThem('shade floor');
  await ranking(page).waitFor();
  await expect(await transcript(page)).toMatchFileSnapshot('transcript.txt');
  expect(faults).toEqual([]);
});
