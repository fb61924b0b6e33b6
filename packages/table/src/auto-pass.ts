import type { AnyGame, Seat } from '@wordhoard/kernel';
import type { PassingFor, PassWish, ServerRefusal } from '@wordhoard/protocol';
import type { KeptWish, PassManner } from './passes.ts';
import type { RunningMatch } from './running-match.ts';
import { mannerAt, refuse, type TableState } from './seating.ts';

/** People are away for long, and look in now and then. */
const isByDay = ({ options }: TableState): boolean => typeof options.pace === 'object';

/** May anything be said ahead at this table? In games with an auto-pass always, in others only where people are away. */
export const hasWindows = (table: TableState, game: AnyGame): boolean =>
  (isByDay(table) || game.rules.autoPass !== undefined) && table.status === 'playing' && game.reactionReasons !== null;

/** The reasons for which auto-pass, as one plain switch, asks at this table. */
const asksAt = (table: TableState, game: AnyGame): readonly string[] =>
  (isByDay(table) ? null : game.rules.autoPass) ?? game.reactionReasons ?? [];

/** The auto-pass settings to show this seat's player; null where auto-pass doesn't apply. */
export function passingFor(table: TableState, running: RunningMatch, seat: Seat): PassingFor | null {
  const { game } = running;
  if (!hasWindows(table, game)) return null;
  const [wish, now] = [running.wishOf(seat), running.isPassing(seat)];
  return { type: 'passing', seat, wish, now, reasons: game.reactionReasons ?? [], asks: asksAt(table, game) };
}

/** Stores a player's auto-pass choice. It is private: the others are never told. */
export function wishFor(
  table: TableState,
  who: string,
  { seat, wish }: { readonly seat: Seat; readonly wish: PassWish | null },
  /** The game, and the last question that has been asked. */
  { game, opened }: { readonly game: AnyGame; readonly opened: number },
): TableState | ServerRefusal {
  const place = table.places[seat];
  if (place?.who !== who) return refuse('not-seated');
  if (table.status !== 'playing') return refuse('not-started');
  if (place.resigned) return refuse('resigned');
  if (!hasWindows(table, game)) return refuse('no-windows');
  const { [seat]: _, ...others } = table.wishes ?? {};
  // Where auto-pass starts switched on, switching it off must be stored.
  if (!wish) return { ...table, wishes: isOnAtFirst(table, game) ? { ...others, [seat]: null } : others };
  const unless = game.reactionReasons!.filter((reason) => wish.unless.includes(reason));
  return { ...table, wishes: { ...others, [seat]: { until: wish.until, unless, since: opened } } };
}

const isOnAtFirst = (table: TableState, game: AnyGame): boolean => !isByDay(table) && game.rules.autoPass !== undefined;

/**
 * By seat, of those who play for themselves: what they have said, or else the game's own auto-pass; null where a window is
 * let pass only if there is nothing to choose in it. Several people at one device are asked together: that one of them
 * is not would tell the others.
 */
export function wishesAt(table: TableState, game: AnyGame): Map<Seat, KeptWish | null> {
  const { wishes = {}, places } = table;
  const usual = isOnAtFirst(table, game) ? { until: 'told' as const, unless: asksAt(table, game), since: 0 } : null;
  return new Map(
    places.flatMap((place, seat): [Seat, KeptWish | null][] => {
      if (!place?.who || place.resigned) return [];
      const said = wishes[seat];
      const isAlone = places.filter((other) => other?.who === place.who).length === 1;
      if (isAlone) return [[seat, said === undefined ? usual : said]];
      return said ? [[seat, said]] : [];
    }),
  );
}

export const passMannerAt = (table: TableState): PassManner => ({
  byDay: isByDay(table),
  oneDevice: mannerAt(table).oneDevice,
});
