import { isWild, type LetterId, letterCard } from '@wordhoard/word-nerds';
import type { JSX, TargetedPointerEvent } from 'preact';
import { Asterisk } from '../../../table-kit/tile.tsx';
import { wordNerds } from '../strings/play.ts';
import './hand.css';

interface LetterProps {
  readonly card: LetterId;
  /** The letter a WILD stands for. */
  readonly as?: string | null;
  readonly class?: string;
  /** Shows "+ card" where it matters: in the auction. */
  readonly marked?: boolean;
}

/** A letter card that can't be pressed. */
export const Letter = (props: LetterProps): JSX.Element => (
  <span class={classOf(props)} role="img" aria-label={letterName(props.card, props.marked)} data-piece={props.card}>
    <Face {...props} />
  </span>
);

/** Called when a pointer goes down on a card that can be dragged. */
export type StartDrag = (event: TargetedPointerEvent<HTMLElement>, card: LetterId) => void;

interface LetterButtonProps extends LetterProps {
  /** Said after the letter: where it is, what a press does. */
  readonly more?: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
  readonly onDrag?: StartDrag | null | undefined;
}

export const LetterButton = ({ more, pressed, onPress, onDrag, ...props }: LetterButtonProps): JSX.Element => (
  <button
    type="button"
    data-piece={props.card}
    class={classOf({ ...props, class: `${props.class ?? ''} ${pressed ? 'taken' : ''} ${onDrag ? 'drags' : ''}` })}
    aria-pressed={pressed}
    onClick={onPress}
    onPointerDown={onDrag ? (event) => onDrag(event, props.card) : undefined}
  >
    <span aria-hidden="true" class="face">
      <Face {...props} />
    </span>
    <span class="unseen">
      {letterName(props.card, props.marked)}
      {more && `, ${more}`}
    </span>
  </button>
);

/** 'Q, 6', as screen readers say it. */
export function letterName(card: LetterId, marked = false): string {
  const { letter, value, withAction } = letterCard(card);
  return wordNerds.letter.name(letter, value) + (marked && withAction ? `, ${wordNerds.table.withAction}` : '');
}

const classOf = ({ card, class: more = '' }: LetterProps): string => `tile card ${isWild(card) ? 'wild' : ''} ${more}`;

function Face({ card, as = null, marked = false }: LetterProps): JSX.Element {
  const { letter, value, withAction } = letterCard(card);
  return (
    <>
      {isWild(card) && as === null ? <Asterisk /> : <b>{(as ?? letter).toUpperCase()}</b>}
      {!isWild(card) && <i>{value}</i>}
      {marked && withAction && <em>{wordNerds.table.withAction}</em>}
    </>
  );
}
