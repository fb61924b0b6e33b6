import type { JSX } from 'preact';
import type { Names } from '../../../table-kit/phrases.ts';
import { Whose } from '../others/whose.tsx';
import { wordsmith } from '../strings/play.ts';
import { Grid, type GridProps } from './grid.tsx';
import { SheetInWords } from './sheet-in-words.tsx';
import type { ShownSheet } from './use-shown.ts';

interface WorkProps extends Pick<GridProps, 'pointed' | 'hands'> {
  readonly shown: ShownSheet;
  readonly names: Names;
  readonly players: number;
}

/** The sheet on the table: the player's own to write on, or one chosen to look at. */
export function Work({ shown, names, players, pointed, hands }: WorkProps): JSX.Element {
  const { seat, sheet, before, look } = shown;
  const label = wordsmith.grid.of(names, seat);
  return (
    <section class="ws-work" aria-label={label}>
      {!hands && players > 1 && (
        <Whose seats={Array.from({ length: players }, (_, it) => it)} chosen={seat} names={names} onChoose={look} />
      )}
      <Grid {...{ label, sheet, before, pointed, hands }} numbered />
      <div class="unseen">
        <SheetInWords sheet={sheet} label={wordsmith.text.label} />
      </div>
    </section>
  );
}
