import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { PHONE } from './browser.ts';
import { openScene } from './scene.ts';
import { answer, asked, makeTable } from './word-nerds/player.ts';

const { server, visit } = openScene();

/** Enough for a turn: most of these questions are asked only after the champion has answered the one before. */
const ANSWERS = 8;

test('the form warns of the champion, and a game against it is played in the page', async () => {
  const { page, faults } = await visit(PHONE);
  await makeTable(page, server.url, async (form) => {
    await form.getByRole('radio', { name: 'Bots and me' }).check();
    const strength = form.getByLabel('How strong are the bots?');
    await strength.selectOption('6');
    expect(await strength.locator('option:checked').textContent()).toBe('Level 6, champion: very hard to beat');
    expect(await axeFaults(form)).toEqual([]);
    expect(await sidewaysScroll(form)).toBe(0);
  });
  await page.getByText('bot, champion').first().waitFor({ state: 'attached' });
  for (let i = 0; i < ANSWERS; i++) await answer(page, await asked(page));
  expect(faults).toEqual([]);
});
