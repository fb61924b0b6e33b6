/** Changes that a designer may make to Word Worx [WX-14]. */
import { type Schema, type Variant, type VariantNotes, variantName } from '@wordhoard/kernel';
import * as v from 'valibot';
import {
  MAX_CARDS,
  MAX_CARDS_OF_A_FACE,
  MAX_FACE_LENGTH,
  MAX_HAND_SIZE,
  MAX_LINE_SIZE,
  MAX_MANIFEST_WORD,
  MAX_MANIFESTS,
  MAX_PICKS,
  MAX_ROUNDS,
  MAX_WORDS_IN_SET,
  MOST_PLAYERS,
} from './bounds.ts';
import type { CardRow } from './cards.ts';
import { PRINTED_VALUES } from './components.ts';
import { parseManifest, SETS_PER_MANIFEST } from './manifests.ts';

export interface WordWorxVariant extends Variant {
  readonly cards?: readonly CardRow[];
  /** Each with a space between words and a bar between sets. */
  readonly manifests?: readonly string[];
  readonly manifestPoints?: readonly number[];
  readonly bonusFactor?: number;
  readonly otherWordPoints?: number;
  readonly handCost?: number;
  readonly handSize?: number;
  readonly lineSize?: number;
  readonly picks?: number;
  readonly lastBuild?: boolean;
  readonly roundsFewPlayers?: number;
  readonly roundsMorePlayers?: number;
}

/** A value for everything that a variant may change. */
export type WordWorxValues = Omit<Required<WordWorxVariant>, 'name'>;

const MAX_ROWS = 100;
const MAX_POINTS = 100;
const MAX_FACTOR = 5;
const MAX_HAND_COST = 20;
/** Four players or more play `roundsMorePlayers`. */
const MOST_OF_FEW_PLAYERS = 3;

const whole = (min: number, max: number, title: string, description: string): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), v.title(title), v.description(description));

const countCards = (rows: readonly CardRow[]): number => rows.reduce((sum, { cards }) => sum + cards, 0);

const repeated = (texts: readonly string[]): string | undefined => texts.find((text, i) => texts.indexOf(text) < i);

const cards: Schema<readonly CardRow[]> = v.pipe(
  v.array(
    v.strictObject({
      face: v.pipe(
        v.string(),
        v.regex(
          new RegExp(`^[a-z]{1,${MAX_FACE_LENGTH}}$`),
          `A card has one to ${MAX_FACE_LENGTH} letters from a to z, in small print.`,
        ),
        v.title('Letters'),
        v.description('The letters on the card. They stay together, in that order.'),
      ),
      cards: whole(0, MAX_CARDS_OF_A_FACE, 'Cards', 'How many such cards the deck has.'),
    }),
  ),
  v.minLength(1),
  v.maxLength(MAX_ROWS),
  v.check(
    (rows) => repeated(rows.map(({ face }) => face)) === undefined,
    ({ input }) => `The deck lists ${repeated(input.map(({ face }) => face))?.toUpperCase()} twice.`,
  ),
  v.check((rows) => countCards(rows) <= MAX_CARDS, `The deck may have at most ${MAX_CARDS} cards.`),
  v.title('Letter cards'),
  v.description('The whole deck, one row for the cards with the same letters.'),
);

/** What is wrong with the text of one manifest, in words. Its number is in the place of the fault. */
function manifestFault(text: string): string {
  if (/(?:[^ ]\||\|[^ ])/.test(text))
    return 'The bar between two sets needs a space on each side: "one two | three four".';
  const sets = parseManifest(text);
  if (sets.length !== SETS_PER_MANIFEST)
    return `This manifest has ${sets.length} ${sets.length === 1 ? 'set' : 'sets'}, but needs ${SETS_PER_MANIFEST}, with " | " between them.`;
  for (const [i, words] of sets.entries())
    for (const word of words) {
      const fault = wordFault(word);
      if (fault !== undefined) return `Set ${i + 1} of this manifest ${fault}`;
    }
  return 'This manifest can’t be read.';
}

