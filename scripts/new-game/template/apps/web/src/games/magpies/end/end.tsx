import { type Magpies, worthOf } from '@wordhoard/magpies';
import type { JSX } from 'preact';
import type { AtEnd, GameEnd } from '../../../table/end/game-end.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { Tile } from '../../../table-kit/tiles/tile.tsx';
import { text } from '../strings/play.ts';

/** All nests: the gems each player took, in order. */
const Nests = ({ observation, names, result }: AtEnd<Magpies>): JSX.Element => (
  <ul class="slab nests plain">
    {result.ranked.map(({ seat }) => (
      <li key={seat}>
        <h3>
          <Disc name={names.of(seat)} seat={seat} />
          {text.end.nest(names, seat)}
        </h3>
        <p>
          {observation.events.map(
            (event, i) =>
              event.type === 'taken' && event.by === seat && <Tile key={i} letter={String(worthOf(event.gem))} />,
          )}
        </p>
      </li>
    ))}
  </ul>
);

/** This game's part of the end screen: see `GameEnd` for everything else it may add. */
export const end: GameEnd<Magpies> = { Board: Nests };
