import { type Schema, type Variant, type VariantNotes, variantName } from '@wordhoard/kernel';
import * as v from 'valibot';
import {
  MAX_COINS,
  MAX_CROWNS,
  MAX_LETTERS_PER_TURN,
  MAX_OFFER,
  MAX_OFFERED_LETTERS,
  MAX_POINTS,
  MAX_PRICE,
  MAX_ROUNDS,
  MAX_TOOLS,
} from './bounds.ts';
import { DECKS, FACES } from './cards.ts';
import { PRINTED } from './components.ts';
import { ITEM_GOALS, type ItemGoal, PATTERN_GOALS, type PatternGoal } from './goals.ts';
import {
  columnOf,
  type Item,
  isSmall,
  KINDS,
  kindOf,
  makeItemMap,
  rowOf,
  SIZE,
  SQUARES,
  type SquareKind,
} from './grid.ts';

export interface CardPrice {
  readonly price: number;
}

/** Coins and crowns for forging an item. */
export interface ItemReward {
  readonly item: SquareKind;
  readonly coins: number;
  readonly crowns: number;
}

export interface LengthBonus {
  readonly length: number;
  readonly coins: number;
  readonly crowns: number;
}

export interface RingSet {
  readonly rings: number;
  readonly points: number;
}

export interface CrownPlace {
  readonly points: number;
}

/** Rows of the pattern with a slash between them, '#' for a circled square. */
export interface GoalPattern {
  readonly goal: PatternGoal;
  readonly pattern: string;
}

/** Numbers of items that the goal needs. */
export interface GoalItems {
  readonly goal: ItemGoal;
  readonly coins: number;
  readonly rings: number;
  readonly goblets: number;
  readonly swords: number;
  readonly axes: number;
}

/** [WS-19] What a designer may change. The schema describes each field. */
export interface WordsmithVariant extends Variant {
  readonly cards?: readonly string[];
  readonly rounds?: number;
  readonly cardPrices?: readonly CardPrice[];
  readonly anyLetterPrice?: number;
  readonly lettersPerTurn?: number;
  readonly coinSpaces?: number;
  readonly crownSpaces?: number;
  readonly startingCoins?: number;
  readonly sheet?: readonly string[];
  readonly itemRewards?: readonly ItemReward[];
  readonly lengthBonuses?: readonly LengthBonus[];
  readonly extensionBonusFrom?: number;
  readonly gobletPoints?: number;
  readonly swordPoints?: number;
  readonly axePoints?: number;
  readonly ringSets?: readonly RingSet[];
  readonly crownPoints?: number;
  readonly mostCrowns?: readonly CrownPlace[];
  readonly debtPoints?: number;
  readonly firstGoalPoints?: number;
  readonly laterGoalPoints?: number;
  readonly goalPatterns?: readonly GoalPattern[];
  readonly goalItems?: readonly GoalItems[];
}

/** A value for everything that a variant may change. */
export type WordsmithValues = Omit<Required<WordsmithVariant>, 'name'>;

const MAX_CARDS = 200;
const MAX_LETTERS_ON_CARD = 4;
const MAX_REWARD = 10;
const MAX_ITEM_SIZE = 8;

const whole = (min: number, max: number, title: string, description: string): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), v.title(title), v.description(description));

const points = (title: string, description: string, min = 0): Schema<number> =>
  whole(min, MAX_POINTS, title, description);
const reward = (title: string, description: string): Schema<number> => whole(0, MAX_REWARD, title, description);
const howMany = (title: string): Schema<number> => whole(0, SQUARES, title, `${title} that the goal needs.`);

/** True if no two rows have the same key. */
const areDifferent = <R>(rows: readonly R[], keyOf: (row: R) => string | number): boolean =>
  new Set(rows.map(keyOf)).size === rows.length;

const cards: Schema<readonly string[]> = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[a-z]+$/, 'A card has only letters from a to z, in small print.'),
      v.maxLength(MAX_LETTERS_ON_CARD, `A card has at most ${MAX_LETTERS_ON_CARD} letters.`),
    ),
  ),
  v.minLength(1),
  v.maxLength(MAX_CARDS, `A deck has at most ${MAX_CARDS} cards.`),
  v.title('Cards'),
  v.description('The letters of each card. They take the place of the deck that the table chooses.'),
);

