import type { StrengthModel } from '@wordhoard/kernel';

/** Written by `npm run fit:strength -- wordsy` from `bench/strength/inputs/wordsy.txt`. */
export const strength: StrengthModel = {
  kinds: {
    write: {
      base: [-0.21, -0.25, -0.27, -0.27],
      word: [-0.21, -0.25, -0.27, -0.27],
      rungs: {
        kept: [
          { from: 0.55, odds: [0.07, 0.04, 0, 0] },
          { from: 0.65, odds: [0.06, 0.05, 0, 0] },
          { from: 0.72, odds: [0.05, 0.03, 0, 0] },
          { from: 0.78, odds: [0.1, 0.07, 0.07, 0.11] },
          { from: 0.82, odds: [0.18, 0.15, 0.13, 0.27] },
          { from: 0.87, odds: [0.13, 0.1, 0.06, 0.24] },
          { from: 0.91, odds: [0.03, 0, 0.06, 0.1] },
        ],
        tier: [
          { from: 20, odds: [0.12, 0, 0, 0] },
          { from: 35, odds: [0.43, 0.13, 0.04, 0.07] },
          { from: 40, odds: [0.26, 0.29, 0.06, 0] },
          { from: 50, odds: [0.16, 0.45, 0.11, 0] },
          { from: 55, odds: [0.16, 0.29, 0.29, 0] },
          { from: 60, odds: [0.19, 0.17, 0.47, 0.1] },
          { from: 70, odds: [0.18, 0.17, 0.53, 0] },
        ],
      },
    },
  },
  caution: 1,
};
