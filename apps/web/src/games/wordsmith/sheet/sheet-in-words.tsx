import { kindOf, type Sheet, SIZE } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { wordsmith } from '../strings/play.ts';
import { rowInWords } from './in-words.ts';

/** The sheet as a list, for those who read it: row by row, then words, items and coins. */
export const SheetInWords = ({ sheet, label }: { readonly sheet: Sheet; readonly label: string }): JSX.Element => (
  <ul class="ws-in-words plain" aria-label={label}>
    {Array.from({ length: SIZE }, (_, row) => (
      <li key={row}>{rowInWords(sheet, row)}</li>
    ))}
    <li>{wordsmith.text.words(sheet.words.map(({ word }) => word))}</li>
    <li>{wordsmith.text.forged(sheet.forged.map(kindOf))}</li>
    <li>{wordsmith.tracks.coins(sheet.spent, sheet.gained)}</li>
    <li>{wordsmith.tracks.crowns(sheet.crowns)}</li>
  </ul>
);
