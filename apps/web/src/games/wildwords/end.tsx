import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import { type Event, faceOf, type View, valueOfFace } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { wildwords } from '#strings/wildwords.ts';
import { figure } from '../../shell/format.ts';
import { play } from '../../shell/sound.ts';
import type { Names } from '../../shell/table/names.ts';
import { type Ending, Over } from '../../shell/table/over.tsx';
import { Disc } from '../../shell/table/seats.tsx';
import { Tile } from '../../tiles/tile.tsx';
import { Review } from './review.tsx';
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

/** [WW-21] The ranking, what was left in the trays, and what can follow. */
export function End({ view, events, table, names, me, places, ending }: EndProps): JSX.Element {
  useEffect(() => {
    if (me !== null && places[0]?.includes(me)) play('win');
  }, []);
  const { end } = wildwords;
  const added = events.findLast((event) => event.type === 'ended')?.added ?? [];
  const ranked = places.flatMap((group, i) => {
    const place = 1 + places.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return group.map((seat) => ({ seat, place }));
  });
  const result = ranked.map(({ seat, place }) => `${place} ${names.of(seat)} ${view.scores[seat]}`);
  return (
    <section class="wild-end" aria-label={end.ranking}>
      <ol class="ranking plain" aria-label={end.ranking}>
        {ranked.map(({ seat, place }) => (
          <li key={seat} class={place === 1 ? 'first' : ''}>
            <span class="num place">{place}</span>
            <Disc name={names.of(seat)} seat={seat} />
            <span class="what">
              <b>{names.of(seat)}</b>
              <Left view={view} seat={seat} />
              {(added[seat] ?? 0) > 0 && <small>{end.added(added[seat]!)}</small>}
            </span>
            <span class="num">{figure(view.scores[seat]!)}</span>
          </li>
        ))}
      </ol>
      <Best view={view} names={names} />
      <p class="dim small">{end.flipped}</p>
      {table.reveal && (
        <Review
          names={names}
          finished={{
            config: view.config,
            players: view.scores.length,
            seed: table.reveal.seed,
            events,
            board: view.board,
          }}
        />
      )}
      <Over table={table} ending={ending} result={[`${wildwords.title}, Wordhoard`, ...result].join('\n')} />
    </section>
  );
}

function Left({ view, seat }: { readonly view: View; readonly seat: Seat }): JSX.Element {
  const tiles = view.trays[seat]?.tiles ?? [];
  if (tiles.length === 0) return <small>{wildwords.end.nothingLeft}</small>;
  return (
    <small class="left">
      {tiles.map((tile) => (
        <Tile key={tile} letter={faceOf(tile)} value={valueOfFace(faceOf(tile))} />
      ))}
      <span>{wildwords.end.left}</span>
    </small>
  );
}

function Best({ view, names }: { readonly view: View; readonly names: Names }): JSX.Element | null {
  const plays = view.turns.flatMap((line) => (line.type === 'play' && line.fate !== 'failed' ? [line] : []));
  const best = plays.reduce((a, b) => (b.points > a.points ? b : a), plays[0]!);
  return best ? <p>{wildwords.end.best(names, best.seat, best.play, best.points)}</p> : null;
}
