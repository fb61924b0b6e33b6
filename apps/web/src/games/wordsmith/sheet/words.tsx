import type { Sheet } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { WordLink } from '../../../ui/word-meaning.tsx';
import { wordsmith } from '../strings/play.ts';

/** The words claimed on a sheet, each to be tapped for what it means: they were judged when they were claimed. */
export function Words({ sheet }: { readonly sheet: Pick<Sheet, 'words'> }): JSX.Element {
  const words = [...new Set(sheet.words.map(({ word }) => word))];
  if (words.length === 0) return <p class="small">{wordsmith.text.words(words)}</p>;
  return (
    <ul class="ws-words plain" aria-label={wordsmith.text.claimed}>
      {words.map((word) => (
        <li key={word}>
          <WordLink word={word} />
        </li>
      ))}
    </ul>
  );
}
