import { actionsOf, componentsOf, type LetterId, scoreWord, textOf, type WordCard } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useContext, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type DropTarget, dragTile } from '../../../table-kit/tiles/drag-and-drop.ts';
import { Button } from '../../../ui/button.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { wordName } from '../prompt/prompt-text.ts';
import { inWords } from '../prompt/refusals.ts';
import { wordNerds } from '../strings/play.ts';
import { ComponentsContext } from './components-context.ts';
import { type Draft, draftedWord, isSpelling, owedLetters, type PlayerProps } from './draft.ts';
import { LetterCard, type StartDrag } from './letter-card.tsx';
import { alternativeFor, placeCard, type Sources, spellTyped, toggleCard } from './spelling.ts';

const CardsWithWord = lazy(async () => (await import('./cards-with-word.tsx')).CardsWithWord);
const text = wordNerds.hand;

/** The player's letters: to spell a word with, to choose among, or to look at. */
export function Hand(player: PlayerProps): JSX.Element {
  const { situation, draft } = player;
  const { mine, step, view } = situation;
  const letters = view.hand?.letters ?? [];
  const spelling = isSpelling(situation);
  const most = !mine ? 0 : step?.type === 'purchase' ? letters.length : owedLetters(situation);
  const chosen = spelling ? draft.word.map(({ card }) => card) : draft.letters;
  const onPress = spelling
    ? (card: LetterId) => draft.spell(toggleCard(card, draft.word))
    : most > 0
      ? (card: LetterId) => draft.toggleLetter(card, most)
      : null;
  return (
    <section class="hand" aria-label={text.label}>
      {letters.length === 0 ? (
        <p class="muted">{text.none}</p>
      ) : (
        <ul class="letters plain" aria-label={text.label} style={{ '--n': String(letters.length) }}>
          {letters.map((card) => (
            <li key={card}>
              <LetterCard
                card={card}
                more={wordNerds.letter.inHand}
                pressed={chosen.includes(card)}
                onPress={onPress && (() => onPress(card))}
                onDrag={spelling ? dragIntoWord(draft) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {spelling && <WordField {...player} />}
    </section>
  );
}

/** The word being spelt (typed, tapped or dragged together), what it would be worth, and what may be laid with it. */
function WordField(player: PlayerProps): JSX.Element {
  const { situation, seat, draft, names } = player;
  const { step, view } = situation;
  const cards = draft.word;
  const sources = { hand: view.hand?.letters ?? [], pool: view.pool };
  const { play, score, attacked, whyNot } = draftedWord(player);
  const trumps = step?.type === 'respond';
  const components = componentsOf(view.config);
  const spell = (spelt: readonly WordCard[]): string => textOf(components, spelt).toUpperCase();
  const needed =
    trumps && attacked
      ? text.needed(names, wordName(components, attacked), scoreWord(components, attacked).total + 1)
      : '';
  const id = useId();
  const [missing, setMissing] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // Before the field is painted: a player who sees it may type, and no letter is lost.
  useLayoutEffect(() => {
    // Not where it would push a keyboard over the cards, nor away from where the player is.
    const idle = document.activeElement?.matches('body, h1') ?? true;
    if (idle && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const change = (next: readonly WordCard[]): void => {
    setMissing(null);
    draft.spell(next);
  };
  return (
    <div class="word-field">
      <div class="entry">
        <label for={id}>{text.word}</label>
        <input
          class="input"
          id={id}
          ref={field}
          value={spell(cards)}
          placeholder={text.hint}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="done"
          aria-describedby={`${id}-note`}
          onInput={({ currentTarget }) => {
            const found = spellTyped(components, currentTarget.value, cards, sources);
            setMissing(found.lacks);
            draft.spell(found.cards);
            // Letters without a card are removed, even where the word itself stays the same.
            currentTarget.value = spell(found.cards);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && !whyNot) draft.answer({ type: trumps ? 'trump' : 'word', ...play });
          }}
        />
        {cards.length > 0 && <Button class="quiet" text={text.clear} onClick={() => change([])} />}
      </div>
      {cards.length > 0 && <SpeltCards {...{ cards, sources }} onDrag={dragIntoWord(draft)} onChange={change} />}
      {cards.map((used, at) =>
        components.letters.isWild(used.card) ? (
          <WildLetter key={used.card} as={used.as} onChoose={(as) => change(cards.with(at, { card: used.card, as }))} />
        ) : null,
      )}
      <p class="note" id={`${id}-note`} role="status">
        {cards.length > 0 && <b>{text.worth(score)}</b>}{' '}
        {missing !== null
          ? text.noCard(missing)
          : cards.length === 0
            ? needed
            : whyNot && inWords(whyNot, actionsOf(view.config))}
      </p>
      <CardsWithWord {...{ view, seat, names }} word={cards} chosen={draft.actions} onChange={draft.layWithWord} />
    </div>
  );
}

interface SpeltCardsProps {
  readonly cards: readonly WordCard[];
  readonly sources: Sources;
  readonly onDrag: StartDrag;
  readonly onChange: (cards: readonly WordCard[]) => void;
}

/** The cards of the word, in their places: a press takes another card for the same letter, or the card out of it. */
function SpeltCards({ cards, sources, onDrag, onChange }: SpeltCardsProps): JSX.Element {
  const { letters } = useContext(ComponentsContext);
  return (
    <ul class="spelt plain" style={{ '--n': String(cards.length) }}>
      {cards.map((used, at) => {
        const other = alternativeFor(letters, at, cards, sources);
        const letter = used.as ?? letters.letterOf(used.card);
        const inHand = sources.hand.includes(used.card);
        const from = inHand ? wordNerds.letter.inHand : wordNerds.letter.inPool;
        return (
          <li key={used.card} data-place={at} class={inHand ? '' : 'from-pool'}>
            <LetterCard
              card={used.card}
              as={used.as}
              more={`${from}. ${other ? text.swap(letter) : text.remove(letter)}`}
              onDrag={onDrag}
              onPress={() => onChange(other ? cards.with(at, other) : toggleCard(used.card, cards))}
            />
          </li>
        );
      })}
    </ul>
  );
}

const ALPHABET = Array.from('abcdefghijklmnopqrstuvwxyz');

interface WildLetterProps {
  readonly as: string | null;
  readonly onChoose: (as: string | null) => void;
}

/** Which letter a WILD stands for. */
const WildLetter = ({ as, onChoose }: WildLetterProps): JSX.Element => (
  <label class="wild-letter">
    {text.wild}
    <select
      class="input"
      value={as ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}
    >
      <option value="">{text.unnamed}</option>
      {ALPHABET.map((letter) => (
        <option key={letter} value={letter}>
          {letter.toUpperCase()}
        </option>
      ))}
    </select>
  </label>
);

/** A card that is dragged goes into the word where it is let go, or out of it. */
export const dragIntoWord =
  (draft: Draft): StartDrag =>
  (event, card) =>
    dragTile(event, dropAt, (at) => draft.spell(placeCard(card, at, draft.word)));

/** Before which place of the word a card would go: the left half of a card is before it, the right half after. */
function dropAt(x: number, y: number): DropTarget<number> | null {
  const under = document.elementFromPoint(x, y);
  const word = under?.closest<HTMLElement>('.word-field') ?? null;
  if (!word) return null;
  const places = [...word.querySelectorAll<HTMLElement>('[data-place]')];
  const at = places.findIndex((place) => place.contains(under));
  const place = places[at];
  // Beside the cards is after the last.
  if (!place) return { where: places.length, lit: word };
  const { left, width } = place.getBoundingClientRect();
  const where = x < left + width / 2 ? at : at + 1;
  return { where, lit: places[where] ?? word };
}
