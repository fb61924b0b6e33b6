import { expect, test } from 'vitest';
import { PHONE } from '../browser.ts';
import { openScene } from '../scene.ts';
import { done, enough, leave, lineCards, prompt, typed, weld } from './player.ts';
import { stage, staged, VARIANT } from './stage.ts';

const { server, visit } = openScene();

test('[WX-14] on a phone, a variant is drawn and played with its own cards, manifests and numbers', async () => {
  const { page, faults } = await visit(PHONE);
  await stage(page, server.url, staged(VARIANT), false);

  // Eight cards on the line and the pile, and a hand of seven.
  await prompt(page).filter({ hasText: 'Take a card from the line.' }).waitFor();
  expect(await lineCards(page).allTextContents()).toEqual(['ST', 'T', 'O', 'N', 'I', 'E', 'ITE', 'A', 'G']);
  const hand = page.getByRole('region', { name: 'Your hand' }).locator('.tile');
  expect(await hand.allTextContents()).toEqual(['S', 'R', 'ING', 'E', 'A', 'Q', 'U']);

  // Two words in a set, with the points of the variant.
  await page.getByRole('button', { name: /^Manifest/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Other words pay 3, and each card left in your hand costs 2.').waitFor();
  expect(await sheet.locator('thead th').allTextContents()).toEqual(['Set', '6', '18']);
  expect(await sheet.locator('tbody tr').last().locator('td').allTextContents()).toEqual([
    'QUIT, one card away: I+I',
    'QUITE, one card away: ITE or I+ITE I',
  ]);
  await page.keyboard.press('Escape');

  // Up to three cards.
  await lineCards(page).first().click();
  await enough(page).waitFor();
  await lineCards(page).nth(1).click();
  await prompt(page).filter({ hasText: 'Take another card from the line, or stop here.' }).waitFor();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await leave(page).click();

  // TEA pays 6 and STRING twice 18; six cards left cost 2 each.
  await typed(page).fill('tea string');
  await page.getByText('All words are valid: 30 points').waitFor();
  expect(await weld(page, 'string').locator('.points').textContent()).toBe('18 × 2');
  expect(await weld(page, 'string').locator('.tile').allTextContents()).toEqual(['ST', 'R', 'ING']);
  await done(page).click();
  await page.getByRole('log').getByText('You laid 3 cards. On the table: TEA, STRING.').waitFor({ state: 'attached' });
  // One card comes to the six left.
  await expect.poll(() => hand.count()).toBe(7);
  expect(faults).toEqual([]);
});
