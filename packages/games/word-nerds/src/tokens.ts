import type { Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { take } from './hands.ts';
import { tellSilent } from './silence.ts';
import type { NerdMoment, PlayerView, Steps } from './types.ts';

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
  for (const token of back) take(m.state.players[seat]!.spent, token);
  m.tell({ type: 'retrieved', seat, tokens: back });
}

export function spend(m: NerdMoment, seat: Seat, tokens: readonly number[]): void {
  m.state.players[seat]!.spent.push(...tokens.filter((token) => token > 0));
}

/**
 * [WN-18] Which of the spent tokens the scoring player takes back; asked only where there is a choice. All of this lies
 * open, so not being asked tells nothing, and the default may choose.
 */
export const tokens: Steps['tokens'] = {
  asks: ({ players }, { seat, count }) => (players[seat]!.spent.length > count ? [seat] : []),
  limit: 'choose',
  progress: 'shown',
  // RETRIEVE may be played meanwhile: then there is less to choose from, and it is asked anew.
  renews: () => true,
  answer: v.strictObject({ tokens: tokensSchema }),
  check({ view, seat, step }, { tokens: chosen }) {
    const { spent } = view.players[seat]!;
    const stranger = chosen.find((token) => !spent.includes(token));
    if (stranger !== undefined) return { code: 'token-spent', token: stranger };
    const { count: owed } = step;
    return chosen.length === owed && distinct(chosen) ? undefined : { code: 'wrong-count', owed };
  },
  silent: ({ view, seat, step }) => ({
    tokens: view.players[seat]!.spent.toSorted((a, b) => b - a).slice(0, step.count),
  }),
  close(m, { seat }, given) {
    tellSilent(m, given, 'tokens');
    retrieve(m, seat, given[0]?.answer.tokens ?? m.state.players[seat]!.spent);
  },
};
