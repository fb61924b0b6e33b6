import {
  bonusSet,
  manifestNumber,
  type Progress,
  type RoundSheet,
  type ScoreLine,
  type View,
} from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Names } from '../../../table-kit/phrases.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { figure } from '../../../ui/format.ts';
import { WordLink } from '../../../ui/word-meaning.tsx';
import { ComponentsContext } from '../hand/components-context.ts';
import { wordWorx } from '../strings/play.ts';
import { Manifest } from './sidebar.tsx';
import './sidebar.css';

/** A dialog over the table: the manifest, or the scores of that round. */
export type DialogName = 'manifest' | number;

interface DialogsProps {
  readonly view: View;
  readonly names: Names;
  readonly progress: readonly Progress[] | undefined;
  readonly opened: DialogName | null;
  readonly onClose: () => void;
}

export const Dialogs = ({ view, names, progress, opened, onClose }: DialogsProps): JSX.Element => (
  <>
    <Dialog title={wordWorx.manifest.title} open={opened === 'manifest'} onClose={onClose}>
      {view.mine && <Manifest mine={view.mine} config={view.config} progress={progress} />}
    </Dialog>
    <Dialog title={wordWorx.sheet.title(view.sheets.length)} open={typeof opened === 'number'} onClose={onClose}>
      <Sheets sheets={view.sheets.at(-1) ?? []} names={names} />
    </Dialog>
  </>
);

/** When a round has been scored and another begins, its scores open by themselves. */
export function useScoredRound(scored: number, over: boolean, open: (round: number) => void): void {
  const [seen, see] = useState(scored);
  useEffect(() => {
    if (scored === seen) return;
    see(scored);
    if (!over) open(scored);
  }, [scored]);
}

/** [WX-11] A round's score, every line of it, for all players. */
export const Sheets = ({
  sheets,
  names,
}: {
  readonly sheets: readonly RoundSheet[];
  readonly names: Names;
}): JSX.Element => {
  const { bonusFactor, handCost } = useContext(ComponentsContext);
  return (
    <div class="sheets">
      {sheets.map((sheet, seat) => (
        <table key={seat}>
          <caption>
            <b>{names.of(seat)}</b>{' '}
            {wordWorx.sheet.on(manifestNumber(sheet.manifest), bonusSet(sheet.indicator), bonusFactor)}
          </caption>
          <thead>
            <tr>
              <th scope="col">{wordWorx.sheet.word}</th>
              <th scope="col">{wordWorx.sheet.why}</th>
              <th scope="col">{wordWorx.sheet.points}</th>
            </tr>
          </thead>
          <tbody>
            {sheet.lines.map((line, i) => (
              <tr key={i}>
                <th scope="row" class="word">
                  <WordLink word={line.word} />
                </th>
                <td>{why(line, bonusFactor)}</td>
                <td class="num">{line.points}</td>
              </tr>
            ))}
            <tr>
              <td colSpan={2}>{wordWorx.sheet.left(sheet.left)}</td>
              <td class="num">{figure(-handCost * sheet.left)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {wordWorx.sheet.sum}
              </th>
              <td class="num">{figure(sheet.points)}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  );
};

function why({ why: reason, set, doubled }: ScoreLine, factor: number): string {
  if (reason === 'manifest') return wordWorx.sheet.manifest(set ?? 0, doubled ? factor : 1);
  return reason === 'again' ? wordWorx.sheet.again : wordWorx.sheet.other;
}
