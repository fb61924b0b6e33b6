export { randomBot } from './bot/random.ts';
export { worthOf } from './gems.ts';
export { guess } from './guess.ts';
export { judge } from './judge.ts';
export { LIMIT_NOTES } from './limits.ts';
export { rules } from './rules.ts';
export type { Magpies } from './types.ts';
export { type MagpiesVariant, variant } from './variant.ts';
