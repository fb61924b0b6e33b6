import { LEVELS, type Level, type SealedRecord, type Seat } from '@wordhoard/kernel';
import type { Place } from '@wordhoard/table';
import { unhurried } from '../device/practice.ts';
import type { SavedMatch } from '../offline/saved-match.ts';

/** Level of the bots that play for absent people. */
const STAND_IN: Level = 3;

/** Of a record that may have come from outside: what is no level of ours is that of one who stands in. */
export const levelOf = (bot: number | null): Level => LEVELS.find((level) => level === bot) ?? STAND_IN;

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
