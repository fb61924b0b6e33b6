/** Changes that a designer may make to Word Nerds [WN-23]. */
import { type Schema, type Variant, type VariantNotes, variantName } from '@wordhoard/kernel';
import * as v from 'valibot';
import { LETTER_ROWS, type LetterRow, MAX_LETTERS, WILD } from './cards.ts';

export const BIDDINGS = ['tokens', 'none'] as const;
/** How players decide who picks first in an auction [WN-6] [WN-25]. */
export type Bidding = (typeof BIDDINGS)[number];

export interface WordNerdsVariant extends Variant {
  readonly letters?: readonly LetterRow[];
  readonly bidding?: Bidding;
}

const wholeNumber = (min: number, max: number, title: string, description: string): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), v.title(title), v.description(description));

/** A word of the longest possible length with only such letters is still worth fewer points than the index can hold. */
const MAX_VALUE = 50;
const MAX_CARDS_IN_ROW = 50;
const MAX_ROWS = 100;
/** Each WILD makes a search for the best words slower. */
const MAX_WILDS = 10;
/** Six players with two letters each, and an auction of seven. */
const MIN_LETTERS = 19;

const letterRow: Schema<LetterRow> = v.pipe(
  v.strictObject({
    letter: v.pipe(
      v.string(),
      v.regex(/^[a-z?]$/, 'A letter is one of a to z, or ? for a WILD.'),
      v.title('Letter'),
      v.description('A letter from a to z, or ? for a WILD, which stands for any letter.'),
    ),
    value: wholeNumber(0, MAX_VALUE, 'Value', 'Points of each of these cards. A WILD is worth 0.'),
    cards: wholeNumber(0, MAX_CARDS_IN_ROW, 'Cards', 'How many such cards the deck has.'),
    withAction: wholeNumber(
      0,
      MAX_CARDS_IN_ROW,
      'With action card',
      'How many of these cards are marked "+ ACTION CARD": a player who picks one in an auction draws an action card.',
    ),
  }),
  v.check(({ letter, value }) => letter !== WILD || value === 0, 'A WILD is worth 0.'),
  v.check(
    ({ cards, withAction }) => withAction <= cards,
    'No more cards can be marked "+ ACTION CARD" than the row has.',
  ),
);

const countCards = (rows: readonly LetterRow[]): number => rows.reduce((sum, { cards }) => sum + cards, 0);

const letterRows: Schema<LetterRow[]> = v.pipe(
  v.array(letterRow),
  v.maxLength(MAX_ROWS),
  v.check((rows) => countCards(rows) >= MIN_LETTERS, `The deck needs at least ${MIN_LETTERS} letter cards.`),
  v.check((rows) => countCards(rows) <= MAX_LETTERS, `The deck may have at most ${MAX_LETTERS} letter cards.`),
  v.check(
    (rows) => countCards(rows.filter(({ letter }) => letter === WILD)) <= MAX_WILDS,
    `The deck may have at most ${MAX_WILDS} WILDs.`,
  ),
  v.title('Letter cards'),
  v.description(
    'The whole deck of letters, one row for cards with the same letter and value. The same letter may have several ' +
      'rows with different values. Printed: every letter has one value.',
  ),
);

export const variant: VariantNotes<WordNerdsVariant> = {
  schema: v.strictObject({
    name: variantName,
    letters: v.exactOptional(letterRows),
    bidding: v.exactOptional(
      v.pipe(
        v.picklist(BIDDINGS),
        v.title('Bidding'),
        v.description(
          'tokens (printed): players bid tokens for the order in which they pick letters. none: nobody bids; players ' +
            'pick in turn, from the First Player clockwise. Tokens then only buy things, and cards that change bids ' +
            'are left out of the deck.',
        ),
      ),
    ),
  }),
  printed: { letters: LETTER_ROWS, bidding: 'tokens' },
};
