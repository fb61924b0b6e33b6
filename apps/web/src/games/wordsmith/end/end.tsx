import type { Seat } from '@wordhoard/kernel';
import { LINES, type View } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { figure } from '../../../shell/format.ts';
import { Final, type FinalTable } from '../../../shell/table/final.tsx';
import type { Names } from '../../../shell/table/names.ts';
import { Disc } from '../../../shell/table/seats.tsx';
import { wordsmith } from '../strings/play.ts';
import './end.css';

export interface EndProps extends FinalTable {
  readonly view: View;
}

/** [WS-15] [WS-16] The ranking, what can follow, and every line of the score. */
export const End = ({ view, ...final }: EndProps): JSX.Element => (
  <Final
    {...final}
    title={wordsmith.title}
    score={(seat) => view.tallies[seat]!.total}
    about={(seat) => <small>{wordsmith.end.crowns(view.sheets[seat]!.crowns)}</small>}
  >
    <Scores view={view} names={final.names} seats={final.places.flat()} />
  </Final>
);

interface ScoresProps {
  readonly view: View;
  readonly names: Names;
  readonly seats: readonly Seat[];
}

const Scores = ({ view, names, seats }: ScoresProps): JSX.Element => (
  <table class="ws-scores">
    <caption>{wordsmith.end.scores}</caption>
    <thead>
      <tr>
        <td />
        {seats.map((seat) => (
          <th key={seat} scope="col">
            <Disc name={names.of(seat)} seat={seat} />
            <span class="unseen">{names.of(seat)}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {LINES.map((line) => (
        <tr key={line}>
          <th scope="row">{wordsmith.end.line(line)}</th>
          {seats.map((seat) => (
            <td key={seat}>{figure(view.tallies[seat]!.lines[line])}</td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{wordsmith.end.total}</th>
        {seats.map((seat) => (
          <td key={seat} class="num sum">
            {figure(view.tallies[seat]!.total)}
          </td>
        ))}
      </tr>
    </tfoot>
  </table>
);
