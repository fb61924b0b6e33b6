import type { Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { Seats } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { RoundBoxes } from '../sheets/boxes.tsx';
import { seatState } from './seat-state.ts';

interface PlayersProps extends Pick<GameTableProps<Wordsy>, 'session' | 'table' | 'names'> {
  readonly situation: Situation<Wordsy>;
}

/** The left column: who plays and what they are at, and what there is to gain this round. */
export const Players = ({ session, table, names, situation }: PlayersProps): JSX.Element => (
  <aside class="col" aria-label={strings.seats}>
    <Seats
      seats={table.seats}
      me={situation.me}
      state={(seat) => seatState(situation, seat)}
      said={session.said.value}
    />
    {situation.step && (
      <div class="only-wide">
        <RoundBoxes situation={situation} names={names} />
      </div>
    )}
  </aside>
);
