/** 'G1' to 'G30'; what a gem is worth is its last digit, so three gems tie at every worth. */
export type GemId = string;

/** Gems in a hand, as long as there are any to draw; a variant may change it. */
export const HAND_SIZE = 3;
export const worthOf = (gem: GemId): number => Number(gem.slice(1)) % 10;
export const allGems = (gems: number): GemId[] => Array.from({ length: gems }, (_, i) => `G${i + 1}`);
