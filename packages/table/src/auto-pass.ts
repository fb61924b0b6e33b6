import type { AnyGame, Seat } from '@wordhoard/kernel';
import type { AutoPassChoice, AutoPassInfo, ServerRefusal } from '@wordhoard/protocol';
import type { PassTiming, StoredAutoPass } from './auto-passes.ts';
import type { RunningMatch } from './running-match.ts';
import { botTimingAt, refuse, type TableState } from './seating.ts';

/** True for a correspondence game, whose players look in now and then. */
const isCorrespondence = ({ options }: TableState): boolean => typeof options.pace === 'object';

/** True if this table offers auto-pass: in games that have it switched on from the start, and in correspondence games. */
export const hasAutoPass = (table: TableState, game: AnyGame): boolean =>
  (isCorrespondence(table) || game.rules.autoPass !== undefined) &&
  table.status === 'playing' &&
  game.reactionReasons !== null;

/** Reasons for which auto-pass still asks the player, if they switch it on without choosing reasons. */
const defaultReasonsAt = (table: TableState, game: AnyGame): readonly string[] =>
  (isCorrespondence(table) ? null : game.rules.autoPass) ?? game.reactionReasons ?? [];

/** The auto-pass settings to show this seat's player; null where auto-pass doesn't apply. */
export function autoPassInfoFor(table: TableState, running: RunningMatch, seat: Seat): AutoPassInfo | null {
  const { game } = running;
  if (!hasAutoPass(table, game)) return null;
  const [wish, now] = [running.autoPassOf(seat), running.isAutoPassing(seat)];
  return { type: 'passing', seat, wish, now, reasons: game.reactionReasons ?? [], asks: defaultReasonsAt(table, game) };
}

/** Stores a player's auto-pass choice. It is private: the others are never told. */
export function chooseAutoPass(
  table: TableState,
  who: string,
  { seat, wish }: { readonly seat: Seat; readonly wish: AutoPassChoice | null },
  /** The game, and the last question that has been asked. */
  { game, opened }: { readonly game: AnyGame; readonly opened: number },
): TableState | ServerRefusal {
  const place = table.places[seat];
  if (place?.who !== who) return refuse('not-seated');
  if (table.status !== 'playing') return refuse('not-started');
  if (place.resigned) return refuse('resigned');
  if (!hasAutoPass(table, game)) return refuse('no-windows');
  const { [seat]: _, ...others } = table.wishes ?? {};
  // Where auto-pass starts switched on, switching it off must be stored.
  if (!wish) return { ...table, wishes: startsSwitchedOn(table, game) ? { ...others, [seat]: null } : others };
  const unless = game.reactionReasons!.filter((reason) => wish.unless.includes(reason));
  return { ...table, wishes: { ...others, [seat]: { until: wish.until, unless, since: opened } } };
}

const startsSwitchedOn = (table: TableState, game: AnyGame): boolean =>
  !isCorrespondence(table) && game.rules.autoPass !== undefined;

/**
 * Auto-pass choices of the seats that people play: the player's own, or the game's initial one. Null means that windows
 * are passed only where there is nothing to choose. Seats that share a device are left out unless their player chose:
 * they are asked together, and a missing question would tell the others something.
 */
export function autoPassChoicesAt(table: TableState, game: AnyGame): Map<Seat, StoredAutoPass | null> {
  const { wishes = {}, places } = table;
  const initial = startsSwitchedOn(table, game)
    ? { until: 'told' as const, unless: defaultReasonsAt(table, game), since: 0 }
    : null;
  return new Map(
    places.flatMap((place, seat): [Seat, StoredAutoPass | null][] => {
      if (!place?.who || place.resigned) return [];
      const chosen = wishes[seat];
      const isAlone = places.filter((other) => other?.who === place.who).length === 1;
      if (isAlone) return [[seat, chosen === undefined ? initial : chosen]];
      return chosen ? [[seat, chosen]] : [];
    }),
  );
}

export const passTimingAt = (table: TableState): PassTiming => ({
  isCorrespondence: isCorrespondence(table),
  isOneDevice: botTimingAt(table).isOneDevice,
});
