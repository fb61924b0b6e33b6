import type { Page } from 'playwright-core';
import { resize } from './ax-tree.ts';
import { findLasting, waitFrames } from './lasting-faults.ts';
import { findOutOfView } from './out-of-view.ts';

/** A size at which every screen is checked; `text` multiplies the text size. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly text?: number;
}

const LANDSCAPE_PHONE: Size = { width: 844, height: 390 };
const NARROWEST_PHONE: Size = { width: 320, height: 640 };

/** One size of each form factor, the tightest of it. Landscape comes first, before anything has been scrolled. */
export const FORM_FACTORS: readonly Size[] = [LANDSCAPE_PHONE, NARROWEST_PHONE, { width: 1280, height: 800 }];

/** More of each, a tablet, and a phone whose owner reads large text. */
export const SIZES: readonly Size[] = [
  LANDSCAPE_PHONE,
  NARROWEST_PHONE,
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844, text: 2 },
];

const nameOf = ({ width, height, text = 1 }: Size): string => `${width}×${height}${text === 1 ? '' : ` text ×${text}`}`;

/** In landscape everything must be next to the board, because below it is out of view. */
const isLandscape = ({ width, height }: Size): boolean => height < 480 && width > height;

/** Resizes the page and waits until it is drawn. */
async function resizeTo(page: Page, { width, height, text = 1 }: Size): Promise<void> {
  await resize(page, { width, height });
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    `${text * 100}%`,
  );
  // Components that listen to the width redraw after a frame.
  await page.evaluate(waitFrames, 2);
}

/**
 * Everything that doesn't fit at one of the sizes, one line each. The page keeps the last size, with text as it was.
 * @param looks number of looks at a page with a fault before it counts: see `lasting`
 */
