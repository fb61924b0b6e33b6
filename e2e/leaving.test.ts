import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { openOwnScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';
import { myTurn, passNow } from './wildwords/player.ts';
import { line, makeTable, toTheBoard } from './wordsy/player.ts';

// Twice this at tables without clocks.
const { server, visit } = openOwnScene({ WORDHOARD_GRACE_SECONDS: '1' });

/** Anna on a phone and Beth at a desk, in the middle of a game without clocks. */
async function annaAndBeth(game: string): Promise<{ anna: Page; beth: Page; code: string; faults: string[] }> {
  const anna = await visit(PHONE);
  const beth = await visit(DESKTOP);
  const code = await makeTableOf(game, anna.page, server.url, (form) =>
    form.getByRole('radio', { name: /^No clocks/ }).check(),
  );
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [anna, beth]) await page.locator(`[data-play="${game}"] .table`).waitFor();
  return { anna: anna.page, beth: beth.page, code, faults: anna.faults };
}

const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('at a table without clocks the page says from when a bot may take an absent player’s seat, and it does', async () => {
  const { anna, beth, code, faults } = await annaAndBeth('wildwords');
  await beth.goto('about:blank');
  await anna.getByText('Beth is away.').waitFor();
  await expect.poll(() => beyond(anna)).toBe(0);
  await anna.getByRole('button', { name: 'Let a bot play for Beth' }).click();
  await anna.getByText('a bot stands in').first().waitFor();
  // The place is still Beth's.
  await beth.goto(`${server.url}/t/${code}`);
  await beth.getByRole('button', { name: 'Take my seat back' }).click();
  await anna.getByText('a bot stands in').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('a returning player reads what the stand-in did, until they have closed it', async () => {
  const { anna, beth, code, faults } = await annaAndBeth('wildwords');
  const [first, second] = await Promise.race([
    myTurn(anna)
      .waitFor()
      .then(() => [anna, beth] as const),
    myTurn(beth)
      .waitFor()
      .then(() => [beth, anna] as const),
  ]);
  const name = first === anna ? 'Beth' : 'Anna';
  await second.goto('about:blank');
  await first.getByRole('button', { name: `Let a bot play for ${name}` }).click();
  await first.getByText('a bot stands in').first().waitFor();
  await passNow(first);
  await first
    .getByText(new RegExp(`${name} (played|passed|traded)`))
    .first()
    .waitFor({ state: 'attached' });

  await second.goto(`${server.url}/t/${code}`);
  const report = second.getByText(/while you were away/i);
  await report.waitFor();
  expect(await report.textContent()).toMatch(/your stand-in (played|passed|traded)/i);
  await expect.poll(() => beyond(second)).toBe(0);
  await second.getByRole('button', { name: 'Take my seat back' }).click();
  await second.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  await report.waitFor();
  await second.getByRole('button', { name: 'Got it' }).click();
  await report.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('…or the other ends the game after a confirmation; both are told, and a rematch can follow', async () => {
  const { anna, beth, code, faults } = await annaAndBeth('wordsmith');
  await beth.goto('about:blank');
  await anna.getByRole('button', { name: 'End the game' }).click();
  await anna.getByRole('button', { name: 'No, keep playing' }).click();
  await anna.getByRole('button', { name: 'End the game' }).click();
  await expect.poll(() => beyond(anna)).toBe(0);
  await anna.getByRole('button', { name: 'Yes, end it' }).click();
  for (const page of [anna, beth]) {
    if (page === beth) await beth.goto(`${server.url}/t/${code}`);
    const name = page === anna ? 'You' : 'Anna';
    await page.getByRole('heading', { name: `${name} ended the game because a player had left` }).waitFor();
    await page.getByText('Scores stand as they were.').waitFor();
    await expect.poll(() => beyond(page)).toBe(0);
  }
  await anna.getByRole('button', { name: 'Rematch' }).click();
  await anna.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(code));
  expect(faults).toEqual([]);
});

test('resigning needs a confirmation; of two players the other has won', async () => {
  const { anna, beth, faults } = await annaAndBeth('word-worx');
  await anna.getByRole('button', { name: 'Menu' }).click();
  const menu = anna.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Resign', exact: true }).click();
  await menu.getByText('Beth will win.').waitFor();
  await expect.poll(() => anna.evaluate(() => document.activeElement?.textContent)).toBe('No, keep playing');
  await menu.getByRole('button', { name: 'Yes, resign' }).click();
  for (const page of [anna, beth]) {
    const text = page === anna ? 'You resigned, so Beth won' : 'Anna resigned, so you won';
    await page.getByRole('heading', { name: text }).waitFor();
    // The heading is read out: it has the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
    const standing = page.getByRole('list', { name: 'Scores at the end' }).getByRole('listitem');
    await expect.poll(() => standing.allTextContents()).toEqual(['1BBeth0 manifest words0', '2AAnna0 manifest words0']);
  }
  expect(faults).toEqual([]);
});

test('resigning against a bot on the device: the bot has won, and My games says lost', async () => {
  const { page, faults } = await visit(PHONE);
  const openMenu = async (): Promise<Locator> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    return page.getByRole('dialog', { name: 'Menu' });
  };
  await page.goto(`${server.url}/play/wordsy`);
  await toTheBoard(page);
  await line(page).fill('half');
  await page.getByRole('button', { name: 'Hints' }).waitFor();
  const menu = await openMenu();
  await menu.getByRole('button', { name: 'New game (this one is kept)' }).waitFor();
  await menu.getByRole('button', { name: 'Resign', exact: true }).click();
  await menu.getByText('Ada will win.').waitFor();
  await expect.poll(() => beyond(page)).toBe(0);
  await menu.getByRole('button', { name: 'Yes, resign' }).click();
  const ended = page.getByRole('heading', { name: 'You resigned, so Ada won' });
  await ended.waitFor();
  await page.getByRole('region', { name: 'The final board' }).waitFor();
  await expect.poll(() => beyond(page)).toBe(0);
  // Nothing is left to be asked about, nor to be resigned.
  expect(await page.getByRole('button', { name: 'Hints' }).count()).toBe(0);
  expect(await (await openMenu()).getByRole('button', { name: 'Resign' }).count()).toBe(0);
  await page.reload();
  await ended.waitFor();

  await page.goto(`${server.url}/games`);
  const review = page.getByRole('link', { name: /^Review: Wordsy, Lost, with Ada/ });
  await review.waitFor();
  expect(await page.getByRole('link', { name: /^Continue: Wordsy/ }).count()).toBe(0);
  await review.click();
  await page.locator('[data-play="wordsy"] .table').waitFor();
  expect(faults).toEqual([]);
});

test('a solo game can’t be resigned', async () => {
  const { page, faults } = await visit(PHONE);
  await makeTable(page, server.url, (form) => form.getByRole('radio', { name: 'Just me' }).check());
  await toTheBoard(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'New game (this one is kept)' }).waitFor();
  expect(await menu.getByRole('button', { name: 'Resign' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('two connected players end the game by mutual consent, or one declines', async () => {
  const { anna, beth, faults } = await annaAndBeth('word-nerds');
  const proposal = (page: Page) => page.getByRole('region', { name: 'Propose to end the game' });
  const propose = async (): Promise<void> => {
    await anna.getByRole('button', { name: 'Menu' }).click();
    const menu = anna.getByRole('dialog', { name: 'Menu' });
    // While no player has left, none can end it alone, not even the host.
    expect(await menu.getByRole('button', { name: 'End the game', exact: true }).count()).toBe(0);
    await menu.getByRole('button', { name: 'Propose to end the game' }).click();
    await menu.getByRole('button', { name: 'Yes, propose it' }).click();
    await menu.waitFor({ state: 'hidden' });
    await proposal(anna).getByText('Waiting for Beth.').waitFor();
  };
  await propose();
  await proposal(beth).getByText('Anna would like to end the game here.').waitFor();
  for (const page of [anna, beth]) await expect.poll(() => beyond(page)).toBe(0);
  await proposal(beth).getByRole('button', { name: 'Keep playing' }).click();
  for (const page of [anna, beth]) await proposal(page).waitFor({ state: 'hidden' });
  await propose();
  await proposal(beth).getByRole('button', { name: 'Agree to end it' }).click();
  for (const page of [anna, beth])
    await page.getByRole('heading', { name: 'Everyone agreed to end the game here' }).waitFor();
  expect(faults).toEqual([]);
});
