import type { Seat } from '@wordhoard/kernel';
import type { View } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { Final, type FinalTable } from '../../../shell/table/final.tsx';
import { wordWorx } from '../strings/play.ts';
import { Sheets } from './sheets.tsx';
import './end.css';

/** The ranking, what can follow, and every line of the reckoning. */
export const End = ({ view, ...final }: FinalTable & { readonly view: View }): JSX.Element => (
  <Final
    {...final}
    title={wordWorx.title}
    score={(seat) => view.players[seat]!.total}
    about={(seat) => <small>{wordWorx.end.words(manifestWords(view, seat))}</small>}
  >
    {view.sheets.map((sheets, i) => (
      <section key={i}>
        <h2>{wordWorx.sheet.title(i + 1)}</h2>
        <Sheets sheets={sheets} names={final.names} />
      </section>
    ))}
  </Final>
);

const manifestWords = ({ sheets }: View, seat: Seat): number =>
  sheets.reduce((sum, round) => sum + round[seat]!.lines.filter(({ why }) => why === 'manifest').length, 0);
