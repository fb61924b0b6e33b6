import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { openScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';

const { server, visit } = openScene();

test('the title, the icon and the top of the start page show that it is one’s turn', async () => {
  const anna = await visit(PHONE);
  const beth = await visit(DESKTOP);
  const code = await makeTableOf('wordsy', anna.page, server.url);
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  const icon = (): Promise<string | null> => anna.page.locator('link[rel="icon"]').last().getAttribute('href');
  // Both are asked whether they are ready.
  await expect.poll(() => anna.page.title()).toMatch(/^Your turn · Wordsy/);
  await expect.poll(icon).toBe('/icon-turn.svg');

  await anna.page.goto(server.url);
  await anna.page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
  const top = async (name: string | RegExp): Promise<number> =>
    (await anna.page.getByRole('link', { name }).first().boundingBox())?.y ?? 0;
  expect(await top(/^Continue: Wordsy, your turn/)).toBeLessThan(await top('Play now'));
  await expect.poll(() => anna.page.title()).toBe('Your turn · Wordhoard');
  expect([await axeFaults(anna.page), await sidewaysScroll(anna.page)]).toEqual([[], 0]);

  await anna.page.getByRole('link', { name: /^Continue: Wordsy/ }).click();
  await anna.page.getByRole('button', { name: 'I’m ready' }).click();
  await expect.poll(() => anna.page.title()).toMatch(/^Wordsy/);
  await expect.poll(icon).toMatch(/\/icon\.svg$/);
  expect([anna.faults, beth.faults]).toEqual([[], []]);
});

test('a code makes the phone the same guest, works once, and the phone can be signed off from the desktop', async () => {
  const desk = await visit(DESKTOP);
  const phone = await visit(PHONE);
  const code = await makeTableOf('wordsmith', desk.page, server.url);
  await desk.page.getByRole('heading', { name: /^Table / }).waitFor();
  await desk.page.goto(`${server.url}/settings`);
  // Said before the first move.
  await desk.page.getByText('Games against bots stay on this device').waitFor();
  await desk.page.getByRole('button', { name: 'Continue on your phone' }).click();
  const secret = await desk.page.locator('.link-code .code').textContent();
  await desk.page.locator('.link-code .qr path[d]').waitFor();
  expect([await axeFaults(desk.page), await sidewaysScroll(desk.page)]).toEqual([[], 0]);

  await phone.page.goto(`${server.url}/link#${secret}`);
  await phone.page.getByRole('heading', { name: 'Continue here' }).waitFor();
  expect([await axeFaults(phone.page), await sidewaysScroll(phone.page)]).toEqual([[], 0]);
  await phone.page.getByRole('button', { name: 'Continue here' }).click();
  await phone.page.getByText(`table ${code}`).waitFor();
  expect(phone.page.url()).not.toContain(secret);
  await phone.page.getByRole('link', { name: /^Continue: Wordsmith/ }).click();
  // The same guest: the host, in the same place.
  await phone.page.getByRole('button', { name: 'Add a bot' }).first().waitFor();

  const thief = await visit(PHONE);
  await thief.page.goto(`${server.url}/link#${secret}`);
  await thief.page.getByRole('button', { name: 'Continue here' }).click();
  await thief.page.getByText('This code is wrong, used or expired').waitFor();

  await desk.page.reload();
  await desk.page.getByRole('button', { name: /^Sign out: Phone/ }).click();
  await desk.page.getByRole('button', { name: 'Yes, sign out' }).click();
  await phone.page.getByText('You signed this device out').waitFor();
  await desk.page.getByRole('heading', { name: 'Your devices' }).waitFor({ state: 'hidden' });
  expect(desk.faults).toEqual([]);
});
