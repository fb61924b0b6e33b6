import type { Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { wordsmith } from '../strings/play.ts';
import './sheets.css';

interface WhoseProps {
  readonly seats: readonly Seat[];
  readonly chosen: Seat;
  readonly names: Names;
  readonly onChoose: (seat: Seat) => void;
}

/** Which of the sheets is looked at. */
export const Whose = ({ seats, chosen, names, onChoose }: WhoseProps): JSX.Element => (
  <fieldset class="ws-whose">
    <legend class="unseen">{wordsmith.sheets.whose}</legend>
    {seats.map((seat) => (
      <button key={seat} type="button" aria-pressed={seat === chosen} onClick={() => onChoose(seat)}>
        <Disc name={names.of(seat)} seat={seat} />
        <span>{wordsmith.sheets.who(names, seat)}</span>
      </button>
    ))}
  </fieldset>
);
