import { commitmentOf, type MatchResult, type SealedRecord, type Seat } from '@wordhoard/kernel';
import type { EarlyEnd, MyTable, TableInfo } from '@wordhoard/protocol';
import type { SavedMatch } from '../offline/saved-match.ts';
import { recordOfKept } from '../review/saved-records.ts';
import { winnersAfterResigning } from '../table/end/end-result.ts';

/** The judge's findings about the guest of this device. */
export interface ReviewSummary {
  /** Of what there was to find, 0 to 1. */
  readonly found: number;
  /** The word that was worth most, and how much; null for a game without one. */
  readonly word: { readonly text: string; readonly worth: number } | null;
}

/** A game that is over, as this device remembers it. */
export interface PastGame {
  /** The table's code, or what its record comes to. */
  readonly id: string;
  readonly game: string;
  /** When it ended, or when this device heard of it, in ms since 1970. */
  readonly at: number;
  /** `bot` is the strength of a computer player. */
  readonly seats: readonly { readonly name: string; readonly bot: number | null }[];
  /** The first of the places of who plays on this device; null where none was. */
  readonly mine: Seat | null;
  /** Null for a game that was ended before its end. */
  readonly result: MatchResult | null;
  /** The ending before the rules' own; missing in games stored by older versions. */
  readonly ended?: EarlyEnd;
  /** The guest of this device resigned, and a bot played on for them. */
  readonly resigned?: true;
  /** Code of an online table; null for a game on the device. */
  readonly code: string | null;
  /** A table's is on the server. */
  readonly record: SealedRecord | null;
  /** Result of its review, once there was one. */
  readonly reviewed?: ReviewSummary;
  /** Played on from a position of another game: it proves nothing. */
  readonly tried?: true;
}

const found = (seat: number): Seat | null => (seat < 0 ? null : seat);

/** Two games are the same if everything happened in them alike, also where one was played on from the middle of another. */
export const idOf = ({ commitment, entries }: SealedRecord): string =>
  commitmentOf(commitment, JSON.stringify(entries));

export function pastOnDevice(saved: SavedMatch, result: MatchResult | null, at: number): PastGame {
  const record = recordOfKept(saved);
  const mine = found(record.seats.findIndex(({ bot }) => bot === null));
  const { game, seats } = record;
  const how = { ...(saved.ended && { ended: saved.ended }), ...(saved.places && { tried: true as const }) };
  return { id: idOf(record), game, at, seats, mine, result, code: null, record, ...how };
}

export function pastAtTable({ code, game, seats, result, ended }: MyTable, at: number): PastGame {
  const mine = found(seats.findIndex((seat) => seat.mine));
  const sat = seats.map(({ name, bot }) => ({ name, bot }));
  const resigned = mine !== null && seats[mine]?.resigned;
  const how = { ...(ended && { ended }), ...(resigned && { resigned }) };
  return { id: code, game, at, seats: sat, mine, result, code, record: null, ...how };
}

/** A table as its list has it, out of what its page was told. */
export const asMyTable = ({ code, options, status, seats, result, ended }: TableInfo, you: string): MyTable => ({
  code,
  game: options.game,
  status,
  seats: seats.map((seat) => ({
    name: seat?.name ?? '',
    bot: seat && seat.who === null ? seat.level : null,
    mine: seat?.who === you,
    ...(seat?.presence === 'resigned' && { resigned: true as const }),
  })),
  result,
  ...(ended && { ended }),
  turn: null,
});

/** Which place a seat came in, from 0; those who share one have the same. */
export const placeOf = ({ places }: MatchResult, seat: Seat): number =>
  places.findIndex((group) => group.includes(seat));

type GameOutcome = 'won' | 'shared' | 'lost' | 'alone' | 'ended';

/** A player who resigns has lost, and of two the other has won; a game stopped in another way has no winner. */
export function outcomeOf({ result, ended, resigned, mine, seats }: PastGame): GameOutcome {
  if (!result && ended?.code === 'resigned')
    return mine !== null && winnersAfterResigning(ended.by, seats.length).includes(mine) ? 'won' : 'lost';
  if (!result) return 'ended';
  if (resigned) return 'lost';
  if (seats.length === 1) return 'alone';
  if (mine === null || placeOf(result, mine) > 0) return 'lost';
  return result.places[0]?.length === 1 ? 'won' : 'shared';
}

/** People the guest played with, and their last table. */
interface PastOpponents {
  readonly names: readonly string[];
  readonly code: string;
  readonly game: string;
}

/** Number of recent groups. */
const RECENT = 6;

/**
 * @param past the latest first. People are told apart by their names only.
 */
export function opponentsOf(past: readonly PastGame[]): PastOpponents[] {
  const met = new Map<string, PastOpponents>();
  for (const { seats, mine, code, game } of past) {
    const names = seats.flatMap(({ name, bot }, seat) => (bot === null && seat !== mine && name !== '' ? [name] : []));
    const key = [...names].sort().join('\n');
    if (code !== null && names.length > 0 && !met.has(key)) met.set(key, { names, code, game });
  }
  return [...met.values()].slice(0, RECENT);
}