const cardPrices: Schema<readonly CardPrice[]> = v.pipe(
  v.array(
    v.strictObject({
      price: whole(0, MAX_PRICE, 'Price', 'Coins for each letter of the card.'),
    }),
  ),
  v.minLength(1),
  v.maxLength(MAX_OFFER, `At most ${MAX_OFFER} cards can be turned up.`),
  v.check(
    (rows) => rows.some(({ price }) => price === 0),
    'One card has to be free, so that a player without coins can write.',
  ),
  v.title('Cards turned up'),
  v.description(
    'A row for each card that is turned up in a round, with the price of its letters in coins. Cards may cost the same.',
  ),
);

/** Names of items with a space between them. */
const SHEET_ROW = /^[CRGSA][1-9]\d?( [CRGSA][1-9]\d?){7}$/;

const sheet: Schema<readonly string[]> = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        SHEET_ROW,
        `A row of the sheet has ${SIZE} squares, each with the letter of its item (C coin, R ring, G goblet, S sword, A axe) and a number: R1 S2 S2 S2 S2 R2 C1 G3.`,
      ),
    ),
  ),
  v.length(SIZE, `The sheet has ${SIZE} rows.`),
  v.check(
    (rows) => itemFault(rows) === undefined,
    ({ input }) => itemFault(input) ?? '',
  ),
  v.title('Sheet'),
  v.description(
    'The squares row by row. Squares with the same name belong to one item. A coin and a ring have one square; the squares of other items touch each other.',
  ),
);

/** The first fault of a sheet's items, in words. */
function itemFault(rows: readonly string[]): string | undefined {
  const { items } = makeItemMap(rows);
  const scattered = items.find((item) => !isConnected(item));
  if (scattered) return `The squares of ${scattered.name} don't touch each other.`;
  const tooLarge = items.find(({ kind, squares }) => squares.length > (isSmall(kind) ? 1 : MAX_ITEM_SIZE));
  if (tooLarge)
    return isSmall(tooLarge.kind)
      ? `A ${tooLarge.kind} has one square, but ${tooLarge.name} has ${tooLarge.squares.length}.`
      : `An item has at most ${MAX_ITEM_SIZE} squares, but ${tooLarge.name} has ${tooLarge.squares.length}.`;
  for (const kind of ['goblet', 'sword'] as const) {
    const count = items.filter((item) => item.kind === kind).length;
    if (count > MAX_TOOLS) return `A sheet has at most ${MAX_TOOLS} ${kind}s; this one has ${count}.`;
  }
  return undefined;
}

function isConnected({ squares }: Item): boolean {
  const reached = new Set(squares.slice(0, 1));
  // A set goes on to the squares that are added while it is read.
  for (const square of reached)
    for (const other of squares)
      if (Math.abs(rowOf(square) - rowOf(other)) + Math.abs(columnOf(square) - columnOf(other)) === 1)
        reached.add(other);
  return reached.size === squares.length;
}

const itemRewards: Schema<readonly ItemReward[]> = v.pipe(
  v.array(
    v.strictObject({
      item: v.pipe(v.picklist(KINDS), v.title('Item'), v.description('The kind of item that is forged.')),
      coins: reward('Coins', 'Coins gained at once.'),
      crowns: reward('Crowns', 'Crowns gained at once.'),
    }),
  ),
  v.maxLength(KINDS.length),
  v.check((rows) => areDifferent(rows, ({ item }) => item), 'Each item may be listed once only.'),
  v.title('Forging an item'),
  v.description(
    'What forging an item brings at once; an item that is not listed brings what it does in the printed game. A goblet always writes a letter and a sword always circles a square as well.',
  ),
);

