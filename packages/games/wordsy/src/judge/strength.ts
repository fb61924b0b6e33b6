import type { StrengthModel } from '@wordhoard/kernel';

/** Written by `npm run fit:strength -- wordsy` from `bench/strength/inputs/wordsy.txt`. */
export const strength: StrengthModel = {
  kinds: {
    write: {
      base: [-0.22, -0.25, -0.28, -0.28],
      word: [-0.22, -0.25, -0.28, -0.28],
      rungs: {
        kept: [
          { from: 0.56, odds: [0.07, 0.04, 0, 0] },
          { from: 0.65, odds: [0.07, 0.04, 0, 0] },
          { from: 0.73, odds: [0.06, 0.04, 0.01, 0.02] },
          { from: 0.78, odds: [0.12, 0.08, 0.08, 0.11] },
          { from: 0.82, odds: [0.17, 0.14, 0.14, 0.22] },
          { from: 0.87, odds: [0.13, 0.1, 0.06, 0.21] },
          { from: 0.91, odds: [0.05, 0, 0.02, 0.12] },
        ],
        tier: [
          { from: 20, odds: [0.12, 0.01, 0, 0] },
          { from: 35, odds: [0.43, 0.13, 0.05, 0.08] },
          { from: 40, odds: [0.25, 0.29, 0.06, 0] },
          { from: 50, odds: [0.16, 0.44, 0.1, 0] },
          { from: 55, odds: [0.18, 0.3, 0.31, 0.05] },
          { from: 60, odds: [0.18, 0.16, 0.46, 0.06] },
          { from: 70, odds: [0.18, 0.17, 0.53, 0] },
        ],
      },
    },
  },
  caution: 1,
};
