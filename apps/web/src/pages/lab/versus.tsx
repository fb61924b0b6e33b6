import type { Summary } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { lab as strings } from '#strings/lab.ts';
import { fromTo, percent } from './figures.ts';
import { Whisker } from './plots.tsx';

/** With more than two players: how often one finishes ahead of another. */
export const VersusTable = ({ versus }: Pick<Summary, 'versus'>): JSX.Element => (
  <div class="lab-table">
    <h4>{strings.versus}</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">{strings.standing}</th>
          <th scope="col" colSpan={2}>
            {strings.ahead}
          </th>
        </tr>
      </thead>
      <tbody>
        {versus.map(({ a, b, ahead }) => (
          <tr key={`${a} ${b}`}>
            <th scope="row">{strings.against(a, b)}</th>
            <td data-column={strings.ahead}>
              {percent(ahead.mean)}
              <small>{fromTo(ahead.low, ahead.high, percent)}</small>
            </td>
            <td class="plot">
              <Whisker interval={ahead} from={0} to={1} even={0.5} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
