import { isWild, type LetterId, letterCard } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { Asterisk } from '../../../table-kit/tile.tsx';
import { wordNerds } from '../strings/play.ts';
import type { Lift } from '../word/dragging.ts';
import './letter.css';

interface LetterProps {
  readonly card: LetterId;
  /** The letter a WILD stands for. */
  readonly as?: string | null;
  readonly class?: string;
  /** Shows "+ ACTION CARD" where it matters: in the auction. */
  readonly marked?: boolean;
}

/** The face of a letter card. */
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

const classOf = ({ card, class: more = '' }: LetterProps): string => `tile card ${isWild(card) ? 'wild' : ''} ${more}`;

export function nameOf(card: LetterId, marked = false): string {
  const { letter, value, withAction } = letterCard(card);
  return wordNerds.letter.name(letter, value) + (marked && withAction ? `, ${wordNerds.table.withAction}` : '');
}

/** A card that only lies there. */
export const Letter = (props: LetterProps): JSX.Element => (
  <span class={classOf(props)} role="img" aria-label={nameOf(props.card, props.marked)} data-piece={props.card}>
    <Face {...props} />
  </span>
);

interface LetterButtonProps extends LetterProps {
  /** Said after the letter: where it is, what a press does. */
  readonly more?: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
  /** Handler for dragging, where that is possible. */
  readonly onLift?: Lift | null | undefined;
}

/** A card that can be taken up. */
export const LetterButton = ({ more, pressed, onPress, onLift, ...props }: LetterButtonProps): JSX.Element => (
  <button
    type="button"
    data-piece={props.card}
    class={classOf({ ...props, class: `${props.class ?? ''} ${pressed ? 'taken' : ''} ${onLift ? 'drags' : ''}` })}
    aria-pressed={pressed}
    onClick={onPress}
    onPointerDown={onLift ? (event) => onLift(event, props.card) : undefined}
  >
    <span aria-hidden="true" class="face">
      <Face {...props} />
    </span>
    <span class="unseen">
      {nameOf(props.card, props.marked)}
      {more && `, ${more}`}
    </span>
  </button>
);
