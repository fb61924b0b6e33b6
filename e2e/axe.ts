import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { lasting } from './lasting.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds against WCAG 2.2 AA and its best practices, one line a finding. */
export const axeFaults = (page: Page): Promise<string[]> => lasting(page, () => runAxe(page));

async function runAxe(page: Page): Promise<string[]> {
  // A strict content policy forbids a script tag; evaluating is what the test may do and a page may not.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readAxe());
  return page.evaluate(async (everySquare) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          context: object,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // Of squares that look alike a few stand for all: half of the time on a board would go into the others.
    const kept = new Map<string, number>();
    const lookOf = (square: Element): string =>
      [square, ...square.querySelectorAll('*')]
        .map((it) => ['class', 'style', 'tabindex', 'disabled'].map((name) => it.getAttribute(name)).join())
        .join(' ');
    const exclude = [...document.querySelectorAll('[role="gridcell"]')].filter((square) => {
      const look = lookOf(square);
      kept.set(look, (kept.get(look) ?? 0) + 1);
      return !everySquare && kept.get(look)! > 3;
    });
    // What is fetched beforehand, style sheets and media, is for an experiment that is not run and for sounds that play
    // by themselves, of which there are none; where a finding is, is told by its text.
    const context = exclude.length > 0 ? { include: [document.documentElement], exclude } : document;
    const { violations } = await axe.run(context, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} — ${failureSummary}`),
    );
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
