import {
  type Bins,
  gaugeOf,
  type Interval,
  type PlayerSummary,
  type PlayersOverview,
  REPORT_COLUMNS,
  type Spread,
  type Summary,
} from '@wordhoard/lab';
import type { JSX } from 'preact';
import { lab as strings } from '#strings/lab.ts';
import { amount, estimate, fromTo, percent } from './figures.ts';
import { Outliers, Things } from './items.tsx';
import { Estimate, Legend } from './report-parts.tsx';

const heads = REPORT_COLUMNS;

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
              {heads.wins.title}
            </th>
            <th scope="col">{heads.points.title}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <StandingRow key={standing.name} standing={standing} even={even} />
          ))}
        </tbody>
      </table>
      <p class="muted small">{strings.even}</p>
    </div>
  );
}

interface StandingRowProps {
  readonly standing: PlayerSummary;
  readonly even: number;
}

function StandingRow({ standing: { name, wins, score }, even }: StandingRowProps): JSX.Element {
  const [won, points] = [estimate(wins, true), estimate(score)];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-column={heads.wins.title}>
        <span class="sr-only">{strings.winsOf(won.mean, won.range, percent(even))}</span>
        <span aria-hidden="true">
          {won.mean}
          {won.range !== null && <small>{won.range}</small>}
        </span>
      </td>
      <td class="plot">
        <Whisker interval={wins} from={0} to={1} even={even} />
      </td>
      <Estimate column={heads.points.title} text={points} />
    </tr>
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
            {heads.ahead.title}
          </th>
        </tr>
      </thead>
      <tbody>
        {versus.map(({ a, b, ahead }) => (
          <tr key={`${a} ${b}`}>
            <th scope="row">{strings.against(a, b)}</th>
            <Estimate column={heads.ahead.title} text={estimate(ahead, true)} />
            <td class="plot">
              <Whisker interval={ahead} from={0} to={1} even={0.5} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Length, points, drama: for each measure its mean, its spread, and how the games lie. */
function Measures({ overview: { measures, bins } }: { readonly overview: PlayersOverview }): JSX.Element {
  return (
    <div class="lab-table">
      <h4>{strings.measures}</h4>
      <table>
        <thead>
          <tr>
            <th scope="col">{strings.measure}</th>
            <th scope="col">
              {heads.mean.title}
              <small>{strings.interval}</small>
            </th>
            <th scope="col">
              {heads.median.title}
              <small>{strings.middle}</small>
            </th>
            <th scope="col">{strings.extremes}</th>
            <th scope="col" class="plot">
              {strings.lie}
            </th>
          </tr>
        </thead>
        <tbody>
          {measures.map(({ name, spread }) => (
            <Measure key={name} name={name} spread={spread} bins={bins[name]} />
          ))}
        </tbody>
      </table>
      <Legend title={strings.rowsMean} entries={measures.flatMap(({ name }) => gaugeOf(name) ?? [])} />
    </div>
  );
}

interface MeasureProps {
  readonly name: string;
  readonly spread: Spread;
  readonly bins: Bins | undefined;
}

function Measure({ name, spread, bins }: MeasureProps): JSX.Element {
  const { title = name, share } = gaugeOf(name) ?? {};
  const text = share ? percent : amount;
  const { median, quarter, threeQuarters, min, max } = spread;
  return (
    <tr>
      <th scope="row">{title}</th>
      <Estimate column={heads.mean.title} text={estimate(spread, share)} />
      <td data-column={heads.median.title}>
        {text(median)}
        <small>{fromTo(quarter, threeQuarters, text)}</small>
      </td>
      <td data-column={strings.extremes}>{fromTo(min, max, text)}</td>
      <td class="plot">{bins && bins.counts.length > 1 && <Histogram bins={bins} label={toldBins(bins, text)} />}</td>
    </tr>
  );
}

/** The picture in words: how many games in each stretch that has any. */
function toldBins({ from, width, counts }: Bins, text: (value: number) => string): string {
  const whole = Number.isInteger(from) && Number.isInteger(width);
  const told = counts.flatMap((n, i) => {
    const start = from + i * width;
    return n === 0 ? [] : [strings.bin(fromTo(start, whole ? start + width - 1 : start + width, text), n)];
  });
  return strings.binned(told);
}

const WIDTH = 96;
const HEIGHT = 28;

/** Distribution of the games: a bar for each interval. */
function Histogram({ bins: { counts }, label }: { readonly bins: Bins; readonly label: string }): JSX.Element {
  const most = Math.max(1, ...counts);
  const wide = WIDTH / Math.max(1, counts.length);
  return (
    <svg class="histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
      <path class="ground" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      {counts.map((n, i) => {
        const high = (n / most) * (HEIGHT - 1);
        return <rect key={i} x={i * wide + 0.5} width={Math.max(1, wide - 1)} y={HEIGHT - high} height={high} />;
      })}
    </svg>
  );
}

interface WhiskerProps {
  readonly interval: Interval;
  /** The ends of the scale. */
  readonly from: number;
  readonly to: number;
  /** The value of an even game; drawn as a line. */
  readonly even?: number;
}

/** A mean, and where the truth may lie. What it shows stands beside it in figures. */
function Whisker({ interval: { mean, low, high }, from, to, even }: WhiskerProps): JSX.Element {
  const x = (value: number): number => 4 + (Math.min(1, Math.max(0, (value - from) / (to - from))) || 0) * (WIDTH - 8);
  return (
    <svg class="whisker" viewBox={`0 0 ${WIDTH} 20`} aria-hidden="true">
      {even !== undefined && <path class="even" d={`M${x(even)} 0V20`} />}
      <path class="range" d={`M${x(low)} 10H${x(high)}M${x(low)} 6V14M${x(high)} 6V14`} />
      <circle cx={x(mean)} cy={10} r={4} />
    </svg>
  );
}
