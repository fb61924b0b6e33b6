import type { AnyGame, Seat } from '@wordhoard/kernel';
import type { PassWish, ServerRefusal } from '@wordhoard/protocol';
import type { KeptWish } from './passes.ts';
import { refuse, type TableState } from './seating.ts';

/** Only where people are away for long: at other tables a page passes for its player, if at all. */
const isByDay = ({ options }: TableState): boolean => typeof options.pace === 'object';

/** May anything be said ahead at this table? */
export const hasWindows = (table: TableState, game: AnyGame): boolean =>
  isByDay(table) && table.status === 'playing' && game.windows !== null;

/** What a player says ahead about windows. It is nobody else's business: never part of what the others are told. */
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
  if (!wish) return { ...table, wishes: others };
  const unless = game.windows!.filter((reason) => wish.unless.includes(reason));
  return { ...table, wishes: { ...others, [seat]: { until: wish.until, unless, since: opened } } };
}

/** By seat, of those who play for themselves. */
export function wishesAt({ wishes = {}, places }: TableState): Map<Seat, KeptWish> {
  const kept = Object.entries(wishes).map(([seat, wish]) => [Number(seat), wish] as const);
  return new Map(kept.filter(([seat]) => places[seat]?.who && !places[seat].resigned));
}