/** What is wrong with a word, as the rest of a sentence about its set; undefined if nothing is. */
function wordFault(word: string): string | undefined {
  if (word === '') return 'has a space too many. Put one space between two words.';
  const name = JSON.stringify(word);
  if (/^[a-zA-Z]+$/.test(word) && word !== word.toLowerCase())
    return `has ${name}. Write it in small letters: ${JSON.stringify(word.toLowerCase())}.`;
  const strange = /[^a-z]/i.exec(word)?.[0];
  if (strange !== undefined)
    return `has ${name}, with ${JSON.stringify(strange)} in it. Words have only letters from a to z, and a space between them.`;
  if (word.length < 2) return `has ${name}, a single letter. A word has 2 to ${MAX_MANIFEST_WORD} letters.`;
  if (word.length > MAX_MANIFEST_WORD)
    return `has ${name} with ${word.length} letters. A word has at most ${MAX_MANIFEST_WORD}.`;
  return undefined;
}

const SET = `[a-z]{2,${MAX_MANIFEST_WORD}}(?: [a-z]{2,${MAX_MANIFEST_WORD}})*`;
const MANIFEST = new RegExp(`^${SET}(?: \\| ${SET}){${SETS_PER_MANIFEST - 1}}$`);

const manifests: Schema<readonly string[]> = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.regex(MANIFEST, ({ input }) => manifestFault(input)),
      v.description(
        `A manifest has ${SETS_PER_MANIFEST} sets with " | " between them, each of words with a space between them. A word has 2 to ${MAX_MANIFEST_WORD} letters in small print.`,
      ),
    ),
  ),
  v.maxLength(MAX_MANIFESTS, `There may be at most ${MAX_MANIFESTS} manifests.`),
  v.title('Manifests'),
  v.description(
    `A text for each manifest: ${SETS_PER_MANIFEST} sets with " | " between them, each with as many words as there are manifest points. Each of six players needs another one in each round: 12 for two rounds, 6 if roundsMorePlayers is 1. The words are good even if the dictionary lacks them.`,
  ),
);

const manifestPoints: Schema<readonly number[]> = v.pipe(
  v.array(whole(1, MAX_POINTS, 'Points', 'Points of the words in this place of their set.')),
  v.minLength(1),
  v.maxLength(MAX_WORDS_IN_SET),
  v.title('Manifest points'),
  v.description('Points of a manifest word by its place in its set: the first word, the second and so on.'),
);

const fields = v.strictObject({
  name: variantName,
  cards: v.exactOptional(cards),
  manifests: v.exactOptional(manifests),
  manifestPoints: v.exactOptional(manifestPoints),
  bonusFactor: v.exactOptional(
    whole(1, MAX_FACTOR, 'Bonus', 'How many times the words in the set of the indicator pay their points.'),
  ),
  otherWordPoints: v.exactOptional(
    whole(0, MAX_POINTS, 'Other words', 'Points of each word that is not on the player’s manifest.'),
  ),
  handCost: v.exactOptional(
    whole(0, MAX_HAND_COST, 'Cards in hand', 'Points lost at the end of a round for each card left in hand.'),
  ),
  handSize: v.exactOptional(
    whole(1, MAX_HAND_SIZE, 'Hand size', 'Cards that each player is dealt, and draws or discards to after a turn.'),
  ),
  lineSize: v.exactOptional(
    whole(1, MAX_LINE_SIZE, 'Assembly line', 'Cards that lie face up on the line, besides the pile.'),
  ),
  picks: v.exactOptional(whole(1, MAX_PICKS, 'Cards to take', 'How many cards a player may take in a turn.')),
  lastBuild: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.title('Last build'),
      v.description('Whether each player builds once more when the pile is empty. Otherwise the round is scored.'),
    ),
  ),
  roundsFewPlayers: v.exactOptional(
    whole(1, MAX_ROUNDS, 'Rounds, two or three players', 'Number of rounds, unless the option names a number.'),
  ),
  roundsMorePlayers: v.exactOptional(
    whole(1, MAX_ROUNDS, 'Rounds, four players or more', 'Number of rounds, unless the option names a number.'),
  ),
});

type Fields = v.InferOutput<typeof fields>;

