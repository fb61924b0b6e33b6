import { entryAt, forSeat, type Match, type Seat } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type Components, componentsOf, PRINTED } from '../components.ts';
import type { Config } from '../config.ts';
import { isPileLeft } from '../replenish.ts';
import { scorePlayer } from '../round.ts';
import { type Entries, entriesOf, pointsByWord, pointsOfCopy, scoreLines } from '../scoring.ts';
import { bestArrangement } from '../search/best-arrangement.ts';
import type { FaceCounts, FaceRun } from '../search/faces.ts';
import { everyWayToLay } from '../search/ways.ts';
import type { PlayerState, State, WordWorx } from '../types.ts';

/** Points of a letter in a word of 2 points, as other words pay in the printed game; it has a little more than two letters. */
const FILLER_POINTS = 0.85;
const fillerPoints = ({ otherWordPoints }: Components): number =>
  FILLER_POINTS * (otherWordPoints / PRINTED.otherWordPoints);
/** Share of its points that a manifest word loses on average if it is open to a theft. */
const THEFT_LOSS = 0.35;
/** Words that are tried as the first one to make. */
const FIRST_WORDS = 8;

/**
 * Points that a seat will probably have at the end of the round: those of words locked for good, and the most that its
 * cards and its share of the pile make, each in one word, of the manifest or another. Cards on the table
 * can be rearranged until the end, so it hardly matters in which order they come.
 */
export function potentialOf({ state, agenda }: Match<WordWorx>, seat: Seat): number {
  const { config } = state;
  const components = componentsOf(config);
  const { faces, textOf } = components.deck;
  const player = forSeat(state.players, seat);
  const current = agenda.at(-1)?.step;
  const builds = agenda.some(({ step }) => step.type === 'build' && step.seat === seat);
  if (!isPileLeft(state) && !builds) return player.total + scorePlayer(player, config).points;
  const isTurn = current !== undefined && 'seat' in current && current.seat === seat;
  const pending = current?.type === 'pick' && isTurn ? components.picks + 1 - current.nth : 0;
  const { own, line, picks } = comingCards(state, seat, pending);
  const entries = entriesOf(config, player.manifest.secret, player.indicator.secret);
  const sealed = player.sealed.map(textOf);
  const safe = scoreLines(sealed, entries, config).reduce((sum, { points }) => sum + points, 0);
  let letters = picks;
  for (let place = 0; place < faces.length; place++) letters += own[place]! * faces[place]!.length;
  const made = bestPacking(findTargets(components, entries, sealed, config.once), own, line, picks);
  const loss = isTurn ? 0 : THEFT_LOSS * exposedPoints(config, player);
  return player.total + safe + fillerPoints(components) * letters + made - loss;
}

interface ComingCards {
  /** Cards that the seat has or will draw. */
  readonly own: FaceCounts;
  /** Cards that are or will be on the line, and how many of them the seat can pick. */
  readonly line: FaceCounts;
  readonly picks: number;
}

/**
 * Shares out the pile, counted from its bottom, so that one card more or less drawn now doesn't change who gets the
 * others: for every turn of each player some cards to draw, and some that come on the line.
 */
function comingCards(state: State, seat: Seat, pending: number): ComingCards {
  // A player takes the picks, and draws cards for those that were laid.
  const { deck, picks, handSize: draws } = componentsOf(state.config);
  const { faceIndexOfCard } = deck;
  const { hand, words } = forSeat(state.players, seat);
  const own = new Int8Array(deck.faces.length);
  const line = new Int8Array(deck.faces.length);
  for (const { cards } of words) for (const card of cards) own[faceIndexOfCard(card)]! += 1;
  for (const card of hand.secret) own[faceIndexOfCard(card)]! += 1;
  if (!isPileLeft(state)) {
    if (pending > 0) for (const card of state.line) line[faceIndexOfCard(card)]! += 1;
    return { own, line, picks: pending };
  }
  for (const card of state.line) line[faceIndexOfCard(card)]! += 1;
  const pile = state.pile.secret;
  const players = state.players.length;
  const cycle = players * (picks + draws);
  for (const [at, card] of pile.entries()) {
    const place = (pile.length - 1 - at) % cycle;
    if (place >= players * draws) line[faceIndexOfCard(card)]! += 1;
    else if (Math.floor(place / draws) === seat) own[faceIndexOfCard(card)]! += 1;
  }
  return { own, line, picks: pending + Math.round((picks * (pile.length + 1)) / cycle) };
}

interface Target {
  readonly ways: readonly FaceRun[];
  /** What each further copy brings, more than its letters would in other words. */
  readonly gains: readonly number[];
}

/** Copies of one word worth considering. */
const MAX_COPIES = 3;

