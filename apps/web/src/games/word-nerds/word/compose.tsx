import { isWild, textOf, type WordCard, type WordScore } from '@wordhoard/word-nerds';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LetterButton } from '../hand/letter.tsx';
import { wordNerds } from '../strings/play.ts';
import { otherFor, type Sources, tapped, typed } from './composing.ts';
import type { Lift } from './dragging.ts';
import './compose.css';

interface ComposeProps {
  readonly cards: readonly WordCard[];
  /** Its value, with everything laid along with it. */
  readonly worth: WordScore;
  readonly sources: Sources;
  /** Why it cannot be laid, or what it would need; '' when all is well. */
  readonly note: string;
  readonly onLift: Lift;
  readonly onChange: (cards: readonly WordCard[]) => void;
  /** Enter. */
  readonly onDone: () => void;
  /** Cards that may be laid along with it. */
  readonly children: ComponentChildren;
}

const ALPHABET = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The word being spelt: typed, tapped or dragged together, each card of it open to change. */
export function Compose(props: ComposeProps): JSX.Element {
  const { cards, worth, sources, note, onLift, onChange, onDone, children } = props;
  const id = useId();
  const text = wordNerds.hand;
  const [lacks, setLacks] = useState<string | null>(null);
  const line = useRef<HTMLInputElement>(null);
  // Before the line is painted: a player who sees it may type, and no letter is lost.
  useLayoutEffect(() => {
    // Not where it would push a keyboard over the cards, nor away from where the player is.
    const idle = document.activeElement?.matches('body, h1') ?? true;
    if (idle && matchMedia('(pointer: fine)').matches) line.current?.focus({ preventScroll: true });
  }, []);
  const change = (next: readonly WordCard[]): void => {
    setLacks(null);
    onChange(next);
  };
  return (
    <div class="compose">
      <div class="line">
        <label for={id}>{text.word}</label>
        <input
          class="input"
          id={id}
          ref={line}
          value={textOf(cards).toUpperCase()}
          placeholder={text.hint}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="done"
          aria-describedby={`${id}-note`}
          onInput={({ currentTarget }) => {
            const found = typed(currentTarget.value, cards, sources);
            setLacks(found.lacks);
            onChange(found.cards);
            // Letters without a card are removed, even where the word itself stays the same.
            currentTarget.value = textOf(found.cards).toUpperCase();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onDone();
          }}
        />
        {cards.length > 0 && (
          <button type="button" class="btn quiet" onClick={() => change([])}>
            {text.clear}
          </button>
        )}
      </div>
      {cards.length > 0 && <Spelt {...{ cards, sources, onLift }} onChange={change} />}
      {cards.map((used, at) =>
        isWild(used.card) ? (
          <WildName key={used.card} as={used.as} onName={(as) => change(cards.with(at, { card: used.card, as }))} />
        ) : null,
      )}
      <p class="note" id={`${id}-note`} role="status">
        {cards.length > 0 && <b>{text.worth(worth)}</b>} {lacks === null ? note : text.noCard(lacks)}
      </p>
      {children}
    </div>
  );
}

/** The cards of the word, in their places: a press takes another card for the same letter, or the card out of it. */
function Spelt({
  cards,
  sources,
  onLift,
  onChange,
}: Pick<ComposeProps, 'cards' | 'sources' | 'onLift' | 'onChange'>): JSX.Element {
  const text = wordNerds.hand;
  return (
    <ul class="spelt plain" style={{ '--n': String(cards.length) }}>
      {cards.map((used, at) => {
        const other = otherFor(at, cards, sources);
        const letter = used.as ?? textOf([used]);
        const from = sources.hand.includes(used.card) ? wordNerds.letter.inHand : wordNerds.letter.inPool;
        return (
          <li key={used.card} data-place={at} class={sources.hand.includes(used.card) ? '' : 'from-pool'}>
            <LetterButton
              card={used.card}
              as={used.as}
              more={`${from}. ${other ? text.swap(letter) : text.remove(letter)}`}
              onLift={onLift}
              onPress={() => onChange(other ? cards.with(at, other) : tapped(used.card, cards))}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface WildNameProps {
  readonly as: string | null;
  readonly onName: (as: string | null) => void;
}

/** Which letter a WILD stands for. */
const WildName = ({ as, onName }: WildNameProps): JSX.Element => (
  <label class="wild-names">
    {wordNerds.hand.wild}
    <select
      class="input"
      value={as ?? ''}
      onChange={({ currentTarget: { value } }) => onName(value === '' ? null : value)}
    >
      <option value="">{wordNerds.hand.unnamed}</option>
      {ALPHABET.map((letter) => (
        <option key={letter} value={letter}>
          {letter.toUpperCase()}
        </option>
      ))}
    </select>
  </label>
);
