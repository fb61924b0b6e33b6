import type { StrengthModel } from '@wordhoard/kernel';

/** Written by `npm run fit:strength -- word-worx` from `bench/strength/inputs/word-worx.txt`. */
export const strength: StrengthModel = {
  kinds: {
    build: {
      base: [-0.16, -0.18, -0.18, -0.24],
      word: [-0.2, -0.2, -0.25, -0.3],
      rungs: {
        kept: [
          { from: 0, odds: [0.01, 0, 0, 0] },
          { from: 0.26, odds: [0.04, 0.06, 0.01, 0] },
          { from: 0.37, odds: [0.1, 0.12, 0.02, 0] },
          { from: 0.46, odds: [0.11, 0.09, 0, 0] },
          { from: 0.57, odds: [0.11, 0.07, 0.07, 0] },
          { from: 0.71, odds: [0.15, 0.33, 0.28, 0.03] },
          { from: 0.91, odds: [0.29, 0.31, 0.26, 0.63] },
        ],
        tier: [
          { from: 20, odds: [0, 0.02, 0, 0] },
          { from: 35, odds: [0, 0.15, 0.05, 0] },
          { from: 40, odds: [0.33, 0.3, 0.58, 0] },
          { from: 50, odds: [0.15, 0, 0.56, 0] },
          { from: 55, odds: [0, 0, 0, 0.26] },
          { from: 60, odds: [0, 0, 0, 0.34] },
          { from: 70, odds: [0.04, 0, 0, 0.43] },
          { from: 80, odds: [0.01, 0, 0, 0.48] },
        ],
      },
    },
    lock: {
      base: [0.83, -0.02, -0.31, -0.08],
      word: [0, 0, 0, 0],
      rungs: {
        kept: [
          { from: 0.5, odds: [0.3, 0, 0, 0] },
          { from: 0.64, odds: [0.3, 0.01, 0, 0] },
          { from: 0.72, odds: [0.3, 0.04, 0, 0] },
          { from: 0.75, odds: [0.3, 0.01, 0, 0] },
          { from: 1, odds: [0.3, 0.01, 0, 0] },
        ],
        tier: [],
      },
    },
    steal: {
      base: [-0.19, -0.23, -0.25, -0.32],
      word: [0.45, 0.48, 0.46, 0.17],
      rungs: {
        kept: [
          { from: 0, odds: [0.04, 0, 0, 0] },
          { from: 0.32, odds: [0.19, 0.21, 0.1, 0.18] },
          { from: 0.97, odds: [0.18, 0.19, 0.22, 0.23] },
          { from: 1, odds: [0.15, 0.06, 0.2, 0.28] },
        ],
        tier: [
          { from: 20, odds: [0.21, 0.15, 0.1, 0] },
          { from: 35, odds: [0.41, 0.27, 0.25, 0] },
          { from: 40, odds: [0.18, 0, 0.47, 0] },
          { from: 50, odds: [0.23, 0.45, 0.29, 0] },
          { from: 55, odds: [0.05, 0.03, 0, 0] },
          { from: 60, odds: [0.14, 0.11, 0, 0.22] },
          { from: 70, odds: [0.16, 0.19, 0, 0.37] },
          { from: 80, odds: [0.12, 0.15, 0, 0.26] },
        ],
      },
    },
  },
  caution: 1,
};
