import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { PHONE } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { openSavedGame, recordFor } from './saved-game.ts';
import { openScene } from './scene.ts';

const { server, visit } = openScene();

test('the end screen of a game on a device offers a link with the same deal', async () => {
  const anna = await visit(PHONE);
  const beth = await visit(PHONE);
  await openSavedGame(anna.page, server.url, await finishedGame('wordsy'), []);
  await anna.page.getByRole('button', { name: 'Share', exact: true }).click();
  await anna.page.getByRole('button', { name: 'Challenge a friend to this deal' }).click();
  const link = await anna.page.getByRole('link', { name: 'Or play this deal again yourself' }).getAttribute('href');
  await beth.page.goto(link!);
  await beth.page.getByRole('heading', { name: 'The same deal of Wordsy' }).waitFor();
  await beth.page.getByText('Anna played this shuffle of Wordsy').waitFor();
  expect([await axeFaults(beth.page), await sidewaysScroll(beth.page)]).toEqual([[], 0]);
  await beth.page.getByLabel('Your name').fill('Beth');
  await beth.page.getByRole('button', { name: 'Play this deal' }).click();
  await beth.page.locator('[data-play="wordsy"] .table').waitFor();
  const saved = await beth.page.evaluate(() => JSON.parse(localStorage.getItem('wordhoard.game.wordsy') ?? '{}'));
  expect(saved).toMatchObject({ wanted: { name: 'Beth' }, sameAs: { seats: [{ name: 'Anna' }, { bot: 1 }] } });
  expect(saved.table.seed).toBe(saved.sameAs.table.seed);
  expect([anna.faults, beth.faults]).toEqual([[], []]);
});

test('shows the other player’s word for the same letters after each round, and both games at the end', async () => {
  const game = await finishedGame('wordsy');
  const first = recordFor('Beth', await finishedGame('wordsy', { level: 3 }));
  const anna = await visit(PHONE);
  // The first round is over, and the second has not been dealt.
  const dealt = game.entries.findIndex((entry) => 'to' in entry && entry.to > 3);
  await openSavedGame(anna.page, server.url, { ...game, entries: game.entries.slice(0, dealt), sameAs: first }, []);
  await anna.page.locator('.ghost', { hasText: 'Beth, in this round of the same deal: ' }).waitFor();
  expect([await axeFaults(anna.page), await sidewaysScroll(anna.page)]).toEqual([[], 0]);

  const later = await visit(PHONE);
  await openSavedGame(later.page, server.url, { ...game, sameAs: first }, []);
  await later.page.getByRole('link', { name: 'Compare side by side' }).click();
  await later.page.getByRole('columnheader', { name: 'Beth, first' }).waitFor();
  await expect.poll(() => later.page.locator('.comparison tbody tr').count()).toBeGreaterThan(5);
  await expect.poll(() => later.page.locator('.comparison tbody tr').first().textContent()).toMatch(/Beth.*Anna/);
  expect([await axeFaults(later.page), await sidewaysScroll(later.page)]).toEqual([[], 0]);
  expect([anna.faults, later.faults]).toEqual([[], []]);
});
