import type { BySeat, PositionRules, Schema, SetupContext, StartPosition } from '@wordhoard/kernel';
import * as v from 'valibot';
import { MAX_COINS, MAX_CROWNS, MAX_OFFER, MAX_OFFERED_LETTERS, MAX_POINTS, MAX_ROUNDS } from './bounds.ts';
import { type CardId, faceOf } from './cards.ts';
import { type Components, componentsOf, deckOf } from './components.ts';
import { GOALS, type Goal } from './goals.ts';
import { runBetween, SIZE } from './grid.ts';
import { formatGrid, formatRun, parseGrid, parseRun, type StepNotationFault } from './notation.ts';
import { initialState, splitDeck } from './setup.ts';
import { type ClaimedWord, countForged, forgedItems, type Sheet } from './sheet.ts';
import type { TableGoal, View, Wordsmith } from './types.ts';
import { MIN_WORD } from './words.ts';

/** A sheet as text. The forged items follow from the circles. */
export interface PositionSheet {
  /** Eight rows: '.' vacant, 'a' written, 'A' written and circled, '*' circled without a letter. */
  readonly grid: readonly string[];
  /** The words claimed so far ('r5c1-r5c4') and their rounds, which matter for extensions [WS-12]. */
  readonly words: readonly { readonly run: string; readonly round: number }[];
  readonly spent: number;
  readonly gained: number;
  readonly crowns: number;
  /** Points from each goal: 0, or those of a later or the first player to complete it. */
  readonly goals: readonly number[];
}

/** A start position of Wordsmith: cards are face up, and all players are about to write. */
export interface Position {
  /** The round that is about to be played, from 1. */
  readonly round: number;
  /** The letters of the cards in the order of their slots, as printed the free one first: ['ed', 'hs', 'ort']. */
  readonly offer: readonly string[];
  /** Two goals from different cards, and the round in which each was first completed. */
  readonly goals: readonly TableGoal[];
  readonly sheets: BySeat<PositionSheet>;
}

export type WordsmithPositionFault = 'round' | 'offer' | 'goals' | 'sheets' | 'words' | 'coins' | 'room';

const wholeNumber = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const textUpTo = (longest: number): Schema<string> => v.pipe(v.string(), v.maxLength(longest));

/** Wide enough for every variant; `toStartPosition` knows the table's. */
const schema: Schema<Position> = v.strictObject({
  round: wholeNumber(1, MAX_ROUNDS),
  offer: v.pipe(v.array(textUpTo(MAX_OFFERED_LETTERS)), v.maxLength(MAX_OFFER)),
  goals: v.pipe(
    v.array(v.strictObject({ goal: v.picklist(GOALS), first: v.nullable(wholeNumber(1, MAX_ROUNDS)) })),
    v.length(2),
  ),
  sheets: v.array(
    v.strictObject({
      grid: v.pipe(v.array(textUpTo(SIZE)), v.length(SIZE)),
      words: v.pipe(v.array(v.strictObject({ run: textUpTo(9), round: wholeNumber(1, MAX_ROUNDS) })), v.maxLength(500)),
      spent: wholeNumber(0, MAX_COINS),
      gained: wholeNumber(0, MAX_COINS),
      crowns: wholeNumber(0, MAX_CROWNS),
      goals: v.pipe(v.array(wholeNumber(0, MAX_POINTS)), v.length(2)),
    }),
  ),
});

/** The deck is all cards that are not face up, shuffled. */
export const position: PositionRules<Wordsmith> = {
  schema,
  toStartPosition(input, context): StartPosition<Wordsmith> | Wordsmith['refusal'] {
    const refuse = (fault: WordsmithPositionFault): Wordsmith['refusal'] => ({ code: 'bad-position', fault });
    const components = componentsOf(context.config);
    if (input.round > components.rounds) return refuse('round');
    const offer = findCards(input.offer, context);
    if (offer?.length !== components.cardPrices.length) return refuse('offer');
    if (!areGoalsConsistent(input, components)) return refuse('goals');
    if (input.sheets.length !== context.seats.length) return refuse('sheets');
    const sheets: Sheet[] = [];
    for (const [seat, sheetInput] of input.sheets.entries()) {
      const sheet = parseSheet(sheetInput, input.round, components);
      if (typeof sheet === 'string') return refuse(sheet);
      if ('code' in sheet) return { ...sheet, seat };
      if (!hasRoom(sheet, input.round, components)) return refuse('room');
      sheets.push(sheet);
    }
    const rest = deckOf(context.config).cards.filter((card) => !offer.includes(card));
    const cards = splitDeck(context.chance('deck').shuffle(rest), components.rounds - input.round, components);
    const goals = input.goals.map((goal) => ({ ...goal }));
    const state = { ...initialState(context), ...cards, round: input.round, offer, goals, sheets };
    return { state, agenda: [{ type: 'turn', round: input.round }] };
  },
};

