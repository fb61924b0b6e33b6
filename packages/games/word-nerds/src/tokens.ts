import { forSeat, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { take } from './hands.ts';
import type { NerdMoment, OwedCards, PlayerView, Refusal } from './types.ts';

/** [WN-2] */
export const topTokenFor = (players: number): number => (players <= 3 ? 5 : players <= 5 ? 6 : 7);
export const TOP_TOKEN = 7;

export const tokenSchema: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(TOP_TOKEN),
);
export const tokensSchema: v.GenericSchema<number[]> = v.pipe(v.array(tokenSchema), v.maxLength(TOP_TOKEN));

/** Tokens a player could bid now, the 0 among them. */
export const unspent = ({ spent }: Pick<PlayerView, 'spent'>, topToken: number): number[] =>
  Array.from({ length: topToken + 1 }, (_, token) => token).filter((token) => !spent.includes(token));

export const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** Spent tokens come back. */
export function retrieve(m: NerdMoment, seat: Seat, tokens: readonly number[]): void {
  if (tokens.length === 0) return;
  // `tokens` may be the very list they are taken from.
  const back = [...tokens];
  for (const token of back) take(forSeat(m.state.players, seat).spent, token);
  m.tell({ type: 'retrieved', seat, tokens: back });
}

export function spend(m: NerdMoment, seat: Seat, tokens: readonly number[]): void {
  forSeat(m.state.players, seat).spent.push(...tokens.filter((token) => token > 0));
}

/** [WN-18] How many of its spent tokens this seat takes back of its choice: fewer than there are now, if cards have brought some back. */
export const owedTo = (owed: OwedCards | null, seat: Seat, spent: readonly number[]): number =>
  owed?.seat === seat ? Math.min(owed.count, spent.length) : 0;

/** [WN-18] Are these so many of the spent tokens? */
export function checkTakingBack(
  spent: readonly number[],
  chosen: readonly number[],
  owed: number,
): Refusal | undefined {
  const stranger = chosen.find((token) => !spent.includes(token));
  if (stranger !== undefined) return { code: 'token-spent', token: stranger };
  return chosen.length === owed && distinct(chosen) ? undefined : { code: 'wrong-count', owed };
}
