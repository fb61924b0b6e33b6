import { SIZE, type TileId, type View } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { wildwords } from '#strings/wildwords.ts';
import { rowInWords, trayInWords } from './in-words.ts';

/** The board row by row, for those who would rather read it than look at it. */
export const InWords = ({ view, tray }: { readonly view: View; readonly tray: readonly TileId[] }): JSX.Element => (
  <details class="in-words">
    <summary>{wildwords.text.title}</summary>
    <ol class="plain">
      {Array.from({ length: SIZE }, (_, row) => (
        <li key={row}>{rowInWords(view, row)}</li>
      ))}
      {tray.length > 0 && <li>{trayInWords(tray)}</li>}
    </ol>
  </details>
);
