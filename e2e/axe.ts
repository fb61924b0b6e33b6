import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { findLasting } from './lasting-faults.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Findings of axe against WCAG 2.2 AA and its best practices, one line each. */
export const axeFaults = (page: Page): Promise<string[]> => findLasting(page, () => runAxe(page));

async function runAxe(page: Page): Promise<string[]> {
  // The content security policy forbids a script tag; a test may evaluate code.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readAxe());
  return page.evaluate(async (everySquare) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          context: object,
          options: object,
        ): Promise<{
          violations: { id: string; nodes: { element: Element; html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // Of squares that look alike only a few are checked: the others would take half of the time on a board.
    const counts = new Map<string, number>();
    const styleOf = (square: Element): string =>
      [square, ...square.querySelectorAll('*')]
        .map((it) => ['class', 'style', 'tabindex', 'disabled'].map((name) => it.getAttribute(name)).join())
        .join(' ');
    const exclude = [...document.querySelectorAll('[role="gridcell"]')].filter((square) => {
      const look = styleOf(square);
      counts.set(look, (counts.get(look) ?? 0) + 1);
      return !everySquare && counts.get(look)! > 3;
    });
    // Preloading is needed only for experimental rules and sounds, which aren't used; a finding's text says where it
    // is.
    const context = exclude.length > 0 ? { include: [document.documentElement], exclude } : document;
    const { violations } = await axe.run(context, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
      elementRef: true,
    });
    // A bar that sticks to the edge always lies over something. A target counts as too small only if it is so in the
    // middle of the screen too, where people scroll it to.
    const isSmallInTheMiddle = async (target: Element): Promise<boolean> => {
      const places = [...document.querySelectorAll('*')]
        .filter((it) => it.scrollTop > 0)
        .map((it) => [it, it.scrollTop]);
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] }, preload: false });
      scrollTo({ top: 0, behavior: 'instant' });
      for (const [it, top] of places as [Element, number][]) it.scrollTop = top;
      return again.violations.length > 0;
    };
    const faults: string[] = [];
    for (const { id, nodes } of violations)
      for (const { element, html, failureSummary } of nodes)
        if (id !== 'target-size' || (await isSmallInTheMiddle(element)))
          faults.push(`${id}: ${html.slice(0, 160)} — ${failureSummary}`);
    return faults;
  }, inject('sweep'));
}

let source: string | undefined;
async function readAxe(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  source ??= await readFile(axePath, 'utf8');
  return source;
}

/** By how many pixels the page could be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
