import { isWild, type LetterId, letterCard } from '@wordhoard/word-nerds';
import type { JSX, TargetedPointerEvent } from 'preact';
import { Asterisk } from '../../../table-kit/tiles/tile.tsx';
import { wordNerds } from '../strings/play.ts';
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
  const { card, marked } = face;
  const look = `tile card ${isWild(card) ? 'wild' : ''} ${extra}`;
  if (!onPress)
    return (
      <span class={look} role="img" aria-label={letterName(card, marked)} data-piece={card}>
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
        {letterName(card, marked)}
        {more && `, ${more}`}
      </span>
    </button>
  );
}

/** 'Q, 6', as screen readers say it. */
export function letterName(card: LetterId, marked = false): string {
  const { letter, value, withAction } = letterCard(card);
  return wordNerds.letter.name(letter, value) + (marked && withAction ? `, ${wordNerds.table.withAction}` : '');
}

function Face({ card, as = null, marked = false }: FaceProps): JSX.Element {
  const { letter, value, withAction } = letterCard(card);
  return (
    <>
      {isWild(card) && as === null ? <Asterisk /> : <b>{(as ?? letter).toUpperCase()}</b>}
      {!isWild(card) && <i>{value}</i>}
      {marked && withAction && <em>{wordNerds.table.withAction}</em>}
    </>
  );
}
