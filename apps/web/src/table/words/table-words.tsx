import type { TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { listLine, wordOptions as text } from '#strings/words.ts';
import { useGameOptions } from '../../table-kit/game-options.ts';
import { Button } from '../../ui/button.tsx';
import { AllowForm } from './allow-word.tsx';
import { AllowContext } from './allowing.ts';

interface TableWordsProps {
  readonly table: TableInfo;
  readonly onShortWords: () => void;
  readonly onAllowed: () => void;
}

/** In the menu: which words count here, by which edition of the dictionary, and the way to the short ones. */
export function TableWords({ table, onShortWords, onAllowed }: TableWordsProps): JSX.Element | null {
  const game = useGameOptions(table.options.game);
  const mayAllow = useContext(AllowContext) !== null;
  if (!game?.words) return null;
  const { dictionary, familyFriendly, allowed, banned } = game.words.of(table.options.config ?? game.initial);
  const others = [
    ...(familyFriendly ? [text.family] : []),
    ...(allowed.length > 0 ? [text.allowedCount(allowed.length)] : []),
    ...(banned.length > 0 ? [text.bannedCount(banned.length)] : []),
  ];
  return (
    <>
      <Button text={strings.shortWords} onClick={onShortWords} />
      {(mayAllow || allowed.length > 0) && <Button text={strings.words.allowed} onClick={onAllowed} />}
      <p class="fine">{[listLine(dictionary, table.words), ...others].join(' · ')}</p>
    </>
  );
}

/** Behind the menu: what the players of this table have allowed, for all to read; its host can allow more. */
export function TableAllowed({ table }: { readonly table: TableInfo }): JSX.Element | null {
  const game = useGameOptions(table.options.game);
  return game?.words ? <AllowForm allowed={game.words.of(table.options.config ?? game.initial).allowed} /> : null;
}
