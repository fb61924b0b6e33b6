import { ownWords, SIZE, type TableWords, type TileId, type View } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { wordOptions as shared } from '#strings/words.ts';
import { wildwordsOptions as text } from '../strings/options.ts';
import { rowInWords, trayInWords } from '../strings/row-text.ts';
import './agreed-words.css';

interface LookUpsProps {
  readonly view: View;
  readonly tray: readonly TileId[];
}

/** The board row by row, for those who would rather read it than look at it. */
export const BoardInWords = ({ view, tray }: LookUpsProps): JSX.Element => (
  <ol class="plain">
    {Array.from({ length: SIZE }, (_, row) => (
      <li key={row}>{rowInWords(view, row)}</li>
    ))}
    {tray.length > 0 && <li>{trayInWords(tray)}</li>}
  </ol>
);

const dictionaryHints = ({ dictionaries }: TableWords): string[] =>
  dictionaries.map((dictionary) => shared.dictionaryHints[dictionary]);

/** [WW-15] Which words count at this table. */
export const Agreed = ({ view: { config } }: Pick<LookUpsProps, 'view'>): JSX.Element => (
  <>
    <p>{[...dictionaryHints(config.words), ...agreedSummary(config.words)].join(', ')}.</p>
    <AgreedWords words={config.words} />
  </>
);

/** Which words count, in a few words. */
export const agreedSummary = (words: TableWords): readonly string[] => [
  ...(words.own === '' ? [] : [text.ownCount(ownWords(words).length)]),
  ...(words.familyFriendly ? [shared.family] : []),
  ...(words.allowed.length > 0 ? [shared.allowedCount(words.allowed.length)] : []),
  ...(words.banned.length > 0 ? [shared.bannedCount(words.banned.length)] : []),
];

/**
 * [WW-15] Word for word what the table added or took away, for all to read before the start and in play. It says whose
 * it is, for the waiting room is every game's.
 */
export function AgreedWords({ words }: { readonly words: TableWords }): JSX.Element | null {
  const lists = [
    { title: text.ownCount(ownWords(words).length), list: ownWords(words) },
    { title: shared.allowed, list: words.allowed },
    { title: shared.banned, list: words.banned },
  ].filter(({ list }) => list.length > 0);
  if (lists.length === 0) return null;
  return (
    <div data-play="wildwords">
      <div class="agreed-words">
        {lists.map(({ title, list }) => (
          <details key={title}>
            <summary>{title}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too */}
            <p tabIndex={0}>{list.join(' ')}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
