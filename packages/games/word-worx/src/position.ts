import {
  type BySeat,
  forSeat,
  type PositionRules,
  type Schema,
  type Seat,
  type SetupContext,
  type StartPosition,
  secret,
} from '@wordhoard/kernel';
import * as v from 'valibot';
import { checkRun } from './arrangement.ts';
import { type CardId, DECK, HAND_SIZE, LINE_SIZE, textOf } from './cards.ts';
import { roundsFor, SHORTEST_WORD } from './config.ts';
import {
  bonusSet,
  INDICATORS,
  MANIFESTS,
  type ManifestId,
  manifestNumber,
  SETS_PER_MANIFEST,
  wordsOn,
} from './manifests.ts';
import { Dealer, formatFaces, formatRun, parseFaces, parseRun } from './notation.ts';
import { lastBuilds } from './round.ts';
import { wholeNumber } from './schemas.ts';
import type { OpenWord, PlayerState, State, View, WordWorx } from './types.ts';

export interface PositionPlayer {
  /** 'e st a', or the number of random cards. */
  readonly hand: string | number;
  /** 1 to 24, and 1 to 6; null for a random one. */
  readonly manifest: number | null;
  readonly indicator: number | null;
  /** 'star' of single letters, 'st-a-r' with its cards. */
  readonly words: readonly string[];
  /** Index of the locked word in `words`. */
  readonly lock: number | null;
  readonly sealed: readonly string[];
  /** From earlier rounds. */
  readonly total: number;
}

/** A start position of Word Worx: before a turn, or before the first of the last builds. */
export interface Position {
  readonly round: number;
  readonly starter: Seat;
  /** The seat to move. */
  readonly seat: Seat;
  /** Six cards, the last of them the top of the pile. With fewer cards the pile is empty [WX-10]. */
  readonly line: string;
  /** Number of cards below the top; the remaining cards are discarded. Null: all cards that are nowhere else. */
  readonly pile: number | null;
  readonly discards: string;
  readonly players: BySeat<PositionPlayer>;
}

export type WordWorxPositionFault =
  | 'round'
  | 'seats'
  | 'line'
  | 'pile'
  | 'cards'
  | 'words'
  | 'sealed'
  | 'lock'
  | 'secrets';

const textUpTo = (longest: number): Schema<string> => v.pipe(v.string(), v.maxLength(longest));
const runTexts: Schema<string[]> = v.pipe(v.array(textUpTo(120)), v.maxLength(DECK.length));
const schema: Schema<Position> = v.strictObject({
  round: wholeNumber(1, 2),
  starter: wholeNumber(0, 5),
  seat: wholeNumber(0, 5),
  line: textUpTo(40),
  pile: v.nullable(wholeNumber(0, DECK.length)),
  discards: textUpTo(400),
  players: v.array(
    v.strictObject({
      hand: v.union([textUpTo(40), wholeNumber(0, HAND_SIZE)]),
      manifest: v.nullable(wholeNumber(1, MANIFESTS.length)),
      indicator: v.nullable(wholeNumber(1, SETS_PER_MANIFEST)),
      words: runTexts,
      lock: v.nullable(wholeNumber(0, DECK.length - 1)),
      sealed: runTexts,
      total: wholeNumber(-999, 9999),
    }),
  ),
});

/** A fault is a string; everything else here is an object. */
const isFault = (value: object | WordWorxPositionFault): value is WordWorxPositionFault => typeof value === 'string';

export const position: PositionRules<WordWorx> = {
  schema,
  toStartPosition(input, context): StartPosition<WordWorx> | WordWorx['refusal'] {
    const state = makeState(input, context);
    if (isFault(state)) return { code: 'bad-position', fault: state };
    const isPileOut = state.line.length <= LINE_SIZE;
    const players = context.seats.length;
    return { state, agenda: isPileOut ? lastBuilds(input.seat, players) : [{ type: 'turn', seat: input.seat }] };
  },
};

/** Lays out the given cards first, then draws the rest at random. */
function makeState(input: Position, context: SetupContext<WordWorx>): State | WordWorxPositionFault {
  const { config, seats, chance } = context;
  if (input.round > roundsFor(config, seats.length)) return 'round';
  if (input.players.length !== seats.length || Math.max(input.seat, input.starter) >= seats.length) return 'seats';
  const dealer = new Dealer();
  const line = takeCards(dealer, parseFaces(input.line));
  const discards = takeCards(dealer, parseFaces(input.discards));
  if (!line || line.length > LINE_SIZE + 1) return 'line';
  if (!discards) return 'cards';
  let nextWord = 1;
  const layouts: PlayerLayout[] = [];
  for (const player of input.players) {
    const layout = layOutPlayer(player, dealer, context, () => nextWord++);
    if (isFault(layout)) return layout;
    layouts.push(layout);
  }
  const secrets = dealSecrets(input, layouts, context);
  if (isFault(secrets)) return secrets;
  const rest = chance('deck').shuffle(dealer.rest());
  const randomCards = input.players.reduce((sum, { hand }) => sum + (typeof hand === 'number' ? hand : 0), 0);
  if (randomCards > rest.length) return 'cards';
  const players = layouts.map(({ hand, words, lock, sealed }, seat): PlayerState => {
    const { total, hand: handInput } = forSeat(input.players, seat);
    const cards = hand ?? rest.splice(0, Number(handInput));
    const { manifest, indicator } = forSeat(secrets.dealt, seat);
    const own = { manifest: secret([seat], manifest), indicator: secret([seat], indicator) };
    return { hand: secret([seat], cards), ...own, words, lock, sealed, total };
  });
  const pile = rest.splice(0, line.length <= LINE_SIZE ? 0 : (input.pile ?? rest.length));
  if (input.pile !== null && pile.length < input.pile) return 'pile';
  return {
    config,
    round: input.round,
    starter: input.starter,
    line,
    pile: secret([], pile),
    manifests: secret([], secrets.manifests),
    indicators: secret([], secrets.indicators),
    discards: [...discards, ...rest],
    drawn: [],
    players,
    nextWord,
    sheets: [],
  };
}

