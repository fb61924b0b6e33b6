import type { ItemStatistics } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lab as strings } from '#strings/lab.ts';
import { Field } from '../make/fields.tsx';
import { amount, fromTo, percent } from './figures.ts';
import { COLUMNS, type SortColumn, type SortOrder, sorted, sortedBy } from './sorting.ts';

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
        <button type="button" class="btn" onClick={() => showAll(true)}>
          {strings.more(those.length - shown.length)}
        </button>
      )}
      <p class="dim small">{strings.went}</p>
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
        {strings.columns[column]}
        {sortedHere && <span aria-hidden="true">{down ? ' ▾' : ' ▴'}</span>}
      </button>
    </th>
  );
}

const ThingRow = ({ thing: { name, games, times, wins, points } }: { readonly thing: ItemStatistics }): JSX.Element => (
  <tr>
    <th scope="row">{name}</th>
    <td data-column={strings.columns.games}>{percent(games.mean)}</td>
    <td data-column={strings.columns.times}>{amount(times)}</td>
    <td data-column={strings.columns.wins}>
      {wins ? percent(wins.mean) : '–'}
      {wins && <small>{fromTo(wins.low, wins.high, percent)}</small>}
    </td>
    <td data-column={strings.columns.points}>
      {points ? amount(points.mean) : '–'}
      {points && points.n > 1 && <small>{fromTo(points.low, points.high, amount)}</small>}
    </td>
  </tr>
);
