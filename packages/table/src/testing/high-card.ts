import {
  addForSeat,
  type Bot,
  count,
  forSeat,
  type Rules,
  type Schema,
  type Seat,
  type Secret,
  secret,
} from '@wordhoard/kernel';
import * as v from 'valibot';

/**
 * A small game to try tables on. Everyone holds cards in secret; each round all lay one down, sealed, and the highest
 * takes the round. A card may be put forward first and changed until one is sure. Waving is free.
 */
export interface HighCard {
  config: { rounds: number };
  state: { hands: Secret<string[]>[]; scores: number[]; round: number; waved: number };
  view: { mine: string[] | null; held: number[]; scores: number[]; round: number; waved: number };
  event:
    | { type: 'dealt'; cards: string[] }
    | { type: 'laid'; cards: { seat: Seat; card: string; silent: boolean }[] }
    | { type: 'waved'; seat: Seat };
  refusal: { code: 'not-held' };
  steps: { lay: { step: { round: number }; answer: { card: string; sure: boolean } } };
  free: { type: 'wave' };
  limit: 'lay';
  position: never;
  env: unknown;
}

const worth = (card: string): number => Number(card.slice(1));
const card: Schema<string> = v.pipe(v.string(), v.regex(/^C\d{1,2}$/));

export const LAY_MS = 20_000;

export const highCard: Rules<HighCard> = {
  id: 'high-card',
  version: 1,
  players: [1, 4],
  limits: { lay: { kind: 'think', ms: LAY_MS } },
  config: v.strictObject({ rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)) }),
  setup({ config, seats, chance }) {
    const deck = chance('deck').shuffle(Array.from({ length: 40 }, (_, i) => `C${i}`));
    const hands = seats.map((seat) => secret([seat], deck.splice(0, config.rounds)));
    const state = { hands, scores: seats.map(() => 0), round: 0, waved: 0 };
    return { state, agenda: [{ type: 'lay', round: 1 }] };
  },
  view({ hands, scores, round, waved }, reader) {
    const hand = reader.seat === null ? undefined : hands[reader.seat];
    return { mine: (hand && reader.read(hand)) ?? null, held: hands.map(count), scores, round, waved };
  },
  steps: {
    lay: {
      asks: (state) => state.scores.map((_, seat) => seat),
      limit: 'lay',
      progress: 'sealed',
      answer: v.strictObject({ card, sure: v.boolean() }),
      check: ({ view }, answer) => (view.mine?.includes(answer.card) ? undefined : { code: 'not-held' }),
      defaultAnswer: ({ view, draft }) => draft ?? { card: view.mine![0]!, sure: true },
      answered: (_, __, { answer }) => (answer.sure ? 'wait' : 'stay'),
      close(m, step, given) {
        const cards = given.map(({ seat, answer, silent }) => ({ seat, card: answer.card, silent }));
        for (const { seat, card: laid } of cards)
          forSeat(m.state.hands, seat).secret = forSeat(m.state.hands, seat).secret.filter((held) => held !== laid);
        cards.sort((a, b) => a.seat - b.seat);
        const best = cards.toSorted((a, b) => worth(b.card) - worth(a.card))[0]!;
        addForSeat(m.state.scores, best.seat, 1);
        m.state.round = step.round;
        m.tell({ type: 'laid', cards });
        if (m.state.hands.some((hand) => hand.secret.length > 0)) return m.next({ type: 'lay', round: step.round + 1 });
        const { scores } = m.state;
        const ranks = [...new Set(scores)].sort((a, b) => b - a);
        return m.end({ scores, places: ranks.map((score) => m.seats.filter((seat) => scores[seat] === score)) });
      },
    },
  },
  free: {
    move: v.strictObject({ type: v.literal('wave') }),
    offers: () => [],
    check: () => undefined,
    apply(m, seat) {
      m.state.waved += 1;
      m.tell({ type: 'waved', seat });
    },
  },
};

/** Milliseconds the bots pretend to think. */
export const BOT_WAIT_MS = 2000;

export const highCardBot: Bot<HighCard> = function* ({ seen: { view, question }, chance }) {
  if (question && view.mine) {
    const answer = { card: chance.pick(view.mine), sure: true };
    yield { move: { to: question.id, answer }, wait: BOT_WAIT_MS };
  }
};
