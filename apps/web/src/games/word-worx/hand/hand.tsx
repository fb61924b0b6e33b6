import { type CardId, faceOf } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { Face, look, type Touch } from '../floor/weld.tsx';
import { wordWorx } from '../strings/play.ts';
import './hand.css';

interface HandProps {
  readonly cards: readonly CardId[];
  /** The hand, including cards on their way into a word: their places stay free, so that the others don't move. */
  readonly places: readonly CardId[];
  /** Taken off the table, so they must go back. */
  readonly owed: readonly CardId[];
  /** Stolen, so it must go into a word. */
  readonly stolen: CardId | null;
  readonly chosen: readonly CardId[];
  readonly touch: Touch | null;
  /** Do cards stay chosen when touched, or go where they are meant to? */
  readonly toggles: boolean;
}

export function Hand({ cards, places, owed, stolen, chosen, touch, toggles }: HandProps): JSX.Element {
  const nameOf = (card: CardId): string | undefined => {
    if (card !== stolen && !owed.includes(card)) return undefined;
    return `${faceOf(card).toUpperCase()}, ${card === stolen ? wordWorx.floor.stolen : wordWorx.floor.mustLie}`;
  };
  return (
    <section class="hand" aria-label={wordWorx.floor.hand}>
      {cards.length === 0 && <p class={places.length > 0 ? 'unseen' : 'dim'}>{wordWorx.floor.handEmpty}</p>}
      <ul class="plain">
        {[...places, ...cards.filter((card) => !places.includes(card))].map((card) => {
          if (!cards.includes(card))
            return <li key={card} class={`place ${faceOf(card).length > 1 ? 'bi' : ''}`} aria-hidden="true" />;
          const more = `card ${owed.includes(card) ? 'owed' : ''} ${chosen.includes(card) ? 'chosen' : ''}`;
          return (
            <li key={card}>
              {touch ? (
                <button
                  type="button"
                  class={look(card, more)}
                  data-piece={card}
                  aria-label={nameOf(card)}
                  aria-pressed={toggles ? chosen.includes(card) : undefined}
                  onClick={() => touch.onCard(card)}
                  onPointerDown={(event) => touch.onGrab(event, card)}
                >
                  <Face card={card} />
                </button>
              ) : (
                <span class={look(card, more)} data-piece={card}>
                  <Face card={card} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
