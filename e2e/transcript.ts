import type { Page } from 'playwright-core';

/** Storage key of the texts that were read out. */
const STORAGE_KEY = 'wordhoard.heard';

/** Records all announcements to screen readers, in order. Call it before the page is opened. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const heard: string[] = [];
    sessionStorage.setItem(kept, '[]');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLParagraphElement && node.closest('[data-announcer]')) heard.push(node.textContent);
      sessionStorage.setItem(kept, JSON.stringify(heard));
    }).observe(document, { subtree: true, childList: true });
  }, STORAGE_KEY);
}

/** All announcements since the page was opened, one per line. */
export const transcript = async (page: Page): Promise<string> => {
  const heard: string[] = await page.evaluate((kept) => JSON.parse(sessionStorage.getItem(kept) ?? '[]'), STORAGE_KEY);
  return `${heard.join('\n')}\n`;
};
