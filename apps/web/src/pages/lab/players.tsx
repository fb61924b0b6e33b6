import type { PlayerSummary, PlayersOverview, Summary } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { lab as strings } from '#strings/lab.ts';
import { amount, fromTo, percent } from './figures.ts';
import { Outliers, Things } from './items.tsx';
import { Measures, Whisker } from './measures.tsx';

/** All that is said of games with so many players. */
export function PlayersSection({ overview }: { readonly overview: PlayersOverview }): JSX.Element {
  const { players, games, seats, bots, versus, things, outliers } = overview;
  return (
    <section class="lab-players" aria-label={strings.playersGames(players, games)}>
      <h3>{strings.playersGames(players, games)}</h3>
      {games > 0 && (
        <>
          <Measures overview={overview} />
          <Standings
            title={strings.standings}
            standings={seats.map((it, seat) => ({ ...it, name: strings.seat(seat + 1) }))}
            players={players}
          />
          {bots.length > 1 && (
            <Standings
              title={strings.standingsOfBots}
              standings={bots.map((it) => ({ ...it, name: strings.botOf(it.name) }))}
              players={players}
            />
          )}
          {players > 2 && versus.length > 0 && <VersusTable versus={versus} />}
        </>
      )}
      <Outliers outliers={outliers} />
      {games > 0 && <Things things={things} />}
    </section>
  );
}

interface StandingsProps {
  readonly title: string;
  readonly standings: readonly PlayerSummary[];
  readonly players: number;
}

/** Wins and points of each player, beside the share of an even game. */
function Standings({ title, standings, players }: StandingsProps): JSX.Element {
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
                <span class="sr-only">
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
      <p class="muted small">{strings.even}</p>
    </div>
  );
}

/** With more than two players: how often one finishes ahead of another. */
const VersusTable = ({ versus }: Pick<Summary, 'versus'>): JSX.Element => (
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