const lengthBonuses: Schema<readonly LengthBonus[]> = v.pipe(
  v.array(
    v.strictObject({
      length: whole(4, SIZE, 'Letters', 'Number of letters of the word.'),
      coins: reward('Coins', 'Coins for the word.'),
      crowns: reward('Crowns', 'Crowns for the word.'),
    }),
  ),
  v.maxLength(SIZE),
  v.check((rows) => areDifferent(rows, ({ length }) => length), 'Each length may be listed once only.'),
  v.title('Bonuses of long words'),
  v.description('Coins and crowns by the number of letters; lengths that are not listed bring nothing.'),
);

const ringSets: Schema<readonly RingSet[]> = v.pipe(
  v.array(
    v.strictObject({
      rings: whole(1, SQUARES, 'Rings', 'At least this many rings.'),
      points: points('Points', 'Points for all of them together.'),
    }),
  ),
  v.maxLength(SQUARES),
  v.check(
    (rows) => rows.every(({ rings }, i) => rings > (rows[i - 1]?.rings ?? 0)),
    'The numbers of rings have to rise from row to row.',
  ),
  v.title('Points for rings'),
  v.description('Points by the number of rings at the end, for at least so many.'),
);

const mostCrowns: Schema<readonly CrownPlace[]> = v.pipe(
  v.array(v.strictObject({ points: points('Points', 'Points of this place.') })),
  v.maxLength(6, 'There are at most six players.'),
  v.title('Points for most crowns'),
  v.description('A row for each place: most crowns, second most and so on.'),
);

const PATTERN = /^[#.]{1,8}(\/[#.]{1,8}){0,7}$/;

const goalPatterns: Schema<readonly GoalPattern[]> = v.pipe(
  v.array(
    v.strictObject({
      goal: v.pipe(v.picklist(PATTERN_GOALS), v.title('Goal'), v.description('The goal card, by its number.')),
      pattern: v.pipe(
        v.string(),
        v.regex(
          PATTERN,
          `A pattern has up to ${SIZE} rows with a slash between them, with # for a circled square and a full stop for any other: #####/..#../..#..`,
        ),
        v.check((pattern) => pattern.includes('#'), 'A pattern needs at least one circled square.'),
        v.check(
          (pattern) => new Set(pattern.split('/').map(({ length }) => length)).size === 1,
          'All rows of a pattern need the same length.',
        ),
        v.title('Pattern'),
        v.description('Rows with a slash between them: # for a circled square, a full stop for any other.'),
      ),
    }),
  ),
  v.maxLength(PATTERN_GOALS.length),
  v.check((rows) => areDifferent(rows, ({ goal }) => goal), 'Each goal may be listed once only.'),
  v.title('Goals: patterns'),
  v.description('The patterns on side a of the goal cards; a goal that is not listed stays as printed.'),
);

const goalItems: Schema<readonly GoalItems[]> = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        goal: v.pipe(v.picklist(ITEM_GOALS), v.title('Goal'), v.description('The goal card, by its number.')),
        coins: howMany('Coins'),
        rings: howMany('Rings'),
        goblets: howMany('Goblets'),
        swords: howMany('Swords'),
        axes: howMany('Axes'),
      }),
      v.check(
        ({ coins, rings, goblets, swords, axes }) => coins + rings + goblets + swords + axes > 0,
        'A goal needs at least one item.',
      ),
    ),
  ),
  v.maxLength(ITEM_GOALS.length),
  v.check((rows) => areDifferent(rows, ({ goal }) => goal), 'Each goal may be listed once only.'),
  v.title('Goals: items'),
  v.description('The items that side b of the goal cards needs; a goal that is not listed stays as printed.'),
);

