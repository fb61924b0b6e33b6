import type { Progress, View } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Names } from '../../../table-kit/phrases.ts';
import { Sheet } from '../../../ui/dialog.tsx';
import { Manifest } from '../manifest/manifest.tsx';
import { Sheets } from '../score/sheets.tsx';
import { wordWorx } from '../strings/play.ts';

/** A dialog over the table: the manifest, or the scores of that round. */
export type Leaf = 'manifest' | number;

interface LeavesProps {
  readonly view: View;
  readonly names: Names;
  readonly progress: readonly Progress[] | undefined;
  readonly opened: Leaf | null;
  readonly onClose: () => void;
}

export const Leaves = ({ view, names, progress, opened, onClose }: LeavesProps): JSX.Element => (
  <>
    <Sheet title={wordWorx.manifest.title} open={opened === 'manifest'} onClose={onClose}>
      {view.mine && <Manifest mine={view.mine} once={view.config.once} progress={progress} />}
    </Sheet>
    <Sheet title={wordWorx.sheet.title(view.sheets.length)} open={typeof opened === 'number'} onClose={onClose}>
      <Sheets sheets={view.sheets.at(-1) ?? []} names={names} />
    </Sheet>
  </>
);

/** When a round has been scored and another begins, its reckoning is shown by itself. */
export function useScoredRound(scored: number, over: boolean, open: (round: number) => void): void {
  const [seen, see] = useState(scored);
  useEffect(() => {
    if (scored === seen) return;
    see(scored);
    if (!over) open(scored);
  }, [scored]);
}
