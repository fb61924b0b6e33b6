import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { openScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';
import { playToTheEnd, short } from './wordsy/player.ts';

const { server, visit } = openScene();

test('the start page leads back to unfinished tables and games, and not to finished ones', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/new/word-nerds`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByRole('heading', { name: /^Table / }).waitFor();
  const code = page.url().split('/').at(-1)!;

  const going = page.getByRole('region', { name: 'Continue playing' });
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await going.getByRole('link', { name: `Continue: Word Nerds, table ${code}` }).click();
  await page.getByRole('button', { name: 'Stand up' }).click();
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await page.getByRole('heading', { name: 'Wordsmith' }).waitFor();
  await expect.poll(() => going.count()).toBe(0);

  await page.getByRole('link', { name: 'Play now: Wordsmith' }).click();
  await page.getByRole('region', { name: 'Cards' }).getByRole('button').first().click();
  await page.getByRole('gridcell').first().click();
  await page.getByRole('region', { name: 'Cards' }).getByRole('button').nth(1).click();
  await page.getByRole('gridcell').nth(1).click();
  await page.getByRole('button', { name: 'Confirm turn' }).click();
  await page.getByText('round 2 of 12').waitFor();
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await going.getByRole('link', { name: 'Continue: Wordsmith, on this device' }).click();
  await page.getByText('round 2 of 12').waitFor();
  expect(faults).toEqual([]);
});

test('the form of another game has the same people', async () => {
  const { page } = await visit(PHONE);
  await page.goto(`${server.url}/new/wordsy`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('radio', { name: /^Several of us/ }).check();
  await page.getByLabel('Name of player 2').fill('Beth');
  await page.getByRole('link', { name: 'Word Worx' }).click();
  await page.getByRole('heading', { name: 'A table for Word Worx' }).waitFor();
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Anna');
  await expect.poll(() => page.getByLabel('Name of player 2').inputValue()).toBe('Beth');
});

test('equal names are told apart, and a spectator is offered no rematch', async () => {
  const anna = await visit(DESKTOP);
  const other = await visit(PHONE);
  const eve = await visit(PHONE);
  const code = await makeTableOf('wordsy', anna.page, server.url, async (form) => {
    await form.getByRole('radio', { name: /^No clocks/ }).check();
    await short(form);
  });
  await joinTable(other.page, server.url, code, 'anna');
  await anna.page.getByText('anna 2', { exact: true }).waitFor();
  await eve.page.goto(`${server.url}/t/${code}`);
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
  await expect.poll(() => eve.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);

  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.getByRole('button', { name: 'Start the game' }).waitFor();
  await other.page.getByText('There’s a rematch, with a seat for everyone.').waitFor();
  await eve.page.getByRole('link', { name: 'Go to the rematch' }).waitFor();
  expect([...anna.faults, ...other.faults, ...eve.faults]).toEqual([]);
});

test('the number of days fits into its ring', async () => {
  const anna = await visit(PHONE);
  const beth = await visit(PHONE);
  const code = await makeTableOf('wildwords', anna.page, server.url, (form) =>
    form.getByRole('radio', { name: /^Correspondence/ }).check(),
  );
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  const ring = anna.page.getByRole('timer', { name: '2 days left' });
  await ring.waitFor();
  const beyond = await ring.evaluate((it) => {
    const text = document.createRange();
    text.selectNodeContents(it);
    const [outer, inner] = [it.getBoundingClientRect(), text.getBoundingClientRect()];
    // Within the ring itself, whose line is a tenth of it.
    return Math.max(inner.width - 0.8 * outer.width, inner.height - 0.8 * outer.height);
  });
  expect(beyond).toBeLessThanOrEqual(0);
  expect([...anna.faults, ...beth.faults]).toEqual([]);
});
