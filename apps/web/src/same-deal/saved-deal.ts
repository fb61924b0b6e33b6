import type { SealedRecord, Shape } from '@wordhoard/kernel';
import type { NewTable } from '@wordhoard/protocol';
import type { SavedMatch } from '../offline/saved-match.ts';
import { finalUpdate } from '../review/final-update.ts';
import { levelOf } from '../review/play-on.ts';
import type { SharedDeal } from './deal-link.ts';

type Me = Pick<NewTable, 'name' | 'picture'>;

/**
 * The same shuffle as a game of this device's own, at its first moment: the reader in the first place, and bots in the
 * others, as strong as they were, or as one that stands in.
 */
export function savedDeal({ record, luck }: SharedDeal, me: Me, nonce: string): SavedMatch {
  const { game, rules, words, seats, table } = record;
  const { config, limits, bank, players } = table;
  const usual = { pace: 'live', visibility: 'link', watching: false } as const;
  const wanted: NewTable = {
    ...me,
    options: { game, config, limits, bank, seats: players, ...usual },
    others: [],
    bots: seats.slice(1).map(({ bot }) => levelOf(bot)),
    start: true,
  };
  return { wanted, table, nonce, luck, rules, words, entries: [], sameAs: record };
}

/** All public events of a game, from its record; null if it can't be replayed here. */
export const storyOf = async (record: SealedRecord): Promise<readonly Shape['event'][] | null> =>
  (await finalUpdate(record))?.events ?? null;
