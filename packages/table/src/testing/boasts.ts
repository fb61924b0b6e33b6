import { addForSeat, forSeat, type Rules, type Seat, type Secret, secret } from '@wordhoard/kernel';
import * as v from 'valibot';

/**
 * A small game with reaction windows. In turn each player boasts with a number; then the others may doubt it in secret,
 * and a player who lets the time run out doesn't. Each holds a secret coin: gold is a reason to decide about a boast in
 * person.
 */
export interface Boasts {
  config: { rounds: number };
  state: { coins: Secret<string>[]; scores: number[]; boast: number | null; left: number };
  view: { coin: string | null; scores: number[]; boast: number | null };
  event: { type: 'boasted'; seat: Seat; number: number } | { type: 'doubted'; by: Seat[] };
  refusal: { code: 'too-high' };
  steps: {
    boast: { step: { seat: Seat }; answer: { number: number } };
    doubt: { step: { seat: Seat }; answer: { doubt: boolean } };
  };
  free: never;
  limit: 'boast' | 'doubt';
  position: never;
  env: unknown;
}

const HIGHEST = 9;
const isGold = (coin: string | null): boolean => coin !== null && Number(coin.slice(1)) % 2 === 0;

export const boasts: Rules<Boasts> = {
  id: 'boasts',
  version: 1,
  players: [2, 4],
  limits: { boast: { kind: 'think', ms: 20_000 }, doubt: { kind: 'think', ms: 10_000 } },
  config: v.strictObject({ rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)) }),
  setup({ config, seats, chance }) {
    const coins = chance('coins').shuffle(seats.map((seat) => `C${seat}`));
    const state = {
      coins: seats.map((seat) => secret([seat], forSeat(coins, seat))),
      scores: seats.map(() => 0),
      boast: null,
      left: config.rounds * seats.length,
    };
    return { state, agenda: [{ type: 'boast', seat: 0 }] };
  },
  view({ coins, scores, boast }, reader) {
    const coin = reader.seat === null ? undefined : coins[reader.seat];
    return { coin: (coin && reader.read(coin)) ?? null, scores, boast };
  },
  steps: {
    boast: {
      asks: (_, { seat }) => [seat],
      limit: 'boast',
      progress: 'shown',
      answer: v.strictObject({ number: v.pipe(v.number(), v.integer()) }),
      check: (_, { number }) => (number > HIGHEST ? { code: 'too-high' } : undefined),
      defaultAnswer: () => ({ number: 0 }),
      close(m, { seat }, given) {
        const { number } = given[0]!.answer;
        m.state.boast = number;
        m.tell({ type: 'boasted', seat, number });
        m.next({ type: 'doubt', seat });
      },
    },
    doubt: {
      asks: ({ scores }, { seat }) => scores.map((_, other) => other).filter((other) => other !== seat),
      limit: 'doubt',
      progress: 'sealed',
      answer: v.strictObject({ doubt: v.boolean() }),
      check: () => undefined,
      defaultAnswer: () => ({ doubt: false }),
      reactionWindow: { gold: ({ view }) => isGold(view.coin), high: ({ view }) => view.boast === HIGHEST },
      close(m, { seat }, given) {
        const by = given.filter(({ answer }) => answer.doubt).map((it) => it.seat);
        m.tell({ type: 'doubted', by: by.sort((a, b) => a - b) });
        if (by.length === 0) addForSeat(m.state.scores, seat, m.state.boast!);
        m.state.left -= 1;
        if (m.state.left > 0) return m.next({ type: 'boast', seat: (seat + 1) % m.seats.length });
        m.end({ scores: m.state.scores, places: [m.seats] });
      },
    },
  },
};
