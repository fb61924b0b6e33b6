import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { Event, View } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { wordNerds } from '#strings/word-nerds.ts';
import { play } from '../../shell/sound.ts';
import type { Names } from '../../shell/table/names.ts';
import { type Ending, Over } from '../../shell/table/over.tsx';
import { Disc } from '../../shell/table/seats.tsx';
import './end.css';

interface EndProps {
  readonly view: View;
  readonly events: readonly Event[];
  readonly table: TableInfo;
  readonly names: Names;
  readonly me: Seat | null;
  readonly places: readonly (readonly Seat[])[];
  readonly ending: Ending;
}

/** [WN-21] The ranking, everybody's best word, and what can follow. */
export function End({ view, events, table, names, me, places, ending }: EndProps): JSX.Element {
  useEffect(() => {
    if (me !== null && places[0]?.includes(me)) play('win');
  }, []);
  const ranked = places.flatMap((group, i) => {
    const place = 1 + places.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return group.map((seat) => ({ seat, place, score: view.players[seat]!.score }));
  });
  const result = ranked.map(({ seat, place, score }) => `${place} ${names.of(seat)} ${score}`);
  return (
    <div class="nerds-end">
      <ol class="ranking plain" aria-label={wordNerds.end.ranking}>
        {ranked.map(({ seat, place, score }) => (
          <li key={seat} class={place === 1 ? 'first' : ''}>
            <span class="num place">{place}</span>
            <Disc name={names.of(seat)} seat={seat} />
            <span class="what">
              <b>{names.of(seat)}</b>
              <small>{bestOf(events, seat)}</small>
            </span>
            <span class="num">{score}</span>
          </li>
        ))}
      </ol>
      <Over table={table} ending={ending} result={[`${wordNerds.title}, Wordhoard`, ...result].join('\n')} />
    </div>
  );
}

function bestOf(events: readonly Event[], seat: Seat): string {
  const laid = events.flatMap((event) => (event.type === 'laid' && event.seat === seat ? [event] : []));
  const best = laid.reduce((a, b) => (b.value > a.value ? b : a), laid[0]!);
  return best ? wordNerds.end.best(best.text, best.value) : wordNerds.end.noWord;
}
