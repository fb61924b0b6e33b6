import { componentsByVariant } from '@wordhoard/kernel';
import { type Bonus, bonusesByLength } from './bonuses.ts';
import { type Deck, FACES, type LetterDeck, makeDeck } from './cards.ts';
import type { Config } from './config.ts';
import { type Goal, type GoalRule, makeGoalRules } from './goals.ts';
import { type ItemMap, makeItemMap, type SquareKind } from './grid.ts';
import type { ItemReward, WordsmithValues, WordsmithVariant } from './variant.ts';

/** The printed value of everything that a variant may change, and where the print is lost, ours. */
export const PRINTED: WordsmithValues = {
  // [WS-1] [WS-5]
  cards: FACES.printed,
  rounds: 12,
  cardPrices: [{ price: 0 }, { price: 1 }, { price: 2 }],
  // [WS-6]
  anyLetterPrice: 3,
  lettersPerTurn: 2,
  // [WS-3]
  coinSpaces: 24,
  crownSpaces: 20,
  startingCoins: 0,
  // [WS-2] Squares of the same name form one item.
  sheet: [
    'R1 S2 S2 S2 S2 R2 C1 G3',
    'A1 A1 G1 R3 C2 A2 A2 G3',
    'A1 A1 G1 G4 S4 A2 A2 G3',
    'A1 C3 G1 G4 S4 S3 A2 R4',
    'R5 G2 R6 G4 S4 S3 A4 A4',
    'G5 G2 A3 A3 S4 S3 A4 A4',
    'G5 G2 A3 A3 C4 S3 R7 A4',
    'G5 C5 A3 S1 S1 S1 S1 C6',
  ],
  // [WS-13]
  itemRewards: [
    { item: 'coin', coins: 2, crowns: 0 },
    { item: 'ring', coins: 0, crowns: 0 },
    { item: 'goblet', coins: 0, crowns: 0 },
    { item: 'sword', coins: 0, crowns: 0 },
    { item: 'axe', coins: 0, crowns: 2 },
  ],
  // [WS-11] Shorter words have no bonus.
  lengthBonuses: [
    { length: 5, coins: 1, crowns: 0 },
    { length: 6, coins: 0, crowns: 1 },
    { length: 7, coins: 0, crowns: 2 },
    { length: 8, coins: 0, crowns: 3 },
  ],
  // [WS-12]
  extensionBonusFrom: 6,
  // [WS-15]
  gobletPoints: 2,
  swordPoints: 4,
  axePoints: 6,
  ringSets: [
    { rings: 5, points: 5 },
    { rings: 6, points: 10 },
    { rings: 7, points: 20 },
  ],
  crownPoints: 1,
  mostCrowns: [{ points: 8 }, { points: 4 }, { points: 2 }],
  debtPoints: 1,
  // [WS-14]
  firstGoalPoints: 8,
  laterGoalPoints: 5,
  // [WS-4] Ours, made to fit the text of the rules.
  goalPatterns: [
    { goal: '1a', pattern: '######' },
    { goal: '2a', pattern: '#/#/#/#/#/#' },
    { goal: '3a', pattern: '..#../..#../#####/..#../..#..' },
    { goal: '4a', pattern: '#.../#.../#.../#.../####' },
    { goal: '5a', pattern: '#####/..#../..#../..#..' },
    { goal: '6a', pattern: '###/###' },
    { goal: '7a', pattern: '#.../.#../..#./...#' },
  ],
  goalItems: [
    { goal: '1b', coins: 0, rings: 4, goblets: 0, swords: 0, axes: 0 },
    { goal: '2b', coins: 0, rings: 0, goblets: 0, swords: 2, axes: 0 },
    { goal: '3b', coins: 0, rings: 0, goblets: 2, swords: 1, axes: 0 },
    { goal: '4b', coins: 0, rings: 0, goblets: 1, swords: 0, axes: 1 },
    { goal: '5b', coins: 4, rings: 0, goblets: 0, swords: 0, axes: 0 },
    { goal: '6b', coins: 1, rings: 1, goblets: 1, swords: 1, axes: 1 },
    { goal: '7b', coins: 0, rings: 0, goblets: 3, swords: 0, axes: 0 },
  ],
};

