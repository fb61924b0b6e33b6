import type { AnyRefusal } from '@wordhoard/protocol';
import { type Grid, makeStart, type Refusal, type Square } from '@wordhoard/wildwords';
import { refusalText } from '#strings/refusals.ts';
import { squareInWords } from '../strings/play-text.ts';
import { wildwordsRefusals as text } from '../strings/refusals.ts';
import type { WrittenFault } from '../turn/written.ts';

/** `8H`, whichever way a play runs there. */
export const nameOf = (square: Square): string => makeStart(square, 'across');

/** A refusal in words: the game's own if it is one of them, otherwise the shared one. */
export function inWords(refusal: AnyRefusal): string {
  // An unknown code isn't looked up: it is the server's or the kernel's.
  const own = refusal as Refusal;
  switch (own.code) {
    case 'already-traded':
      return text.alreadyTraded;
    case 'pot-empty':
      return text.potEmpty;
    case 'not-in-tray':
      return text.notInTray;
    case 'word-count':
      return text.wordCount(own.made);
    case 'no-tiles':
      return text.noTiles;
    case 'too-many-tiles':
      return text.tooMany;
    case 'first-needs-two':
      return text.firstNeedsTwo;
    case 'not-through-centre':
      return text.notThroughCentre;
    case 'off-board':
      return text.offBoard;
    case 'occupied':
    case 'twice':
      return text.occupied(squareInWords(own.square));
    case 'not-in-line':
      return text.notInLine;
    case 'gap':
      return text.gap;
    case 'not-adjacent':
      return text.notAdjacent;
    default:
      return refusalText(refusal);
  }
}

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
