import * as v from 'valibot';
import type { Bot } from '../match.ts';
import type { Moment, Rules } from '../rules.ts';
import type { Schema } from '../schema.ts';
import { count, type Seat, type Secret, secret } from '../secret.ts';

/**
 * Magpies, a small complete game: to test the kernel on, and to read before writing one of your own.
 *
 * Thirty gems; each player holds three in secret. A gem is turned up, everyone bids one of their own, sealed, and the
 * highest takes it into the nest. Equal bids race for it: the first to snatch has it, and those who snatch within a
 * blink of each other draw lots. Once a match, at any time, a player may shake the nest: change the hand for new gems.
 * The gems run out; the richest nest wins.
 */
export interface Magpies {
  config: { gems: number };
  state: State;
  view: View;
  event:
    | { type: 'turned-up'; gem: GemId }
    | { type: 'bids'; bids: { seat: Seat; gem: GemId }[] }
    | { type: 'tied'; seats: Seat[] }
    | { type: 'taken'; by: Seat | null; gem: GemId }
    | { type: 'drew'; seat: Seat; gems: GemId[] }
    | { type: 'others-drew'; seat: Seat; count: number }
    | { type: 'shaken'; seat: Seat };
  refusal: { code: 'not-held'; gem: string } | { code: 'already-shaken' } | { code: 'too-many-gems' };
  steps: {
    turnUp: { step: object; answer: never };
    bid: { step: object; answer: { gem: GemId } };
    race: { step: { seats: Seat[] }; answer: { snatch: boolean } };
    refill: { step: object; answer: never };
  };
  free: { type: 'shake' };
  limit: 'bid' | 'race' | 'blink';
  position: { hands: GemId[][]; scores: number[] };
  env: null;
}

/** 'G1' to 'G30'; what a gem is worth is its last digit, so three gems tie at every worth. */
export type GemId = string;

export interface State {
  deck: Secret<GemId[]>;
  hands: Secret<GemId[]>[];
  /** The gem they bid for. */
  prize: GemId | null;
  spent: GemId[];
  scores: number[];
  shaken: boolean[];
}

export interface View {
  deck: number;
  hands: number[];
  mine: GemId[] | null;
  prize: GemId | null;
  spent: GemId[];
  scores: number[];
  shaken: boolean[];
}

const HAND = 3;
export const worth = (gem: GemId): number => Number(gem.slice(1)) % 10;
const everyGem = (gems: number): GemId[] => Array.from({ length: gems }, (_, i) => `G${i + 1}`);

const gemId: Schema<GemId> = v.pipe(v.string(), v.regex(/^G\d{1,2}$/));

function draw(m: Moment<Magpies>, seat: Seat): void {
  const hand = m.state.hands[seat]!.secret;
  const gems = m.state.deck.secret.splice(0, HAND - hand.length);
  hand.push(...gems);
  if (gems.length === 0) return;
  m.tell({ type: 'drew', seat, gems }, { only: [seat] });
  m.tell({ type: 'others-drew', seat, count: gems.length }, { except: [seat] });
}

function take(m: Moment<Magpies>, by: Seat | null): void {
  const gem = m.state.prize!;
  if (by !== null) m.state.scores[by]! += worth(gem);
  m.state.spent.push(gem);
  m.state.prize = null;
  m.tell({ type: 'taken', by, gem });
}

function finish(m: Moment<Magpies>): void {
  const { scores } = m.state;
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  m.end({ scores, places: ranks.map((score) => m.seats.filter((seat) => scores[seat] === score)) });
}

export const magpies: Rules<Magpies> = {
  id: 'magpies',
  version: 1,
  players: [2, 5],
  limits: {
    bid: { kind: 'think', ms: 20_000 },
    race: { kind: 'think', ms: 5_000 },
    blink: { kind: 'reflex', ms: 300 },
  },
  config: v.strictObject({ gems: v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(30)) }),
  setup({ config, seats, chance }) {
    const deck = chance('deck').shuffle(everyGem(config.gems));
    const state: State = {
      hands: seats.map((seat) => secret([seat], deck.splice(0, HAND))),
      deck: secret([], deck),
      prize: null,
      spent: [],
      scores: seats.map(() => 0),
      shaken: seats.map(() => false),
    };
    return { state, agenda: [{ type: 'turnUp' }] };
  },
  position: {
    schema: v.strictObject({ hands: v.array(v.pipe(v.array(gemId), v.maxLength(HAND))), scores: v.array(v.number()) }),
    stand({ hands, scores }, { config, seats, chance }) {
      const held = hands.flat();
      const all = everyGem(config.gems);
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
      };
      return { state, agenda: [{ type: 'refill' }] };
    },
  },
  view({ deck, hands, prize, spent, scores, shaken }, eyes) {
    const mine = eyes.seat === null ? undefined : hands[eyes.seat];
    return {
      deck: count(deck),
      hands: hands.map(count),
      mine: (mine && eyes.see(mine)) ?? null,
      prize,
      spent,
      scores,
      shaken,
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
      silent: ({ view }) => ({ gem: view.mine![0]! }),
      close(m, _, given) {
        const bids = given.map(({ seat, answer }) => ({ seat, gem: answer.gem })).sort((a, b) => a.seat - b.seat);
        for (const { seat, gem } of bids) {
          m.state.hands[seat]!.secret = m.state.hands[seat]!.secret.filter((held) => held !== gem);
          m.state.spent.push(gem);
        }
        m.tell({ type: 'bids', bids });
        const best = Math.max(...bids.map(({ gem }) => worth(gem)));
        const seats = bids.filter(({ gem }) => worth(gem) === best).map(({ seat }) => seat);
        if (seats.length === 1) return take(m, seats[0]!);
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
      silent: () => ({ snatch: false }),
      answered(m, _, { answer }) {
        if (answer.snatch) m.gather('blink');
        return 'wait';
      },
      close(m, _, given) {
        const snatched = given
          .filter(({ answer }) => answer.snatch)
          .map(({ seat }) => seat)
          .sort((a, b) => a - b);
        take(m, snatched.length === 0 ? null : m.chance('lots').pick(snatched));
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
    offers: ({ view, seat }) => (view.shaken[seat] || view.deck === 0 ? [] : ['shake']),
    check: ({ view, seat }) => (view.shaken[seat] || view.deck === 0 ? { code: 'already-shaken' } : undefined),
    apply(m, seat) {
      m.state.shaken[seat] = true;
      m.state.spent.push(...m.state.hands[seat]!.secret.splice(0));
      m.tell({ type: 'shaken', seat });
      draw(m, seat);
    },
  },
  flagged(m) {
    finish(m);
  },
};

/** Legal and thoughtless: the contract's driver. */
export const magpieBot: Bot<Magpies> = function* ({ seen, seat, chance }) {
  const { view, question, free } = seen;
  if (!question || !view.mine) return;
  if (free.includes('shake') && chance.below(20) === 0) return yield { move: { free: { type: 'shake' } } };
  if (!question.asked.includes(seat) || question.mine?.done) return;
  const { id, step } = question;
  if (step.type === 'bid') yield { move: { to: id, answer: { gem: chance.pick(view.mine) } } };
  if (step.type === 'race') yield { move: { to: id, answer: { snatch: chance.below(2) === 0 } } };
};
