import type { ValueWeights } from '@wordhoard/kernel';

/** Made by `npm run fit -- wildwords 30 2,2,3`. Hardly ever used, because searches play matches to their end. */
export const WEIGHTS: ValueWeights = { early: [0], late: [0.0197], points: [453, 0.324] };