/** The cards, sheet and numbers that a table plays with: the printed ones, or those of its variant. */
export interface Components
  extends ItemMap,
    Pick<
      WordsmithValues,
      | 'rounds'
      | 'anyLetterPrice'
      | 'lettersPerTurn'
      | 'coinSpaces'
      | 'crownSpaces'
      | 'startingCoins'
      | 'extensionBonusFrom'
      | 'crownPoints'
      | 'debtPoints'
      | 'firstGoalPoints'
      | 'laterGoalPoints'
    > {
  readonly decks: Readonly<Record<Deck, LetterDeck>>;
  /** [WS-5] The price of each letter of a card, by slot: as many as there are cards turned up. */
  readonly cardPrices: readonly number[];
  readonly arePricesPrinted: boolean;
  /** [WS-11] By number of letters. */
  readonly lengthBonuses: readonly Bonus[];
  /** [WS-13] */
  readonly itemRewards: Readonly<Record<SquareKind, Bonus>>;
  /** [WS-15] Points of a forged item at the end. Rings score only as a set. */
  readonly itemPoints: Readonly<Record<SquareKind, number>>;
  /** [WS-15] By number of rings. */
  readonly ringPoints: readonly number[];
  /** [WS-15] Points for the most crowns, the second most and so on. */
  readonly mostCrowns: readonly number[];
  /** [WS-4] */
  readonly goalRules: ReadonlyMap<Goal, GoalRule>;
}

export const componentsOf: (config: Pick<Config, 'variant'>) => Components = componentsByVariant(build);

function build(variant: WordsmithVariant | undefined): Components {
  const values = { ...PRINTED, ...variant };
  const itemMap = makeItemMap(values.sheet);
  return {
    ...values,
    ...itemMap,
    decks: {
      printed: makeDeck(variant?.cards ?? FACES.printed),
      balanced: makeDeck(variant?.cards ?? FACES.balanced),
    },
    cardPrices: values.cardPrices.map(({ price }) => price),
    arePricesPrinted: !variant?.cardPrices,
    lengthBonuses: bonusesByLength(values.lengthBonuses),
    itemRewards: rewardsByKind(values.itemRewards),
    itemPoints: { coin: 0, ring: 0, goblet: values.gobletPoints, sword: values.swordPoints, axe: values.axePoints },
    ringPoints: pointsByRings(values.ringSets, itemMap),
    mostCrowns: values.mostCrowns.map(({ points }) => points),
    goalRules: makeGoalRules(PRINTED, variant ?? {}),
  };
}

/** An item that a variant doesn't list brings what it does as printed. */
function rewardsByKind(rewards: readonly ItemReward[]): Components['itemRewards'] {
  // The printed rewards list every item.
  const rewardOf = (kind: SquareKind): Bonus => [...rewards, ...PRINTED.itemRewards].find(({ item }) => item === kind)!;
  return {
    coin: rewardOf('coin'),
    ring: rewardOf('ring'),
    goblet: rewardOf('goblet'),
    sword: rewardOf('sword'),
    axe: rewardOf('axe'),
  };
}

/** A number of rings that isn't listed scores what the next lower one does. */
function pointsByRings(sets: WordsmithValues['ringSets'], { items }: ItemMap): readonly number[] {
  const most = items.filter(({ kind }) => kind === 'ring').length;
  return Array.from({ length: most + 1 }, (_, count) => sets.findLast(({ rings }) => rings <= count)?.points ?? 0);
}

/** The cards of a table. */
export const deckOf = (config: Pick<Config, 'deck' | 'variant'>): LetterDeck => componentsOf(config).decks[config.deck];
