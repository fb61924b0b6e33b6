import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import { gems, playToTheEnd, pressByTab, ranking, snatch } from './player.ts';
import { evenHands } from './stage.ts';

const { server, visit } = openScene();

test('a whole game against a bot, from the start page, on a phone', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Play now: Magpies', exact: true }).click();
  await playToTheEnd(page);
  expect(await ranking(page).getByRole('listitem').count()).toBe(2);
  expect(faults).toEqual([]);
});

test('[MG-8] a whole game by keyboard alone, on a wide screen, after shaking the nest', async () => {
  const { page, faults } = await visit(DESKTOP);
  await page.goto(`${server.url}/play/magpies`);
  await choose(page, /^Shake the nest$/);
  await page.getByRole('button', { name: 'Shake the nest' }).waitFor({ state: 'hidden' });
  await playToTheEnd(page, () => pressByTab(page, /^(Bid \d|Snatch it)$/));
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('dialog', { name: 'Log' }).getByText('You shake the nest.').waitFor();
  expect(faults).toEqual([]);
});

test('a game without words gives hints, but offers no word look-up', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/play/magpies`);
  await page.getByRole('button', { name: 'Hints' }).tap();
  const hints = page.getByRole('dialog', { name: 'Hints' });
  await hints.getByRole('button', { name: 'Give me a hint' }).tap();
  await hints.getByText(/One option is worth|options are about equally good|You have only one option/).waitFor();
  expect(await hints.getByLabel('Is this a word?').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('[MG-5] at one device: a race after equal bids, and hands stay hidden from the other player', async () => {
  const { page, faults } = await visit(PHONE);
  await evenHands(page, server.url);
  expect(await gems(page).count()).toBe(3);
  await gems(page).first().tap();
  await page.getByText('Pass the device to Beth').waitFor();
  expect(await page.getByRole('button', { name: /^Bid / }).count()).toBe(0);
  await page.getByRole('button', { name: 'I am Beth' }).tap();
  await gems(page).first().tap();
  await snatch(page).waitFor();
  expect(faults).toEqual([]);
});
