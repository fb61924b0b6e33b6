import type { StrengthModel } from '@wordhoard/kernel';

/** Written by `npm run fit:strength -- wildwords` from `bench/strength/inputs/wildwords.txt`. */
export const strength: StrengthModel = {
  kinds: {
    challenge: {
      base: [-0.08, -0.1, -0.09, -0.12],
      word: [0, 0, 0, 0],
      rungs: { kept: [{ from: 1, odds: [0.11, 0.09, 0.08, 0.03] }], tier: [] },
    },
    turn: {
      base: [0.04, -0.05, -0.13, -0.14],
      word: [-0.42, -0.49, -0.49, -0.53],
      rungs: {
        kept: [
          { from: 0.25, odds: [0.14, 0.11, 0, 0] },
          { from: 0.37, odds: [0.1, 0.15, 0, 0] },
          { from: 0.49, odds: [0.09, 0.11, 0, 0] },
          { from: 0.66, odds: [0.15, 0.15, 0.15, 0.14] },
          { from: 0.92, odds: [0.34, 0.23, 0.21, 0.45] },
          { from: 1, odds: [0.28, 0.23, 0.14, 0.39] },
        ],
        tier: [
          { from: 20, odds: [0.02, 0.01, 0, 0] },
          { from: 35, odds: [0.09, 0.04, 0, 0] },
          { from: 40, odds: [0.46, 0.41, 0.16, 0] },
          { from: 50, odds: [0.23, 0.45, 0.16, 0] },
          { from: 55, odds: [0.13, 0.18, 0.24, 0] },
          { from: 60, odds: [0.13, 0.13, 0.29, 0] },
          { from: 70, odds: [0.14, 0.14, 0.31, 0] },
          { from: 80, odds: [0.14, 0.13, 0.34, 0] },
        ],
      },
    },
  },
  caution: 1,
};
