import { type ItemStatistics, isBroken, marginOf, type Outlier, REPORT_COLUMNS } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lab as strings } from '#strings/lab.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/fields.tsx';
import { figure } from '../../ui/format.ts';
import {
  amount,
  COLUMNS,
  type EstimateText,
  estimate,
  type SortColumn,
  type SortOrder,
  sorted,
  sortedBy,
} from './figures.ts';
import { Estimate, Legend } from './report-parts.tsx';

const heads = REPORT_COLUMNS;
const ITEM_COLUMNS = [heads.games, heads.times, heads.itemWins, heads.itemPoints];
const COLUMN_TITLES: Readonly<Record<SortColumn, string>> = {
  name: strings.thing,
  games: heads.games.title,
  times: heads.times.title,
  wins: heads.itemWins.title,
  points: heads.itemPoints.title,
};

/** Rows shown at first. */
const FEW = 12;

/** Kinds that only the engine counts come after the game's own. */
const kindsOf = (things: readonly ItemStatistics[]): string[] =>
  [...new Set(things.map(({ kind }) => kind))].sort((a, b) => Number(a === 'event') - Number(b === 'event'));

/** Cards, squares, letters: how often each came up, and what it went with. */
export function Things({ things }: { readonly things: readonly ItemStatistics[] }): JSX.Element | null {
  const kinds = kindsOf(things);
  const [chosen, choose] = useState<string | null>(null);
  const [sorting, sort] = useState<SortOrder>({ by: 'times', down: true });
  const [all, showAll] = useState(false);
  const kind = chosen !== null && kinds.includes(chosen) ? chosen : kinds[0];
  if (kind === undefined) return null;
  const those = sorted(
    things.filter((thing) => thing.kind === kind),
    sorting,
  );
  const shown = all ? those : those.slice(0, FEW);
  return (
    <div class="lab-table">
      <h4>{strings.things}</h4>
      <Field label={strings.kind}>
        {(id) => (
          <select class="input" id={id} onChange={({ currentTarget: { value } }) => choose(value)}>
            {kinds.map((it) => (
              <option key={it} value={it} selected={it === kind}>
                {strings.kindOf(it)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <table class="things">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <SortHead key={column} column={column} sorting={sorting} onSort={() => sort(sortedBy(sorting, column))} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((thing) => (
            <ThingRow key={thing.name} thing={thing} />
          ))}
        </tbody>
      </table>
      {shown.length < those.length && (
        <Button text={strings.more(those.length - shown.length)} onClick={() => showAll(true)} />
      )}
      <Legend title={strings.columnsMean} entries={ITEM_COLUMNS} />
      <p class="muted small">{strings.went}</p>
    </div>
  );
}

interface HeadProps {
  readonly column: SortColumn;
  readonly sorting: SortOrder;
  readonly onSort: () => void;
}

function SortHead({ column, sorting: { by, down }, onSort }: HeadProps): JSX.Element {
  const sortedHere = by === column;
  return (
    <th scope="col" aria-sort={sortedHere ? (down ? 'descending' : 'ascending') : 'none'}>
      <button type="button" onClick={onSort}>
        {COLUMN_TITLES[column]}
        {sortedHere && <span aria-hidden="true">{down ? ' ▾' : ' ▴'}</span>}
      </button>
    </th>
  );
}

/** An item that belongs to no seat has no wins. */
const NONE: EstimateText = { mean: '–', range: null };

const ThingRow = ({ thing: { name, games, times, wins, points } }: { readonly thing: ItemStatistics }): JSX.Element => (
  <tr>
    <th scope="row">{name}</th>
    <td data-column={heads.games.title}>{estimate(games, true).mean}</td>
    <td data-column={heads.times.title}>{amount(times)}</td>
    <Estimate column={heads.itemWins.title} text={wins ? estimate(wins, true) : NONE} />
    <Estimate column={heads.itemPoints.title} text={points ? estimate(points) : NONE} />
  </tr>
);

/** Games that are worth looking at, each with the way into its review. */
export function Outliers({ outliers }: { readonly outliers: readonly Outlier[] }): JSX.Element | null {
  if (outliers.length === 0) return null;
  return (
    <div>
      <h4>{strings.outliers}</h4>
      <ul class="plain lab-outliers">
        {outliers.map((outlier) => (
          <li key={`${outlier.what} ${outlier.game}`} data-what={outlier.what}>
            <span class="what">
              <b>{strings.outlier(outlier.what)}</b>
              <small>
                {strings.outlierGame(outlier.game)}: {toldOf(outlier)}
              </small>
            </span>
            <LinkButton
              text={strings.review}
              href={hrefOf(outlier)}
              aria-label={strings.reviewOf(strings.outlier(outlier.what), outlier.players, outlier.game)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A game that broke is opened where it did. */
function hrefOf({ players, game, line }: Outlier): string {
  const at = isBroken(line) ? `#${line.fault.after}` : '';
  return `/lab/game/${players}/${game}${at}`;
}

function toldOf({ what, line }: Outlier): string {
  if (isBroken(line)) return strings.brokeAfter(line.fault.code, line.fault.after);
  const scores = line.scores.map(figure).join(' : ');
  if (what === 'margin') return `${scores}, ${strings.marginOf(marginOf(line) ?? 0)}`;
  if (what === 'comeback') return `${scores}, ${strings.behindOf(line.behind ?? 0)}`;
  return `${strings.length(line.turns, line.decisions, amount(line.ms / 60_000))}, ${scores}`;
}
