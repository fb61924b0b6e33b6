/** What the game refuses, and why. */
export const wildwordsRefusals = {
  alreadyTraded: 'You have traded already this turn. Play or pass.',
  potEmpty: 'The pot is empty, so nothing can be traded.',
  notInTray: 'One of these tiles is no longer in your tray.',
  wordCount: (n: number): string => `There ${n === 1 ? 'is one word' : `are ${n} words`} to spell.`,
  noTiles: 'Nothing lies on the board yet.',
  tooMany: 'A play has seven tiles at most.',
  firstNeedsTwo: 'The first play has at least two tiles.',
  notThroughCentre: 'The first play must cover the middle square, 8H.',
  offBoard: 'The play runs over the edge of the board.',
  occupied: (square: string): string => `A tile lies on ${square} already.`,
  notInLine: 'All the tiles must lie in one row or one column.',
  gap: 'There is an empty square between the tiles.',
  notAdjacent: 'The play must touch a tile that lies on the board.',
  noSuchTile: (face: string): string =>
    face === '*' ? 'You have no asterisk left in your tray.' : `You have no ${face} left in your tray.`,
  faceDown: (square: string): string =>
    `${square} turns tiles face down: write the letter you give up there instead of the asterisk.`,
  edge: 'The arrow is at the edge: there is no free square further on.',
  notAPlay: 'Write where the play starts and then its letters, such as 8E FEND or E8 FEND.',
  notAsWritten: (square: string, there: string | null): string =>
    there === null
      ? `Nothing lies on ${square}.`
      : `On ${square} there lies ${there === '*' ? 'an asterisk' : there}: write it in parentheses, or as a dot.`,
} as const;
