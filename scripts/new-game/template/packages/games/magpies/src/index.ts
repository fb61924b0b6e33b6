import type { GamePackage } from '@wordhoard/kernel';
import { bot } from './bot/bot.ts';
import { defaults } from './defaults.ts';
import { guess } from './guess.ts';
import { judge } from './judge.ts';
import { LIMIT_NOTES } from './limits.ts';
import { rules } from './rules.ts';
import type { Magpies } from './types.ts';
import { variant } from './variant.ts';

export { defaults } from './defaults.ts';
export { type GemId, worthOf } from './gems.ts';
export { LIMITS } from './limits.ts';
export type { Magpies, View } from './types.ts';

export const game: GamePackage<Magpies> = { rules, defaults, variant, limitNotes: LIMIT_NOTES, bot, judge, guess };
