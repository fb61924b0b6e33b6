import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { openScene } from './scene.ts';
import { joinTable } from './tables.ts';
import { playToTheEnd } from './wordsy-player.ts';

const { house, visit } = openScene();

/** The player's own letters, or those all play with. */
const LETTERS: Readonly<Record<string, string>> = {
  wildwords: '.rack .tile',
  wordsy: '.slab .tile',
  'word-nerds': '.letters .tile',
  wordsmith: '.ws-cards .tile',
  'word-worx': '.hand .tile',
};

async function setLargeTiles(page: Page, large: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: /^Large tiles/ }).setChecked(large);
  await page.keyboard.press('Escape');
}

test('who left a table or a game on the device finds the way back from the start page, and no way to what is over', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${house.url}/new/word-nerds`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByRole('heading', { name: /^Table / }).waitFor();
  const code = page.url().split('/').at(-1)!;

  const going = page.getByRole('region', { name: 'Go on playing' });
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await going.getByRole('link', { name: `Go on: Word Nerds, table ${code}` }).click();
  await page.getByRole('button', { name: 'Get up' }).click();
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await page.getByRole('heading', { name: 'Wordsmith' }).waitFor();
  expect(await going.count()).toBe(0);

  await page.getByRole('link', { name: 'Play now: Wordsmith' }).click();
  await page.getByRole('region', { name: 'Cards' }).getByRole('button').first().click();
  await page.getByRole('gridcell').first().click();
  await page.getByRole('region', { name: 'Cards' }).getByRole('button').nth(1).click();
  await page.getByRole('gridcell').nth(1).click();
  await page.getByRole('button', { name: 'Confirm turn' }).click();
  await page.getByText('round 2 of 12').waitFor();
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await going.getByRole('link', { name: 'Go on: Wordsmith, on this device' }).click();
  await page.getByText('round 2 of 12').waitFor();
  expect(faults).toEqual([]);
});

test('the form of another game has the same people in it', async () => {
  const { page } = await visit(PHONE);
  await page.goto(`${house.url}/new/wordsy`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('radio', { name: /^Several of us/ }).check();
  await page.getByLabel('Name of person 2').fill('Beth');
  await page.getByRole('link', { name: 'Word Worx' }).click();
  await page.getByRole('heading', { name: 'A table for Word Worx' }).waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Anna');
  expect(await page.getByLabel('Name of person 2').inputValue()).toBe('Beth');
});

test('two of one name are told apart, and who only watches is offered no rematch', async () => {
  const anna = await visit(DESKTOP);
  const other = await visit(PHONE);
  const eve = await visit(PHONE);
  await anna.page.goto(`${house.url}/new/wordsy`);
  await anna.page.getByLabel('Your name').fill('Anna');
  await anna.page.getByRole('radio', { name: /^No clocks/ }).check();
  await anna.page.getByText('Rules and words').click();
  await anna.page.getByRole('radio', { name: /^3 rounds/ }).check();
  await anna.page.getByRole('button', { name: 'Make the table' }).click();
  await anna.page.getByRole('heading', { name: /^Table / }).waitFor();
  const code = anna.page.url().split('/').at(-1)!;
  await joinTable(other.page, house.url, code, 'anna');
  await anna.page.getByText('anna 2', { exact: true }).waitFor();
  await eve.page.goto(`${house.url}/t/${code}`);
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await eve.page.getByText('watching, round 1 of 3').waitFor();

  await Promise.all([playToTheEnd(anna.page), playToTheEnd(other.page)]);
  await anna.page.getByRole('button', { name: 'Rematch' }).waitFor();
  await anna.page.getByText('All words', { exact: true }).filter({ visible: true }).first().waitFor();
  const next = eve.page.getByRole('button', { name: 'Next round' });
  const ranking = eve.page.getByRole('list', { name: 'Final ranking' });
  await next.or(ranking).first().waitFor();
  if (await next.isVisible()) await next.click();
  await ranking.waitFor();
  expect(await eve.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);

  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.getByRole('button', { name: 'Start the game' }).waitFor();
  await other.page.getByText('Somebody asked for a rematch').waitFor();
  await eve.page.getByRole('link', { name: 'To the new table' }).waitFor();
  expect([...anna.faults, ...other.faults, ...eve.faults]).toEqual([]);
});

for (const [screen, options] of Object.entries({ phone: PHONE, 'wide screen': DESKTOP }))
  test(`large tiles are larger in every game on a ${screen}, and nothing leaves it`, async () => {
    const { page } = await visit(options);
    for (const [game, letters] of Object.entries(LETTERS)) {
      await page.goto(`${house.url}/play/${game}`);
      const letter = page.locator(letters).first();
      await letter.waitFor();
      const width = async (): Promise<number> => (await letter.boundingBox())?.width ?? 0;
      const usual = await width();
      await setLargeTiles(page, true);
      await expect.poll(width, { message: game }).toBeGreaterThan(usual);
      const beyond = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond, game).toBe(0);
      await setLargeTiles(page, false);
    }
  });
