/** Questions that several people at one device may look at together: what they are about lies open. */
const OPEN: readonly string[] = ['bid-cards', 'select', 'respond', 'join', 'purchase'];
export const isOpen = (step: string): boolean => OPEN.includes(step);
