import { type Deck, letterCounts } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { wordsmith } from '../strings/play.ts';
import './cards.css';

interface LetterCardProps {
  readonly deck: Deck;
}

/** [WS-1] The printed reference card: how often each letter occurs in the deck in use. */
export const LetterCard = ({ deck }: LetterCardProps): JSX.Element => (
  <>
    <LetterCounts deck={deck} />
    <p class="muted small">{wordsmith.letters.about}</p>
  </>
);

export const LetterCounts = ({ deck }: LetterCardProps): JSX.Element => (
  <ul class="ws-counts plain" aria-label={wordsmith.letters.title(deck)}>
    {Object.entries(letterCounts(deck)).map(([letter, n]) => (
      <li key={letter} class={n === 0 ? 'none' : ''}>
        <b aria-hidden="true">{letter.toUpperCase()}</b>
        <span aria-hidden="true">{n}</span>
        <span class="sr-only">{wordsmith.letters.times(letter, n)}</span>
      </li>
    ))}
  </ul>
);
