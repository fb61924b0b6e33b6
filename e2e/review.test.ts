import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { checkLayout } from './check-screens.ts';
import { finishedGame } from './finished-game.ts';
import { listDecisions, openReview, whenJudged, whenStageReady } from './finished-review.ts';
import { recordOfKeptText } from './review-record.ts';
import { openScene } from './scene.ts';

const { server, visit } = openScene();

test('every moment can be reached by keys, buttons, slider and URL, as any player saw it', async () => {
  const { page, faults } = await visit(DESKTOP);
  await openReview(page, server.url, 'wordsy');
  const slider = page.getByRole('slider', { name: 'Where in the game' });
  const at = (): Promise<number> => slider.inputValue().then(Number);
  const last = Number(await slider.getAttribute('max'));
  // It opens on the costliest decision.
  await page.getByRole('heading', { name: 'The costliest decision' }).waitFor();
  await expect.poll(at).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await expect.poll(at).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(at).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(at).toBe(last);
  await page.locator('.review-board').getByRole('list', { name: 'Final ranking' }).waitFor();
  await page.getByRole('button', { name: 'Go to the beginning' }).click();
  await expect.poll(at).toBe(0);
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(at).toBe(1);
  expect(new URL(page.url()).hash).not.toBe('');
  await page.reload();
  await slider.waitFor();
  await expect.poll(at).toBe(1);
  // Ada's view, then the audience's.
  await page.getByLabel('Seen by').selectOption({ label: 'Ada' });
  await page.locator('.review-board .seat.me[data-seat="1"]').waitFor();
  await page.getByLabel('Seen by').selectOption({ label: 'spectators' });
  await page.locator('.review-board .seat.me').waitFor({ state: 'detached' });
  // A finished game can't be played on here.
  await page.getByLabel('Seen by').selectOption({ label: 'You' });
  await page.locator('.review-board .seat.me[data-seat="0"]').waitFor();
  expect(faults).toEqual([]);
});

test('a downloaded record can be dropped in; a tampered one is refused at its line', async () => {
  const { page, faults } = await visit(DESKTOP);
  const game = await finishedGame('wordsy');
  const record = recordOfKeptText(game);
  await page.goto(`${server.url}/review`);
  const choose = (text: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{"format":1}');
  await page.getByText('That file isn’t the record of a game.').waitFor();
  await choose(record(game.entries));
  await page.locator('.review-stage .table').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const stream = await (await saved).createReadStream();
  const bytes: Buffer[] = [];
  for await (const chunk of stream) bytes.push(chunk);
  expect(JSON.parse(Buffer.concat(bytes).toString())).toEqual(JSON.parse(record(game.entries)));

  const line = 6;
  const tampered = game.entries.with(line, { ...game.entries[line]!, to: 999 } as (typeof game.entries)[number]);
  await page.goto(`${server.url}/review`);
  await choose(record(tampered));
  await page.getByText(`Line ${line + 1} breaks the rules. You can review what came before it.`).waitFor();
  await expect.poll(() => page.getByRole('slider', { name: 'Where in the game' }).count()).toBe(1);
  expect(faults).toEqual([]);
});

test('each player is told which level they played like, and what the levels are', async () => {
  const { page, faults } = await visit(PHONE);
  await openReview(page, server.url, 'wordsy', { level: 3 });
  await whenJudged(page);
  const sentence = (name: string): RegExp =>
    new RegExp(`^${name} played like level [1-5]½? \\(between [1-5]½? and [1-5]½?\\), judged by \\d+ decisions\\.$`);
  for (const name of ['You', 'Ada']) await page.getByText(sentence(name)).waitFor();
  await page.getByText('What are the levels?').click();
  await page.getByText(/^They are the levels of our bots: 1 \(beginner\),/).waitFor();
  await checkLayout(page);
  expect(faults).toEqual([]);
});

test('any decision can be tried again against bots, in the same seat', async () => {
  const { page, faults } = await visit(PHONE);
  await openReview(page, server.url, 'wordsy');
  await whenJudged(page);
  await listDecisions(page);
  await page
    .getByRole('button', { name: /^Anna: Word/ })
    .nth(2)
    .click();
  await page.getByRole('button', { name: 'Try again from here' }).click();
  await page.locator('[data-play="wordsy"] .table').waitFor();
  expect(new URL(page.url()).pathname).toBe('/play/wordsy');
  await page.getByText('round 3 of 7').waitFor();
  // Three letters that were not typed then: it is Anna's to write.
  await page.getByRole('textbox').first().waitFor();
  await expect.poll(() => page.locator('.review').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a review shows what others did to the reader as it happened, and never asks to notice it', async () => {
  const { page, faults } = await visit(DESKTOP);
  await openReview(page, server.url, 'wildwords', { level: 3 });
  // Without what the end screen has loaded.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.reload();
  await page.getByRole('heading', { name: 'The costliest decision' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await whenStageReady(page);
  const board = page.locator('.review-board');
  await board.getByRole('button', { name: 'Log' }).click();
  await board.getByText('Ada challenged you.').waitFor();
  // At a table this loads the note about it.
  expect(requested.filter((url) => url.includes('done-to-you'))).toEqual([]);
  expect(await page.getByRole('button', { name: 'Got it' }).count()).toBe(0);
  expect(faults).toEqual([]);
});
