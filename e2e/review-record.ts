import { commitmentOf, type RecordEntry, type Shape } from '@wordhoard/kernel';
import { lexicon, type SavedGame } from './saved-game.ts';

/** The record of a finished game as text, with these entries. */
export const recordOfKeptText =
  ({ name, table, version }: SavedGame<Shape>) =>
  (entries: readonly RecordEntry<Shape>[]): string => {
    const nonce = '0'.repeat(32);
    const seats = [
      { name: 'Anna', bot: null },
      { name: 'Ada', bot: 1 },
    ];
    const commitment = commitmentOf(table.seed, nonce);
    return JSON.stringify({
      format: 1,
      game: name,
      rules: version,
      words: lexicon.id,
      seats,
      table,
      nonce,
      commitment,
      entries,
    });
  };
