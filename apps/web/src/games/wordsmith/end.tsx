import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import { LINES, type View } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { wordsmith } from '#strings/wordsmith.ts';
import { figure } from '../../shell/format.ts';
import { play } from '../../shell/sound.ts';
import type { Names } from '../../shell/table/names.ts';
import { type Ending, Over } from '../../shell/table/over.tsx';
import { Disc } from '../../shell/table/seats.tsx';
import './end.css';

interface EndProps {
  readonly view: View;
  readonly table: TableInfo;
  readonly names: Names;
  readonly me: Seat | null;
  readonly places: readonly (readonly Seat[])[];
  readonly ending: Ending;
}

/** [WS-15] [WS-16] The ranking, what can follow, and every line of the score. */
export function End({ view, table, names, me, places, ending }: EndProps): JSX.Element {
  useEffect(() => {
    if (me !== null && places[0]?.includes(me)) play('win');
  }, []);
  const ranked = places.flatMap((group, i) => {
    const place = 1 + places.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return group.map((seat) => ({ seat, place }));
  });
  const result = ranked.map(({ seat, place }) => `${place} ${names.of(seat)} ${view.tallies[seat]!.total}`);
  return (
    <>
      <ol class="ranking plain" aria-label={wordsmith.end.ranking}>
        {ranked.map(({ seat, place }) => (
          <li key={seat} class={place === 1 ? 'first' : ''}>
            <span class="num place">{place}</span>
            <Disc name={names.of(seat)} seat={seat} />
            <span class="what">
              <b>{names.of(seat)}</b>
              <small>{wordsmith.end.crowns(view.sheets[seat]!.crowns)}</small>
            </span>
            <span class="num">{figure(view.tallies[seat]!.total)}</span>
          </li>
        ))}
      </ol>
      <Over table={table} ending={ending} result={[`${wordsmith.title}, Wordhoard`, ...result].join('\n')} />
      <Scores view={view} names={names} seats={ranked.map(({ seat }) => seat)} />
    </>
  );
}

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
