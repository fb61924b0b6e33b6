import type { Seat } from '@wordhoard/kernel';
import type { Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SummaryProps } from '../../../table-kit/game-page.ts';
import { Drawing } from '../sheet/drawing.tsx';
import { lastSeen } from '../sheet/marks.ts';
import { SheetInWords } from '../sheet/sheet-in-words.tsx';
import { Tracks } from '../sheet/tracks.tsx';
import { Words } from '../sheet/words.tsx';
import { wordsmith } from '../strings/play.ts';
import { scoreShown } from '../table/score.ts';
import { Whose } from './whose.tsx';

export interface SheetsProps extends SummaryProps<Wordsmith> {
  /** The sheet shown first. */
  readonly first: Seat;
}

/** [WS-5] All sheets as of the end of the last round, one at a time, to look at only. */
export function Sheets({ sight, names, first }: SheetsProps): JSX.Element {
  const [seat, look] = useState(first);
  const { view, over } = sight.seen;
  const { sheet, before } = lastSeen(sight, seat);
  const label = wordsmith.grid.of(names, seat);
  return (
    <div class="ws-sheets">
      <Whose seats={[...view.sheets.keys()]} chosen={seat} names={names} onChoose={look} />
      <h3>{label}</h3>
      <p class="dim small">{wordsmith.sheets.score(scoreShown(view, seat, over !== null))}</p>
      <Drawing sheet={sheet} before={before} />
      <div class="unseen">
        <SheetInWords sheet={sheet} label={label} />
      </div>
      <Words sheet={sheet} />
      <Tracks sheet={sheet} />
    </div>
  );
}
