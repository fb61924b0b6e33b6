import type { Locator } from 'playwright-core';

/** Time limit of one try, in ms: enough for a click on a page that isn't moving. */
const TRY_MS = 400;

/**
 * Acts on an element that may disappear at any moment, because the table moves on by itself: tries until it succeeds or
 * the element is gone.
 */
export async function actUnlessGone(
  target: Locator,
  act: (within: { timeout: number }) => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await act({ timeout: TRY_MS });
    } catch (error) {
      if (!String(error).includes('Timeout')) throw error;
      if (!(await isUsable(target))) return;
    }
  }
}

async function isUsable(target: Locator): Promise<boolean> {
  const states = await target.evaluateAll((all) =>
    all.map((it) => it.checkVisibility() && !(it.matches(':disabled') || it.ariaDisabled === 'true')),
  );
  return states.some((usable) => usable);
}

export const pressUnlessGone = (target: Locator): Promise<void> =>
  actUnlessGone(target, (within) => target.click(within));
