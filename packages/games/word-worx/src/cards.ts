/** The letter cards [WX-1]. How many there are of each is ours. */
import { entryAt } from '@wordhoard/kernel';
import { NO_NODE, step, type WordGraph } from '@wordhoard/lexicon';

/** 'C0' to 'C89', or as many as the deck of a variant has. */
export type CardId = string;

/** The face of a card: one letter, or a few in a fixed order. */
export type CardFace = string;

/** The cards of a deck with the same face. */
export interface CardRow {
  readonly face: CardFace;
  readonly cards: number;
}

const BIGRAMS = ['ar', 'ch', 'ed', 'er', 'in', 'on', 'or', 'qu', 're', 'sh', 'st', 'th'];

/** Letters and the number of cards of each. There is no Q without U. */
const SINGLE_LETTERS: readonly (readonly [letters: string, cards: number])[] = [
  ['e', 9],
  ['a', 7],
  ['s', 6],
  ['rto', 5],
  ['dil', 4],
  ['ncpm', 3],
  ['hugby', 2],
  ['kfwvxzj', 1],
];

/** The 90 cards of the printed game. */
export const PRINTED_CARDS: readonly CardRow[] = [
  ...SINGLE_LETTERS.flatMap(([letters, cards]) => Array.from(letters, (face) => ({ face, cards }))),
  ...BIGRAMS.map((face) => ({ face, cards: 1 })),
];

/** The letter cards of a table. */
export class CardDeck {
  /** In the order of the rows. */
  readonly ids: readonly CardId[];
  /** Every face once, in the order of the rows. Searches know a face by its index here. */
  readonly faces: readonly CardFace[];
  readonly #faceByCard: ReadonlyMap<CardId, CardFace>;
  readonly #indexByFace: ReadonlyMap<CardFace, number>;
  readonly #indexByCard: ReadonlyMap<CardId, number>;
  /** By face: its first letter as a number from 0 to 25, and the further ones. */
  readonly #first: Int8Array;
  readonly #further: readonly (readonly number[])[];

  constructor(rows: readonly CardRow[]) {
    const faceOfEach = rows.flatMap(({ face, cards }) => new Array<CardFace>(cards).fill(face));
    this.ids = faceOfEach.map((_, i) => `C${i}`);
    this.faces = [...new Set(faceOfEach)];
    this.#faceByCard = new Map(this.ids.map((card, i) => [card, entryAt(faceOfEach, i)]));
    this.#indexByFace = new Map(this.faces.map((face, i) => [face, i]));
    this.#indexByCard = new Map(this.ids.map((card, i) => [card, this.faceIndex(entryAt(faceOfEach, i))]));
    const letters = this.faces.map((face) => Array.from(face, (letter) => letter.charCodeAt(0) - 97));
    this.#first = Int8Array.from(letters, ([first = 0]) => first);
    this.#further = letters.map(([, ...further]) => further);
  }

  readonly faceOf = (card: CardId): CardFace => {
    const face = this.#faceByCard.get(card);
    if (face === undefined) throw new Error(`there is no card ${card}`);
    return face;
  };

  /** Undefined if there is no such card. */
  readonly findFace = (card: string): CardFace | undefined => this.#faceByCard.get(card);

  /** The letters of a run of cards. */
  readonly textOf = (cards: readonly CardId[]): string => cards.map(this.faceOf).join('');

  /** The index of a face; −1 if no card has it. */
  readonly faceIndex = (face: CardFace): number => this.#indexByFace.get(face) ?? -1;

  readonly faceIndexOfCard = (card: CardId): number => this.#indexByCard.get(card)!;

  /** Walks from a node of a word graph along the letters of the face with this index. */
  stepFace(graph: WordGraph, node: number, index: number): number {
    let next = step(graph, node, this.#first[index]!);
    const further = this.#further[index]!;
    for (let i = 0; i < further.length && next !== NO_NODE; i++) next = step(graph, next, further[i]!);
    return next;
  }
}
