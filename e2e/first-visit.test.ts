import { expect, inject, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { firstVisit, STAGES, type Stage } from './first-visit.ts';
import { openScene } from './scene.ts';

const { server, visit } = openScene();

const devices = inject('sweep') ? { phone: PHONE, desktop: DESKTOP } : { phone: PHONE };

test.each(Object.entries(devices))(
  'somebody new comes from the start page to the end of a first game, with one lesson, on a %s',
  async (_, device) => {
    const { page, faults } = await visit(device);
    const stations: Stage[] = [];
    await firstVisit(page, server.url, async (station) => {
      stations.push(station);
      expect.soft([await axeFaults(page), await sidewaysScroll(page)], station).toEqual([[], 0]);
      if (station !== 'first-game') return;
      // A beginner against a beginner, without another question.
      expect(await page.getByText('bot, beginner').first().textContent()).toBe('bot, beginner');
      expect(await page.locator('.lesson-offer').count()).toBe(0);
    });
    expect(stations).toEqual(STAGES);
    // It is remembered, and the start page knows it.
    await page
      .getByRole('link', { name: /^(Go to the start page|Leave the table|Wordhoard)$/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Wordhoard' }).first().waitFor();
    await page.goto(`${server.url}/games`);
    await page.getByText('Wordsy').first().waitFor();
    expect(faults).toEqual([]);
  },
);
