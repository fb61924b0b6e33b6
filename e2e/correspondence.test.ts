import { newReceiver, startPushService } from '@wordhoard/server/push-testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, OFFLINE } from './browser.ts';
import { choose, tabTo } from './keyboard.ts';
import { useBrowser } from './scene.ts';
import { SkippableServer } from './skippable-server.ts';
import { joinTable, makeTableOf } from './tables.ts';
import { accept, afterPlay, board, myTurn, playBest, playLetters, playNumber, whoseTurn } from './wildwords/player.ts';

const HOUR = 3_600_000;
/** Runs in the service worker: reports notifications and opened windows to its pages, which can simulate clicks. */
const NO_NOTIFICATIONS = `{
  const tell = async (said) => {
    for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage(said);
  };
  let last;
  registration.showNotification = (title, options) => tell({ shown: (last = { title, ...options }) });
  navigator.setAppBadge = () => tell({ badge: true });
  clients.openWindow = (url) => tell({ opened: url });
  addEventListener('message', ({ data }) => {
    const notification = { ...last, close: () => void tell({ closed: last.tag }) };
    if (data === 'click') dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  });
}`;
const server = new SkippableServer();
const visit = useBrowser();
beforeAll(() => server.open('by the day', NO_NOTIFICATIONS));
afterAll(() => server.close());

interface Player {
  readonly page: Page;
  readonly faults: string[];
}

const passing = (page: Page) =>
  page.getByRole('region', { name: 'Auto-pass' }).filter({ has: page.getByRole('button', { name: 'Change' }) });
const faultsOf = async (page: Page): Promise<unknown[]> => [await axeFaults(page), await sidewaysScroll(page)];

/** Starts a correspondence game of two; returns the player whose turn it is, and the other. */
async function startCorrespondence(
  anna: Player,
  beth: Player,
  waiting: () => Promise<void> = async () => {},
): Promise<{ code: string; first: Player; second: Player }> {
  const code = await makeTableOf('wildwords', anna.page, server.url, async (form) => {
    await form.getByRole('radio', { name: /^Correspondence/ }).check();
  });
  await joinTable(beth.page, server.url, code, 'Beth');
  await waiting();
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([anna, beth].map(({ page }) => board(page).waitFor()));
  const first = await whoseTurn([anna, beth]);
  return { code, first, second: first === anna ? beth : anna };
}

