/** True if the player has asked for reduced motion. The page's own timings say so, whichever setting caused it. */
export const isStill = (element: Element): boolean =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--slow')) === 0;