export async function findLayoutFaults(page: Page, sizes: readonly Size[], looks?: number): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await resizeTo(page, size);
    const look = async (): Promise<string[]> => [
      ...(isLandscape(size) ? await page.evaluate(findOutOfView) : []),
      ...(await page.evaluate(findFaultsInPage)),
    ];
    for (const fault of await findLasting(page, look, looks)) found.push(`${nameOf(size)}: ${fault}`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

/** Runs in the page: finds sideways scrolling, and every control that is cut off, outside its panel or out of reach. */
function findFaultsInPage(): string[] {
  const SLACK = 1.5;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const root = document.documentElement;
  const faults: string[] = [];
  const report = (what: Element, fault: string): void => {
    const text = what.getAttribute('aria-label') ?? what.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    faults.push(`${what.tagName.toLowerCase()}.${what.getAttribute('class') ?? ''} “${text}” ${fault}`);
  };
  const isSeen = (it: Element): boolean => it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (it: Element): CSSStyleDeclaration => {
    const style = styles.get(it) ?? getComputedStyle(it);
    styles.set(it, style);
    return style;
  };
  /** True for an element drawn as a panel, which its content must not leave. */
  const isPanel = (it: Element): boolean => {
    const { backgroundColor, backgroundImage, borderInlineEndWidth } = styleOf(it);
    const bare = /^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) || / \/ 0\)$/.test(backgroundColor);
    return !bare || backgroundImage !== 'none' || Number.parseFloat(borderInlineEndWidth) > 0;
  };
  const widest = (): string => {
    const out = [...document.body.querySelectorAll('*')].filter(
      (it) => isSeen(it) && it.getBoundingClientRect().right > root.clientWidth + SLACK,
    );
    const last = out.at(-1);
    return last ? `${last.tagName.toLowerCase()}.${last.getAttribute('class') ?? ''}` : 'nothing in sight';
  };
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth}, because of ${widest()}`);

  /** True for a control in a shortened line, whose whole text is in the log. */
  const isShortened = (control: Element): boolean =>
    control.parentElement !== null && styleOf(control.parentElement).webkitLineClamp !== 'none';

  /** Compares a control with everything around it, from the inside out; what can be scrolled to is not cut off. */
  const lieIn = (control: Element): string | null => {
    let { left, right, top, bottom } = control.getBoundingClientRect();
    let free = false;
    for (let it: Element | null = control; it && it !== document.body; it = it.parentElement) {
      const style = styleOf(it);
      if (it !== control && style.display !== 'contents') {
        const box = it.getBoundingClientRect();
        const scrollsX = /auto|scroll/.test(style.overflowX);
        const scrollsY = /auto|scroll/.test(style.overflowY);
        const cutsX = /hidden|clip/.test(style.overflowX);
        const shortened = style.webkitLineClamp !== 'none';
        const cutsY = /hidden|clip/.test(style.overflowY) && !shortened;
        const panel = !free && isPanel(it);
        if ((cutsX || (panel && !scrollsX)) && (left < box.left - SLACK || right > box.right + SLACK))
          return `runs out of ${it.tagName.toLowerCase()}.${it.getAttribute('class') ?? ''} sideways`;
        if ((cutsY || (panel && !scrollsY && !shortened)) && (top < box.top - SLACK || bottom > box.bottom + SLACK))
          return `runs out of ${it.tagName.toLowerCase()}.${it.getAttribute('class') ?? ''} at its top or foot`;
        if (scrollsX) ({ left, right } = box);
        if (scrollsY || shortened) ({ top, bottom } = box);
      }
      // It may lie outside its container, but not outside the window or what cuts it off.
      if (/absolute|fixed/.test(style.position)) free = true;
      if (style.position === 'fixed') break;
    }
    if (left < -SLACK || right > root.clientWidth + SLACK) return 'is outside the page sideways';
    return top + scrollY < -SLACK ? 'is above the top of the page' : null;
  };
  /** By how much the text of a control is wider than the control. */
  const textSpills = (control: Element): number => {
    if (styleOf(control).display === 'inline') return 0;
    const box = control.getBoundingClientRect();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    let most = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || text.parentElement.closest('.sr-only, option') || !isSeen(text.parentElement))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right } of range.getClientRects()) most = Math.max(most, box.left - left, right - box.right);
    }
    return most;
  };
  const over = (control: Element): Element | null => {
    // Of a text over two lines the middle may be empty.
    const inline = styleOf(control).display === 'inline';
    const { left, right, top, bottom } = inline ? control.getClientRects()[0]! : control.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!hit) return root;
    const through = styleOf(control).pointerEvents === 'none' && hit.contains(control);
    const label = hit.closest('label');
    const named = label !== null && (label.control === control || label === control);
    return control.contains(hit) || through || named ? null : hit;
  };
  /** Initial scroll positions, to be restored. */
  const scrolled = new Map<Element, ScrollToOptions>();
  /** Finds an element that covers the control in every scroll position, such as a fixed footer. */
  const coveredBy = (control: Element): Element | null => {
    for (let it = control.parentElement; it && !scrolled.has(it); it = it.parentElement)
      scrolled.set(it, { left: it.scrollLeft, top: it.scrollTop, behavior: 'instant' });
    let cover: Element | null = null;
    for (const [block, back] of [
      ['center', 0],
      ['start', 0],
      ['start', 0.3],
      ['end', 0],
    ] as const) {
      control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      scrollBy({ top: -back * innerHeight, behavior: 'instant' });
      cover = over(control);
      if (!cover) return null;
    }
    return cover;
  };

  const dialog = [...document.querySelectorAll('dialog')].findLast((it) => it.matches(':modal'));
  for (const found of (dialog ?? document.body).querySelectorAll<HTMLElement>(CONTROLS)) {
    if (found.closest('[inert]') || found.matches('.skip, input[type=hidden]')) continue;
    // A checkbox drawn by its label is checked there.
    const label = found instanceof HTMLInputElement ? (found.labels?.[0] ?? null) : null;
    const bounds = found.getBoundingClientRect();
    const tiny = bounds.width <= 1 || bounds.height <= 1;
    const control = label && (tiny || !isSeen(found)) ? label : found;
    if (!isSeen(control)) continue;
    const { width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1) {
      // Content for screen readers only has a size of one pixel; a control for a finger hasn't.
      if (!control.closest('.sr-only')) report(control, 'has no size');
      continue;
    }
    const spills = textSpills(control);
    if (spills > SLACK) report(control, `is too narrow for what it says by ${Math.round(spills)}`);
    const outside = lieIn(control);
    if (outside) report(control, outside);
    const cover = isShortened(control) ? null : coveredBy(control);
    if (cover)
      report(control, `cannot be reached: ${cover.tagName.toLowerCase()}.${cover.getAttribute('class') ?? ''}`);
  }
  for (const [it, at] of scrolled) it.scrollTo(at);
  return faults;
}
