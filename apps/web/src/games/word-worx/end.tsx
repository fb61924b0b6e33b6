import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { View } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { wordWorx } from '#strings/word-worx.ts';
import { figure } from '../../shell/format.ts';
import { play } from '../../shell/sound.ts';
import type { Names } from '../../shell/table/names.ts';
import { type Ending, Over } from '../../shell/table/over.tsx';
import { Disc } from '../../shell/table/seats.tsx';
import { Sheets } from './sheets.tsx';

interface EndProps {
  readonly view: View;
  readonly table: TableInfo;
  readonly names: Names;
  readonly me: Seat | null;
  readonly places: readonly (readonly Seat[])[];
  readonly ending: Ending;
}

/** The ranking, what can follow, and every line of the reckoning. */
export function End({ view, table, names, me, places, ending }: EndProps): JSX.Element {
  const won = me !== null && places[0]?.includes(me);
  useEffect(() => {
    if (won) play('win');
  }, []);
  const ranked = places.flatMap((group, i) => {
    const place = 1 + places.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return group.map((seat) => ({ seat, place, total: view.players[seat]!.total }));
  });
  const result = ranked.map(({ seat, place, total }) => `${place} ${names.of(seat)} ${figure(total)}`).join('\n');
  return (
    <>
      <ol class="ranking plain" aria-label={wordWorx.end.ranking}>
        {ranked.map(({ seat, place, total }) => (
          <li key={seat} class={place === 1 ? 'first' : ''}>
            <span class="num place">{place}</span>
            <Disc name={names.of(seat)} seat={seat} />
            <span class="what">
              <b>{names.of(seat)}</b>
              <small>{wordWorx.end.words(manifestWords(view, seat))}</small>
            </span>
            <span class="num">{figure(total)}</span>
          </li>
        ))}
      </ol>
      <Over table={table} ending={ending} result={wordWorx.end.shareText(`${wordWorx.title}, Wordhoard`, result)} />
      {view.sheets.map((sheets, i) => (
        <section key={i}>
          <h2>{wordWorx.sheet.title(i + 1)}</h2>
          <Sheets sheets={sheets} names={names} />
        </section>
      ))}
    </>
  );
}

const manifestWords = ({ sheets }: View, seat: Seat): number =>
  sheets.reduce((sum, round) => sum + round[seat]!.lines.filter(({ why }) => why === 'manifest').length, 0);
