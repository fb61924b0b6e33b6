import type { TileId, View } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { lazy } from '../../../ui/lazy.tsx';
import { wildwords } from '../strings/play.ts';
import './to-read.css';

// Folded away, and few unfold them.
const Rows = lazy(async () => (await import('./look-ups.tsx')).BoardInWords);
const Agreed = lazy(async () => (await import('./look-ups.tsx')).Agreed);

interface ToReadProps {
  readonly view: View;
  readonly tray: readonly TileId[];
}

/** Reference material: the board in words, and the word list. */
export const ToRead = ({ view, tray }: ToReadProps): JSX.Element => (
  <>
    <details class="in-words">
      <summary>{wildwords.inWords}</summary>
      <Rows {...{ view, tray }} />
    </details>
    <details class="in-words">
      <summary>{wildwords.agreed}</summary>
      <Agreed view={view} />
    </details>
  </>
);
