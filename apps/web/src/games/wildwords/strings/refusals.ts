/** The game's refusals, with reasons. */
export const wildwordsRefusals = {
  alreadyTraded: 'You’ve already traded this turn. Play or pass.',
  potEmpty: 'The pot is empty, so you can’t trade. Play or pass.',
  notInTray: 'One of these tiles is no longer in your tray. Take all back and lay your play again.',
  wordCount: (n: number): string =>
    `Your play made ${n === 1 ? 'one word' : `${n} words`}. Spell ${n === 1 ? 'it' : 'each of them'}.`,
  noTiles: 'You haven’t laid any tiles. Lay some on the board, then play.',
  tooMany: 'A play has seven tiles at most. Take some back.',
  firstNeedsTwo: 'The first play needs at least two tiles. Lay one more.',
  notThroughCentre: 'The first play must cover the middle square (row 8, column H). Move your tiles there.',
  offBoard: 'The play runs off the board. Start it further back, or make it shorter.',
  occupied: (square: string): string => `There’s already a tile on ${square}. Choose an empty square.`,
  notInLine: 'Your tiles must lie in one row or one column. Take back those that don’t.',
  gap: 'There’s an empty square between your tiles. Close the gap.',
  notAdjacent: 'The play must touch a tile on the board. Move it next to one.',
  noSuchTile: (face: string): string =>
    `You have no ${face === '*' ? 'asterisk' : face} left in your tray. Choose another tile.`,
  faceDown: (square: string): string =>
    `${square} turns its tile face down. Write the letter you give up there, not an asterisk.`,
  edge: 'The arrow has reached the edge of the board. Move it to an empty square.',
  notAPlay: (text: string): string =>
    `“${text}” isn’t a play. Write where it starts, then its letters: 8E FEND runs across, E8 FEND down.`,
  notAsWritten: (square: string, there: string | null): string =>
    there === null
      ? `There’s no tile on ${square} yet. Write the letter you want to lay there.`
      : `There’s already a tile on ${square}: ${there === '*' ? 'an asterisk' : there}. Write (${there}) or a dot for it.`,
} as const;
