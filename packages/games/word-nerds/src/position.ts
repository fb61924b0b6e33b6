/** A game from the middle: which cards lie where is said in letters and names, the rest of the box is shuffled. */
import { forSeat, type PositionRules, type Schema, type Seat, type StartPosition, secret } from '@wordhoard/kernel';
import * as v from 'valibot';
import { ACTION_IDS, ACTION_NAMES, type ActionId, type ActionName, actionOf } from './actions.ts';
import { LETTER_CARDS, type LetterId, letterCard } from './cards.ts';
import { HAND_LIMIT } from './hand-limit.ts';
import { freshState } from './setup.ts';
import { distinct, tokensSchema, topTokenFor } from './tokens.ts';
import type { Refusal, WordNerds } from './types.ts';

/**
 * A position of Word Nerds: an auction or a Word Declaration is about to begin. Letters are written together: 'paths',
 * '?' for a WILD, a + after a letter for a card marked "+ ACTION CARD".
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
  /** The letters up for auction; null draws them. Only counts when an auction is next. */
  readonly market: string | null;
  readonly next: 'auction' | 'declaration';
}

export type WordNerdsPositionFault = 'players' | 'letters' | 'actions' | 'tokens' | 'first' | 'hand' | 'market';

const whole = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const cards: Schema<string> = v.pipe(v.string(), v.maxLength(200), v.regex(/^([a-z]\+?|\?)*$/));

const schema: Schema<Position> = v.strictObject({
  turn: whole(1, 200),
  first: whole(0, 5),
  players: v.pipe(
    v.array(
      v.strictObject({
        letters: cards,
        actions: v.pipe(v.array(v.picklist([...ACTION_NAMES])), v.maxLength(ACTION_IDS.length)),
        spent: tokensSchema,
        score: whole(0, 999),
      }),
    ),
    v.maxLength(6),
  ),
  pool: cards,
  discards: cards,
  market: v.nullable(cards),
  next: v.picklist(['auction', 'declaration']),
});

/** Cards as they are written. */
export const makeCards = (ids: readonly LetterId[]): string =>
  ids.map((id) => letterCard(id).letter + (letterCard(id).withAction ? '+' : '')).join('');

/** Takes the cards written out of the box; undefined when it has none such left. A letter alone is rather unmarked. */
export function parseCards(text: string, box: LetterId[]): LetterId[] | undefined {
  const found: LetterId[] = [];
  for (const written of text.match(/[a-z]\+?|\?/g) ?? []) {
    const fits = LETTER_CARDS.filter(({ id, letter }) => letter === written[0] && box.includes(id));
    const card = written.endsWith('+')
      ? fits.find(({ withAction }) => withAction)
      : (fits.find(({ withAction }) => !withAction) ?? fits[0]);
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
  toStartPosition(given, setting): StartPosition<WordNerds> | Refusal {
    const { seats, chance } = setting;
    if (given.players.length !== seats.length) return refuse('players');
    if (given.first >= seats.length) return refuse('first');
    const top = topTokenFor(seats.length);
    if (given.players.some(({ spent }) => !distinct(spent) || spent.some((token) => token === 0 || token > top)))
      return refuse('tokens');
    const letterBox = LETTER_CARDS.map(({ id }) => id);
    const actionBox = [...ACTION_IDS];
    const hands = given.players.map(({ letters }) => parseCards(letters, letterBox));
    const held = given.players.map(({ actions }) => takeActions(actions, actionBox));
    const pool = parseCards(given.pool, letterBox);
    const discards = parseCards(given.discards, letterBox);
    const market = given.market === null ? null : parseCards(given.market, letterBox);
    if (hands.includes(undefined) || !pool || !discards || market === undefined) return refuse('letters');
    if (held.includes(undefined)) return refuse('actions');
    if (hands.some((hand) => hand!.length > HAND_LIMIT)) return refuse('hand');
    if (market && (market.length > seats.length + 1 || given.next !== 'auction')) return refuse('market');
    const state = {
      ...freshState(setting),
      turn: given.turn,
      first: given.first,
      players: given.players.map(({ spent, score }, seat) => ({
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
    if (given.next === 'declaration') return { state, agenda: [{ type: 'declare' }] };
    const bidding = [{ type: 'bid' }, { type: 'bid-cards' }, { type: 'selection' }] as const;
    return { state, agenda: market ? bidding : [{ type: 'auction' }] };
  },
};
