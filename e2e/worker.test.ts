import type { Browser } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RestartingBrowser } from './worker.ts';

async function crash(browser: Browser): Promise<void> {
  const gone = new Promise((resolve) => browser.once('disconnected', resolve));
  const protocol = await browser.newBrowserCDPSession();
  protocol.send('Browser.crash').catch(() => undefined); // which never answers
  await gone;
}

test('a crashed browser is reported and restarted once', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  const browser = new RestartingBrowser();
  onTestFinished(() => browser.close());
  await crash(await browser.get());
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Chromium crashed/));
  const second = await browser.get();
  expect(await (await second.newPage()).evaluate(() => 1 + 1)).toBe(2);
  await crash(second);
  expect(() => browser.get()).toThrow('crashed twice');
});

test('a closed browser doesn’t count as crashed', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  const browser = new RestartingBrowser();
  const first = await browser.get();
  const gone = new Promise((resolve) => first.once('disconnected', resolve));
  await browser.close();
  await gone;
  expect(report).not.toHaveBeenCalled();
});