/** Different cards of the deck with these letters; undefined if the deck lacks one. */
function findCards(offer: readonly string[], { config }: SetupContext<Wordsmith>): CardId[] | undefined {
  const deck = deckOf(config);
  const left = [...deck.cards];
  const found: CardId[] = [];
  for (const letters of offer) {
    const at = left.findIndex((card) => faceOf(deck, card) === letters.toLowerCase());
    if (at < 0) return undefined;
    found.push(...left.splice(at, 1));
  }
  return found;
}

/** The goals are of different cards, and a sheet has the points for being first if and only if a player was first. */
function areGoalsConsistent(
  { goals, sheets, round }: Position,
  { firstGoalPoints, laterGoalPoints }: Components,
): boolean {
  const cards = new Set(goals.map(({ goal }: { goal: Goal }) => goal[0]));
  return (
    cards.size === goals.length &&
    sheets.every((sheet) => sheet.goals.every((earned) => [0, laterGoalPoints, firstGoalPoints].includes(earned))) &&
    goals.every(({ first }, at) => {
      const points = sheets.map((sheet) => sheet.goals[at]!);
      return first === null
        ? points.every((earned) => earned === 0)
        : first < round && (points.length === 0 || points.includes(firstGoalPoints));
    })
  );
}

function parseSheet(
  input: PositionSheet,
  round: number,
  components: Components,
): Sheet | StepNotationFault | 'words' | 'coins' {
  const marks = parseGrid(input.grid);
  if ('code' in marks) return marks;
  const words: ClaimedWord[] = [];
  for (const { run, round: claimedIn } of input.words) {
    const ends = parseRun(run);
    if ('code' in ends) return ends;
    const squares = runBetween(ends.from, ends.to) ?? [];
    const isCircledWord = squares.every((square) => marks.letters[square] !== null && marks.circled[square]);
    if (squares.length < MIN_WORD || !isCircledWord || claimedIn >= round) return 'words';
    words.push({ ...ends, word: squares.map((square) => marks.letters[square]).join(''), round: claimedIn });
  }
  const { spent, gained, crowns, goals } = input;
  const { coinSpaces, crownSpaces } = components;
  if (Math.max(spent, gained) > coinSpaces || crowns > crownSpaces) return 'coins';
  return { ...marks, words, forged: forgedItems(components, marks.circled), spent, gained, crowns, goals };
}

/** [WS-6] There are vacant squares for all letters of every remaining round, even if every goblet is forged and used. */
function hasRoom({ letters, forged }: Sheet, round: number, { items, lettersPerTurn, rounds }: Components): boolean {
  const vacant = letters.filter((letter) => letter === null).length;
  const goblets = items.filter(({ kind }) => kind === 'goblet').length - countForged(forged, 'goblet');
  return vacant >= lettersPerTurn * (rounds - round + 1) + goblets;
}

/** The position of a view in which no turn is confirmed yet. The inverse of `toStartPosition`. */
export const positionOf = ({ round, offer, goals, sheets }: View): Position => ({
  round,
  offer,
  goals,
  sheets: sheets.map((sheet) => ({
    grid: formatGrid(sheet),
    words: sheet.words.map(({ from, to, round: claimedIn }) => ({ run: formatRun({ from, to }), round: claimedIn })),
    spent: sheet.spent,
    gained: sheet.gained,
    crowns: sheet.crowns,
    goals: sheet.goals,
  })),
});
