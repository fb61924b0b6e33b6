import type { ValueWeights } from '@wordhoard/kernel';

/** Made by `npm run fit -- word-worx 200 2`. */
export const WEIGHTS: ValueWeights = {
  early: [0, 0.0224],
  late: [0.0402, 0.0346],
  points: [42.5, 0.457, 0.25],
};
