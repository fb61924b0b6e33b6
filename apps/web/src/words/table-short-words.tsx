import type { TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { shortWords as text } from '#strings/short-words.ts';
import { listLine } from '#strings/word-lists.ts';
import { useGameWords } from '../table/words/table-words.tsx';
import { ShortWords } from './short-words.tsx';

interface TableShortWordsProps {
  readonly table: TableInfo;
  readonly undecided?: readonly string[];
}

/** The short words that count at this very table; over it, so that the game is as it was afterwards. */
export function TableShortWords({ table, undecided }: TableShortWordsProps): JSX.Element | null {
  const { game, config: agreed } = table.options;
  const options = useGameWords(game);
  if (!options?.words) return null;
  const config = agreed ?? options.initial;
  const { dictionary, allowed } = options.words.of(config);
  return (
    <>
      <p class="small">{listLine(dictionary, table.words)}</p>
      <p class="small">{text.lead}</p>
      <ShortWords {...{ game, config, ...(undecided && { undecided }) }} named={allowed} />
    </>
  );
}
