import type { StrengthModel } from '@wordhoard/kernel';

/** Written by `npm run fit:strength -- word-nerds` from `bench/strength/inputs/word-nerds.txt`. */
export const strength: StrengthModel = {
  kinds: {
    bid: {
      base: [-0.04, -0.05, -0.07, -0.06],
      word: [0, 0, 0, 0],
      rungs: {
        kept: [
          { from: 0.89, odds: [0.02, 0.01, 0, 0] },
          { from: 0.94, odds: [0.03, 0.01, 0, 0] },
          { from: 0.96, odds: [0.02, 0.01, 0, 0] },
          { from: 0.98, odds: [0.02, 0, 0, 0] },
          { from: 0.99, odds: [0.01, 0, 0.01, 0] },
          { from: 1, odds: [0.04, 0.09, 0.06, 0.03] },
        ],
        tier: [],
      },
    },
    card: {
      base: [0.04, 0.02, 0.03, -0.01],
      word: [0, 0, 0, 0],
      rungs: {
        kept: [
          { from: -1, odds: [0.04, 0.03, 0.03, 0] },
          { from: -0.87, odds: [0.06, 0.02, 0.05, 0.02] },
          { from: -0.29, odds: [0.04, 0.02, 0.04, 0] },
          { from: 0.75, odds: [0.08, 0.07, 0.1, 0.05] },
          { from: 1, odds: [0.09, 0.03, 0.12, 0.04] },
        ],
        tier: [],
      },
    },
    declare: {
      base: [-0.01, -0.04, -0.06, -0.05],
      word: [-0.37, -0.4, -0.33, -0.33],
      rungs: {
        kept: [
          { from: 0.67, odds: [0.04, 0.03, 0, 0.01] },
          { from: 0.81, odds: [0.07, 0.06, 0.01, 0.02] },
          { from: 0.91, odds: [0.11, 0.09, 0.04, 0.05] },
          { from: 0.99, odds: [0.09, 0.03, 0, 0.02] },
          { from: 1, odds: [0.11, 0.05, 0, 0.03] },
        ],
        tier: [
          { from: 20, odds: [0, 0, 0, 0] },
          { from: 35, odds: [0, 0, 0, 0] },
          { from: 40, odds: [0.42, 0.34, 0.06, 0.05] },
          { from: 50, odds: [0.19, 0.42, 0.18, 0.04] },
          { from: 55, odds: [0.15, 0.24, 0.14, 0.19] },
          { from: 60, odds: [0.36, 0.23, 0.79, 0.35] },
          { from: 70, odds: [0.2, 0.13, 0.17, 0.44] },
          { from: 80, odds: [0.19, 0.13, 0.16, 0.43] },
        ],
      },
    },
    purchase: {
      base: [-0.05, -0.06, -0.08, -0.07],
      word: [0, 0, 0, 0],
      rungs: { kept: [{ from: 1, odds: [0.11, 0.1, 0.1, 0.05] }], tier: [] },
    },
    respond: {
      base: [-0.05, -0.05, -0.06, -0.06],
      word: [0.16, 0.04, 0.08, -0.03],
      rungs: {
        kept: [
          { from: 0, odds: [0, 0, 0, 0] },
          { from: 1, odds: [0.01, 0, 0, 0] },
        ],
        tier: [
          { from: 20, odds: [0.15, 0.05, 0.05, 0] },
          { from: 35, odds: [0.11, 0.06, 0.08, 0] },
          { from: 40, odds: [0.08, 0.18, 0.08, 0] },
          { from: 50, odds: [0.08, 0.16, 0.09, 0] },
          { from: 55, odds: [0.07, 0.09, 0.11, 0.05] },
          { from: 60, odds: [0.29, 0.27, 0.42, 0.3] },
          { from: 70, odds: [0.33, 0.31, 0.3, 0.53] },
          { from: 80, odds: [0.39, 0.37, 0.36, 0.62] },
        ],
      },
    },
  },
  caution: 1,
};
