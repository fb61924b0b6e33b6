/** Has the player asked for things not to move? The page's own timings say so, whoever set them. */
export const isStill = (element: Element): boolean =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--slow')) === 0;
