import type { Seat } from '@wordhoard/kernel';
import type { SeatInfo, TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { ChatPhrase } from '../net/session.ts';
import { Disc } from '../ui/face.tsx';
import { figure } from '../ui/format.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import './player-list.css';

export { Disc };

/** A game's public facts about one player. */
export interface SeatState {
  readonly text: string;
  /** The same with more room. */
  readonly long?: string;
  readonly icon: IconName | null;
  readonly good?: boolean;
  readonly score: number;
  /** The player's chess clock. It takes the place of the text where there is little room. */
  readonly clock?: { readonly text: string; readonly urgency: 'none' | 'low' | 'last' } | null;
}

interface SeatsProps {
  readonly seats: TableInfo['seats'];
  readonly me: Seat | null;
  readonly state: (seat: Seat) => SeatState;
  /** Recent chat phrases. */
  readonly said: readonly ChatPhrase[];
}

/** A strip over the board on a phone, a column beside it on a wide screen. */
export const Seats = ({ seats, me, state, said }: SeatsProps): JSX.Element => (
  <ul class="seats plain">
    {seats.map((info, seat) => info && <SeatCard key={seat} {...{ info, seat, me, said }} state={state(seat)} />)}
  </ul>
);

interface CardProps {
  readonly info: SeatInfo;
  readonly seat: Seat;
  readonly me: Seat | null;
  readonly state: SeatState;
  readonly said: readonly ChatPhrase[];
}

function SeatCard({ info, seat, me, state, said }: CardProps): JSX.Element {
  const name = seat === me ? strings.you : info.name;
  const away = strings.presence(info);
  const bubble = said.findLast((it) => it.seat === seat);
  return (
    <li
      class={`seat ${seat === me ? 'me' : ''} ${state.good ? 'good' : ''}`}
      data-seat={seat}
      data-place={`seat-${seat}`}
    >
      <Disc name={info.name} seat={seat} />
      <span class="who">
        <span class="name">
          <b>{name}</b>
          <span class="num score only-narrow">{figure(state.score)}</span>
        </span>
        <small>
          {info.who === null && <Icon name="bot" />}
          {away === '' ? state.icon && <Icon name={state.icon} /> : <Icon name="eye" />}
          {away === '' ? (
            <>
              {state.clock && (
                <span class="clock num" data-urgency={state.clock.urgency}>
                  {state.clock.text}
                </span>
              )}
              {!(state.clock && state.long) && <span class={state.long ? 'only-narrow' : ''}>{state.text}</span>}
              {state.long && <span class="only-wide">{state.long}</span>}
            </>
          ) : (
            <span>{away}</span>
          )}
          {info.level !== null && info.who === null && (
            <span class={state.text === '' && away === '' ? '' : 'sr-only'}>{strings.level(info.level)}</span>
          )}
        </small>
      </span>
      <span class="num score only-wide">{figure(state.score)}</span>
      {bubble && (
        <span key={bubble.n} class="bubble" aria-hidden="true">
          {strings.phrase(bubble.phrase)}
        </span>
      )}
    </li>
  );
}
