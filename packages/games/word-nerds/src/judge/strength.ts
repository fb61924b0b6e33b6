import type { StrengthModel } from '@wordhoard/kernel';

/** Written by `npm run fit:strength -- word-nerds` from `bench/strength/inputs/word-nerds.txt`. */
export const strength: StrengthModel = {
  kinds: {
    bid: {
      base: [-0.04, -0.06, -0.08, -0.07],
      word: [0, 0, 0, 0],
      rungs: {
        kept: [
          { from: 0.9, odds: [0.04, 0.01, 0, 0] },
          { from: 0.94, odds: [0.04, 0.01, 0, 0] },
          { from: 0.96, odds: [0.02, 0, 0, 0] },
          { from: 0.97, odds: [0.01, 0.01, 0, 0] },
          { from: 0.99, odds: [0, 0.02, 0, 0] },
          { from: 1, odds: [0, 0.08, 0.13, 0.02] },
        ],
        tier: [],
      },
    },
    card: {
      base: [0.02, 0.01, 0, -0.05],
      word: [0, 0, 0, 0],
      rungs: {
        kept: [
          { from: -1, odds: [0.05, 0.01, 0.02, 0] },
          { from: -0.9, odds: [0.08, 0, 0.04, 0] },
          { from: -0.4, odds: [0.05, 0, 0.01, 0] },
          { from: 0.75, odds: [0.14, 0.14, 0.16, 0.09] },
          { from: 1, odds: [0.2, 0.15, 0.21, 0.14] },
        ],
        tier: [],
      },
    },
    declare: {
      base: [0.01, -0.02, -0.06, -0.04],
      word: [-0.35, -0.33, -0.36, -0.33],
      rungs: {
        kept: [
          { from: 0.66, odds: [0.06, 0.03, 0, 0.01] },
          { from: 0.81, odds: [0.07, 0.06, 0, 0.02] },
          { from: 0.91, odds: [0.11, 0.08, 0.03, 0.02] },
          { from: 1, odds: [0.17, 0.1, 0.01, 0.04] },
        ],
        tier: [
          { from: 20, odds: [0, 0, 0, 0] },
          { from: 35, odds: [0, 0, 0.01, 0] },
          { from: 40, odds: [0.37, 0.33, 0.03, 0.09] },
          { from: 50, odds: [0.24, 0.5, 0.2, 0.12] },
          { from: 55, odds: [0.24, 0.21, 0.38, 0.28] },
          { from: 60, odds: [0.34, 0.24, 0.67, 0.31] },
          { from: 70, odds: [0.14, 0.1, 0.09, 0.3] },
          { from: 80, odds: [0.18, 0.13, 0.12, 0.4] },
        ],
      },
    },
    purchase: {
      base: [-0.04, -0.06, -0.08, -0.08],
      word: [0, 0, 0, 0],
      rungs: { kept: [{ from: 1, odds: [0.12, 0.13, 0.13, 0.06] }], tier: [] },
    },
    respond: {
      base: [-0.07, -0.07, -0.07, -0.08],
      word: [0.11, -0.05, 0.04, -0.08],
      rungs: {
        kept: [
          { from: 0, odds: [0, 0, 0, 0] },
          { from: 1, odds: [0, 0, 0, 0] },
        ],
        tier: [
          { from: 20, odds: [0.18, 0.08, 0.12, 0.01] },
          { from: 35, odds: [0.09, 0.04, 0.13, 0] },
          { from: 40, odds: [0.13, 0.25, 0.07, 0.12] },
          { from: 50, odds: [0.06, 0.13, 0, 0.08] },
          { from: 55, odds: [0.01, 0.04, 0.01, 0] },
          { from: 60, odds: [0.42, 0.4, 0.63, 0.39] },
          { from: 70, odds: [0.3, 0.28, 0.27, 0.46] },
          { from: 80, odds: [0.29, 0.28, 0.27, 0.43] },
        ],
      },
    },
  },
  caution: 1,
};
