import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { TestContext } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../test-results');
/** Milliseconds; a page that hangs must not delay the next test. */
const TIMEOUT_MS = 5_000;
const LONGEST_NAME = 80;

/**
 * Records the actions, requests and messages of a context from now on; closing the context drops them. Snapshots of the
 * page around each action make the tests a tenth slower, so they are recorded only where a person can't just run it again.
 */
export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: process.env['CI'] === 'true' });
}

/**
 * Saves the trace of every context of a failed test, and a screenshot and the text of every open page, and adds their
 * folder to its error message.
 */
export async function saveEvidence(test: TestContext['task'], contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  if (pages.length === 0) return;
  const name = `${test.file.name} ${test.name}`.replace(/^e2e\//, '').replaceAll(/[^\w-]+/g, '-');
  const folder = join(FOLDER, name.slice(0, LONGEST_NAME));
  mkdirSync(folder, { recursive: true });
  for (const [n, page] of pages.entries()) await savePage(page, join(folder, `page-${n + 1}`));
  const traces = contexts.map((_, n) => join(folder, `trace-${n + 1}.zip`));
  // A browser that has crashed gives none.
  await Promise.allSettled(contexts.map((context, n) => context.tracing.stop({ path: traces[n]! })));
  const saved = traces.filter((path) => existsSync(path)).map((path) => relative('.', path));
  const error = test.result?.errors?.at(-1);
  if (!error) return;
  error.message += `\nIts open pages, as pictures and text: ${relative('.', folder)}`;
  for (const path of saved) error.message += `\nWhat happened there: npx playwright-core show-trace ${path}`;
}

/** Saves what is still available, even from a crashed page. */
async function savePage(page: Page, path: string): Promise<void> {
  const [, text] = await Promise.allSettled([
    page.screenshot({ path: `${path}.png`, fullPage: true, timeout: TIMEOUT_MS }),
    page.locator('body').ariaSnapshot({ timeout: TIMEOUT_MS }),
  ]);
  writeFileSync(`${path}.txt`, `${page.url()}\n\n${text.status === 'fulfilled' ? text.value : String(text.reason)}\n`);
}
