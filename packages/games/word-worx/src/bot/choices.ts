import { type Chance, forSeat, type Seat } from '@wordhoard/kernel';
import { type ArrangedWords, lockPlaces } from '../arrangement.ts';
import { type CardId, HAND, textOf } from '../cards.ts';
import { isOnAnyManifest, POINTS } from '../manifests.ts';
import { entriesOf, scoreLines, worths } from '../scoring.ts';
import { bestArrangement } from '../search/best.ts';
import type { Loot } from '../search/thefts.ts';
import { bestTurn, differentFaces, trying } from '../search/turn.ts';
import type { Theft } from '../theft.ts';
import type { View } from '../types.ts';
import { Hopes, type TurnContext } from './turn-context.ts';

/** Weight of expected points against points already made. */
const PROMISE = 0.3;

const openCards = ({ holding }: TurnContext): CardId[] => [
  ...holding.words.flatMap(({ cards }) => cards),
  ...holding.hand,
];

/** [WX-5] Which card of the line to take; null for none. */
export function pickCard(mind: TurnContext, nth: 1 | 2): CardId | null {
  const { line, pile } = mind.view;
  const { skill, holding, judge, vocabulary } = mind;
  const hopes = new Hopes(mind);
  const different = differentFaces(line);
  const options =
    skill.picks === 'tried' ? trying(holding, different, skill.budget / different.length, vocabulary, judge) : null;
  const tried = (hand: readonly CardId[]): number =>
    options ? bestArrangement({ ...holding, hand }, judge, options).points : 0;
  const ranked = different
    .map((card) => {
      const points = tried([...holding.hand, card]);
      return { card, points, worth: points + PROMISE * hopes.of([...openCards(mind), card]) };
    })
    .sort((a, b) => b.worth - a.worth);
  const best = ranked[0]!;
  // A second card costs nothing while there is a pile; at the very end it must be laid.
  return nth === 2 && pile === 0 && options && best.points < tried(holding.hand) ? null : best.card;
}

/** The boldest steal also where it costs them so much, the shyest only where it gains as much. */
const DARING = 2;

/** [WX-6] The theft that gains most, or none. */
export function chooseTheft(mind: TurnContext, chance: Chance): Theft<CardId[][]> | null {
  const { skill, personality, view, seat, judge, vocabulary, holding } = mind;
  if (chance.below(100) >= skill.steals) return null;
  const besides = (loot: Loot): number =>
    DARING * personality.bold + (skill.hurts ? harm(loot) / (view.players.length - 1) : 0);
  const { theft } = bestTurn(view, seat, judge, { budget: skill.budget, vocabulary, besides, leave: leastUseful });
  if (!theft) return null;
  const words = withoutFillers(mind, theft.words);
  return { ...theft, words, lock: lockPlaces(holding, words)[0] ?? null };
}

/**
 * Probability that an open word on some manifest is on its owner's, by its length: longer words are less likely chance.
 */
const ON_THEIRS: Readonly<Record<number, number>> = { 3: 0.25, 4: 0.5, 5: 0.85, 6: 0.95 };
const guess = (word: string): number =>
  isOnAnyManifest(word) ? (ON_THEIRS[word.length] ?? 0) * (POINTS[word.length - 3] ?? 0) : 0;

/** Points a theft takes from its victim, as far as the thief can tell without seeing their manifest. */
const harm = (loot: Loot): number => guess(textOf(loot.word.cards)) - guess(textOf(leastUseful(loot)));

function leastUseful({ rests }: Loot): readonly CardId[] {
  return rests.reduce((least, rest) => (guess(textOf(rest)) < guess(textOf(least)) ? rest : least));
}

/** With more players than this the pile is soon gone, and each holds more cards. */
const FEW = 3;
const AMONG_MANY = 3;

/**
 * [WX-9] What is laid of an arrangement while the round goes on. Everything may still be laid at its end [WX-10]; until
 * then a word of 2 points out of the hand alone only takes cards from the pile and hurries the end, so such words wait,
 * for as long as the hand has room for them.
 */
function withoutFillers({ holding, skill, view }: TurnContext, words: readonly (readonly CardId[])[]): CardId[][] {
  const { hand, manifest, indicator } = holding;
  const paying = worths(manifest, indicator);
  const laid = new Set(words.flat());
  const many = view.players.length > FEW ? AMONG_MANY : 0;
  let room = Math.min(HAND, skill.keeps + many) - hand.filter((card) => !laid.has(card)).length;
  const now = words.filter((cards) => {
    const isFiller = cards.every((card) => hand.includes(card)) && !paying.has(textOf(cards));
    const waits = isFiller && cards.length <= room;
    if (waits) room -= cards.length;
    return !waits;
  });
  return now.map((cards) => [...cards]);
}

/** [WX-7] [WX-8] How to build. The manifest card stays with what most of its word became; a later thought may move it. */
export function chooseBuild(mind: TurnContext, last: boolean): ArrangedWords<CardId[][]> & { seal: number[] } {
  const { holding, judge, vocabulary, skill } = mind;
  const budget = last ? 2 * skill.budget : skill.budget;
  const all = bestArrangement(holding, judge, { budget, vocabulary }).words;
  const words = last ? all : withoutFillers(mind, all);
  const lock = lockPlaces(holding, words)[0] ?? null;
  return { words: words.map((cards) => [...cards]), lock, seal: last ? [] : toSeal(mind, words) };
}

/** [WX-11] Every copy of a word of the manifest that pays by it, if it is dear enough. */
function toSeal({ skill, holding, judge }: TurnContext, words: readonly (readonly CardId[])[]): number[] {
  const entries = entriesOf(holding.manifest, holding.indicator);
  const sealed = holding.sealed.map(textOf);
  const lines = scoreLines([...sealed, ...words.map(textOf)], entries, judge.config.once).slice(sealed.length);
  return lines.flatMap(({ why, points }, i) => (why === 'manifest' && points >= skill.sealsFrom ? [i] : []));
}

/** [WX-8] The open word that would lose most to a thief; null when nothing is worth it. */
export function chooseLock(view: View, seat: Seat): number | null {
  const worth = worths(view.mine!.manifest, view.mine!.indicator);
  const dear = forSeat(view.players, seat)
    .words.map(({ id, cards }) => ({ id, points: worth.get(textOf(cards))?.points ?? 0 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return dear[0]?.id ?? null;
}

/** [WX-9] The cards that promise least. */
export function chooseDiscards(mind: TurnContext, count: number): CardId[] {
  const hopes = new Hopes(mind);
  const kept = [...mind.holding.hand];
  const table = mind.holding.words.flatMap(({ cards }) => cards);
  const gone: CardId[] = [];
  while (gone.length < count) {
    const without = (card: CardId): number => hopes.of([...table, ...kept.filter((other) => other !== card)]);
    const least = kept.reduce((best, card) => (without(card) > without(best) ? card : best));
    gone.push(...kept.splice(kept.indexOf(least), 1));
  }
  return gone;
}
