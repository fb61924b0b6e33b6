import { VOWELS } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser.ts';
import { openScene } from '../scene.ts';
import { line, lock, playToTheEnd, ranking } from './player.ts';
import { variantWriting } from './stage.ts';

const { server, visit } = openScene();

test('[WY-26] [WY-27] on a phone, a variant is drawn and played with its own cards and numbers', async () => {
  const { page, faults } = await visit(PHONE);
  await variantWriting(page, server.url);
  const main = page.getByRole('main');
  await page.getByText('round 9 of 10').first().waitFor();
  const cards = await page
    .getByRole('region', { name: 'Board' })
    .getByRole('img')
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  expect(cards.slice(0, 4)).toEqual(['Q, 10, rare +6', 'E, 10', 'N, 7', 'A, 7']);
  await line(page).fill('requesting');
  // Q 16, E 10, N 7, S 4, R 1, I 1
  await main.getByText('39', { exact: true }).waitFor();
  await main.getByRole('button', { name: /^Sheet/ }).click();
  const sheet = page.getByRole('dialog').getByRole('table', { name: 'Your sheet' });
  // A head, ten rounds, and the words, tallies and total under them.
  await expect.poll(() => sheet.getByRole('row').count()).toBe(1 + 10 + 3);
  await sheet.getByText('Best seven so far').waitFor();
  await sheet.getByText('−5').waitFor();
  // Round 9 has the bonuses of the variant's second row.
  await sheet.getByRole('row', { name: /^9 .*\+7 ?\+6/ }).waitFor();
  await page.getByRole('dialog').getByText('Your seven best words count, plus every bonus').waitFor();
  await page.keyboard.press('Escape');
  await lock(page).click();
  await playToTheEnd(page, () => 'complements');
  await ranking(page).waitFor();
  await page.getByText(`This game was played with the variant “${VOWELS.name}”`).click();
  await page.getByText('Rounds: 10 instead of 7').waitFor();
  expect(faults).toEqual([]);
});

test('[WY-27] beside the board, the bonuses and whom to match are those of the variant', async () => {
  const { page, faults } = await visit(DESKTOP);
  await variantWriting(page, server.url);
  const bonuses = page.locator('.boxes');
  await expect.poll(() => bonuses.first().textContent()).toMatch(/\+7 for beating.*\+6 to the fastest/);
  expect(faults).toEqual([]);
});