const takeCards = (dealer: Dealer, faces: ReturnType<typeof parseFaces>): CardId[] | undefined =>
  'code' in faces ? undefined : dealer.take(faces);

interface PlayerLayout {
  /** Undefined for random cards. */
  readonly hand: CardId[] | undefined;
  readonly words: OpenWord[];
  readonly lock: number | null;
  readonly sealed: CardId[][];
}

function layOutPlayer(
  player: PositionPlayer,
  dealer: Dealer,
  { config, env }: SetupContext<WordWorx>,
  nextId: () => number,
): PlayerLayout | WordWorxPositionFault {
  const hand = typeof player.hand === 'string' ? takeCards(dealer, parseFaces(player.hand)) : undefined;
  if (typeof player.hand === 'string' && (!hand || hand.length > HAND_SIZE)) return 'cards';
  const runs = [...player.words, ...player.sealed].map((word) => takeCards(dealer, parseRun(word)));
  const cards = runs.filter((run) => run !== undefined);
  if (cards.length < runs.length) return 'cards';
  if (cards.some((run) => checkRun(run, SHORTEST_WORD, { env, config }))) return 'words';
  const words = cards.slice(0, player.words.length).map((run) => ({ id: nextId(), cards: run }));
  if (player.lock !== null && player.lock >= words.length) return 'lock';
  return { hand, words, lock: words[player.lock ?? -1]?.id ?? null, sealed: cards.slice(words.length) };
}

/** Deals manifests and indicators, each once. A random manifest must have the player's words locked for good. */
function dealSecrets(
  { players }: Position,
  layouts: readonly PlayerLayout[],
  { chance }: SetupContext<WordWorx>,
):
  | { dealt: { manifest: string; indicator: string }[]; manifests: string[]; indicators: string[] }
  | WordWorxPositionFault {
  const givenManifests = players.flatMap(({ manifest }) => (manifest === null ? [] : [`M${manifest}`]));
  const givenIndicators = players.flatMap(({ indicator }) => (indicator === null ? [] : [`I${indicator}`]));
  if (new Set(givenManifests).size < givenManifests.length || new Set(givenIndicators).size < givenIndicators.length)
    return 'secrets';
  const manifests = chance('manifests').shuffle(MANIFESTS.filter((id) => !givenManifests.includes(id)));
  const indicators = chance('indicators').shuffle(INDICATORS.filter((id) => !givenIndicators.includes(id)));
  const dealt: { manifest: string; indicator: string }[] = [];
  for (const [seat, { manifest, indicator }] of players.entries()) {
    const { sealed } = forSeat(layouts, seat);
    const chosen = (manifest === null ? manifests : [`M${manifest}`]).find((id) => hasAll(id, sealed.map(textOf)));
    if (chosen === undefined) return 'sealed';
    if (manifest === null) manifests.splice(manifests.indexOf(chosen), 1);
    dealt.push({ manifest: chosen, indicator: indicator === null ? indicators.pop()! : `I${indicator}` });
  }
  return { dealt, manifests, indicators };
}

const hasAll = (manifest: ManifestId, words: readonly string[]): boolean =>
  words.every((word) => wordsOn(manifest).some((entry) => entry.word === word));

/** The position of a view before `seat` picks a card. Hidden cards become random. */
export const positionOf = (view: View, viewer: Seat | null, seat: Seat): Position => ({
  round: view.round,
  starter: view.starter,
  seat,
  line: formatFaces(view.line),
  pile: null,
  discards: formatFaces(view.discards),
  players: view.players.map(({ hand, words, lock, sealed, total }, player) => {
    const mine = player === viewer ? view.mine : null;
    return {
      hand: mine ? formatFaces(mine.hand) : hand,
      manifest: mine ? manifestNumber(mine.manifest) : null,
      indicator: mine ? bonusSet(mine.indicator) : null,
      words: words.map(({ cards }) => formatRun(cards)),
      lock: lock === null ? null : words.findIndex(({ id }) => id === lock),
      sealed: sealed.map(formatRun),
      total,
    };
  }),
});
