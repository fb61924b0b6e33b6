import type { Seat } from '@wordhoard/kernel';
import { capital, listPlayers, type Names } from '../../../table-kit/phrases.ts';

/** [WN-21] The vote to end the game. */
export const vote = {
  stop: 'Vote to end the game',
  undo: 'Take back your vote to end',
  /** `missing`: those who have not voted to end. */
  who: (names: Names, agreed: readonly Seat[], missing: readonly Seat[]): string => {
    const verb = missing.length === 1 && missing[0] !== names.me ? 'votes' : 'vote';
    return `${capital(listPlayers(names, agreed))} voted to end the game. It ends when ${listPlayers(names, missing)} ${verb} to end it, too.`;
  },
} as const;
