import type { CardId, Refusal } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { WhyNot } from '../../../table-kit/why-not.tsx';
import { LetterCard, type Touch, widthOf } from '../floor/weld.tsx';
import { verdictOf } from '../prompt/prompt-text.ts';
import type { Why } from '../prompt/refusals.ts';
import type { TurnSituation } from '../prompt/turn-controls.ts';
import { wordWorx } from '../strings/play.ts';
import { ComponentsContext } from './components-context.ts';
import { liftedOf } from './draft.ts';
import './hand.css';

interface HandProps {
  readonly cards: readonly CardId[];
  /** The hand, including cards on their way into a word: their places stay free, so that the others don't move. */
  readonly places: readonly CardId[];
  /** Taken off the table, so they must go back. */
  readonly owed: readonly CardId[];
  /** Stolen, so it must go into a word. */
  readonly stolen: CardId | null;
  readonly chosen: readonly CardId[];
  readonly touch: Touch | null;
  /** Do cards stay chosen when touched, or go where they are meant to? */
  readonly toggles: boolean;
}

export function Hand({ cards, places, owed, stolen, chosen, touch, toggles }: HandProps): JSX.Element {
  const { deck } = useContext(ComponentsContext);
  const nameOf = (card: CardId): string | undefined => {
    if (card !== stolen && !owed.includes(card)) return undefined;
    return `${deck.faceOf(card).toUpperCase()}, ${card === stolen ? wordWorx.floor.stolen : wordWorx.floor.mustLie}`;
  };
  return (
    <section class="hand" aria-label={wordWorx.floor.hand}>
      {cards.length === 0 && <p class={places.length > 0 ? 'sr-only' : 'muted'}>{wordWorx.floor.handEmpty}</p>}
      <ul class="plain">
        {[...places, ...cards.filter((card) => !places.includes(card))].map((card) => {
          if (!cards.includes(card)) return <li key={card} class={`place ${widthOf(deck, card)}`} aria-hidden="true" />;
          return (
            <li key={card}>
              <LetterCard
                {...{ card, touch }}
                look={`card ${owed.includes(card) ? 'owed' : ''} ${chosen.includes(card) ? 'chosen' : ''}`}
                aria-label={nameOf(card)}
                aria-pressed={toggles ? chosen.includes(card) : undefined}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface TypedWordsProps extends Pick<TurnSituation, 'turn' | 'verdict' | 'shown'> {
  readonly onEnter: () => void;
}

/**
 * All the player's words in one line: typed words are laid, and words laid by hand are written here. Below it the
 * verdict and the points, or how to build.
 */
export function TypedWords({ turn, verdict, shown, onEnter }: TypedWordsProps): JSX.Element {
  const id = useId();
  const { deck } = useContext(ComponentsContext);
  return (
    <div class="field typed">
      <label for={id}>{wordWorx.build.label}</label>
      <textarea
        class="input word"
        rows={1}
        id={id}
        data-next
        value={turn.typed}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-describedby={`${id}-verdict`}
        aria-invalid={turn.fault ? true : undefined}
        onInput={({ currentTarget }) => turn.type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <small id={`${id}-verdict`} role="status">
        {verdictOf(deck, verdict, turn, shown?.points ?? 0)}
        {liftedOf(turn.draft) === null && !turn.refusal && <NoWord why={verdict?.why} />}
      </small>
    </div>
  );
}

/** Behind a refusal or a verdict, if it is about a word that is none. */
export function NoWord({ why }: { readonly why: Why | null | undefined }): JSX.Element | null {
  // An unknown code is the server's.
  const own = why as Refusal | null | undefined;
  return own?.code === 'not-a-word' ? <WhyNot word={own.word} suggest="plain" /> : null;
}
