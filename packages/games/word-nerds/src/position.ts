/** Start positions: cards are given by letters and names, and all others are shuffled into the decks. */
import { forSeat, type PositionRules, type Schema, type Seat, type StartPosition, secret } from '@wordhoard/kernel';
import * as v from 'valibot';
import { ACTION_NAMES, type ActionDeck, type ActionId, type ActionName, actionsOf, MAX_ACTIONS } from './actions.ts';
import { afterTurningUp } from './auction.ts';
import type { LetterDeck, LetterId } from './cards.ts';
import { componentsOf } from './components.ts';
import { HAND_LIMIT } from './hand-limit.ts';
import { initialState } from './setup.ts';
import { areDistinct, tokensSchema, topTokenFor } from './tokens.ts';
import type { Refusal, WordNerds } from './types.ts';

/**
 * A start position of Word Nerds, before an auction or a Word Declaration. Letters are written together: 'paths', with
 * '?' for a WILD and a + after the letter of a card marked "+ ACTION CARD". Where a variant gives a letter several values,
 * its value may follow the letter: 'e3+'.
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
const cardsText: Schema<string> = v.pipe(v.string(), v.maxLength(1000), v.regex(/^([a-z]\d{0,2}\+?|\?)*$/));
/** One card of such a text. */
const CARD_TEXT = /[a-z]\d{0,2}\+?|\?/g;

const schema: Schema<Position> = v.strictObject({
  turn: wholeNumber(1, 200),
  first: wholeNumber(0, 5),
  players: v.pipe(
    v.array(
      v.strictObject({
        letters: cardsText,
        actions: v.pipe(v.array(v.picklist([...ACTION_NAMES])), v.maxLength(MAX_ACTIONS)),
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
export const formatCards = (deck: LetterDeck, ids: readonly LetterId[]): string =>
  ids
    .map(deck.card)
    .map(({ letter, value, withAction }) => letter + (isMixed(deck, letter) ? value : '') + (withAction ? '+' : ''))
    .join('');

/** True if the letter has cards with different values. */
const isMixed = (deck: LetterDeck, letter: string): boolean => new Set(deck.valuesOf(letter)).size > 1;

/**
 * Takes the cards out of the box; undefined if one is missing. A letter without + is an unmarked card if possible, and one
 * without a value has any.
 */
export function parseCards(deck: LetterDeck, text: string, box: LetterId[]): LetterId[] | undefined {
  const found: LetterId[] = [];
  for (const cardText of text.match(CARD_TEXT) ?? []) {
    const wanted = cardText.match(/\d+/)?.[0];
    const candidates = deck.cards.filter(
      ({ id, letter, value }) =>
        letter === cardText[0] && (wanted === undefined || value === Number(wanted)) && box.includes(id),
    );
    const card = cardText.endsWith('+')
      ? candidates.find(({ withAction }) => withAction)
      : (candidates.find(({ withAction }) => !withAction) ?? candidates[0]);
    if (!card) return undefined;
    box.splice(box.indexOf(card.id), 1);
    found.push(card.id);
  }
  return found;
}

function takeActions(deck: ActionDeck, wanted: readonly ActionName[], box: ActionId[]): ActionId[] | undefined {
  const found = wanted.map((name) => {
    const at = box.findIndex((id) => deck.card(id).name === name);
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
    const { letters: deck } = componentsOf(context.config);
    const actionCards = actionsOf(context.config);
    const letterBox = [...deck.ids];
    const actionBox = [...actionCards.ids];
    const hands = input.players.map(({ letters }) => parseCards(deck, letters, letterBox));
    const held = input.players.map(({ actions }) => takeActions(actionCards, actions, actionBox));
    const pool = parseCards(deck, input.pool, letterBox);
    const discards = parseCards(deck, input.discards, letterBox);
    const market = input.market === null ? null : parseCards(deck, input.market, letterBox);
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
    return { state, agenda: market ? afterTurningUp(context.config) : [{ type: 'auction' }] };
  },
};
