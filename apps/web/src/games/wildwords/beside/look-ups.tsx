import { SIZE, type TileId, type View } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { rowInWords, trayInWords } from '../board/row-text.ts';
import { AgreedWords, agreedSummary } from '../words/agreed-words.tsx';

interface LookUpsProps {
  readonly view: View;
  readonly tray: readonly TileId[];
}

/** The board row by row, for those who would rather read it than look at it. */
export const BoardInWords = ({ view, tray }: LookUpsProps): JSX.Element => (
  <ol class="plain">
    {Array.from({ length: SIZE }, (_, row) => (
      <li key={row}>{rowInWords(view, row)}</li>
    ))}
    {tray.length > 0 && <li>{trayInWords(tray)}</li>}
  </ol>
);

/** [WW-15] Which words count at this table. */
export const Agreed = ({ view: { config } }: Pick<LookUpsProps, 'view'>): JSX.Element => (
  <>
    <p>{agreedSummary(config.words).join(', ')}.</p>
    <AgreedWords words={config.words} />
  </>
);
