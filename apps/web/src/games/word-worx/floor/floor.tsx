import type { TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import type { ChatPhrase } from '../../../net/session.ts';
import { Bench } from '../hand/bench.tsx';
import type { TurnControls, TurnSituation } from '../prompt/turn-controls.ts';
import './floor.css';
import type { Seat } from '@wordhoard/kernel';
import { type CardId, faceOf, LINE_SIZE, type OpenWord, textOf, type View } from '@wordhoard/word-worx';
import { table as strings } from '#strings/table.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { wordWorx } from '../strings/play.ts';
import { Face, look, type Touch, Weld } from './weld.tsx';

interface FloorProps {
  readonly playing: TurnSituation;
  readonly controls: TurnControls;
  readonly seats: TableInfo['seats'];
  readonly said: readonly ChatPhrase[];
  readonly onLock: (word: number | null) => void;
}

/** The table: the others' words, the line, and the player's own. */
export function Floor({ playing, controls, seats, said, onLock }: FloorProps): JSX.Element {
  const { situation, turn, standing } = playing;
  const { view, me, step } = situation;
  const { bench, plan } = turn;
  return (
    <div class="floor">
      <Opponents
        {...{ view, me, seats, said }}
        turn={step?.seat ?? null}
        touchOf={controls.prey}
        taken={plan && { card: plan.loot.card, rest: plan.loot.rests[plan.rest]! }}
      />
      <Belt view={view} touch={controls.line} />
      {me !== null && standing && (
        <Bench {...{ view, bench, standing, onLock }} seat={me} open={controls.open} arranging={controls.arranging} />
      )}
      <div class="haz" />
    </div>
  );
}

interface BeltProps {
  readonly view: View;
  /** A card is to be taken. */
  readonly touch: Touch | null;
}

/** The assembly line: what is taken leaves a gap, the rest moves along, the next card comes in at the end. */
function Belt({ view: { line, pile, discards }, touch }: BeltProps): JSX.Element {
  return (
    <section class="belt" aria-label={wordWorx.floor.line}>
      <ul class="track plain" data-next={touch ? '' : undefined}>
        {line.map((card, i) => (
          <li key={card} class={i === LINE_SIZE ? 'pile' : ''}>
            {touch ? (
              <button
                type="button"
                class={look(card, 'card')}
                data-piece={card}
                onClick={() => touch.onCard(card)}
                onPointerDown={(event) => touch.onGrab(event, card)}
              >
                <Face card={card} />
              </button>
            ) : (
              <span class={look(card, 'card')} data-piece={card}>
                <Face card={card} />
              </span>
            )}
            {i === LINE_SIZE && <small>{wordWorx.floor.left(pile)}</small>}
          </li>
        ))}
        {line.length <= LINE_SIZE && <li class="out">{wordWorx.floor.left(0)}</li>}
      </ul>
      <div class="rollers" />
      {discards.length > 0 && (
        <p class="discards">
          <b>{wordWorx.floor.discards}</b> {discards.map(faceOf).join(' ').toUpperCase()}
        </p>
      )}
    </section>
  );
}

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
const Opponents = ({ view, me, seats, turn, said, touchOf, taken }: OpponentsProps): JSX.Element => (
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
