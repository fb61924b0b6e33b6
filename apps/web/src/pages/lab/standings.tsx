import type { PlayerSummary } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { lab as strings } from '#strings/lab.ts';
import { amount, fromTo, percent } from './figures.ts';
import { Whisker } from './plots.tsx';

interface StandingsProps {
  readonly title: string;
  readonly standings: readonly PlayerSummary[];
  readonly players: number;
}

/** Wins and points of each player, beside the share of an even game. */
export function Standings({ title, standings, players }: StandingsProps): JSX.Element {
  const even = 1 / players;
  return (
    <div class="lab-table">
      <h4>{title}</h4>
      <table>
        <thead>
          <tr>
            <th scope="col">{strings.standing}</th>
            <th scope="col" colSpan={2}>
              {strings.wins}
            </th>
            <th scope="col">{strings.points}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ name, wins, score }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-column={strings.wins}>
                <span class="unseen">
                  {strings.winsOf(percent(wins.mean), fromTo(wins.low, wins.high, percent), percent(even))}
                </span>
                <span aria-hidden="true">
                  {percent(wins.mean)}
                  <small>{fromTo(wins.low, wins.high, percent)}</small>
                </span>
              </td>
              <td class="plot">
                <Whisker interval={wins} from={0} to={1} even={even} />
              </td>
              <td data-column={strings.points}>
                {amount(score.mean)}
                {score.n > 1 && <small>{fromTo(score.low, score.high, amount)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="dim small">{strings.even}</p>
    </div>
  );
}
