import { componentsByVariant, entryAt, type Seat } from '@wordhoard/kernel';
import type { Config } from './config.ts';
import type { Handicap } from './scoring.ts';
import type { SoloLevel } from './solo.ts';
import type { WordsyValues, WordsyVariant } from './variant.ts';

/** The values of the printed game. */
export const PRINTED: WordsyValues = {
  // [WY-1] The deck has only consonants.
  deck: [
    { letters: 'bcdglmnprst', cards: 4, bonus: 0 },
    { letters: 'fhkvwy', cards: 2, bonus: 1 },
    { letters: 'jqxz', cards: 1, bonus: 2 },
  ],
  // [WY-2]
  column1: 5,
  column2: 4,
  column3: 3,
  column4: 2,
  // [WY-3] The Two Rules of Two.
  sameLetter: 2,
  rareCards: 2,
  // [WY-16]
  discarded: 4,
  rounds: 7,
  // [WY-17]
  countedWords: 5,
  // [WY-15]
  bonuses: [
    { fromRound: 1, first: 1, second: 2 },
    { fromRound: 4, first: 2, second: 3 },
    { fromRound: 7, first: 3, second: 4 },
  ],
  opponents: 3,
  // [WY-17]
  tallyCost: 2,
  // [WY-20]
  soloBonusFrom: 15,
  soloSafeFrom: 20,
  // [WY-21]
  targetEasy: 100,
  targetMedium: 110,
  targetHard: 120,
  targetBrutal: 120,
  // [WY-22]
  handicapCards: 4,
  handicapPoints: 1,
};

export interface CardFace {
  readonly letter: string;
  /** Bonus of a rare card; 0 for a common one. */
  readonly rare: number;
}

/** The cards and values of a table: those of its variant, else the printed ones. */
export interface Components extends WordsyValues {
  /** The ids of all cards, 'C0', 'C1' …, row by row. They don't reveal the letter, because the deck is secret. */
  readonly cards: readonly string[];
  readonly faces: ReadonlyMap<string, CardFace>;
  readonly cardsByLetter: ReadonlyMap<string, readonly string[]>;
  /** [WY-2] Points of each place on the board: four columns of two, from left to right. */
  readonly columns: readonly number[];
  /** [WY-21] */
  readonly targets: Readonly<Record<SoloLevel, number>>;
  readonly handicap: Handicap;
  /** Points of the columns, as a multiple of the printed ones: by this, estimates for the printed game are adjusted. */
  readonly scale: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const columnsOf = ({ column1, column2, column3, column4 }: WordsyValues): number[] => [
  column1,
  column2,
  column3,
  column4,
];

function buildComponents(variant: WordsyVariant | undefined): Components {
  const values: WordsyValues = { ...PRINTED, ...variant };
  const columns = columnsOf(values);
  const faces = values.deck.flatMap(({ letters, cards, bonus }) =>
    Array.from(letters.repeat(cards), (letter): CardFace => ({ letter, rare: bonus })),
  );
  const cards = faces.map((_, i) => `C${i}`);
  return {
    ...values,
    cards,
    faces: new Map(faces.map((face, i) => [`C${i}`, face])),
    cardsByLetter: Map.groupBy(cards, (_, i) => entryAt(faces, i).letter),
    columns: columns.flatMap((points) => [points, points]),
    targets: {
      easy: values.targetEasy,
      medium: values.targetMedium,
      hard: values.targetHard,
      brutal: values.targetBrutal,
    },
    handicap: { cards: values.handicapCards, points: values.handicapPoints },
    scale: sum(columns) / sum(columnsOf(PRINTED)),
  };
}

export const componentsOf: (config: Pick<Config, 'variant'>) => Components = componentsByVariant<
  WordsyVariant,
  Components
>(buildComponents);

/** Number of rounds: the variant's, else the table's. */
export const roundsOf = ({ rounds, variant }: Pick<Config, 'rounds' | 'variant'>): number => variant?.rounds ?? rounds;

/** [WY-22] The handicap of a seat; null if it has none. */
export const handicapOf = (config: Config, seat: Seat): Handicap | null =>
  config.handicaps.includes(seat) ? componentsOf(config).handicap : null;

/**
 * [WY-3] How many cards of a deck can be face up at once under the Rules of Two. Whatever lies on a smaller board, some
 * other card may be added: either a common letter has cards to spare, or all common letters are used up, and then there
 * are fewer rare cards than allowed.
 */
export function mostFaceUp({ deck, sameLetter, rareCards }: WordsyValues): number {
  const most = (rows: WordsyValues['deck']): number =>
    sum(rows.map(({ letters, cards }) => letters.length * Math.min(cards, sameLetter)));
  const common = most(deck.filter(({ bonus }) => bonus === 0));
  return common + Math.min(rareCards, most(deck.filter(({ bonus }) => bonus > 0)));
}