test('auto-pass passes for an absent player, who returns to their own turn', async () => {
  const { code, first, second } = await startCorrespondence(await visit(), await visit());
  const { page } = second;
  // Without auto-pass a window waits for its player, however long that takes.
  await playLetters(first.page);
  await accept(page).waitFor();
  server.skip(4 * HOUR);
  await accept(page).click();
  await myTurn(page).waitFor();
  await playLetters(page);
  await accept(first.page).click();
  await myTurn(first.page).waitFor();

  // The choice is about asterisks, which this game doesn't have. By keyboard alone.
  await page.keyboard.press('Alt+KeyM');
  await choose(page, /^Auto-pass…$/);
  const sheet = page.getByRole('dialog', { name: 'Auto-pass' });
  await sheet.getByText('the play contains an asterisk').waitFor();
  expect(await faultsOf(page)).toEqual([[], 0]);
  await tabTo(page, /^Auto-pass$/);
  await page.keyboard.press('Space');
  await expect.poll(() => sheet.getByRole('checkbox').isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await passing(page).getByText('Auto-pass is on.').waitFor();
  expect(await faultsOf(page)).toEqual([[], 0]);
  await page.goto(`${server.url}/about`);

  const before = await playNumber(first.page);
  await playLetters(first.page);
  await myTurn(first.page).waitFor({ state: 'hidden' });
  // The other player sees no absence, and waits as usual until the game continues.
  expect(await first.page.getByText('away', { exact: true }).count()).toBe(0);
  server.skip(3 * HOUR);
  await afterPlay(first.page, before);
  await page.goto(`${server.url}/t/${code}`);
  await myTurn(page).waitFor();
  await passing(page).getByRole('button', { name: 'Change' }).click();
  await sheet.getByRole('checkbox').uncheck();
  await passing(page).waitFor({ state: 'hidden' });
  expect([first.faults, second.faults]).toEqual([[], []]);
});

/** Like a browser with a push service that has not asked for permission yet. */
const subscribesTo = (subscription: object): void => {
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  PushManager.prototype.subscribe = async (options) => {
    Object.assign(window, { subscribed: { ...options } });
    // The part the page uses.
    return { toJSON: () => subscription } as PushSubscription;
  };
};

interface Subscribed {
  readonly subscribed?: { readonly userVisibleOnly: boolean; readonly applicationServerKey: string };
}

/** Delivers a push to the page's real service worker, with its real handler. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: `${server.url}/`,
    registrationId: await registered,
    data,
  });
}

/*
 * Real: that it is asked, and when; what the page sends; what the server seals, signs and posts; that a device could open
 * it; the service worker, what it makes of a push, and where a click leads. Stubbed, since the Chromium of these tests is
 * the headless shell, which has no push service and shows no notification whatever one permits: the answer to `subscribe`,
 * the way of a push into the browser (the developer tools bring it), the notification and the badge, which would crash it,
 * and the hand that clicks.
 */
test('Web Push: permission is requested when a correspondence game begins, a turn is notified once, and a click opens the table', async () => {
  const service = await startPushService();
  const phone = await newReceiver();
  service.add('/device', phone);
  const caller = await visit();
  const called = await visit({ ...DESKTOP, ...OFFLINE });
  await called.page.context().grantPermissions(['notifications'], { origin: server.url });
  await called.page.addInitScript(subscribesTo, { endpoint: `${service.url}/device`, keys: phone.keys });
  const asking = (page: Page) => page.getByRole('region', { name: 'Get a notification when it’s your turn?' });

  // A live table doesn't ask.
  await called.page.goto(`${server.url}/play/wordsmith`);
  await called.page.getByRole('region', { name: 'Cards' }).waitFor();
  expect(await asking(called.page).count()).toBe(0);
  // In the form, on the start page, and, before an answer was given, at the board.
  const { code, first } = await startCorrespondence(caller, called, async () => {
    await asking(called.page).waitFor();
    expect(await faultsOf(called.page)).toEqual([[], 0]);
    const table = called.page.url();
    await called.page.goto(server.url);
    await asking(called.page).waitFor();
    await called.page.getByText('with Anna, waiting for players').waitFor();
    expect(await faultsOf(called.page)).toEqual([[], 0]);
    await called.page.goto(table);
    await called.page.getByRole('button', { name: 'Stand up' }).waitFor();
  });
  await asking(called.page).waitFor();
  expect(await faultsOf(called.page)).toEqual([[], 0]);
  await asking(called.page)
    .getByRole('checkbox', { name: /^Not between/ })
    .uncheck();
  await asking(called.page).getByRole('button', { name: 'Yes, notify me' }).click();
  await called.page.getByText('We’ll notify you on this device when it’s your turn.').waitFor();
  const { key } = (await (await fetch(`${server.url}/api/push`)).json()) as { key: string };
  const subscribed = await called.page.evaluate(() => (window as Subscribed).subscribed);
  expect(subscribed).toEqual({ userVisibleOnly: true, applicationServerKey: key });
  // No second notification.
  await called.page.reload();
  await board(called.page).waitFor();
  expect(await asking(called.page).count()).toBe(0);

  if (first === called) {
    await playBest(called.page);
    await called.page.goto(`${server.url}/about`);
    await accept(caller.page).click();
    await playBest(caller.page);
  } else {
    await called.page.goto(`${server.url}/about`);
    await playBest(caller.page);
  }
  await service.until(1);
  const [call] = service.pushed;
  expect(JSON.parse(call!.text)).toEqual({ type: 'turn', game: 'wildwords', code });
  expect(call!.key).toBe(key);

  await called.page.evaluate(() => {
    const said: unknown[] = [];
    Object.assign(window, { said });
    navigator.serviceWorker.addEventListener('message', ({ data }) => said.push(data));
  });
  const said = (): Promise<unknown> => called.page.evaluate(() => (window as { readonly said?: unknown }).said);
  await deliver(called.page, call!.text);
  const notification = { title: 'WildWords', body: `Your turn at table ${code}`, tag: code, data: { code } };
  await expect.poll(said).toMatchObject([{ shown: notification }, { badge: true }]);
  await called.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('click'));
  await expect.poll(said).toMatchObject([{ shown: {} }, { badge: true }, { closed: code }, { opened: `/t/${code}` }]);
  await called.page.goto(`${server.url}/t/${code}`);
  await accept(called.page).click();
  expect([caller.faults, called.faults]).toEqual([[], []]);
});
