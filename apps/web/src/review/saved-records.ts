import { commitmentOf, LEVELS, type Level, type SealedRecord, type Seat } from '@wordhoard/kernel';
import type { NewTable } from '@wordhoard/protocol';
import { newTableState, type Place } from '@wordhoard/table';
import { unhurried } from '../device/practice.ts';
import { saveText } from '../files/files.ts';
import { LOCAL_CODE } from '../offline/messages.ts';
import type { SavedMatch } from '../offline/saved-match.ts';
import type { SharedDeal } from '../same-deal/deal-link.ts';

/** The record of a game kept on this device: as a server would hand it out. */
export function recordOfKept(saved: SavedMatch): SealedRecord {
  const { wanted, table, nonce, rules, words, entries } = saved;
  const places = saved.places ?? newTableState(LOCAL_CODE, 'here', wanted).places;
  const seats = places.map((place) => ({ name: place?.name ?? '', bot: place?.level ?? null }));
  const commitment = commitmentOf(table.seed, nonce);
  return { format: 1, game: wanted.options.game, rules, words, seats, table, nonce, commitment, entries };
}

/** Puts a record among the downloads. */
export const saveAsFile = (record: SealedRecord): void =>
  saveText(JSON.stringify(record), `${record.game}-${record.commitment.slice(0, 8)}.json`, 'application/json');

/** Level of the bots that play for absent people. */
const STAND_IN: Level = 3;

/** Of a record that may have come from outside: what is no level of ours is that of one who stands in. */
const levelOf = (bot: number | null): Level => LEVELS.find((level) => level === bot) ?? STAND_IN;

/** The game as it stood after so many lines, to be played on in this seat against bots. */
export function playOnFrom(record: SealedRecord, lines: number, seat: Seat, luck: string): SavedMatch {
  const { game, table, nonce, rules, words, seats, entries } = record;
  const places = seats.map(
    ({ name, bot }, other): Place =>
      other === seat ? { who: 'here', name, level: null } : { who: null, name, level: levelOf(bot) },
  );
  return {
    wanted: {
      options: {
        game,
        config: table.config,
        pace: 'relaxed',
        limits: unhurried(game),
        bank: table.bank,
        visibility: 'link',
        watching: false,
        seats: table.players,
      },
      name: seats[seat]?.name ?? '',
      bots: places.flatMap(({ level }) => level ?? []),
      others: [],
      start: true,
    },
    places,
    table,
    nonce,
    luck,
    rules,
    words,
    entries: entries.slice(0, lines),
  };
}

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
