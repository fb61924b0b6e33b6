import { type Schema, type Variant, type VariantNotes, variantName } from '@wordhoard/kernel';
import * as v from 'valibot';
import { mostFaceUp, PRINTED } from './components.ts';
import type { SoloLevel } from './solo.ts';

/** Letters that have the same number of cards and the same bonus. */
export interface DeckRow {
  /** 'bcdglmnprst'. A letter is in one row only. */
  readonly letters: string;
  /** Number of cards of each letter. */
  readonly cards: number;
  /** Points that each card adds to its column. A card with a bonus is a rare card. */
  readonly bonus: number;
}

/** Points of both boxes from a round on. */
export interface BonusRow {
  readonly fromRound: number;
  readonly first: number;
  readonly second: number;
}

/** [WY-26] What a designer may change. The schema describes each field. */
export interface WordsyVariant extends Variant {
  readonly deck?: readonly DeckRow[];
  readonly column1?: number;
  readonly column2?: number;
  readonly column3?: number;
  readonly column4?: number;
  readonly sameLetter?: number;
  readonly rareCards?: number;
  readonly discarded?: number;
  readonly rounds?: number;
  readonly countedWords?: number;
  readonly bonuses?: readonly BonusRow[];
  readonly opponents?: number;
  readonly tallyCost?: number;
  readonly soloBonusFrom?: number;
  readonly soloSafeFrom?: number;
  readonly targetEasy?: number;
  readonly targetMedium?: number;
  readonly targetHard?: number;
  readonly targetBrutal?: number;
  readonly handicapCards?: number;
  readonly handicapPoints?: number;
}

/** A value for everything that a variant may change. */
export type WordsyValues = Omit<Required<WordsyVariant>, 'name'>;

/** So many rows of a score sheet are still easy to read on a phone. */
export const MAX_ROUNDS = 15;
const BOARD_SIZE = 8;
/** Highest points of a column, of a rare card's bonus and of a box. */
const MAX_POINTS = 20;
const MAX_TARGET = 2000;

const wholeNumber = (min: number, max: number, title: string, description: string): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), v.title(title), v.description(description));

const points = (title: string, description: string): Schema<number> => wholeNumber(0, MAX_POINTS, title, description);
const column = (place: string): Schema<number> =>
  points(`${place} column`, `Points of a card in the ${place.toLowerCase()} column from the left.`);
const target = (level: SoloLevel): Schema<number> =>
  wholeNumber(
    1,
    MAX_TARGET,
    `Solo: target on ${level}`,
    `Points that win a game of one player on ${level}. If fewer rounds are played than words count, proportionally fewer points win.`,
  );

const deckSchema: Schema<readonly DeckRow[]> = v.pipe(
  v.array(
    v.strictObject({
      letters: v.pipe(
        v.string(),
        v.regex(/^[a-z]{1,26}$/, 'Write the letters in lower case and without spaces: bcdg.'),
        v.title('Letters'),
        v.description('Letters that have equally many cards and the same bonus, such as bcdg.'),
      ),
      cards: wholeNumber(1, 20, 'Cards', 'Number of cards of each of these letters.'),
      bonus: points('Bonus', 'Points that a card of these letters adds to its column; 0 for common cards.'),
    }),
  ),
  v.minLength(1),
  v.maxLength(26),
  v.check(
    (rows) => lettersIn(rows).length === new Set(lettersIn(rows)).size,
    ({ input }) =>
      `Each letter may be in the deck only once, but ${repeatedIn(input).toUpperCase()} is in it twice or more.`,
  ),
  v.title('Deck'),
  v.description('The letter cards, vowels too if you like.'),
);

const lettersIn = (rows: readonly DeckRow[]): string => rows.map(({ letters }) => letters).join('');
const repeatedIn = (rows: readonly DeckRow[]): string =>
  Array.from(lettersIn(rows)).find((letter, i, all) => all.indexOf(letter) < i) ?? '';

const bonusesSchema: Schema<readonly BonusRow[]> = v.pipe(
  v.array(
    v.strictObject({
      fromRound: wholeNumber(1, MAX_ROUNDS, 'From round', 'The first round with these bonuses.'),
      first: points('First box', 'Points for scoring more than the fastest player or Main Player.'),
      second: points('Second box', 'Points of the fastest player or Main Player for matching the others.'),
    }),
  ),
  v.minLength(1),
  v.maxLength(MAX_ROUNDS),
  v.check(
    (rows) => rows.every(({ fromRound }, i) => fromRound > (rows[i - 1]?.fromRound ?? 0)) && rows[0]?.fromRound === 1,
    'The first row of bonuses has to begin with round 1, and each other row with a later round than the row above.',
  ),
  v.title('Bonuses'),
  v.description('Points of the two bonus boxes. A row is for its round and those after it, up to the next row.'),
);

