import { newReceiver, startPushService } from '@wordhoard/server/push-testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, OFFLINE, PHONE } from './browser.ts';
import { useBrowser } from './scene.ts';
import { SkippableServer } from './skippable-server.ts';
import { joinTable, makeTableOf } from './tables.ts';
import { accept, board, playBest, whoseTurn } from './wildwords/player.ts';

const server = new SkippableServer();
const visit = useBrowser();
beforeAll(() => server.open('where it is made', ''));
afterAll(() => server.close());

const choice = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /^Notify me on this device when it’s my turn/ });
const BLOCKED = 'Your browser blocked notifications. You can allow them in its site settings.';
const correspondence = (page: Page): Promise<void> => page.getByRole('radio', { name: /^Correspondence/ }).check();
const faultsOf = async (page: Page): Promise<unknown[]> => [await axeFaults(page), await sidewaysScroll(page)];

interface Answers {
  /** The browser's answers to the question for permission, one after the other. */
  readonly permissions: readonly NotificationPermission[];
  readonly subscription: object | null;
}

/** A browser with a push service whose person gives these answers: the Chromium of these tests has neither. */
const answering = ({ permissions, subscription }: Answers): void => {
  let given: NotificationPermission = 'default';
  const left = [...permissions];
  Object.defineProperty(Notification, 'permission', { get: () => given });
  Notification.requestPermission = async () => {
    given = left.shift() ?? given;
    return given;
  };
  PushManager.prototype.subscribe = async () =>
    // The part the page uses.
    ({ toJSON: () => subscription }) as PushSubscription;
};

const openAnswering = (page: Page, answers: Answers): Promise<unknown> => page.addInitScript(answering, answers);

test('a player who ticks the box at a new correspondence game is notified of their turn', async () => {
  const service = await startPushService();
  const phone = await newReceiver();
  service.add('/phone', phone);
  const anna = await visit({ ...PHONE, ...OFFLINE });
  const beth = await visit();
  const subscription = { endpoint: `${service.url}/phone`, keys: phone.keys };
  await openAnswering(anna.page, { permissions: ['default', 'granted'], subscription });
  const code = await makeTableOf('wildwords', anna.page, server.url, async (form) => {
    await form.getByRole('button', { name: 'Make the table' }).waitFor();
    expect(await choice(form).count()).toBe(0);
    await correspondence(form);
    await choice(form).click();
    // The browser's question was closed: the box says so, and another try is asked again.
    await form.getByRole('main').getByText('Your browser needs your permission. Tick the box again').waitFor();
    expect(await choice(form).isChecked()).toBe(false);
    await choice(form).click();
    await form.getByRole('checkbox', { name: /^Not between 22:00/ }).uncheck();
    expect(await choice(form).isChecked()).toBe(true);
    expect(await faultsOf(form)).toEqual([[], 0]);
  });
  await anna.page.getByText('We’ll notify you on this device when it’s your turn.').waitFor();
  // It isn't asked a second time.
  expect(await anna.page.getByRole('region', { name: 'Get a notification' }).count()).toBe(0);

  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([anna, beth].map(({ page }) => board(page).waitFor()));
  if ((await whoseTurn([anna, beth])) === anna) {
    await playBest(anna.page);
    await anna.page.goto(`${server.url}/about`);
    await accept(beth.page).click();
  } else await anna.page.goto(`${server.url}/about`);
  await playBest(beth.page);
  await service.until(1);
  expect(JSON.parse(service.pushed[0]!.text)).toEqual({ type: 'turn', game: 'wildwords', code });
  expect([anna.faults, beth.faults]).toEqual([[], []]);
});

test('a browser that blocks notifications is explained, and the table is made without them', async () => {
  const { page, faults } = await visit(DESKTOP);
  await openAnswering(page, { permissions: ['denied'], subscription: null });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await makeTableOf('wordsy', page, server.url, async (form) => {
    await correspondence(form);
    await choice(form).click();
    await form.getByRole('main').getByText(BLOCKED).waitFor();
    await form.getByRole('log').getByText(BLOCKED).waitFor({ state: 'attached' });
    expect([await choice(form).isChecked(), await choice(form).isDisabled()]).toEqual([false, true]);
    expect(await faultsOf(form)).toEqual([[], 0]);
  });
  await page.getByRole('heading', { name: /^Table / }).waitFor();
  expect(asked).not.toContain('/api/me/push');
  expect(faults).toEqual([]);
});

test('no box where neither the browser nor the server could notify', async () => {
  const { page } = await visit(DESKTOP);
  await openAnswering(page, { permissions: [], subscription: null });
  await page.route('**/api/push', (route) => route.fulfill({ status: 404, json: { refusal: { code: 'not-found' } } }));
  await page.goto(`${server.url}/new/wordsy`);
  await Promise.all([page.waitForResponse('**/api/push'), correspondence(page)]);
  await page.getByLabel('Time for each move').waitFor();
  expect(await choice(page).count()).toBe(0);

  const old = await visit(DESKTOP);
  await old.page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await old.page.goto(`${server.url}/new/wordsy`);
  await correspondence(old.page);
  await old.page.getByLabel('Time for each move').waitFor();
  await old.page.waitForLoadState('networkidle');
  expect(await choice(old.page).count()).toBe(0);
  expect(old.faults).toEqual([]);
});
