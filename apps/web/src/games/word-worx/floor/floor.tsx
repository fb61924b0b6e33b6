import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import { type CardId, type OpenWord, PRINTED, type View, type WordWorx } from '@wordhoard/word-worx';
import type { JSX, RefObject } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import type { ChatPhrase } from '../../../net/session.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Bench } from '../hand/bench.tsx';
import { ComponentsContext } from '../hand/components-context.ts';
import type { RearrangeControls, TurnControls, TurnSituation } from '../prompt/turn-controls.ts';
import { wordWorx } from '../strings/play.ts';
import { LetterCard, type Touch, Weld } from './weld.tsx';
import './floor.css';

interface FloorProps {
  readonly playing: TurnSituation;
  readonly controls: TurnControls;
  readonly seats: TableInfo['seats'];
  readonly said: readonly ChatPhrase[];
  readonly onLock: (word: number | null) => void;
}

/** The table: the others' words, the line, and the player's own. */
export function Floor({ playing, controls, seats, said, onLock }: FloorProps): JSX.Element {
  const { situation, turn, shown } = playing;
  const { view, me, step } = situation;
  const { bench, plan } = turn;
  return (
    <div class="floor">
      <Opponents
        {...{ view, me, seats, said }}
        turn={step?.seat ?? null}
        touchOf={controls.opponents}
        taken={plan && { card: plan.target.card, rest: plan.target.rests[plan.rest]! }}
      />
      <Belt view={view} touch={controls.line} />
      {me !== null && shown && (
        <Bench {...{ view, bench, shown, onLock }} seat={me} open={controls.open} arranging={controls.arranging} />
      )}
      <div class="hazard-stripe" />
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
  const { deck, lineSize } = useContext(ComponentsContext);
  return (
    <section class="belt" aria-label={wordWorx.floor.line}>
      <ul class={`track plain ${lineSize > PRINTED.lineSize ? 'long' : ''}`} data-next={touch ? '' : undefined}>
        {line.map((card, i) => (
          <li key={card} class={i === lineSize ? 'pile' : ''}>
            <LetterCard {...{ card, touch }} look="card" />
            {i === lineSize && <small>{wordWorx.floor.left(pile)}</small>}
          </li>
        ))}
        {line.length <= lineSize && <li class="out">{wordWorx.floor.left(0)}</li>}
      </ul>
      <div class="rollers" />
      {discards.length > 0 && (
        <p class="discards">
          <b>{wordWorx.floor.discards}</b> {discards.map(deck.faceOf).join(' ').toUpperCase()}
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
function Opponents({ view, me, seats, turn, said, touchOf, taken }: OpponentsProps): JSX.Element {
  const { faceOf, textOf } = useContext(ComponentsContext).deck;
  return (
    <section class="opponents" aria-label={wordWorx.floor.others} data-next={touchOf && !taken ? '' : undefined}>
      <ul class={`plain ${seats.length > 4 ? 'many' : ''}`}>
        {view.players.map((player, seat) => {
          const info = seats[seat];
          if (seat === me || !info) return null;
          const bubble = said.findLast((it) => it.seat === seat);
          const away = strings.presence(info);
          return (
            <li key={seat} class={`opponent ${seat === turn ? 'turn' : ''}`}>
              <div class="heading">
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
              <div class="words">
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
}

const PLACES = { pick: '.belt', steal: '.opponents', build: '.mine', discard: null } as const;

/** The word a card has just gone into, and the next one goes into. */
function wordInWork(page: HTMLElement): Element | null {
  const [next] = page.querySelectorAll('.mine .weld :is(.caret, .caret-first)');
  return (next ?? [...page.querySelectorAll('.mine .weld .unlaid')].at(-1))?.closest('li') ?? null;
}

/**
 * The floor may be longer than the screen: scrolls to what the player has to look at next. `arranging`: the player's
 * own words are, even if only for a card about to be stolen.
 */
export function useInSight(
  main: RefObject<HTMLElement | null>,
  { step, mine }: Situation<WordWorx>,
  arranging: RearrangeControls | null,
): void {
  const place = !step ? 'top' : !mine ? null : arranging ? PLACES.build : PLACES[step.type];
  useEffect(() => {
    const page = main.current;
    if (!page || place === null) return;
    const show = (): void => {
      const behavior = isStill(page) ? 'instant' : 'smooth';
      if (place === 'top') scrollTo({ top: 0, behavior });
      else page.querySelector(place)?.scrollIntoView({ block: 'nearest', behavior });
    };
    show();
    // Also after the phone was turned.
    const side = matchMedia('(orientation: landscape)');
    side.addEventListener('change', show);
    return () => side.removeEventListener('change', show);
  }, [place]);
  const words = arranging?.draft.words;
  useEffect(() => {
    if (words && main.current) wordInWork(main.current)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [words]);
}

/** True if the player has asked for reduced motion. The page's own timings say so, whichever setting caused it. */
const isStill = (element: Element): boolean =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--slow')) === 0;