export const variantSchema: Schema<WordsmithVariant> = v.pipe(
  v.strictObject({
    name: variantName,
    cards: v.exactOptional(cards),
    rounds: v.exactOptional(whole(1, MAX_ROUNDS, 'Rounds', 'Number of rounds.')),
    cardPrices: v.exactOptional(cardPrices),
    anyLetterPrice: v.exactOptional(
      whole(0, MAX_PRICE, 'Price of any letter', 'Coins for a letter of the alphabet that is on no card.'),
    ),
    lettersPerTurn: v.exactOptional(
      whole(1, MAX_LETTERS_PER_TURN, 'Letters per turn', 'Letters that each player writes in a round.'),
    ),
    coinSpaces: v.exactOptional(
      whole(
        0,
        MAX_COINS,
        'Coins on a sheet',
        'How many coins a player can spend in a game, and how many they can gain.',
      ),
    ),
    crownSpaces: v.exactOptional(whole(0, MAX_CROWNS, 'Crowns on a sheet', 'How many crowns a player can gain.')),
    startingCoins: v.exactOptional(
      whole(0, MAX_COINS, 'Starting coins', 'Coins that each player has gained before the first round.'),
    ),
    sheet: v.exactOptional(sheet),
    itemRewards: v.exactOptional(itemRewards),
    lengthBonuses: v.exactOptional(lengthBonuses),
    extensionBonusFrom: v.exactOptional(
      whole(
        4,
        SIZE + 1,
        'Bonus of extensions',
        `A word that extends another has a bonus from this many letters on; ${SIZE + 1} for never.`,
      ),
    ),
    gobletPoints: v.exactOptional(points('Goblet', 'Points of each forged goblet at the end.')),
    swordPoints: v.exactOptional(points('Sword', 'Points of each forged sword at the end.')),
    axePoints: v.exactOptional(points('Axe', 'Points of each forged axe at the end.')),
    ringSets: v.exactOptional(ringSets),
    crownPoints: v.exactOptional(whole(0, MAX_REWARD, 'Crown', 'Points of each crown at the end.')),
    mostCrowns: v.exactOptional(mostCrowns),
    debtPoints: v.exactOptional(
      whole(0, MAX_REWARD, 'Coin not paid back', 'Points lost at the end for each coin spent and not gained.'),
    ),
    firstGoalPoints: v.exactOptional(points('Goal: first', 'Points for the first player to complete a goal.', 1)),
    laterGoalPoints: v.exactOptional(points('Goal: later', 'Points for those who complete it in a later round.', 1)),
    goalPatterns: v.exactOptional(goalPatterns),
    goalItems: v.exactOptional(goalItems),
  }),
  v.check(
    ({ startingCoins, coinSpaces }) => (startingCoins ?? PRINTED.startingCoins) <= (coinSpaces ?? PRINTED.coinSpaces),
    'A player can’t start with more coins than there are on a sheet.',
  ),
  v.check(
    (variant) => deckFault(variant) === undefined,
    ({ input }) => deckFault(input) ?? '',
  ),
  v.check(
    (variant) => lettersIn(variant) <= SQUARES,
    ({ input }) =>
      `A sheet has ${SQUARES} squares, but all letters of the game and of its goblets would need ${lettersIn(input)}.`,
  ),
);

/** [WS-6] The letters that a player must write in a game, and those that goblets may write. */
function lettersIn(variant: WordsmithVariant): number {
  const { rounds, lettersPerTurn, sheet: rows } = { ...PRINTED, ...variant };
  const goblets = new Set(
    rows
      .join(' ')
      .split(' ')
      .filter((name) => kindOf(name) === 'goblet'),
  );
  return rounds * lettersPerTurn + goblets.size;
}

/** Why the cards don't suit the number of rounds and letters, in words. */
function deckFault(variant: WordsmithVariant): string | undefined {
  const { rounds, cardPrices: slots, lettersPerTurn } = { ...PRINTED, ...variant };
  for (const faces of variant.cards ? [variant.cards] : DECKS.map((deck) => FACES[deck])) {
    const lengths = faces.map(({ length }) => length);
    const needed = rounds * slots.length;
    if (needed > faces.length) return `The game turns up ${needed} cards, but the deck has ${faces.length}.`;
    if (Math.min(...lengths) < lettersPerTurn)
      return `Each card needs at least ${lettersPerTurn} letters, because that many are written in a turn.`;
    if (Math.max(...lengths) * slots.length > MAX_OFFERED_LETTERS)
      return `The cards turned up in a round may have ${MAX_OFFERED_LETTERS} letters together, but these can have ${Math.max(...lengths) * slots.length}.`;
  }
  return undefined;
}

/** [WS-19] */
export const variant: VariantNotes<WordsmithVariant> = { schema: variantSchema, printed: PRINTED };
