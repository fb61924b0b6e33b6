import type { StrengthModel } from '@wordhoard/kernel';

/** Written by `npm run fit:strength -- wordsmith` from `bench/strength/inputs/wordsmith.txt`. */
export const strength: StrengthModel = {
  kinds: {
    turn: {
      base: [-0.23, -0.25, -0.25, -0.27],
      word: [-0.04, -0.09, -0.08, -0.19],
      rungs: {
        kept: [
          { from: 0.3, odds: [0.1, 0.04, 0, 0] },
          { from: 0.57, odds: [0.13, 0.05, 0.05, 0] },
          { from: 0.74, odds: [0.12, 0.11, 0.06, 0] },
          { from: 0.84, odds: [0.03, 0.02, 0, 0] },
          { from: 0.95, odds: [0.14, 0.12, 0.18, 0.08] },
          { from: 1, odds: [0.19, 0.22, 0.31, 0.22] },
        ],
        tier: [
          { from: 20, odds: [0, 0.05, 0, 0] },
          { from: 35, odds: [0, 0.09, 0.01, 0] },
          { from: 40, odds: [0.44, 0.33, 0.15, 0.05] },
          { from: 50, odds: [0.21, 0.36, 0.14, 0.02] },
          { from: 55, odds: [0.22, 0.19, 0.49, 0.18] },
          { from: 60, odds: [0.2, 0.17, 0.4, 0.21] },
          { from: 70, odds: [0.18, 0.13, 0.13, 0.44] },
          { from: 80, odds: [0.25, 0.18, 0.18, 0.61] },
        ],
      },
    },
  },
  caution: 1,
};
