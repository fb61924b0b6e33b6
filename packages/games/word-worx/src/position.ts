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
import { MAX_CARDS, MAX_HAND_SIZE, MAX_MANIFESTS, MAX_ROUNDS } from './bounds.ts';
import type { CardId } from './cards.ts';
import { type Components, componentsOf } from './components.ts';
import { roundsFor, SHORTEST_WORD } from './config.ts';
import { bonusSet, INDICATORS, type ManifestId, manifestNumber, SETS_PER_MANIFEST } from './manifests.ts';
import { Dealer, formatFaces, formatRun, parseFaces, parseRun } from './notation.ts';
import { isPileLeft } from './replenish.ts';
import { lastBuilds } from './round.ts';
import { wholeNumber } from './schemas.ts';
import type { OpenWord, PlayerState, State, View, WordWorx } from './types.ts';

export interface PositionPlayer {
  /** 'e st a', or the number of random cards. */
  readonly hand: string | number;
  /** 1 to 24, or as many as a variant has, and 1 to 6; null for a random one. */
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
  /**
   * Six cards, the last of them the top of the pile, or another number in a variant. With fewer cards the pile is empty
   * [WX-10].
   */
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
const runTexts: Schema<string[]> = v.pipe(v.array(textUpTo(120)), v.maxLength(MAX_CARDS));
const schema: Schema<Position> = v.strictObject({
  round: wholeNumber(1, MAX_ROUNDS),
  starter: wholeNumber(0, 5),
  seat: wholeNumber(0, 5),
  line: textUpTo(60),
  pile: v.nullable(wholeNumber(0, MAX_CARDS)),
  discards: textUpTo(4 * MAX_CARDS),
  players: v.array(
    v.strictObject({
      hand: v.union([textUpTo(40), wholeNumber(0, MAX_HAND_SIZE)]),
      manifest: v.nullable(wholeNumber(1, MAX_MANIFESTS)),
      indicator: v.nullable(wholeNumber(1, SETS_PER_MANIFEST)),
      words: runTexts,
      lock: v.nullable(wholeNumber(0, MAX_CARDS - 1)),
      sealed: runTexts,
      total: wholeNumber(-9999, 999_999),
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
    const isPileOut = !isPileLeft(state);
    if (isPileOut && !componentsOf(state.config).lastBuild) return { code: 'bad-position', fault: 'line' };
    const players = context.seats.length;
    return { state, agenda: isPileOut ? lastBuilds(input.seat, players) : [{ type: 'turn', seat: input.seat }] };
  },
};

/** Lays out the given cards first, then draws the rest at random. */
function makeState(input: Position, context: SetupContext<WordWorx>): State | WordWorxPositionFault {
  const { config, seats, chance } = context;
  if (input.round > roundsFor(config, seats.length)) return 'round';
  if (input.players.length !== seats.length || Math.max(input.seat, input.starter) >= seats.length) return 'seats';
  const { deck, handSize, lineSize } = componentsOf(config);
  const dealer = new Dealer(deck);
  const line = takeCards(dealer, parseFaces(deck, input.line));
  const discards = takeCards(dealer, parseFaces(deck, input.discards));
  if (!line || line.length > lineSize + 1) return 'line';
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
  if (randomCards > rest.length || input.players.some(({ hand }) => Number(hand) > handSize)) return 'cards';
  const players = layouts.map(({ hand, words, lock, sealed }, seat): PlayerState => {
    const { total, hand: handInput } = forSeat(input.players, seat);
    const cards = hand ?? rest.splice(0, Number(handInput));
    const { manifest, indicator } = forSeat(secrets.dealt, seat);
    const own = { manifest: secret([seat], manifest), indicator: secret([seat], indicator) };
    return { hand: secret([seat], cards), ...own, words, lock, sealed, total };
  });
  const pile = rest.splice(0, line.length <= lineSize ? 0 : (input.pile ?? rest.length));
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
  const { deck, handSize } = componentsOf(config);
  const hand = typeof player.hand === 'string' ? takeCards(dealer, parseFaces(deck, player.hand)) : undefined;
  if (typeof player.hand === 'string' && (!hand || hand.length > handSize)) return 'cards';
  const runs = [...player.words, ...player.sealed].map((word) => takeCards(dealer, parseRun(deck, word)));
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
  { config, chance }: SetupContext<WordWorx>,
):
  | { dealt: { manifest: string; indicator: string }[]; manifests: string[]; indicators: string[] }
  | WordWorxPositionFault {
  const components = componentsOf(config);
  const { ids } = components.manifests;
  const givenManifests = players.flatMap(({ manifest }) => (manifest === null ? [] : [`M${manifest}`]));
  const givenIndicators = players.flatMap(({ indicator }) => (indicator === null ? [] : [`I${indicator}`]));
  if (new Set(givenManifests).size < givenManifests.length || new Set(givenIndicators).size < givenIndicators.length)
    return 'secrets';
  if (!givenManifests.every((id) => ids.includes(id))) return 'secrets';
  const manifests = chance('manifests').shuffle(ids.filter((id) => !givenManifests.includes(id)));
  const indicators = chance('indicators').shuffle(INDICATORS.filter((id) => !givenIndicators.includes(id)));
  const dealt: { manifest: string; indicator: string }[] = [];
  for (const [seat, { manifest, indicator }] of players.entries()) {
    const { sealed } = forSeat(layouts, seat);
    const chosen = (manifest === null ? manifests : [`M${manifest}`]).find((id) => hasAll(components, id, sealed));
    if (chosen === undefined) return 'sealed';
    if (manifest === null) manifests.splice(manifests.indexOf(chosen), 1);
    dealt.push({ manifest: chosen, indicator: indicator === null ? indicators.pop()! : `I${indicator}` });
  }
  return { dealt, manifests, indicators };
}

const hasAll = (
  { deck, manifests }: Components,
  manifest: ManifestId,
  words: readonly (readonly CardId[])[],
): boolean => words.every((cards) => manifests.wordsOn(manifest).some(({ word }) => word === deck.textOf(cards)));

/** The position of a view before `seat` picks a card. Hidden cards become random. */
export function positionOf(view: View, viewer: Seat | null, seat: Seat): Position {
  const { deck } = componentsOf(view.config);
  return {
    round: view.round,
    starter: view.starter,
    seat,
    line: formatFaces(deck, view.line),
    pile: null,
    discards: formatFaces(deck, view.discards),
    players: view.players.map(({ hand, words, lock, sealed, total }, player) => {
      const mine = player === viewer ? view.mine : null;
      return {
        hand: mine ? formatFaces(deck, mine.hand) : hand,
        manifest: mine ? manifestNumber(mine.manifest) : null,
        indicator: mine ? bonusSet(mine.indicator) : null,
        words: words.map(({ cards }) => formatRun(deck, cards)),
        lock: lock === null ? null : words.findIndex(({ id }) => id === lock),
        sealed: sealed.map((cards) => formatRun(deck, cards)),
        total,
      };
    }),
  };
}
