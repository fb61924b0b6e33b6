import type { Locator } from 'playwright-core';

/** One try, in ms: enough for a click on a page that is not moving. */
const TRY_MS = 400;

/**
 * Acts on something that may go at any moment, because the table moves on by itself: tries until it is done, or until
 * there is nothing left that could be acted on.
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
