import type { StrengthModel } from '@wordhoard/kernel';

/** Written by `npm run fit:strength -- word-worx` from `bench/strength/inputs/word-worx.txt`. */
export const strength: StrengthModel = {
  kinds: {
    build: {
      base: [-0.2, -0.21, -0.23, -0.27],
      word: [-0.2, -0.17, -0.27, -0.28],
      rungs: {
        kept: [
          { from: 0, odds: [0.01, 0, 0, 0] },
          { from: 0.25, odds: [0.04, 0.11, 0.03, 0] },
          { from: 0.36, odds: [0.06, 0.03, 0, 0] },
          { from: 0.45, odds: [0.11, 0.08, 0.04, 0] },
          { from: 0.56, odds: [0.1, 0.21, 0.19, 0] },
          { from: 0.72, odds: [0.03, 0.2, 0.31, 0] },
          { from: 0.91, odds: [0.29, 0.35, 0.52, 0.69] },
        ],
        tier: [
          { from: 20, odds: [0.02, 0.02, 0, 0] },
          { from: 35, odds: [0.04, 0.22, 0, 0] },
          { from: 40, odds: [0.25, 0.14, 0.32, 0.03] },
          { from: 50, odds: [0.35, 0, 0.61, 0.04] },
          { from: 55, odds: [0.19, 0, 0.03, 0.25] },
          { from: 60, odds: [0.12, 0, 0, 0.35] },
          { from: 70, odds: [0, 0, 0, 0.41] },
          { from: 80, odds: [0, 0, 0, 0.41] },
        ],
      },
    },
    lock: {
      base: [0.79, -0.06, -0.26, -0.19],
      word: [0, 0, 0, 0],
      rungs: {
        kept: [
          { from: 0.64, odds: [0.51, 0.06, 0, 0] },
          { from: 0.72, odds: [0.49, 0.11, 0, 0] },
          { from: 1, odds: [0.5, 0.07, 0, 0] },
        ],
        tier: [],
      },
    },
    steal: {
      base: [-0.19, -0.25, -0.25, -0.32],
      word: [0.51, 0.56, 0.49, 0.19],
      rungs: {
        kept: [
          { from: 0, odds: [0.05, 0, 0, 0] },
          { from: 0.35, odds: [0.25, 0.25, 0.28, 0.23] },
          { from: 1, odds: [0.16, 0, 0.31, 0.41] },
        ],
        tier: [
          { from: 20, odds: [0.17, 0.09, 0.08, 0] },
          { from: 35, odds: [0.39, 0.21, 0.1, 0] },
          { from: 40, odds: [0.15, 0, 0.36, 0] },
          { from: 50, odds: [0.12, 0.3, 0.17, 0] },
          { from: 55, odds: [0.12, 0.3, 0.12, 0] },
          { from: 60, odds: [0.13, 0.34, 0.14, 0] },
          { from: 70, odds: [0.35, 0.21, 0.31, 0.95] },
          { from: 80, odds: [0.07, 0.05, 0.22, 0] },
        ],
      },
    },
  },
  caution: 1,
};
