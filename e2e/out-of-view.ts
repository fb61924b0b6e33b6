/**
 * Runs in the page, on a phone in landscape: finds controls needed for the next move that can't be seen whole without
 * scrolling. These are the button that answers, the line to write on, and the first of what the game marks as next.
 */
export function findOutOfView(): string[] {
  const SLACK = 1.5;
  const STOPS = ':is(button, a[href], input, select, textarea, summary, [tabindex="0"]):not(:disabled)';
  const table = document.querySelector('.table');
  // A dialog over a table scrolls by itself.
  if (!table || document.querySelector('dialog:modal')) return [];
  // A page opened on a higher screen may have been scrolled by a click.
  scrollTo({ top: 0, behavior: 'instant' });
  const isSeen = (it: Element): boolean => it.checkVisibility({ visibilityProperty: true });
  const needed = new Set<Element>();
  const doing = [...table.querySelectorAll('[data-doing]')];
  for (const place of doing)
    for (const it of place.querySelectorAll(
      '.btn.primary:not(:disabled), form input:not([type="checkbox"], [type="radio"])',
    ))
      needed.add(it);
  for (const next of table.querySelectorAll('[data-next]')) {
    const first = [next, ...next.querySelectorAll(STOPS)].find((it) => it.matches(STOPS) && isSeen(it));
    if (first) needed.add(first);
  }
  const faults: string[] = [];
  for (const it of needed) {
    // After the end, and in a review, there is no next move.
    if (!isSeen(it) || it.closest('.end-screen, .review-stage')) continue;
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const name = it.getAttribute('aria-label') ?? it.textContent?.trim().slice(0, 40);
    const what = `${it.tagName.toLowerCase()}.${it.getAttribute('class') ?? ''} “${name}”`;
    if (top < -SLACK || bottom > innerHeight + SLACK || left < -SLACK || right > innerWidth + SLACK) {
      faults.push(`${what} is needed now, and not in sight (${Math.round(top)} to ${Math.round(bottom)})`);
      continue;
    }
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!hit || !(it.contains(hit) || hit.contains(it)))
      faults.push(`${what} is needed now, and covered by ${hit?.tagName.toLowerCase()}.${hit?.getAttribute('class')}`);
  }
  return faults;
}
