import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { openOwnScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';

// A separate server, so that no other table is listed.
const { server, visit } = openOwnScene();

test('a public game is listed on the start page while it is played, and a tap opens it', async () => {
  const cleo = await visit(PHONE);
  await cleo.page.goto(server.url);
  await cleo.page.getByText('No public games are being played right now.').waitFor();

  const anna = await visit(DESKTOP);
  const beth = await visit(DESKTOP);
  const code = await makeTableOf('wildwords', anna.page, server.url, async (form) => {
    await form.getByText('The table', { exact: true }).click();
    await form.getByRole('radio', { name: /^Anyone/ }).check();
  });
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await beth.page.locator('[data-play="wildwords"] .table').waitFor();

  await cleo.page.reload();
  const watch = cleo.page.getByRole('link', { name: 'Watch WildWords: Anna and Beth' });
  await watch.waitFor();
  await cleo.page.getByText('Anna and Beth · just started').waitFor();
  expect([await axeFaults(cleo.page), await sidewaysScroll(cleo.page)]).toEqual([[], 0]);
  // By keyboard.
  await watch.focus();
  await cleo.page.keyboard.press('Enter');
  await cleo.page.locator('[data-play="wildwords"] .table').waitFor();
  await cleo.page
    .getByText(/^watching/)
    .first()
    .waitFor();
  expect([cleo.faults, anna.faults, beth.faults]).toEqual([[], [], []]);
});
