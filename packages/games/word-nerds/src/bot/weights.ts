import type { ValueWeights } from '@wordhoard/kernel';

/** Made by `npm run fit -- word-nerds 400 2,2,3,4`. */
export const WEIGHTS: ValueWeights = {
  early: [0.0338, 0.0036, 0.128, 0.0181, 0.311, 0.139],
  late: [0.108, 0.038, 0.255, 0.0182, 0.152, 0.187],
  points: [78.3, 0.201, 0.325, -1.03, 0.106, 0.871, 0.194],
};
