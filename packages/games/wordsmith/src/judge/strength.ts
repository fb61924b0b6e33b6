import type { StrengthModel } from '@wordhoard/kernel';

/** Written by `npm run fit:strength -- wordsmith` from `bench/strength/inputs/wordsmith.txt`. */
export const strength: StrengthModel = {
  kinds: {
    turn: {
      base: [-0.22, -0.24, -0.24, -0.25],
      word: [-0.05, -0.11, -0.14, -0.21],
      rungs: {
        kept: [
          { from: 0.38, odds: [0.09, 0.03, 0, 0] },
          { from: 0.6, odds: [0.09, 0.05, 0.05, 0] },
          { from: 0.75, odds: [0.09, 0.1, 0.06, 0] },
          { from: 0.86, odds: [0.04, 0.07, 0.05, 0] },
          { from: 0.96, odds: [0.12, 0.16, 0.15, 0.13] },
          { from: 1, odds: [0.14, 0.21, 0.18, 0.22] },
        ],
        tier: [
          { from: 20, odds: [0.05, 0.04, 0.01, 0] },
          { from: 35, odds: [0.1, 0.08, 0.03, 0] },
          { from: 40, odds: [0.36, 0.34, 0.2, 0.04] },
          { from: 50, odds: [0.23, 0.37, 0.2, 0.03] },
          { from: 55, odds: [0.16, 0.16, 0.4, 0.1] },
          { from: 60, odds: [0.17, 0.16, 0.37, 0.17] },
          { from: 70, odds: [0.19, 0.15, 0.13, 0.51] },
          { from: 80, odds: [0.25, 0.2, 0.17, 0.65] },
        ],
      },
    },
  },
  caution: 1,
};
