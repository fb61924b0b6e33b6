import { formatStart, type Grid, type Refusal, type Square } from '@wordhoard/wildwords';
import { type RefusalWording, refusalWording } from '../../../table-kit/refusals.ts';
import type { WrittenFault } from '../hand/draft.ts';
import { squareInWords } from '../strings/play-text.ts';
import { wildwordsRefusals as text } from '../strings/refusals.ts';

/** `8H`, whichever way a play runs there. */
export const nameOf = (square: Square): string => formatStart(square, 'across');

/** A refusal in words. */
export const inWords: RefusalWording<Refusal> = refusalWording<Refusal>({
  'already-traded': () => text.alreadyTraded,
  'pot-empty': () => text.potEmpty,
  'not-in-tray': () => text.notInTray,
  'word-count': ({ made }) => text.wordCount(made),
  'no-tiles': () => text.noTiles,
  'too-many-tiles': () => text.tooMany,
  'first-needs-two': () => text.firstNeedsTwo,
  'not-through-centre': () => text.notThroughCentre,
  'off-board': () => text.offBoard,
  occupied: ({ square }) => text.occupied(squareInWords(square)),
  twice: ({ square }) => text.occupied(squareInWords(square)),
  'not-in-line': () => text.notInLine,
  gap: () => text.gap,
  'not-adjacent': () => text.notAdjacent,
});

/** Why a play in writing was not laid. */
export function writtenInWords(fault: WrittenFault, grid: Grid): string {
  switch (fault.code) {
    case 'no-such-tile':
      return text.noSuchTile(fault.face);
    case 'face-down':
      return text.faceDown(nameOf(fault.square));
    case 'not-a-play':
      return text.notAPlay(fault.text);
    case 'off-board':
      return text.offBoard;
    case 'not-as-written':
      return text.notAsWritten(nameOf(fault.square), grid[fault.square] ?? null);
  }
}
