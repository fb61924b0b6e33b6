import { type Magpies, worthOf } from '@wordhoard/magpies';
import type { JSX } from 'preact';
import type { SummaryProps } from '../../../table-kit/game-page.ts';
import { Tile } from '../../../table-kit/tiles/tile.tsx';
import { text } from '../strings/play.ts';
import './board.css';

/** The gem they bid for. Everyone may see it: it is also shown while a device is handed over. */
export function Board({ observation }: Pick<SummaryProps<Magpies>, 'observation'>): JSX.Element {
  const { prize } = observation.seen.view;
  return (
    <section class="slab" aria-label={text.prize.label}>
      {prize !== null && (
        <span role="img" aria-label={text.prize.gem(worthOf(prize))}>
          <Tile letter={String(worthOf(prize))} />
        </span>
      )}
    </section>
  );
}
