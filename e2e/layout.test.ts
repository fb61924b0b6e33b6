import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLayoutFaults, type Size } from './layout.ts';
import { sharedBrowser } from './worker.ts';

const PHONE: Size = { width: 390, height: 844 };
const LANDSCAPE: Size = { width: 844, height: 390 };

let page: Page;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
});
afterAll(() => page.close());

/** Findings on a page with only this in its body. */
async function found(body: string, size = PHONE): Promise<string[]> {
  await page.setContent(`<!doctype html>
    <style>body { margin: 8px; font: 16px monospace } button { padding: 0; border: 0 }</style>
    ${body}`);
  // Nothing changes here, so one check is enough.
  return findLayoutFaults(page, [size], 1);
}

/** One finding, about a button with the text Go. */
const ofGo = (fault: string): string[] => [`390×844: button. “Go” ${fault}`];

describe('finds nothing on a correct page', () => {
  test.each([
    ['a button on a card', '<div style="background: #eee"><button>Go</button></div>'],
    ['far down the page', '<div style="height: 3000px"></div><button>Go</button>'],
    [
      'in a row that scrolls by itself',
      '<div style="overflow-x: auto; background: #eee"><div style="width: 900px"><button style="margin-left: 800px">Go</button></div></div>',
    ],
    [
      'placed beside its card on purpose',
      '<div style="position: relative; background: #eee; width: 90px; height: 90px"><button style="position: absolute; left: 100px">Go</button></div>',
    ],
    [
      'a box that its label draws',
      '<label>Sound<input type="checkbox" style="position: absolute; opacity: 0"></label>',
    ],
    [
      'for screen readers alone',
      '<a class="sr-only" href="#" style="position: absolute; width: 1px; height: 1px; overflow: hidden">Go</a>',
    ],
    [
      'behind a dialog',
      '<button style="margin-left: -50px">Go</button><dialog>Sure? <button>Yes</button></dialog><script>document.querySelector("dialog").showModal()</script>',
    ],
    ['of no use now', '<div inert><button style="margin-left: -50px">Go</button></div>'],
    [
      'under a foot, from which it can be scrolled away',
      '<div style="height: 820px"></div><button>Go</button><div style="height: 200px"></div><footer style="position: fixed; inset: auto 0 0; height: 100px; background: #eee"></footer>',
    ],
  ])('%s', async (_, body) => {
    expect(await found(body)).toEqual([]);
  });
});

describe('names each fault and its size', () => {
  test('the page scrolls sideways', async () => {
    expect(await found('<p class="long" style="width: 400px">…</p>')).toEqual([
      '390×844: the page scrolls sideways by 18, because of p.long',
    ]);
  });
  test('a control has more text than room', async () => {
    expect(await found('<button style="width: 60px; white-space: nowrap">Go there now</button>')).toEqual([
      expect.stringMatching(/^390×844: button\. “Go there now” is too narrow for what it says by \d+$/),
    ]);
  });
  test('large text needs more room', async () => {
    const body = '<button style="width: 100px; white-space: nowrap; font-size: 1rem">Go there</button>';
    expect(await found(body)).toEqual([]);
    expect(await found(body, { ...PHONE, text: 2 })).toEqual([
      expect.stringMatching(/^390×844 text ×2: .* is too narrow for what it says by \d+$/),
    ]);
    // Restored for the next look.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
  });
  test('a control leaves its card, or is cut off', async () => {
    const card = (style: string, button: string): string =>
      `<div class="card" style="width: 100px; height: 50px; ${style}"><button style="${button}">Go</button></div>`;
    expect(await found(card('background: #eee', 'margin-left: 95px'))).toEqual(ofGo('runs out of div.card sideways'));
    expect(await found(card('overflow: hidden', 'margin-left: 90px'))).toEqual(ofGo('runs out of div.card sideways'));
    expect(await found(card('background: #eee', 'margin-top: 45px'))).toEqual(
      ofGo('runs out of div.card at its top or foot'),
    );
  });
  test('a control is where one can’t scroll', async () => {
    expect(await found('<button style="position: absolute; left: -6px">Go</button>')).toEqual(
      ofGo('is outside the page sideways'),
    );
    expect(await found('<button style="position: absolute; top: -6px">Go</button>')).toEqual(
      ofGo('is above the top of the page'),
    );
  });
  test('a control is covered, wherever the page is scrolled to', async () => {
    const cover = '<div class="cover" style="position: fixed; inset: 0"></div>';
    expect(await found(`<button>Go</button>${cover}`)).toEqual(ofGo('cannot be reached: div.cover'));
    const foot = '<footer class="foot" style="position: fixed; inset: auto 0 0; height: 100px"></footer>';
    expect(await found(`<div style="height: 3000px"></div><button>Go</button>${foot}`)).toEqual(
      ofGo('cannot be reached: footer.foot'),
    );
  });
  test('a control has no size', async () => {
    expect(await found('<button style="width: 0; overflow: hidden">Go</button>')).toEqual(ofGo('has no size'));
  });
});

describe('on a phone in landscape, the next control', () => {
  const table = (inside: string): string => `<div class="table">${inside}</div>`;
  const doing = (style: string): string =>
    `<div data-doing style="${style}"><button class="btn primary">Go</button></div>`;
  const next = '<button>no</button><div data-next><button disabled>A</button><button>B</button></div>';
  test('is in view, or isn’t needed', async () => {
    expect(await found(table(doing('') + next), LANDSCAPE)).toEqual([]);
    const below = table(`<div style="height: 500px"></div>${doing('')}`);
    expect(await found(below)).toEqual([]);
    // A dialog over the table scrolls by itself.
    const dialog = '<dialog>Sure?</dialog><script>document.querySelector("dialog").showModal()</script>';
    expect(await found(below + dialog, LANDSCAPE)).toEqual([]);
    // After the end there is no next move.
    expect(
      await found(table(`<div style="height: 500px"></div><div class="end-screen">${doing('')}</div>`), LANDSCAPE),
    ).toEqual([]);
  });
  test('is below the edge', async () => {
    expect(await found(table(`<div style="height: 500px"></div>${doing('')}`), LANDSCAPE)).toEqual([
      expect.stringMatching(/^844×390: button\.btn primary “Go” is needed now, and not in sight \(\d+ to \d+\)$/),
    ]);
    expect(await found(table(`<div style="height: 500px"></div>${next}`), LANDSCAPE)).toEqual([
      expect.stringMatching(/^844×390: button\. “B” is needed now, and not in sight/),
    ]);
  });
  test('is under a bar, from which it could be scrolled away', async () => {
    const bar = '<header class="bar" style="position: fixed; inset: 0 0 auto; height: 60px"></header>';
    const body = `${table(doing(''))}${bar}<div style="height: 900px"></div>`;
    expect(await found(body, LANDSCAPE)).toContain(
      '844×390: button.btn primary “Go” is needed now, and covered by header.bar',
    );
  });
});
