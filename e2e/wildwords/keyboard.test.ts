import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser.ts';
import { press, tabTo } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import { recordAnnouncements, transcript } from '../transcript.ts';
import { accept, board, pass, ranking, spell } from './player.ts';
import { show, showAlone, staged } from './stage.ts';

const { server, visit } = openScene();

/** The question to the player. */
const ASKED = /^(Your turn|You have new tiles)|Accept or challenge\?|Spell it out/;
/** Announced only while waiting or after a pause, so the number depends on the bot's thinking time. */
const MEANWHILE = /is thinking|has traded tiles|^You played .* Waiting for|to spell it out|would score|^−?\d+ points?$/;

test('a whole game by keyboard alone, with the announcements to a screen reader', async () => {
  const { page, faults } = await visit(DESKTOP);
  await recordAnnouncements(page);
  const position = { trays: ['OXEN', 'TEA'], pot: '' };
  await showAlone(page, server.url, staged(2, 0, position));
  await board(page).waitFor();
  const sheet = page.locator('dialog[open]');
  const turn = page.locator('.prompt').getByText(/^Your turn/);
  const next = async (): Promise<void> => {
    await turn.or(accept(page)).or(spell(page)).or(ranking(page)).first().waitFor();
  };

  // From 8H to E4, the arrow turned down: OX, which makes TO and AX as well.
  await turn.waitFor();
  await press(page, ...Array.from({ length: 4 }, () => 'ArrowUp'), ...Array.from({ length: 3 }, () => 'ArrowLeft'));
  await press(page, 'Space', 'o', 'x', 'Enter');
  await turn.waitFor({ state: 'hidden' });

  let challenged = false;
  for (;;) {
    await next();
    if (await ranking(page).isVisible()) break;
    const asked = await page.locator('.prompt p').textContent();
    if (await accept(page).isVisible()) {
      // The buttons have numbers: the first challenges, which is asked about once more, the second accepts.
      await press(page, challenged ? '2' : '1');
      if (!challenged) await tabTo(page, /^Challenge$/).then(() => press(page, 'Enter'));
      challenged = true;
    } else if (await spell(page).isVisible()) {
      // No play here has an asterisk of ours, so there is nothing to spell.
      throw new Error('a play without an asterisk was to be spelt');
    } else {
      await press(page, '2');
      await sheet.waitFor();
      await tabTo(page, /^Pass$/);
      await press(page, 'Enter');
    }
    await page.locator('.prompt p').filter({ hasText: asked! }).waitFor({ state: 'hidden' });
  }

  const announcements = (await transcript(page)).split('\n').filter((line) => line !== '' && !MEANWHILE.test(line));
  const events = announcements.filter((line) => !ASKED.test(line));
  const asked = announcements.filter((line) => ASKED.test(line));
  const sorted = ['What was asked:', ...asked, '', 'What was told:', ...events, ''].join('\n');
  await expect(sorted).toMatchFileSnapshot('transcript.txt');
  expect(faults).toEqual([]);
});

test('the slash key opens the field for coordinates, on a phone too', async () => {
  for (const device of [DESKTOP, PHONE]) {
    const { page, faults } = await visit(device);
    await show(page, server.url, staged(2));
    await pass(page).waitFor();
    await press(page, '/');
    const field = page.getByRole('textbox', { name: 'A play, such as 8E FEND' });
    // A dialog takes a moment to open; keys typed before go to the board.
    await page.waitForFunction(() => document.activeElement?.matches('.written input'));
    await page.keyboard.type('e3 *ox');
    await expect.poll(() => field.inputValue()).toBe('e3 *ox');
    await press(page, 'Enter');
    await page.getByText('Laid: it would score 35. Press Enter to play it.').filter({ visible: true }).waitFor();
    await press(page, 'Enter');
    await page
      .getByText(/played ✱OX for 35\. Accept or challenge\?/)
      .first()
      .waitFor();
    expect(faults).toEqual([]);
  }
});

test('on a phone a named button opens the same field', async () => {
  const { page } = await visit(PHONE);
  await show(page, server.url, staged(2));
  await page.getByRole('button', { name: 'Play by coordinates' }).click();
  await page.getByRole('textbox', { name: 'A play, such as 8E FEND' }).waitFor();
});
