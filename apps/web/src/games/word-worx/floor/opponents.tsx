import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import { type CardId, faceOf, type OpenWord, textOf, type View } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { ChatPhrase } from '../../../net/session.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { wordWorx } from '../strings/play.ts';
import { type Touch, Weld } from './weld.tsx';

interface OpponentsProps {
  readonly view: View;
  readonly me: Seat | null;
  readonly seats: TableInfo['seats'];
  readonly turn: Seat | null;
  readonly said: readonly ChatPhrase[];
  /** During the player's turn to steal. */
  readonly touchOf: ((owner: Seat, word: OpenWord) => Touch) | null;
  /** The card about to be stolen, and the word for the rest. */
  readonly taken: { readonly card: CardId; readonly rest: readonly CardId[] } | null;
}

/** All other players: name, hand and words, a row each on a phone. */
export const Opponents = ({ view, me, seats, turn, said, touchOf, taken }: OpponentsProps): JSX.Element => (
  <section class="opps" aria-label={wordWorx.floor.others} data-next={touchOf && !taken ? '' : undefined}>
    <ul class={`plain ${seats.length > 4 ? 'many' : ''}`}>
      {view.players.map((player, seat) => {
        const info = seats[seat];
        if (seat === me || !info) return null;
        const bubble = said.findLast((it) => it.seat === seat);
        const away = strings.presence(info);
        return (
          <li key={seat} class={`op ${seat === turn ? 'turn' : ''}`}>
            <div class="on">
              <Disc name={info.name} seat={seat} />
              <span class="who">
                <b>{info.name}</b>
                {info.who === null && <Icon name="bot" />}
              </span>
              <span class="state">
                {away === '' ? '' : `${away}, `}
                {wordWorx.floor.state(view.round > 1 ? player.total : null, player.hand)}
              </span>
              {bubble && (
                <span key={bubble.n} class="bubble" aria-hidden="true">
                  {strings.phrase(bubble.phrase)}
                </span>
              )}
            </div>
            <div class="ow">
              {player.words.length + player.sealed.length === 0 && <span class="none">{wordWorx.floor.nothing}</span>}
              {player.words.map((word) => (
                <Weld
                  key={word.id}
                  known
                  cards={word.cards}
                  locked={word.id === player.lock}
                  {...(taken && word.cards.includes(taken.card) ? { taken: taken.card, rest: taken.rest } : {})}
                  touch={touchOf?.(seat, word)}
                  name={(card) => wordWorx.floor.take(faceOf(card), textOf(word.cards))}
                />
              ))}
              {player.sealed.map((cards) => (
                <Weld key={cards.join()} cards={cards} sealed known />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);
