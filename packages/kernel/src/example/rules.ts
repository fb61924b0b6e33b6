import * as v from 'valibot';
import {
  addForSeat,
  count,
  entryAt,
  forSeat,
  type Rules,
  type RulesContext,
  type Schema,
  type Seat,
  secret,
} from '../index.ts';
import { config, MAX_PLAYERS } from './config.ts';
import { allGems, type GemId, worthOf } from './gems.ts';
import { LIMITS } from './limits.ts';
import type { Magpies, State, View } from './types.ts';
import { componentsOf, MAX_HAND_SIZE } from './variant.ts';

const gemId: Schema<GemId> = v.pipe(v.string(), v.regex(/^G\d{1,2}$/));

function draw(m: RulesContext<Magpies>, seat: Seat): void {
  const hand = forSeat(m.state.hands, seat).secret;
  const room = componentsOf(m.state).handSize - hand.length;
  const gems = m.state.deck.secret.splice(0, Math.max(0, room));
  hand.push(...gems);
  if (gems.length === 0) return;
  m.tell({ type: 'drew', seat, gems }, { only: [seat] });
  m.tell({ type: 'others-drew', seat, count: gems.length }, { except: [seat] });
}

function takePrize(m: RulesContext<Magpies>, by: Seat | null): void {
  const gem = m.state.prize!;
  if (by !== null) addForSeat(m.state.scores, by, worthOf(gem));
  m.state.spent.push(gem);
  m.state.prize = null;
  m.tell({ type: 'taken', by, gem });
}

function finish(m: RulesContext<Magpies>): void {
  const { scores } = m.state;
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  m.end({ scores, places: ranks.map((score) => m.seats.filter((seat) => scores[seat] === score)) });
}

/** True if this seat may change its hand now. */
const mayShake = (view: View, seat: Seat): boolean =>
  componentsOf(view).shake && view.shaken[seat] === false && view.deck > 0;

export const rules: Rules<Magpies> = {
  id: 'magpies',
  version: 1,
  players: [2, MAX_PLAYERS],
  limits: LIMITS,
  config,
  setup({ config, seats, chance }) {
    const deck = chance('deck').shuffle(allGems(config.gems));
    const state: State = {
      hands: seats.map((seat) => secret([seat], deck.splice(0, componentsOf(config).handSize))),
      deck: secret([], deck),
      prize: null,
      spent: [],
      scores: seats.map(() => 0),
      shaken: seats.map(() => false),
      ...(config.variant && { variant: config.variant }),
    };
    return { state, agenda: [{ type: 'turnUp' }] };
  },
  position: {
    schema: v.strictObject({
      hands: v.array(v.pipe(v.array(gemId), v.maxLength(MAX_HAND_SIZE))),
      scores: v.array(v.number()),
    }),
    toStartPosition({ hands, scores }, { config, seats, chance }) {
      const held = hands.flat();
      const all = allGems(config.gems);
      const stranger = held.find((gem, i) => !all.includes(gem) || held.indexOf(gem) < i);
      if (stranger !== undefined) return { code: 'not-held', gem: stranger };
      if (hands.length > seats.length || scores.length > seats.length) return { code: 'too-many-gems' };
      const deck = chance('deck').shuffle(all.filter((gem) => !held.includes(gem)));
      const state: State = {
        hands: seats.map((seat) => secret([seat], hands[seat] ?? [])),
        deck: secret([], deck),
        prize: null,
        spent: [],
        scores: seats.map((seat) => scores[seat] ?? 0),
        shaken: seats.map(() => false),
        ...(config.variant && { variant: config.variant }),
      };
      return { state, agenda: [{ type: 'refill' }] };
    },
  },
  view({ deck, hands, prize, spent, scores, shaken, variant: played }, reader) {
    const mine = reader.seat === null ? undefined : hands[reader.seat];
    return {
      deck: count(deck),
      hands: hands.map(count),
      mine: (mine && reader.read(mine)) ?? null,
      prize,
      spent,
      scores,
      shaken,
      ...(played && { variant: played }),
    };
  },
  steps: {
    turnUp: {
      run(m) {
        const gem = m.state.deck.secret.shift();
        if (gem === undefined || m.state.hands.some((hand) => count(hand) === 0)) return finish(m);
        m.state.prize = gem;
        m.tell({ type: 'turned-up', gem });
        m.next({ type: 'bid' }, { type: 'refill' });
      },
    },
    bid: {
      asks: (state) => state.hands.map((_, seat) => seat),
      limit: 'bid',
      progress: 'shown',
      answer: v.strictObject({ gem: gemId }),
      check: ({ view }, { gem }) => (view.mine?.includes(gem) ? undefined : { code: 'not-held', gem }),
      // The first in hand, wherever it came from: a default by worth would tell about the rest of the hand.
      defaultAnswer: ({ view }) => ({ gem: view.mine![0]! }),
      close(m, _, given) {
        const bids = given.map(({ seat, answer }) => ({ seat, gem: answer.gem })).sort((a, b) => a.seat - b.seat);
        for (const { seat, gem } of bids) {
          forSeat(m.state.hands, seat).secret = forSeat(m.state.hands, seat).secret.filter((held) => held !== gem);
          m.state.spent.push(gem);
        }
        m.tell({ type: 'bids', bids });
        const best = Math.max(...bids.map(({ gem }) => worthOf(gem)));
        const seats = bids.filter(({ gem }) => worthOf(gem) === best).map(({ seat }) => seat);
        if (seats.length === 1) return takePrize(m, entryAt(seats, 0));
        m.tell({ type: 'tied', seats });
        m.next({ type: 'race', seats });
      },
    },
    race: {
      asks: (_, { seats }) => seats,
      limit: 'race',
      progress: 'sealed',
      answer: v.strictObject({ snatch: v.boolean() }),
      check: () => undefined,
      defaultAnswer: () => ({ snatch: false }),
      reactionWindow: {},
      answered(m, _, { answer }) {
        if (answer.snatch) m.setHiddenDeadline('blink');
        return 'wait';
      },
      close(m, _, given) {
        const snatched = given
          .filter(({ answer }) => answer.snatch)
          .map(({ seat }) => seat)
          .sort((a, b) => a - b);
        takePrize(m, snatched.length === 0 ? null : m.chance('lots').pick(snatched));
      },
    },
    refill: {
      run(m) {
        for (const seat of m.seats) draw(m, seat);
        m.next({ type: 'turnUp' });
      },
    },
  },
  free: {
    move: v.strictObject({ type: v.literal('shake') }),
    offers: ({ view, seat }) => (mayShake(view, seat) ? ['shake'] : []),
    check: ({ view, seat }) => (mayShake(view, seat) ? undefined : { code: 'already-shaken' }),
    apply(m, seat) {
      m.state.shaken[seat] = true;
      m.state.spent.push(...forSeat(m.state.hands, seat).secret.splice(0));
      m.tell({ type: 'shaken', seat });
      draw(m, seat);
    },
  },
  flagged(m) {
    finish(m);
  },
};
