import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { giveFile, labFile, openLab } from './lab-page.ts';
import { openScene } from './scene.ts';

const { server, visit } = openScene();

/** Runs the command that the page shows in a separate folder, and returns what it wrote. */
async function runCommand(command: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-lab-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const wordhoard = fileURLToPath(new URL('../apps/cli/bin/wordhoard.js', import.meta.url));
  const asked = command.replace('npx wordhoard', `'${process.execPath}' '${wordhoard}'`);
  await promisify(execFile)('sh', ['-c', asked], { cwd: folder });
  return readFileSync(join(folder, 'wordsy.jsonl'), 'utf8');
}

async function downloaded(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the result' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('the page plays the same games as the command, byte for byte, with the form’s options', async () => {
  const { page, faults } = await visit(DESKTOP);
  await page.goto(`${server.url}/rules/wordsy`);
  await page.getByRole('link', { name: /^What does a rule do\?/ }).click();
  await page.getByLabel('Games', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await page.getByText('Enter a whole number of games from 1 to 500.').first().waitFor();
  await page.getByLabel('Games', { exact: true }).fill('5');
  await page.getByLabel('Seed').fill("Anna's deal");
  await page.getByLabel('Bot 1').selectOption('1');
  await page.getByLabel('Bot 2').selectOption('beginner');
  await page.getByText('Rules and words').press('Enter');
  await page.getByLabel('3 rounds').check();
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  // The focus is on the stop button, and afterwards on the result.
  await page.getByRole('heading', { name: 'Results of wordsy.jsonl' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('result');
  await page.getByRole('heading', { name: '2 players: 5 games' }).waitFor();
  expect(await page.getByRole('row', { name: /^Turns 3/ }).count()).toBe(1);
  expect(await page.getByRole('row', { name: /^The script / }).count()).toBe(1);
  const command = (await page.locator('.command').textContent()) ?? '';
  expect(await downloaded(page)).toBe(await runCommand(command));
  expect(faults).toEqual([]);
});

test('a stopped experiment keeps the games it has played', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/lab/word-worx`);
  await page.getByLabel('Games', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText(/^\d+ of 500 games, about .* left$/).waitFor();
  await page.getByRole('button', { name: /^Stop/ }).click();
  await page.getByRole('heading', { name: 'Results of word-worx.jsonl' }).waitFor();
  const progress = await page.getByText('of 500 games.').textContent();
  const played = Number(/(\d+) of 500/.exec(progress ?? '')?.[1]);
  expect(played).toBeGreaterThan(0);
  expect((await downloaded(page)).trimEnd().split('\n')).toHaveLength(played + 1);
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect(faults).toEqual([]);
});

test('opens a file by choosing or dropping it, names the damaged line of another, and sorts things', async () => {
  const { page, faults } = await visit(DESKTOP);
  await openLab(page, server.url);
  const text = await labFile();
  await giveFile(page, 'damaged.jsonl', text.replace('"places"', '"palaces"'));
  await page.getByText('damaged.jsonl can’t be opened: line 2 is no game.').waitFor();
  await giveFile(page, 'record.json', '{"format":1}\n');
  await page.getByText(/^record.json can’t be opened: it is not a lab file/).waitFor();
  const carried = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    data.items.add(new File([given], 'dropped.jsonl'));
    return data;
  }, text);
  await page.dispatchEvent('main', 'drop', { dataTransfer: carried });
  await page.getByRole('heading', { name: 'Results of dropped.jsonl' }).waitFor();
  expect(await page.getByText('can’t be opened').count()).toBe(0);

  const table = page.locator('.lab-players').first().locator('table.things');
  const first = (): Promise<string | null> => table.locator('tbody th').first().textContent();
  await page.getByLabel('Kind').first().selectOption('length');
  await table.getByRole('button', { name: 'What' }).click();
  await expect.poll(first).toBe('2');
  expect(await table.locator('[aria-sort="ascending"]').textContent()).toContain('What');
  expect(faults).toEqual([]);
});

test('reviews any notable game, a broken one at its line, also after a reload', async () => {
  const { page, faults } = await visit(DESKTOP);
  await openLab(page, server.url);
  await page.getByRole('link', { name: 'Review: Longest, game' }).first().click();
  await page.locator('.review-stage .table').waitFor();
  await page.getByRole('link', { name: 'Back to the lab' }).click();
  // As it was left.
  await page.getByRole('heading', { name: 'Results of word-worx.jsonl' }).waitFor();
  await page.getByRole('link', { name: 'Review: Failed, game 2 with 2 players' }).click();
  const slider = page.getByRole('slider', { name: 'Where in the game' });
  await slider.waitFor();
  const at = await slider.inputValue();
  expect(Number(at)).toBeGreaterThan(0);
  await page.reload();
  await slider.waitFor();
  expect(await slider.inputValue()).toBe(at);
  expect(faults).toEqual([]);
});

test('says that there is no game without an experiment', async () => {
  const { page } = await visit(PHONE);
  await page.goto(`${server.url}/lab/game/2/17`);
  await page.getByRole('heading', { name: 'No result is open' }).waitFor();
  await page.getByRole('link', { name: 'Back to the lab' }).click();
  await page.getByRole('heading', { name: 'The lab' }).waitFor();
});

test('on a phone, plays two sets of rules on the same deals and says which differences are established', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/lab/wordsy`);
  const play = async (rounds: string): Promise<void> => {
    await page.getByText('Rules and words').click();
    await page.getByLabel(rounds).check();
    await page.getByText('Rules and words').click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
  };
  await page.getByLabel('Games', { exact: true }).fill('12');
  await page.getByLabel('Bot 1').selectOption('1');
  await page.getByLabel('Bot 2').selectOption('1');
  await play('3 rounds');
  await page.getByRole('button', { name: 'Compare with other rules' }).click();
  await page.getByText('This result is A.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('compare');
  await page.getByRole('button', { name: 'Set the form to A’s rules' }).click();
  expect(await page.getByLabel('Games', { exact: true }).inputValue()).toBe('12');
  await play('5 rounds');
  await page.getByRole('heading', { name: '2 players: 12 pairs of games on the same deals' }).waitFor();
  const turns = page.getByRole('row', { name: 'Turns 3 5 2 more in every game' });
  const table = page.locator('.lab-compare .lab-table', { has: turns });
  expect(await table.getByRole('heading').textContent()).toBe('Established differences');
  await page.getByText('Too few pairs to establish small differences').waitFor();
  // Both bots are of one level, so the wins are those of the seats.
  await page.locator('.lab-compare').getByText('Seat 1: wins').first().waitFor();
  expect(
    await page
      .locator('.lab-compare')
      .getByText(/Bot \d/)
      .count(),
  ).toBe(0);
  await page.getByRole('heading', { name: 'Results of wordsy-b.jsonl' }).waitFor();
  expect(await page.locator('.command').textContent()).toMatch(/ --out wordsy-b\.jsonl$/);

  // Other deals can't be compared.
  await page.getByLabel('Seed').fill('other');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page
    .getByText('A and B can’t be compared: A was dealt from the seed “wordhoard”, and B from “other”.')
    .waitFor();
  await page.getByRole('button', { name: 'Stop comparing' }).click();
  expect(await page.locator('.lab-compare').count()).toBe(0);
  expect(faults).toEqual([]);
});
