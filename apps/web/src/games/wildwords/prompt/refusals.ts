import { formatStart, type Grid, type Refusal, type Square } from '@wordhoard/wildwords';
import { type RefusalWording, refusalWording } from '../../../table-kit/refusals.ts';
import type { WrittenFault } from '../hand/draft.ts';
import { squareInWords } from '../strings/play-text.ts';

/** `8H`, whichever way a play runs there. */
export const nameOf = (square: Square): string => formatStart(square, 'across');

const occupied = (square: Square): string =>
  `There’s already a tile on ${squareInWords(square)}. Choose an empty square.`;
const OFF_BOARD = 'The play runs off the board. Start it further back, or make it shorter.';

/** A refusal in words, with its reason or remedy. */
export const inWords: RefusalWording<Refusal> = refusalWording<Refusal>({
  'already-traded': () => 'You’ve already traded this turn. Play or pass.',
  'pot-empty': () => 'The pot is empty, so you can’t trade. Play or pass.',
  'not-in-tray': () => 'One of these tiles is no longer in your tray. Take all back and lay your play again.',
  'word-count': ({ made }) =>
    `Your play made ${made === 1 ? 'one word' : `${made} words`}. Spell ${made === 1 ? 'it' : 'each of them'}.`,
  'no-tiles': () => 'You haven’t laid any tiles. Lay some on the board, then play.',
  'too-many-tiles': () => 'That’s more tiles than a tray holds. Take some back.',
  'first-needs-two': () => 'The first play needs at least two tiles. Lay one more.',
  'not-through-centre': () => 'The first play must cover the middle square (row 8, column H). Move your tiles there.',
  'off-board': () => OFF_BOARD,
  occupied: ({ square }) => occupied(square),
  twice: ({ square }) => occupied(square),
  'not-in-line': () => 'Your tiles must lie in one row or one column. Take back those that don’t.',
  gap: () => 'There’s an empty square between your tiles. Close the gap.',
  'not-adjacent': () => 'The play must touch a tile on the board. Move it next to one.',
});

export const noSuchTile = (face: string): string =>
  `You have no ${face === '*' ? 'asterisk' : face} left in your tray. Choose another tile.`;
export const AT_EDGE = 'The arrow has reached the edge of the board. Move it to an empty square.';

/** Why a play in writing was not laid. */
export function writtenInWords(fault: WrittenFault, grid: Grid): string {
  switch (fault.code) {
    case 'no-such-tile':
      return noSuchTile(fault.face);
    case 'face-down':
      return `${nameOf(fault.square)} turns its tile face down. Write the letter you give up there, not an asterisk.`;
    case 'not-a-play':
      return `“${fault.text}” isn’t a play. Write where it starts, then its letters: 8E FEND runs across, E8 FEND down.`;
    case 'off-board':
      return OFF_BOARD;
    case 'not-as-written': {
      const [name, there] = [nameOf(fault.square), grid[fault.square] ?? null];
      return there === null
        ? `There’s no tile on ${name} yet. Write the letter you want to lay there.`
        : `There’s already a tile on ${name}: ${there === '*' ? 'an asterisk' : there}. Write (${there}) or a dot for it.`;
    }
  }
}
