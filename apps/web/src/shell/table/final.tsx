import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { figure } from '../format.ts';
import { lazy } from '../lazy.tsx';
import { play } from '../sound.ts';
import type { Names } from './names.ts';
import type { Ending } from './over.tsx';
import { type Places, ranking } from './ranking.ts';
import { Disc } from './seats.tsx';
import './final.css';

const Over = lazy(async () => (await import('./over.tsx')).Over);

/** What the shell tells every game about its end. */
export interface FinalTable {
  readonly table: TableInfo;
  readonly names: Names;
  readonly me: Seat | null;
  readonly places: Places;
  readonly ending: Ending;
}

interface FinalProps extends FinalTable {
  /** The game's, over the result that is sent to a friend. */
  readonly title: string;
  readonly score: (seat: Seat) => number;
  /** What the game says of a player, under the name. */
  readonly about: (seat: Seat) => ComponentChildren;
  /** Has the reader won? Where the first place is not enough for it, the game says so. */
  readonly won?: boolean;
  /** What else the game has to show: its lines of the score, what there was to find. */
  readonly children?: ComponentChildren;
}

/** The end of a game: the ranking, what can follow, and whatever is the game's own. */
export function Final(props: FinalProps): JSX.Element {
  const { table, names, me, places, ending, title, score, about, children } = props;
  const { won = me !== null && places[0]?.includes(me) } = props;
  useEffect(() => {
    if (won) play('win');
  }, []);
  const ranked = ranking(places);
  const lines = ranked.map(({ seat, place }) => {
    const line = `${names.of(seat)} ${figure(score(seat))}`;
    return ranked.length === 1 ? line : `${place} ${line}`;
  });
  return (
    <section class="final" aria-label={strings.over.title}>
      <ol class="ranking plain" aria-label={strings.over.ranking}>
        {ranked.map(({ seat, place }) => (
          <li key={seat} class={place === 1 ? 'first' : ''}>
            <span class="num place">{place}</span>
            <Disc name={names.of(seat)} seat={seat} />
            <span class="what">
              <b>{names.of(seat)}</b>
              {about(seat)}
            </span>
            <span class="num">{figure(score(seat))}</span>
          </li>
        ))}
      </ol>
      <Over {...{ table, ending, title, lines }} />
      {children}
    </section>
  );
}
