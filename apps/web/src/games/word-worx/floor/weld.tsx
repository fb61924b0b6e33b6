import type { CardDeck, CardId } from '@wordhoard/word-worx';
import type { ButtonHTMLAttributes, ComponentChildren, JSX, TargetedPointerEvent } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../../../ui/icon.tsx';
import { WordLink } from '../../../ui/word-meaning.tsx';
import { ComponentsContext } from '../hand/components-context.ts';
import { wordWorx } from '../strings/play.ts';
import './weld.css';

/** Actions on a card: a tap, and perhaps a drag. */
export interface Touch {
  onCard(card: CardId): void;
  onGrab(event: TargetedPointerEvent<HTMLElement>, card: CardId): void;
}

interface LetterCardProps
  extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'aria-pressed' | 'style'> {
  readonly card: CardId;
  /** Further classes. */
  readonly look: string;
  /** Makes it a button. */
  readonly touch?: Touch | null | undefined;
}

/** The class of a card with more than one letter. */
export const widthOf = ({ faceOf }: CardDeck, card: CardId): string =>
  ['', 'bigram', 'trigram'][faceOf(card).length - 1] ?? '';

/** A letter card, drawn or as a button. The other attributes are the button's. */
export function LetterCard({ card, look, touch, ...button }: LetterCardProps): JSX.Element {
  const { deck } = useContext(ComponentsContext);
  const drawn = { class: `tile ${widthOf(deck, card)} ${look}`, 'data-piece': card };
  const face = <b>{deck.faceOf(card).toUpperCase()}</b>;
  if (!touch) return <span {...drawn}>{face}</span>;
  return (
    <button
      type="button"
      {...drawn}
      {...button}
      onClick={() => touch.onCard(card)}
      onPointerDown={(event) => touch.onGrab(event, card)}
    >
      {face}
    </button>
  );
}

interface WeldProps {
  readonly cards: readonly CardId[];
  readonly locked?: boolean;
  readonly sealed?: boolean;
  /** Makes every card a button. */
  readonly touch?: Touch | undefined;
  /** Label of such a button. */
  readonly name?: (card: CardId) => string;
  /** May other cards be let go beside these? */
  readonly open?: boolean;
  /** The card that is about to go, and what is left in its new order. */
  readonly taken?: CardId | null;
  readonly rest?: readonly CardId[] | null;
  /** Cards that do not lie here yet. */
  readonly fresh?: readonly CardId[];
  readonly points?: string | undefined;
  /** The next card goes in here. */
  readonly caret?: number | null;
  /** The card that was tapped and goes to what is tapped next. */
  readonly lifted?: CardId | null;
  /** Is no word as it stands. */
  readonly wrong?: boolean;
  /** A word that lies on the table: where none of its cards can be touched, it can be tapped for what it means. */
  readonly known?: boolean;
  /** Its lock, if that can be touched; otherwise it is drawn where there is one. */
  readonly children?: ComponentChildren;
}

/** Cards welded into a word. Read out as the word; as buttons, card by card. */
export function Weld(props: WeldProps): JSX.Element {
  const { cards, locked = false, sealed = false, touch, name, open = false, taken = null, fresh = [] } = props;
  const { rest = null, points, caret = null, lifted = null, wrong = false, known = false, children } = props;
  const word = useContext(ComponentsContext).deck.textOf(cards);
  const order = taken !== null && rest ? [taken, ...rest] : cards;
  const more = (card: CardId, i: number): string =>
    [
      sealed ? 'back' : '',
      card === taken ? 'taken' : '',
      card === lifted ? 'lifted' : '',
      fresh.includes(card) ? 'unlaid' : '',
      card === order[taken === null || !rest ? 0 : 1] ? 'first' : '',
      card === order.at(-1) ? 'last' : '',
      caret === i + 1 ? 'caret' : '',
      caret === 0 && i === 0 ? 'caret-first' : '',
    ].join(' ');
  const drawn = (
    <span class="cards" aria-hidden={touch ? undefined : 'true'}>
      {cards.map((card, i) => (
        <LetterCard
          key={card}
          {...{ card, touch }}
          look={more(card, i)}
          style={{ '--at': order.indexOf(card) }}
          data-beside={open ? card : undefined}
          aria-label={name?.(card)}
        />
      ))}
    </span>
  );
  return (
    <span class={`weld ${taken === null ? '' : 'robbed'} ${wrong ? 'wrong' : ''}`} data-word={word}>
      <span class="sr-only">
        {sealed ? wordWorx.floor.forGood(word) : word.toUpperCase()}
        {locked && `, ${wordWorx.floor.locked}`}
      </span>
      {known && !touch ? <WordLink word={word}>{drawn}</WordLink> : drawn}
      {children ??
        ((locked || sealed) && (
          <span class={`lock ${sealed ? 'good' : ''}`}>
            <Icon name="lock" />
          </span>
        ))}
      {points !== undefined && <span class="points">{points}</span>}
    </span>
  );
}
