import { type CardId, faceOf } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { wordWorx } from '#strings/word-worx.ts';
import { Face, look, type Touch } from './weld.tsx';

interface HandProps {
  readonly cards: readonly CardId[];
  /** Taken off the table, so they must go back. */
  readonly owed: readonly CardId[];
  readonly chosen: readonly CardId[];
  readonly touch: Touch | null;
  /** Do cards stay chosen when touched, or go where they are meant to? */
  readonly toggles: boolean;
}

export const Hand = ({ cards, owed, chosen, touch, toggles }: HandProps): JSX.Element => (
  <section class="hand" aria-label={wordWorx.floor.hand}>
    {cards.length === 0 && <p class="dim">{wordWorx.floor.handEmpty}</p>}
    <ul class="plain">
      {cards.map((card) => {
        const more = `card ${owed.includes(card) ? 'owed' : ''} ${chosen.includes(card) ? 'chosen' : ''}`;
        return (
          <li key={card}>
            {touch ? (
              <button
                type="button"
                class={look(card, more)}
                aria-label={
                  owed.includes(card) ? `${faceOf(card).toUpperCase()}, ${wordWorx.floor.mustLie}` : undefined
                }
                aria-pressed={toggles ? chosen.includes(card) : undefined}
                onClick={() => touch.onCard(card)}
                onPointerDown={(event) => touch.onGrab(event, card)}
              >
                <Face card={card} />
              </button>
            ) : (
              <span class={look(card, more)}>
                <Face card={card} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  </section>
);
