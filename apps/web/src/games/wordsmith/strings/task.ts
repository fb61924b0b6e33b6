import type { View } from '@wordhoard/wordsmith';

/** The task of this game, in a sentence. */
export const task = 'Write two letters where they score most.';

/** For a first-time player: what to do, and what counts. */
export const help = {
  todo: 'Write two letters from the cards on empty squares. Then claim the words of four letters or more that you’ve made.',
  counts: 'Your score is what this turn adds to your total.',
} as const;

export const symbolsOn = ({ goals }: View): readonly { readonly mark: string; readonly meaning: string }[] => [
  { mark: 'Red circle', meaning: 'marks the squares of a claimed word; an item with all squares circled is forged' },
  { mark: 'Goblet', meaning: '2 points, and a free letter' },
  { mark: 'Sword', meaning: '4 points, and a free circle' },
  { mark: 'Axe', meaning: '6 points, and 2 crowns' },
  { mark: 'Coin', meaning: 'the round with a crown: pays 2 coins' },
  { mark: 'Ring', meaning: 'scores from the fifth ring on' },
  { mark: '0, 1, 2, 3', meaning: 'is the price of a letter; each coin you haven’t paid back costs a point' },
  { mark: 'Crowns', meaning: 'a point each; words of 6, 7 or 8 letters earn 1, 2 or 3, and five letters earn a coin' },
  ...(goals.some(({ first }) => first === null)
    ? [{ mark: 'Goals', meaning: 'score 8 points as soon as your circles or items show them' }]
    : []),
];
