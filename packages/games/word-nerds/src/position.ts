/** Start positions: cards are given by letters and names, and all others are shuffled into the decks. */
import { forSeat, type PositionRules, type Schema, type Seat, type StartPosition, secret } from '@wordhoard/kernel';
import * as v from 'valibot';
import { ACTION_IDS, ACTION_NAMES, type ActionId, type ActionName, actionOf } from './actions.ts';
import { LETTER_CARDS, type LetterId, letterCard } from './cards.ts';
import { HAND_LIMIT } from './hand-limit.ts';
import { initialState } from './setup.ts';
import { areDistinct, tokensSchema, topTokenFor } from './tokens.ts';
import type { Refusal, WordNerds } from './types.ts';

/**
 * A start position of Word Nerds, before an auction or a Word Declaration. Letters are written together: 'paths', with
 * '?' for a WILD and a + after the letter of a card marked "+ ACTION CARD".
 */
export interface Position {
  readonly turn: number;
  readonly first: Seat;
  readonly players: readonly {
    readonly letters: string;
    readonly actions: readonly ActionName[];
    readonly spent: readonly number[];
    readonly score: number;
  }[];
  readonly pool: string;
  readonly discards: string;
  /** The letters up for auction; null to draw them. Only allowed if an auction is next. */
  readonly market: string | null;
  readonly next: 'auction' | 'declaration';
}

export type WordNerdsPositionFault = 'players' | 'letters' | 'actions' | 'tokens' | 'first' | 'hand' | 'market';

const wholeNumber = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const cardsText: Schema<string> = v.pipe(v.string(), v.maxLength(200), v.regex(/^([a-z]\+?|\?)*$/));

const schema: Schema<Position> = v.strictObject({
  turn: wholeNumber(1, 200),
  first: wholeNumber(0, 5),
  players: v.pipe(
    v.array(
      v.strictObject({
        letters: cardsText,
        actions: v.pipe(v.array(v.picklist([...ACTION_NAMES])), v.maxLength(ACTION_IDS.length)),
        spent: tokensSchema,
        score: wholeNumber(0, 999),
      }),
    ),
    v.maxLength(6),
  ),
  pool: cardsText,
  discards: cardsText,
  market: v.nullable(cardsText),
  next: v.picklist(['auction', 'declaration']),
});

/** Writes cards as a position has them. */
export const formatCards = (ids: readonly LetterId[]): string =>
  ids.map((id) => letterCard(id).letter + (letterCard(id).withAction ? '+' : '')).join('');

/** Takes the cards out of the box; undefined if one is missing. A letter without + is an unmarked card if possible. */
export function parseCards(text: string, box: LetterId[]): LetterId[] | undefined {
  const found: LetterId[] = [];
  for (const cardText of text.match(/[a-z]\+?|\?/g) ?? []) {
    const candidates = LETTER_CARDS.filter(({ id, letter }) => letter === cardText[0] && box.includes(id));
    const card = cardText.endsWith('+')
      ? candidates.find(({ withAction }) => withAction)
      : (candidates.find(({ withAction }) => !withAction) ?? candidates[0]);
    if (!card) return undefined;
    box.splice(box.indexOf(card.id), 1);
    found.push(card.id);
  }
  return found;
}

function takeActions(wanted: readonly ActionName[], box: ActionId[]): ActionId[] | undefined {
  const found = wanted.map((name) => {
    const at = box.findIndex((id) => actionOf(id).name === name);
    return at < 0 ? undefined : box.splice(at, 1)[0];
  });
  return found.every((id) => id !== undefined) ? found : undefined;
}

const refuse = (fault: WordNerdsPositionFault): Refusal => ({ code: 'bad-position', fault });

export const position: PositionRules<WordNerds> = {
  schema,
  toStartPosition(input, context): StartPosition<WordNerds> | Refusal {
    const { seats, chance } = context;
    if (input.players.length !== seats.length) return refuse('players');
    if (input.first >= seats.length) return refuse('first');
    const top = topTokenFor(seats.length);
    if (input.players.some(({ spent }) => !areDistinct(spent) || spent.some((token) => token === 0 || token > top)))
      return refuse('tokens');
    const letterBox = LETTER_CARDS.map(({ id }) => id);
    const actionBox = [...ACTION_IDS];
    const hands = input.players.map(({ letters }) => parseCards(letters, letterBox));
    const held = input.players.map(({ actions }) => takeActions(actions, actionBox));
    const pool = parseCards(input.pool, letterBox);
    const discards = parseCards(input.discards, letterBox);
    const market = input.market === null ? null : parseCards(input.market, letterBox);
    if (hands.includes(undefined) || !pool || !discards || market === undefined) return refuse('letters');
    if (held.includes(undefined)) return refuse('actions');
    if (hands.some((hand) => hand!.length > HAND_LIMIT)) return refuse('hand');
    if (market && (market.length > seats.length + 1 || input.next !== 'auction')) return refuse('market');
    const state = {
      ...initialState(context),
      turn: input.turn,
      first: input.first,
      players: input.players.map(({ spent, score }, seat) => ({
        letters: secret([seat], forSeat(hands, seat)),
        actions: secret([seat], forSeat(held, seat)),
        spent: [...spent],
        score,
      })),
      deck: secret([], chance('letters').shuffle(letterBox)),
      actionDeck: secret([], chance('actions').shuffle(actionBox)),
      discards,
      pool,
      market: market ?? [],
    };
    if (input.next === 'declaration') return { state, agenda: [{ type: 'declare' }] };
    const bidding = [{ type: 'bid' }, { type: 'bid-cards' }, { type: 'selection' }] as const;
    return { state, agenda: market ? bidding : [{ type: 'auction' }] };
  },
};
