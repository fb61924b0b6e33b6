import { entryAt } from '@wordhoard/kernel';
import type { Components, Config, LetterOffer } from '@wordhoard/wordsmith';
import type { JSX, TargetedPointerEvent } from 'preact';
import { dragTile } from '../../../table-kit/tiles/drag-and-drop.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { cellAt } from '../sheet/grid.tsx';
import { wordsmith } from '../strings/play.ts';
import { type HeldTool, takenOf } from './draft.ts';
import type { TurnDraft } from './use-draft.ts';
import './cards.css';

interface CardsProps {
  readonly components: Pick<Components, 'cardPrices' | 'anyLetterPrice'>;
  readonly offer: LetterOffer;
  readonly round: number;
  readonly draft: TurnDraft;
  readonly mine: boolean;
}

/** [WS-5] The cards in their slots, and any other letter for its price [WS-6]. */
export function Cards({ components, offer, round, draft, mine }: CardsProps): JSX.Element {
  const { hand, turn } = draft;
  const { cardPrices, anyLetterPrice } = components;
  const taken = takenOf(offer, turn, components);
  const open = mine && turn.remaining.letters > 0;
  const isHeld = (letter: string, price: number): boolean =>
    hand?.is === 'letter' && hand.letter === letter && hand.price === price;
  const isAnyHeld = hand?.is === 'letter' && hand.price === anyLetterPrice;
  const drag = (event: TargetedPointerEvent<HTMLElement>, tool: HeldTool): void =>
    dragTile(
      event,
      (x, y) => {
        const under = cellAt(x, y);
        return under && { where: under.square, lit: under.cell };
      },
      (square) => {
        if (square !== null) draft.lay(tool, square);
      },
    );
  return (
    <section class="ws-cards" aria-label={wordsmith.cards.label} style={{ '--n': String(offer.join('').length) }}>
      {offer.map((card, slot) => {
        const price = entryAt(cardPrices, slot);
        return (
          <fieldset key={`${round}-${slot}`} class="ws-slot" style={{ '--of': String(card.length) }}>
            <legend>
              <b class="num">{price}</b> <small>{wordsmith.cards.price(price)}</small>
            </legend>
            {Array.from(card, (letter, i) => {
              const gone = taken[slot]?.[i] === true;
              const held = !gone && isHeld(letter, price);
              const tool: HeldTool = { is: 'letter', letter, price };
              return (
                <button
                  key={i}
                  type="button"
                  class={`tile ${gone ? 'gone' : ''} ${held ? 'held' : ''}`}
                  disabled={!open || gone}
                  aria-pressed={held}
                  data-place={`card-${letter}`}
                  onPointerDown={(event) => open && !gone && drag(event, tool)}
                  onClick={() => draft.take(held ? null : tool)}
                >
                  <b>{letter.toUpperCase()}</b>
                  <span class="sr-only">{gone ? wordsmith.cards.taken : wordsmith.cards.costs(price)}</span>
                </button>
              );
            })}
          </fieldset>
        );
      })}
      <button
        type="button"
        class="ws-any"
        disabled={!open}
        aria-pressed={isAnyHeld}
        onClick={() => draft.take(isAnyHeld ? null : { is: 'letter', letter: null, price: anyLetterPrice })}
      >
        <b class="num">{anyLetterPrice}</b> <small>{wordsmith.cards.any}</small>
      </button>
    </section>
  );
}

// Loaded when it is opened: nobody needs it for their first letter.
const LetterCard = lazy(async () => (await import('./letter-card.tsx')).LetterCard);

interface LetterCardDialogProps {
  readonly config: Pick<Config, 'deck' | 'variant'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** [WS-1] The reference card, which a player can open at any time. */
export const LetterCardDialog = ({ config, open, onClose }: LetterCardDialogProps): JSX.Element => (
  <Dialog title={wordsmith.letters.title(config)} open={open} onClose={onClose}>
    <LetterCard config={config} />
  </Dialog>
);
