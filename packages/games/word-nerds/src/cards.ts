/** The letter cards [WN-1]. Values, counts and marks are ours, and fit every number in the rulebook. */

/** 'L0' to 'L99', or as many as the deck of a variant has. */
export type LetterId = string;

/** A bound on the cards of a deck: their ids have at most three digits. */
export const MAX_LETTERS = 400;

/** The face of a WILD. */
export const WILD = '?';

/** Some cards of a deck with the same letter and value. Other rows may have the same letter with another value. */
export interface LetterRow {
  /** a–z, or '?' for a WILD. */
  readonly letter: string;
  readonly value: number;
  readonly cards: number;
  /** How many of these cards are marked "+ ACTION CARD". */
  readonly withAction: number;
}

const row = (letter: string, value: number, cards: number, withAction: number): LetterRow => ({
  letter,
  value,
  cards,
  withAction,
});

/** The deck of the game without a variant. */
export const LETTER_ROWS: readonly LetterRow[] = [
  row('a', 1, 9, 2),
  row('b', 2, 2, 0),
  row('c', 2, 2, 0),
  row('d', 2, 4, 1),
  row('e', 1, 12, 3),
  row('f', 3, 2, 0),
  row('g', 2, 3, 1),
  row('h', 2, 2, 0),
  row('i', 1, 9, 3),
  row('j', 5, 1, 0),
  row('k', 3, 1, 0),
  row('l', 1, 4, 1),
  row('m', 2, 2, 0),
  row('n', 1, 6, 1),
  row('o', 1, 8, 2),
  row('p', 2, 2, 0),
  row('q', 6, 1, 1),
  row('r', 1, 6, 1),
  row('s', 1, 4, 0),
  row('t', 1, 6, 1),
  row('u', 1, 4, 2),
  row('v', 3, 2, 1),
  row('w', 3, 2, 0),
  row('x', 5, 1, 0),
  row('y', 3, 2, 0),
  row('z', 6, 1, 0),
  row(WILD, 0, 2, 0),
];

export interface LetterCard {
  readonly id: LetterId;
  /** a–z, or '?' for a WILD. */
  readonly letter: string;
  readonly value: number;
  /** "+ ACTION CARD": the player who selects it in an auction draws one [WN-8]. */
  readonly withAction: boolean;
}

/** The part of a card that a word search needs. */
export type LetterFace = Pick<LetterCard, 'letter' | 'value'>;

/** The first of the characters that stand for a letter with one of its lower values. */
const PRIVATE_USE = 0xe000;

/** The letter cards of a table. A card's value follows from the card, never from its letter. */
export class LetterDeck {
  /** In the order of the rows; the marked cards of a row come first. */
  readonly cards: readonly LetterCard[];
  readonly ids: readonly LetterId[];
  /** The highest value of a letter. */
  readonly maxValue: number;
  readonly #byId: ReadonlyMap<LetterId, LetterCard>;
  /** The values of all cards of each letter, highest first. */
  readonly #values = new Map<string, number[]>();
  readonly #characters = new Map<LetterId, string>();
  readonly #faces = new Map<string, LetterFace>();

  constructor(rows: readonly LetterRow[]) {
    this.cards = rows
      .flatMap(({ letter, value, cards, withAction }) =>
        Array.from({ length: cards }, (_, i) => ({ letter, value, withAction: i < withAction })),
      )
      .map((card, i) => ({ id: `L${i}`, ...card }));
    this.ids = this.cards.map(({ id }) => id);
    this.#byId = new Map(this.cards.map((card) => [card.id, card]));
    for (const { id, letter, value } of this.cards.toSorted((a, b) => b.value - a.value)) {
      const values = this.#values.get(letter) ?? [];
      this.#values.set(letter, [...values, value]);
      const known = [...this.#faces].find(([, face]) => face.letter === letter && face.value === value)?.[0];
      const character = known ?? (values.length === 0 ? letter : String.fromCharCode(PRIVATE_USE + this.#faces.size));
      this.#characters.set(id, character);
      this.#faces.set(character, { letter, value });
    }
    this.maxValue = Math.max(0, ...this.cards.map(({ value }) => value));
  }

  readonly card = (id: LetterId): LetterCard => {
    const card = this.#byId.get(id);
    if (!card) throw new Error(`there is no letter card ${id}`);
    return card;
  };
  readonly letterOf = (id: LetterId): string => this.card(id).letter;
  readonly pointsOf = (id: LetterId): number => this.card(id).value;
  readonly isWild = (id: LetterId): boolean => this.letterOf(id) === WILD;

  /** The values of all cards with this letter, highest first. */
  readonly valuesOf = (letter: string): readonly number[] => this.#values.get(letter) ?? [];

  /**
   * Cards as text, for a word search: one character for each card. A letter with its highest value is written as itself,
   * and with a lower value as a character of its own.
   */
  readonly searchText = (ids: readonly LetterId[]): string => {
    let text = '';
    for (const id of ids) text += this.#characters.get(id) ?? this.card(id).letter;
    return text;
  };

  /** The face for a character of such a text. A WILD that the deck lacks is worth 0, like every other. */
  readonly faceOf = (character: string): LetterFace => this.#faces.get(character) ?? { letter: character, value: 0 };
}