const valuesOf = (variant: Fields): WordWorxValues => ({ ...PRINTED_VALUES, ...variant });

const cardsDealt = ({ handSize, lineSize }: WordWorxValues): number => MOST_PLAYERS * handSize + lineSize + 1;

function deckFault(values: WordWorxValues): string | undefined {
  const [has, needs] = [countCards(values.cards), cardsDealt(values)];
  if (has >= needs) return undefined;
  return `The deck has ${has} cards, but needs ${needs}: ${MOST_PLAYERS} hands of ${values.handSize}, ${values.lineSize} on the line, and one for the pile.`;
}

/**
 * Too few manifests for the rounds of a table, in words: no manifest comes twice in a match [WX-12].
 *
 * @param rounds number of rounds that the options name; undefined if it depends on the number of players
 */
export function manifestCountFault(variant: WordWorxVariant, rounds: number | undefined): string | undefined {
  const values: WordWorxValues = { ...PRINTED_VALUES, ...variant };
  const has = values.manifests.length;
  const groups = [
    { players: MOST_PLAYERS, field: 'roundsMorePlayers', rounds: rounds ?? values.roundsMorePlayers },
    { players: MOST_OF_FEW_PLAYERS, field: 'roundsFewPlayers', rounds: rounds ?? values.roundsFewPlayers },
  ];
  const short = groups.find((group) => has < group.players * group.rounds);
  if (!short) return undefined;
  const { players } = short;
  const enoughFor = Math.floor(has / players);
  const field = rounds === undefined ? short.field : 'the option rounds';
  const way = enoughFor === 0 ? 'Add manifests.' : `Add manifests, or set ${field} to ${enoughFor}.`;
  return `The game needs ${players * short.rounds} manifests, one for each of ${players} players${short.rounds === 1 ? '' : ` in each of ${short.rounds} rounds`}, but has ${has}. ${way}`;
}

/** The first set that doesn't suit the manifest points, in words. */
function setFault({ manifests: texts, manifestPoints: points }: WordWorxValues): string | undefined {
  for (const [i, text] of texts.entries()) {
    // One that is written wrong has its own fault.
    if (!MANIFEST.test(text)) continue;
    for (const [k, words] of parseManifest(text).entries()) {
      const where = `Set ${k + 1} of manifest ${i + 1}`;
      if (words.length !== points.length)
        return `${where} has ${words.length} words, but there are ${points.length} manifest points. Each word needs its points.`;
      const twice = repeated(words);
      if (twice !== undefined) return `${where} has ${twice.toUpperCase()} twice.`;
    }
  }
  return undefined;
}

/** The searches rely on it: a word of the manifest is never worth less than any other word. */
const pointsFault = ({ manifestPoints: points, otherWordPoints }: WordWorxValues): string | undefined =>
  Math.min(...points) >= otherWordPoints
    ? undefined
    : `Another word pays ${otherWordPoints}, but some manifest word only ${Math.min(...points)}. It has to pay at least as much.`;

const FAULTS = [deckFault, setFault, pointsFault] as const;

const faultOf = (variant: Fields): string | undefined => {
  for (const find of FAULTS) {
    const fault = find(valuesOf(variant));
    if (fault !== undefined) return fault;
  }
  return undefined;
};

export const variantSchema: Schema<WordWorxVariant> = v.pipe(
  fields,
  v.check(
    (variant) => faultOf(variant) === undefined,
    ({ input }) => faultOf(input) ?? '',
  ),
);

/** [WX-14] */
function warnings(variant: WordWorxVariant, { rounds }: Readonly<Record<string, unknown>>): readonly string[] {
  const unused = (['roundsFewPlayers', 'roundsMorePlayers'] as const).filter((name) => variant[name] !== undefined);
  if (typeof rounds !== 'number' || unused.length === 0) return [];
  return [
    `The options set rounds to ${rounds}, so ${unused.join(' and ')} of the variant ${unused.length === 1 ? 'does' : 'do'} not count.`,
  ];
}

export const variant: VariantNotes<WordWorxVariant> = { schema: variantSchema, printed: PRINTED_VALUES, warnings };