const schema: Schema<WordsyVariant> = v.pipe(
  v.strictObject({
    name: variantName,
    deck: v.exactOptional(deckSchema),
    column1: v.exactOptional(column('First')),
    column2: v.exactOptional(column('Second')),
    column3: v.exactOptional(column('Third')),
    column4: v.exactOptional(column('Fourth')),
    sameLetter: v.exactOptional(
      wholeNumber(1, BOARD_SIZE, 'Cards of a letter', 'At most this many cards of the same letter are face up.'),
    ),
    rareCards: v.exactOptional(
      wholeNumber(0, BOARD_SIZE, 'Rare cards', 'At most this many cards with a bonus are face up.'),
    ),
    discarded: v.exactOptional(
      wholeNumber(
        1,
        BOARD_SIZE,
        'Cards that leave',
        'Cards discarded from the right after each round; the others slide there.',
      ),
    ),
    rounds: v.exactOptional(
      wholeNumber(1, MAX_ROUNDS, 'Rounds', 'Number of rounds. If you set it, the rounds in the options don’t count.'),
    ),
    countedWords: v.exactOptional(
      wholeNumber(1, MAX_ROUNDS, 'Words that count', "Number of each player's best words that count in the end."),
    ),
    bonuses: v.exactOptional(bonusesSchema),
    opponents: v.exactOptional(
      wholeNumber(
        1,
        5,
        'Opponents to match',
        'How many opponents the fastest player has to match for the second box; all of them, if there are fewer.',
      ),
    ),
    tallyCost: v.exactOptional(
      points('Cost of a tally', 'Points lost in the end for each failed challenge, and alone for each penalty.'),
    ),
    soloBonusFrom: v.exactOptional(
      wholeNumber(
        0,
        MAX_TARGET,
        'Solo: bonus from',
        'Points from which a word brings a bonus in a game of one player.',
      ),
    ),
    soloSafeFrom: v.exactOptional(
      wholeNumber(
        0,
        MAX_TARGET,
        'Solo: timer safe from',
        "Points from which the timer doesn't move down in a game of one player.",
      ),
    ),
    targetEasy: v.exactOptional(target('easy')),
    targetMedium: v.exactOptional(target('medium')),
    targetHard: v.exactOptional(target('hard')),
    targetBrutal: v.exactOptional(target('brutal')),
    handicapCards: v.exactOptional(
      wholeNumber(
        0,
        BOARD_SIZE,
        'Handicap: cards in full',
        'How many cards of a word score in full for a player with a handicap.',
      ),
    ),
    handicapPoints: v.exactOptional(
      points(
        'Handicap: other cards',
        'What each other card scores for a player with a handicap, at most its usual points.',
      ),
    ),
  }),
  v.check((variant) => {
    const { column1, column2, column3, column4 } = { ...PRINTED, ...variant };
    return column1 + column2 + column3 + column4 > 0;
  }, 'At least one column has to be worth points.'),
  v.check(
    (variant) => mostFaceUp({ ...PRINTED, ...variant }) >= BOARD_SIZE,
    ({ input }) =>
      `The board needs ${BOARD_SIZE} cards, but no more than ${mostFaceUp({ ...PRINTED, ...input })} of this deck may be face up. Add letters or cards, or allow more cards of a letter or more rare cards.`,
  ),
);

function warnings(
  variant: WordsyVariant,
  options: Readonly<Record<string, unknown>>,
  named: readonly string[],
): readonly string[] {
  const { countedWords } = { ...PRINTED, ...variant };
  const rounds = variant.rounds ?? Number(options['rounds'] ?? PRINTED.rounds);
  const isSetTwice = variant.rounds !== undefined && named.includes('rounds');
  return [
    ...(isSetTwice
      ? [
          `The options and the variant both set rounds. The ${rounds} of the variant ${rounds === 1 ? 'counts' : 'count'}.`,
        ]
      : []),
    ...(countedWords > rounds
      ? [
          `The best ${countedWords} words count, but only ${rounds} ${rounds === 1 ? 'round is' : 'rounds are'} played. All words count.`,
        ]
      : []),
  ];
}

export const variant: VariantNotes<WordsyVariant> = { schema, printed: PRINTED, warnings };
