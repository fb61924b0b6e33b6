import type { Seat } from '@wordhoard/kernel';
import { type ActionId, actionOf, type WordNerds, whyNotPlayable } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import type { Situation } from '../../../table-kit/situation.ts';
import { inWords } from '../ask/refusals.ts';
import { ownCards } from '../strings/cards.ts';
import { wordNerds } from '../strings/play.ts';
import { isSpelling } from '../word/on-desk.ts';
import './action-cards.css';

interface ActionCardsProps {
  readonly situation: Situation<WordNerds>;
  readonly seat: Seat;
  readonly chosen: ActionId | null;
  readonly onChoose: (card: ActionId) => void;
}

/** The player's action cards: those that can be played now, and why the others cannot. */
export function ActionCards({ situation, seat, chosen, onChoose }: ActionCardsProps): JSX.Element {
  const { view, step } = situation;
  // [WN-14] A word may be laid now, and cards with it.
  const spelling = isSpelling(situation);
  const cards = view.hand?.actions ?? [];
  return (
    <section class="actions" aria-label={ownCards.label}>
      <h2>{ownCards.label}</h2>
      {cards.length === 0 && <p class="dim small">{ownCards.none}</p>}
      <ul class="plain">
        {cards.map((card) => {
          const { name, text, when, applyToWord } = actionOf(card);
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
                <span>{text}</span>
                <small>{ownCards.when(when, Boolean(applyToWord))}</small>
                {not && spelling && applyToWord && <em>{wordNerds.along.hint}</em>}
                {not && not.code !== 'not-now' && <em>{inWords(not)}</em>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
