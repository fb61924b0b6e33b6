import { type Config, componentsOf, deckOf, letterCounts } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { wordsmith } from '../strings/play.ts';
import './cards.css';

interface LetterCardProps {
  readonly config: Pick<Config, 'deck' | 'variant'>;
}

/** [WS-1] The printed reference card: how often each letter occurs in the deck in use. */
export function LetterCard({ config }: LetterCardProps): JSX.Element {
  const { rounds, cardPrices } = componentsOf(config);
  return (
    <>
      <LetterCounts config={config} />
      <p class="muted small">{wordsmith.letters.about(deckOf(config).cards.length, rounds * cardPrices.length)}</p>
    </>
  );
}

export const LetterCounts = ({ config }: LetterCardProps): JSX.Element => (
  <ul class="ws-counts plain" aria-label={wordsmith.letters.title(config)}>
    {Object.entries(letterCounts(deckOf(config))).map(([letter, n]) => (
      <li key={letter} class={n === 0 ? 'none' : ''}>
        <b aria-hidden="true">{letter.toUpperCase()}</b>
        <span aria-hidden="true">{n}</span>
        <span class="sr-only">{wordsmith.letters.times(letter, n)}</span>
      </li>
    ))}
  </ul>
);
