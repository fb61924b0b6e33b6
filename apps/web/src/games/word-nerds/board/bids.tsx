import { bidValue, selectionOrder, type WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { Asterisk } from '../../../table-kit/tile.tsx';
import { wordNerds } from '../strings/play.ts';
import './bids.css';

interface BidsProps {
  readonly situation: Situation<WordNerds>;
  readonly names: Names;
}

/** [WN-6] [WN-8] Face-down tokens, turned together; then the order of picking they make. */
export function Bids({ situation, names }: BidsProps): JSX.Element {
  const { view, step, waiting, me, given } = situation;
  const mine = given && 'token' in given ? given.token : null;
  const text = wordNerds.table;
  const turned = view.bids.length > 0;
  const order = turned ? selectionOrder(view) : view.players.map((_, seat) => seat);
  return (
    <div class="bids">
      <ol class="plain" aria-label={text.bids}>
        {order.map((seat, place) => {
          const bid = view.bids.find((one) => one.seat === seat);
          const down = !bid && step?.type === 'bid' && !waiting.includes(seat);
          const picking = step?.type === 'select' && step.seat === seat;
          return (
            <li key={seat} class={picking ? 'picking' : ''}>
              <Disc name={names.of(seat)} seat={seat} />
              <span class="name">{seat === me ? strings.you : names.of(seat)}</span>
              {bid ? (
                <span class="token turned" aria-hidden="true">
                  <b>{bidValue(bid)}</b>
                </span>
              ) : (
                <span class={`token ${down ? 'down' : 'none'}`} aria-hidden="true">
                  {down && (seat === me && mine !== null ? <b>{mine}</b> : <Asterisk />)}
                </span>
              )}
              <small>
                {bid ? (
                  <>
                    <span class="unseen">{text.bidOf(bid.token, bid.change)}, </span>
                    {bid.change !== 0 && <span aria-hidden="true">{text.bidOf(bid.token, bid.change)}, </span>}
                    {bid.winsTies && `${text.winsTies}, `}
                    {bid.free && `${text.free}, `}
                    {text.place(place)}
                  </>
                ) : down ? (
                  text.faceDown
                ) : (
                  text.noBid
                )}
              </small>
            </li>
          );
        })}
      </ol>
      <p class="how">
        {text.order} {text.first(names, view.first)}
      </p>
    </div>
  );
}
