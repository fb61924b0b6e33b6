import type { Page } from 'playwright-core';

/** Storage key of the texts that were read out. */
const STORAGE_KEY = 'wordhoard.heard';

/** Records all announcements to screen readers, in order. Call it before the page is opened. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const announcements: string[] = [];
    sessionStorage.setItem(key, '[]');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLParagraphElement && node.closest('[data-announcer]'))
            announcements.push(node.textContent);
      sessionStorage.setItem(key, JSON.stringify(announcements));
    }).observe(document, { subtree: true, childList: true });
  }, STORAGE_KEY);
}

/** All announcements since the page was opened, one per line. */
export const transcript = async (page: Page): Promise<string> => {
  const announcements: string[] = await page.evaluate(
    (key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'),
    STORAGE_KEY,
  );
  return `${announcements.join('\n')}\n`;
};
