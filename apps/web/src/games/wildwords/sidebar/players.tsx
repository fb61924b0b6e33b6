import type { WildWords } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { Seats } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { announce } from '../../../ui/announcer.tsx';
import { wildwords } from '../strings/play.ts';
import { useClocks } from './clocks.ts';
import { seatState } from './seat-state.ts';
import './sidebar.css';

interface ClockedSeatsProps extends Pick<GameTableProps<WildWords>, 'session' | 'table' | 'observation'> {
  readonly situation: Situation<WildWords>;
}

/** Draws the clocks by itself, so that they do not draw the board. */
export function ClockedSeats({ session, table, observation, situation }: ClockedSeatsProps): JSX.Element {
  const { view, me } = situation;
  const clock = useClocks(session, observation.seen.banks, view.overtime);
  const urgency = (me !== null && view.overtime[me] === 0 && clock(me)?.urgency) || 'none';
  useEffect(() => {
    if (urgency !== 'none') announce(wildwords.status.urgency[urgency], { mine: true });
  }, [urgency]);
  return (
    <Seats
      seats={table.seats}
      me={me}
      state={(seat) => seatState(situation, seat, clock(seat))}
      said={session.said.value}
    />
  );
}
