import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { lasting } from './lasting.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds against WCAG 2.2 AA and its best practices, one line a finding. */
export const axeFaults = (page: Page): Promise<string[]> => lasting(page, () => runAxe(page));

async function runAxe(page: Page): Promise<string[]> {
  // A strict content policy forbids a script tag; evaluating is what the test may do and a page may not.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readAxe());
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // What is fetched beforehand, style sheets and media, is for an experiment that is not run and for sounds that play
    // by themselves, of which there are none; where a finding is, is told by its text.
    const { violations } = await axe.run({
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} — ${failureSummary}`),
    );
  });
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
