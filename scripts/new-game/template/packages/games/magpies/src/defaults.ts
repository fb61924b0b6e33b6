import type { Magpies } from './types.ts';

/** What a table plays unless it chooses. */
export const defaults: Magpies['config'] = { gems: 30 };
