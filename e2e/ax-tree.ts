import type { Page } from 'playwright-core';
import { findLasting } from './lasting-faults.ts';

/** Roles of controls, each of which needs a name. */
const CONTROLS = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'combobox',
  'listbox',
  'option',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'menuitem',
  'gridcell',
]);

interface Node {
  readonly role: string;
  readonly name: string;
}

const treeRead = new WeakSet<Page>();

/** The accessibility tree: every node that is not ignored. Read it last: see `resize`. */
export async function axTree(page: Page): Promise<readonly Node[]> {
  treeRead.add(page);
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value ?? ''), name: String(name?.value ?? '').trim() }));
}

/**
 * Resizes the window. Chromium 147 sometimes crashes if that happens after the accessibility tree was read, so it is
 * refused then: read the tree last, or on a separate page.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  if (treeRead.has(page)) throw new Error('resize the page before its accessibility tree is read, not after');
  await page.setViewportSize(size);
}

/** Faults that no page may have: controls without a name, not exactly one main heading, a lost focus. */
export const axTreeFaults = (page: Page): Promise<string[]> => findLasting(page, () => findTreeFaults(page));

async function findTreeFaults(page: Page): Promise<string[]> {
  const nodes = await axTree(page);
  const nameless = nodes
    .filter(({ role, name }) => CONTROLS.has(role) && name === '')
    .map(({ role }) => `nameless ${role}`);
  const headings = await page.evaluate(
    () => [...document.querySelectorAll('h1')].filter((it) => it.checkVisibility()).length,
  );
  return [...nameless, ...(headings === 1 ? [] : [`${headings} main headings`])];
}

/** True if the focus is lost: typing goes nowhere, and a screen reader starts again from the top. */
export const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