/** The words of a manifest, the best first. */
function findTargets(
  components: Components,
  entries: Entries,
  sealed: readonly string[],
  once: boolean,
): readonly Target[] {
  const perLetter = fillerPoints(components);
  const targets: Target[] = [];
  for (const word of entries.keys()) {
    const before = once ? sealed.filter((other) => other === word).length : 0;
    const gains: number[] = [];
    for (let copy = 0; copy < MAX_COPIES; copy++) {
      const paid = pointsOfCopy(entries, word, before + copy, once);
      if (paid) gains.push(paid.points - perLetter * word.length);
    }
    if (gains.length > 0) targets.push({ ways: everyWayToLay(components.deck, word), gains });
  }
  return targets.sort((a, b) => entryAt(b.gains, 0) - entryAt(a.gains, 0));
}

/** What the words bring together: the best of several greedy choices, each with another first word. */
function bestPacking(targets: readonly Target[], own: FaceCounts, line: FaceCounts, picks: number): number {
  const possible = targets.filter(({ ways }) => ways.some((way) => missing(way, own, line) <= picks));
  let best = 0;
  const tries = Math.min(FIRST_WORDS, possible.length);
  for (let first = 0; first < tries; first++) {
    const made = packFrom(possible, first, own, line, picks);
    if (made > best) best = made;
  }
  return best;
}

function packFrom(targets: readonly Target[], first: number, own: FaceCounts, line: FaceCounts, picks: number): number {
  const held = own.slice();
  const open = line.slice();
  let left = picks;
  let sum = 0;
  const make = ({ ways, gains }: Target, copy: number): boolean => {
    if (copy >= gains.length) return false;
    for (const way of ways) {
      const lacking = missing(way, held, open);
      if (lacking > left) continue;
      left -= lacking;
      for (const [place, count] of way.need) {
        const taken = Math.min(count, held[place]!);
        held[place]! -= taken;
        open[place]! -= count - taken;
      }
      sum += entryAt(gains, copy);
      return true;
    }
    return false;
  };
  const forced = make(entryAt(targets, first), 0);
  for (const [i, target] of targets.entries()) {
    let copy = i === first && forced ? 1 : 0;
    while (make(target, copy)) copy += 1;
  }
  return sum;
}

/** Cards that a word needs from the line; more than can be picked if the line lacks them too. */
function missing({ need }: FaceRun, own: FaceCounts, line: FaceCounts): number {
  let lacking = 0;
  for (let i = 0; i < need.length; i++) {
    const [place, count] = need[i]!;
    const short = count - own[place]!;
    if (short <= 0) continue;
    if (short > line[place]!) return Number.POSITIVE_INFINITY;
    lacking += short;
  }
  return lacking;
}

/** [WX-8] Points of open words on the manifest that thieves can reach: all but the best, which the manifest card covers. */
function exposedPoints(config: Config, { words, manifest, indicator }: PlayerState): number {
  const { textOf } = componentsOf(config).deck;
  const points = pointsByWord(config, manifest.secret, indicator.secret);
  let sum = 0;
  let most = 0;
  for (const { cards } of words) {
    const paid = points.get(textOf(cards))?.points ?? 0;
    sum += paid;
    if (paid > most) most = paid;
  }
  return sum - most;
}

/** Units of work for `buildablePoints`. */
const BUILD_BUDGET = 6000;
/** Results of one position are asked for in every world, and most are the same. */
const buildable = new Map<string, number>();
const MAX_CACHED = 500;

/** Points of the words a seat has laid, or in its turn of those that it can lay at once. */
export function pointsNow({ state, agenda }: Match<WordWorx>, seat: Seat, env: Lexicon): number {
  const player = forSeat(state.players, seat);
  const { config } = state;
  const current = agenda.at(-1)?.step;
  const isTurn = current !== undefined && 'seat' in current && current.seat === seat;
  // At the start of another player's turn, the cards are different in every world: that would be slow.
  const isStart = (current?.type === 'pick' && current.nth === 1) || (current?.type === 'build' && current.last);
  if (!isTurn || isStart) return player.total + scorePlayer(player, config).points;
  const { hand, manifest, indicator, words, sealed, lock, total } = player;
  const key = JSON.stringify([hand, manifest, indicator, words, sealed, config]);
  let points = buildable.get(key);
  if (points === undefined) {
    const cards = { hand: hand.secret, words, lock, manifest: manifest.secret, indicator: indicator.secret, sealed };
    points = bestArrangement(cards, { env, config }, { budget: BUILD_BUDGET }).points;
    if (buildable.size >= MAX_CACHED) buildable.clear();
    buildable.set(key, points);
  }
  return total + points;
}

export const cardsLeft = ({ config, pile, line }: State): number =>
  pile.secret.length + Math.max(0, line.length - componentsOf(config).lineSize);
