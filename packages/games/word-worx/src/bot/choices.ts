import type { Chance, Seat } from '@wordhoard/kernel';
import { sameRun } from '../arrangement.ts';
import { type CardId, textOf } from '../cards.ts';
import { isOnAnyManifest, POINTS } from '../manifests.ts';
import { worths } from '../scoring.ts';
import { bestArrangement } from '../search/best.ts';
import type { Loot } from '../search/thefts.ts';
import { bestTurn, differentFaces, trying } from '../search/turn.ts';
import type { Theft } from '../theft.ts';
import type { View } from '../types.ts';
import { Hopes, type Mind } from './mind.ts';

/** What a promise is worth beside points that are there. */
const PROMISE = 0.3;

const openCards = ({ situation }: Mind): CardId[] => [
  ...situation.words.flatMap(({ cards }) => cards),
  ...situation.hand,
];

/** [WX-5] Which card of the line to take; null for none. */
export function pickCard(mind: Mind, nth: 1 | 2, chance: Chance): CardId | null {
  const { line, pile } = mind.view;
  const { skill, situation, judge, vocabulary } = mind;
  if (skill.picks === 'any') return chance.pick(line);
  const hopes = new Hopes(mind);
  const different = differentFaces(line);
  const options =
    skill.picks === 'tried' ? trying(situation, different, skill.budget / different.length, vocabulary, judge) : null;
  const tried = (hand: readonly CardId[]): number =>
    options ? bestArrangement({ ...situation, hand }, judge, options).points : 0;
  const ranked = different
    .map((card) => {
      const points = tried([...situation.hand, card]);
      return { card, points, worth: points + PROMISE * hopes.of([...openCards(mind), card]) };
    })
    .sort((a, b) => b.worth - a.worth);
  const best = ranked[0]!;
  // A second card costs nothing while there is a pile; at the very end it must be laid.
  return nth === 2 && pile === 0 && options && best.points < tried(situation.hand) ? null : best.card;
}

/** [WX-6] The theft that gains most, or none. */
export function chooseTheft({ skill, view, seat, judge, vocabulary }: Mind): Theft | null {
  if (skill.steals === 'never') return null;
  const besides = (loot: Loot): number => (skill.steals === 'hurt' ? harm(loot) / (view.players.length - 1) : 0);
  return bestTurn(view, seat, judge, { budget: skill.budget, vocabulary, besides, leave: leastUseful }).theft;
}

/** How likely an open word that is on some manifest is on its owner's, by its letters: the longer, the less by chance. */
const ON_THEIRS: Readonly<Record<number, number>> = { 3: 0.25, 4: 0.5, 5: 0.85, 6: 0.95 };
const guess = (word: string): number =>
  isOnAnyManifest(word) ? (ON_THEIRS[word.length] ?? 0) * (POINTS[word.length - 3] ?? 0) : 0;

/** What a theft takes from its victim, as far as one can tell without seeing their manifest. */
const harm = (loot: Loot): number => guess(textOf(loot.word.cards)) - guess(textOf(leastUseful(loot)));

function leastUseful({ rests }: Loot): readonly CardId[] {
  return rests.reduce((least, rest) => (guess(textOf(rest)) < guess(textOf(least)) ? rest : least));
}

/** [WX-7] [WX-8] How to build; or first to lift the lock, when it lies in the way. */
export function chooseBuild(mind: Mind, last: boolean): { words: CardId[][]; seal: number[] } | 'lift' {
  const { view, seat, situation, judge, vocabulary, skill } = mind;
  const budget = last ? 2 * skill.budget : skill.budget;
  const { words } = bestArrangement(situation, judge, { budget, vocabulary });
  const { lock, words: open } = view.players[seat]!;
  const locked = open.find(({ id }) => id === lock);
  if (locked && !words.some((cards) => sameRun(cards, locked.cards))) return 'lift';
  return { words: words.map((cards) => [...cards]), seal: last ? [] : toSeal(mind, words) };
}

/** Of each word of the manifest one copy, if it is dear enough. */
function toSeal({ skill, situation }: Mind, words: readonly (readonly CardId[])[]): number[] {
  const worth = worths(situation.manifest, situation.indicator);
  const seen = new Set(situation.sealed.map(textOf));
  return words.flatMap((cards, i) => {
    const word = textOf(cards);
    const points = worth.get(word)?.points ?? 0;
    if (seen.has(word) || points < skill.sealsFrom || points === 0) return [];
    seen.add(word);
    return [i];
  });
}

/** [WX-8] The open word that would lose most to a thief; null when nothing is worth it. */
export function chooseLock(view: View, seat: Seat): number | null {
  const worth = worths(view.mine!.manifest, view.mine!.indicator);
  const dear = view.players[seat]!.words.map(({ id, cards }) => ({ id, points: worth.get(textOf(cards))?.points ?? 0 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return dear[0]?.id ?? null;
}

/** [WX-9] The cards that promise least. */
export function chooseDiscards(mind: Mind, count: number): CardId[] {
  const hopes = new Hopes(mind);
  const kept = [...mind.situation.hand];
  const table = mind.situation.words.flatMap(({ cards }) => cards);
  const gone: CardId[] = [];
  while (gone.length < count) {
    const without = (card: CardId): number => hopes.of([...table, ...kept.filter((other) => other !== card)]);
    const least = kept.reduce((best, card) => (without(card) > without(best) ? card : best));
    gone.push(...kept.splice(kept.indexOf(least), 1));
  }
  return gone;
}
