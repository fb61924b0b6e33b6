import type { LetterDeck, LetterId } from '@wordhoard/word-nerds';
import type { JSX, TargetedPointerEvent } from 'preact';
import { useContext } from 'preact/hooks';
import { Asterisk } from '../../../table-kit/tiles/tile.tsx';
import { wordNerds } from '../strings/play.ts';
import { ComponentsContext } from './components-context.ts';
import './hand.css';

/** Called when a pointer goes down on a card that can be dragged. */
export type StartDrag = (event: TargetedPointerEvent<HTMLElement>, card: LetterId) => void;

interface FaceProps {
  readonly card: LetterId;
  /** The letter a WILD stands for. */
  readonly as?: string | null;
  /** Shows "+ card" where it matters: in the auction. */
  readonly marked?: boolean;
}

interface LetterCardProps extends FaceProps {
  readonly class?: string;
  /** Without it the card can only be looked at. */
  readonly onPress?: (() => void) | null | undefined;
  /** Said after the letter of a card that can be pressed: where it is, what a press does. */
  readonly more?: string;
  readonly pressed?: boolean;
  readonly onDrag?: StartDrag | undefined;
}

export function LetterCard({
  class: extra = '',
  onPress,
  more,
  pressed,
  onDrag,
  ...face
}: LetterCardProps): JSX.Element {
  const { letters } = useContext(ComponentsContext);
  const { card, marked } = face;
  const look = `tile card ${letters.isWild(card) ? 'wild' : ''} ${extra}`;
  if (!onPress)
    return (
      <span class={look} role="img" aria-label={letterName(letters, card, marked)} data-piece={card}>
        <Face {...face} />
      </span>
    );
  return (
    <button
      type="button"
      data-piece={card}
      class={`${look} ${pressed ? 'taken' : ''} ${onDrag ? 'drags' : ''}`}
      aria-pressed={pressed}
      onClick={onPress}
      onPointerDown={onDrag && ((event) => onDrag(event, card))}
    >
      <span aria-hidden="true" class="face">
        <Face {...face} />
      </span>
      <span class="sr-only">
        {letterName(letters, card, marked)}
        {more && `, ${more}`}
      </span>
    </button>
  );
}

/** 'Q, 6', as screen readers say it. */
export function letterName(deck: LetterDeck, card: LetterId, marked = false): string {
  const { letter, value, withAction } = deck.card(card);
  return wordNerds.letter.name(letter, value) + (marked && withAction ? `, ${wordNerds.table.withAction}` : '');
}

function Face({ card, as = null, marked = false }: FaceProps): JSX.Element {
  const { letters } = useContext(ComponentsContext);
  const { letter, value, withAction } = letters.card(card);
  const isWild = letters.isWild(card);
  return (
    <>
      {isWild && as === null ? <Asterisk /> : <b>{(as ?? letter).toUpperCase()}</b>}
      {!isWild && <i>{value}</i>}
      {marked && withAction && <em>{wordNerds.table.withAction}</em>}
    </>
  );
}
