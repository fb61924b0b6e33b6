import type { Seat } from '@wordhoard/kernel';
import { type ActionId, actionOf, type View, whyNotPlayable } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { wordNerds } from '#strings/word-nerds.ts';
import { inWords } from './refusals.ts';
import type { Step } from './scene.ts';
import './action-cards.css';

interface ActionCardsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly step: Step | null;
  readonly chosen: ActionId | null;
  readonly onChoose: (card: ActionId) => void;
}

/** The player's action cards: those that can be played now, and why the others cannot. */
export function ActionCards({ view, seat, step, chosen, onChoose }: ActionCardsProps): JSX.Element {
  const cards = view.hand?.actions ?? [];
  return (
    <section class="actions" aria-label={wordNerds.cards.label}>
      <h2>{wordNerds.cards.label}</h2>
      {cards.length === 0 && <p class="dim small">{wordNerds.cards.none}</p>}
      <ul class="plain">
        {cards.map((card) => {
          const { name, text } = actionOf(card);
          const not = step && whyNotPlayable(card, { view, seat, step });
          return (
            <li key={card}>
              <button
                type="button"
                class={`action ${chosen === card ? 'chosen' : ''}`}
                disabled={Boolean(not)}
                aria-pressed={chosen === card}
                onClick={() => onChoose(card)}
              >
                <b>{wordNerds.cards.name(name)}</b>
                <span>{not ? inWords(not) : text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
