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
import { judgeRun } from './arrangement.ts';
import { type CardId, DECK, HAND, LINE, textOf } from './cards.ts';
import { roundsFor, SHORTEST } from './config.ts';
import { bonusSet, INDICATORS, MANIFESTS, type ManifestId, manifestNumber, SETS, wordsOn } from './manifests.ts';
import { Dealer, makeFaces, makeRun, parseFaces, parseRun } from './notation.ts';
import { lastBuilds } from './round.ts';
import { whole } from './schemas.ts';
import type { OpenWord, PlayerState, State, View, WordWorx } from './types.ts';

export interface PositionPlayer {
  /** 'e st a', or how many cards, drawn by lot. */
  readonly hand: string | number;
  /** 1 to 24, and 1 to 6; null by lot. */
  readonly manifest: number | null;
  readonly indicator: number | null;
  /** 'star' in single letters, 'st-a-r' with its cards. */
  readonly words: readonly string[];
  /** The place of the locked word in `words`. */
  readonly lock: number | null;
  readonly sealed: readonly string[];
  /** From earlier rounds. */
  readonly total: number;
}

/** A position of Word Worx: a turn is about to begin, or the first of the last builds. */
export interface Position {
  readonly round: number;
  readonly starter: Seat;
  /** The seat to move. */
  readonly seat: Seat;
  /** Six cards, the last of them the top of the pile; fewer, and the pile is out [WX-10]. */
  readonly line: string;
  /** Cards below the top; the rest is discarded by lot. Null: all that lies nowhere else. */
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

const text = (longest: number): Schema<string> => v.pipe(v.string(), v.maxLength(longest));
const runs: Schema<string[]> = v.pipe(v.array(text(120)), v.maxLength(DECK.length));
const schema: Schema<Position> = v.strictObject({
  round: whole(1, 2),
  starter: whole(0, 5),
  seat: whole(0, 5),
  line: text(40),
  pile: v.nullable(whole(0, DECK.length)),
  discards: text(400),
  players: v.array(
    v.strictObject({
      hand: v.union([text(40), whole(0, HAND)]),
      manifest: v.nullable(whole(1, MANIFESTS.length)),
      indicator: v.nullable(whole(1, SETS)),
      words: runs,
      lock: v.nullable(whole(0, DECK.length - 1)),
      sealed: runs,
      total: whole(-999, 9999),
    }),
  ),
});

/** A layout is an object; a fault is one of these words. */
const isFault = (it: object | WordWorxPositionFault): it is WordWorxPositionFault => typeof it === 'string';

export const position: PositionRules<WordWorx> = {
  schema,
  toStartPosition(given, setting): StartPosition<WordWorx> | WordWorx['refusal'] {
    const state = stateOf(given, setting);
    if (isFault(state)) return { code: 'bad-position', fault: state };
    const over = state.line.length <= LINE;
    const players = setting.seats.length;
    return { state, agenda: over ? lastBuilds(given.seat, players) : [{ type: 'turn', seat: given.seat }] };
  },
};

/** Lays what is said, then draws by lot what is not. */
function stateOf(given: Position, setting: SetupContext<WordWorx>): State | WordWorxPositionFault {
  const { config, seats, chance } = setting;
  if (given.round > roundsFor(config, seats.length)) return 'round';
  if (given.players.length !== seats.length || Math.max(given.seat, given.starter) >= seats.length) return 'seats';
  const dealer = new Dealer();
  const line = cardsOf(dealer, parseFaces(given.line));
  const discards = cardsOf(dealer, parseFaces(given.discards));
  if (!line || line.length > LINE + 1) return 'line';
  if (!discards) return 'cards';
  let nextWord = 1;
  const laid: PlayerLayout[] = [];
  for (const player of given.players) {
    const found = layOut(player, dealer, setting, () => nextWord++);
    if (isFault(found)) return found;
    laid.push(found);
  }
  const secrets = dealSecrets(given, laid, setting);
  if (isFault(secrets)) return secrets;
  const rest = chance('deck').shuffle(dealer.rest());
  const byLot = given.players.reduce((sum, { hand }) => sum + (typeof hand === 'number' ? hand : 0), 0);
  if (byLot > rest.length) return 'cards';
  const players = laid.map(({ hand, words, lock, sealed }, seat): PlayerState => {
    const { total, hand: said } = forSeat(given.players, seat);
    const cards = hand ?? rest.splice(0, Number(said));
    const { manifest, indicator } = forSeat(secrets.dealt, seat);
    const own = { manifest: secret([seat], manifest), indicator: secret([seat], indicator) };
    return { hand: secret([seat], cards), ...own, words, lock, sealed, total };
  });
  const pile = rest.splice(0, line.length <= LINE ? 0 : (given.pile ?? rest.length));
  if (given.pile !== null && pile.length < given.pile) return 'pile';
  return {
    config,
    round: given.round,
    starter: given.starter,
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

const cardsOf = (dealer: Dealer, faces: ReturnType<typeof parseFaces>): CardId[] | undefined =>
  'code' in faces ? undefined : dealer.take(faces);

interface PlayerLayout {
  /** Undefined: by lot. */
  readonly hand: CardId[] | undefined;
  readonly words: OpenWord[];
  readonly lock: number | null;
  readonly sealed: CardId[][];
}

function layOut(
  player: PositionPlayer,
  dealer: Dealer,
  { config, env }: SetupContext<WordWorx>,
  freshId: () => number,
): PlayerLayout | WordWorxPositionFault {
  const hand = typeof player.hand === 'string' ? cardsOf(dealer, parseFaces(player.hand)) : undefined;
  if (typeof player.hand === 'string' && (!hand || hand.length > HAND)) return 'cards';
  const runs = [...player.words, ...player.sealed].map((word) => cardsOf(dealer, parseRun(word)));
  const cards = runs.filter((run) => run !== undefined);
  if (cards.length < runs.length) return 'cards';
  if (cards.some((run) => judgeRun(run, SHORTEST, { env, config }))) return 'words';
  const words = cards.slice(0, player.words.length).map((run) => ({ id: freshId(), cards: run }));
  if (player.lock !== null && player.lock >= words.length) return 'lock';
  return { hand, words, lock: words[player.lock ?? -1]?.id ?? null, sealed: cards.slice(words.length) };
}

/** Manifests and indicators, each once; a manifest by lot is one that has the words locked for good. */
function dealSecrets(
  { players }: Position,
  laid: readonly PlayerLayout[],
  { chance }: SetupContext<WordWorx>,
):
  | { dealt: { manifest: string; indicator: string }[]; manifests: string[]; indicators: string[] }
  | WordWorxPositionFault {
  const named = players.flatMap(({ manifest }) => (manifest === null ? [] : [`M${manifest}`]));
  const shown = players.flatMap(({ indicator }) => (indicator === null ? [] : [`I${indicator}`]));
  if (new Set(named).size < named.length || new Set(shown).size < shown.length) return 'secrets';
  const manifests = chance('manifests').shuffle(MANIFESTS.filter((id) => !named.includes(id)));
  const indicators = chance('indicators').shuffle(INDICATORS.filter((id) => !shown.includes(id)));
  const dealt: { manifest: string; indicator: string }[] = [];
  for (const [seat, { manifest, indicator }] of players.entries()) {
    const { sealed } = forSeat(laid, seat);
    const fitting = (manifest === null ? manifests : [`M${manifest}`]).find((id) => hasAll(id, sealed.map(textOf)));
    if (fitting === undefined) return 'sealed';
    if (manifest === null) manifests.splice(manifests.indexOf(fitting), 1);
    dealt.push({ manifest: fitting, indicator: indicator === null ? indicators.pop()! : `I${indicator}` });
  }
  return { dealt, manifests, indicators };
}

const hasAll = (manifest: ManifestId, words: readonly string[]): boolean =>
  words.every((word) => wordsOn(manifest).some((on) => on.word === word));

/** The position a view shows when it is `seat`'s turn, before anything is picked; hidden things are left to the lot. */
export const positionOf = (view: View, viewer: Seat | null, seat: Seat): Position => ({
  round: view.round,
  starter: view.starter,
  seat,
  line: makeFaces(view.line),
  pile: null,
  discards: makeFaces(view.discards),
  players: view.players.map(({ hand, words, lock, sealed, total }, player) => {
    const mine = player === viewer ? view.mine : null;
    return {
      hand: mine ? makeFaces(mine.hand) : hand,
      manifest: mine ? manifestNumber(mine.manifest) : null,
      indicator: mine ? bonusSet(mine.indicator) : null,
      words: words.map(({ cards }) => makeRun(cards)),
      lock: lock === null ? null : words.findIndex(({ id }) => id === lock),
      sealed: sealed.map(makeRun),
      total,
    };
  }),
});
