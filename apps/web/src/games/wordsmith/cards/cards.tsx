import { ANY_LETTER, type LetterOffer } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { wordsmith } from '../strings/play.ts';
import { type HeldTool, takenOf } from '../turn/draft.ts';
import type { TurnInHand } from '../turn/use-turn.ts';
import { liftTo } from './dragging.ts';
import './cards.css';

interface CardsProps {
  readonly offer: LetterOffer;
  readonly round: number;
  readonly at: TurnInHand;
  readonly mine: boolean;
}

const isHeld = (hand: HeldTool | null, letter: string, price: number): boolean =>
  hand?.is === 'letter' && hand.letter === letter && hand.price === price;

/** [WS-5] The three cards in their slots, and the letter out of the air [WS-6]. */
export function Cards({ offer, round, at, mine }: CardsProps): JSX.Element {
  const taken = takenOf(offer, at.turn);
  const open = mine && at.turn.remaining.letters > 0;
  const anyHeld = at.hand?.is === 'letter' && at.hand.price === ANY_LETTER;
  return (
    <section class="ws-cards" aria-label={wordsmith.cards.label} style={{ '--n': String(offer.join('').length) }}>
      {offer.map((card, price) => (
        <fieldset key={`${round}-${price}`} class="ws-slot" style={{ '--of': String(card.length) }}>
          <legend>
            <b class="num">{price}</b> <small>{wordsmith.cards.price(price)}</small>
          </legend>
          {Array.from(card, (letter, i) => {
            const gone = taken[price]?.[i] === true;
            const held = !gone && isHeld(at.hand, letter, price);
            return (
              <button
                key={i}
                type="button"
                class={`tile ${gone ? 'gone' : ''} ${held ? 'held' : ''}`}
                disabled={!open || gone}
                aria-pressed={held}
                data-place={`card-${letter}`}
                onPointerDown={(event) => {
                  if (open && !gone) liftTo(event, (square) => at.lay({ is: 'letter', letter, price }, square));
                }}
                onClick={() => at.take(held ? null : { is: 'letter', letter, price })}
              >
                <b>{letter.toUpperCase()}</b>
                <span class="unseen">{gone ? wordsmith.cards.taken : wordsmith.cards.costs(price)}</span>
              </button>
            );
          })}
        </fieldset>
      ))}
      <button
        type="button"
        class="ws-any"
        disabled={!open}
        aria-pressed={anyHeld}
        onClick={() => at.take(anyHeld ? null : { is: 'letter', letter: null, price: ANY_LETTER })}
      >
        <b class="num">{ANY_LETTER}</b> <small>{wordsmith.cards.any}</small>
      </button>
    </section>
  );
}
