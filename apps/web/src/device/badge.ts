/** The icon as the page came with it; the ones a browser may choose among, and what each was. */
const plain = new Map<HTMLLinkElement, string>();

/** Marks the page's icon while games wait for the player, and shows the number on the app's icon where possible. */
export function showBadge(waiting: number): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
    if (!plain.has(link)) plain.set(link, link.href);
    link.href = waiting > 0 ? '/icon-turn.svg' : (plain.get(link) ?? link.href);
  }
  // Only an installed app has one, and not every browser knows of it.
  if (!('setAppBadge' in navigator)) return;
  const shown = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
