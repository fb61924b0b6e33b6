import type { Magpies } from './types.ts';

/** The default config. */
export const defaults: Magpies['config'] = { gems: 30 };
