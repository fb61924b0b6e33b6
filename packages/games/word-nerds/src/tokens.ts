import { forSeat, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { removeItem } from './hands.ts';
import type { OwedCards, PlayerView, Refusal, WordNerdsContext } from './types.ts';

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

/** The tokens a player could bid now, including the 0. */
export const unspentTokens = ({ spent }: Pick<PlayerView, 'spent'>, topToken: number): number[] =>
  Array.from({ length: topToken + 1 }, (_, token) => token).filter((token) => !spent.includes(token));

export const areDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** Returns spent tokens to a player. */
export function retrieveTokens(m: WordNerdsContext, seat: Seat, tokens: readonly number[]): void {
  if (tokens.length === 0) return;
  // A copy, because `tokens` may be the list they are removed from.
  const back = [...tokens];
  for (const token of back) removeItem(forSeat(m.state.players, seat).spent, token);
  m.tell({ type: 'retrieved', seat, tokens: back });
}

export function spendTokens(m: WordNerdsContext, seat: Seat, tokens: readonly number[]): void {
  forSeat(m.state.players, seat).spent.push(...tokens.filter((token) => token > 0));
}

/** [WN-18] How many spent tokens this seat chooses to take back. Cards may have returned some already. */
export const tokensOwed = (owed: OwedCards | null, seat: Seat, spent: readonly number[]): number =>
  owed?.seat === seat ? Math.min(owed.count, spent.length) : 0;

/** [WN-18] Checks that these are the right number of spent tokens. */
export function checkRetrieval(spent: readonly number[], chosen: readonly number[], owed: number): Refusal | undefined {
  const notSpent = chosen.find((token) => !spent.includes(token));
  if (notSpent !== undefined) return { code: 'token-spent', token: notSpent };
  return chosen.length === owed && areDistinct(chosen) ? undefined : { code: 'wrong-count', owed };
}
