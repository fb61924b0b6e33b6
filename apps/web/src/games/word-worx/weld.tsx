import { type CardId, faceOf, textOf } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { wordWorx } from '#strings/word-worx.ts';
import { Icon } from '../../shell/icon.tsx';
import './weld.css';

/** A card's look; a bigram is wider. */
export const look = (card: CardId, more = ''): string => `tile ${faceOf(card).length > 1 ? 'bi' : ''} ${more}`;

export const Face = ({ card }: { readonly card: CardId }): JSX.Element => <b>{faceOf(card).toUpperCase()}</b>;

interface WeldProps {
  readonly cards: readonly CardId[];
  readonly locked?: boolean;
  readonly sealed?: boolean;
  /** Makes every card a button. */
  readonly onCard?: ((card: CardId) => void) | undefined;
  /** What such a button does. */
  readonly name?: (card: CardId) => string;
  /** The card that is about to go. */
  readonly taken?: CardId | null;
  readonly points?: string | undefined;
  /** The next card goes in here. */
  readonly caret?: number | null;
}

/** Cards welded into a word. Read out as the word; as buttons, card by card. */
export function Weld({
  cards,
  locked = false,
  sealed = false,
  onCard,
  name,
  taken = null,
  points,
  caret = null,
}: WeldProps): JSX.Element {
  const word = textOf(cards);
  const more = (card: CardId, i: number): string =>
    `${sealed ? 'back' : ''} ${card === taken ? 'take' : ''} ${caret === i + 1 ? 'caret' : ''} ${caret === 0 && i === 0 ? 'caret-first' : ''}`;
  return (
    <span class={`weld ${taken !== null ? 'hot' : ''}`} data-word={word}>
      <span class="unseen">
        {sealed ? wordWorx.floor.forGood(word) : word.toUpperCase()}
        {locked && `, ${wordWorx.floor.locked}`}
      </span>
      <span class="cards" aria-hidden={onCard ? undefined : 'true'}>
        {cards.map((card, i) =>
          onCard ? (
            <button
              key={card}
              type="button"
              class={look(card, more(card, i))}
              aria-label={name?.(card)}
              onClick={() => onCard(card)}
            >
              <Face card={card} />
            </button>
          ) : (
            <span key={card} class={look(card, more(card, i))}>
              <Face card={card} />
            </span>
          ),
        )}
      </span>
      {(locked || sealed) && (
        <span class={`lk ${sealed ? 'good' : ''}`}>
          <Icon name="lock" />
        </span>
      )}
      {points !== undefined && <span class="pt">{points}</span>}
    </span>
  );
}
