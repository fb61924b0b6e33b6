import { type Chance, forSeat, type Seat } from '@wordhoard/kernel';
import { type CardId, textOf } from '../cards.ts';
import { INDICATORS, MANIFESTS, type ManifestId, wordsOn } from '../manifests.ts';
import { OTHER_WORD, type WordPoints, worths } from '../scoring.ts';
import type { View } from '../types.ts';

/** By seat: the pay of the others' manifests, in one world that agrees with the observation. */
export type ManifestGuess = readonly ReadonlyMap<string, WordPoints>[];

/** Factor by which each open word on a manifest makes it likelier, by letters: longer words are less likely chance. */
const FOR_WORD: Readonly<Record<number, number>> = { 3: 3, 4: 6, 5: 12, 6: 20 };
/** Beyond this one is as good as sure. */
const SURE = 1_000_000;

/** Weights of the manifests a player may have, in whole numbers: words locked for good must be on it [WX-8]. */
function likelihoods({ players, mine, sheets }: View, owner: Seat): Map<ManifestId, number> {
  const { words, sealed } = forSeat(players, owner);
  // Manifests of earlier rounds are out of the game.
  const gone = new Set([mine?.manifest, ...sheets.flat().map(({ manifest }) => manifest)]);
  const weights = new Map<ManifestId, number>();
  for (const manifest of MANIFESTS.filter((one) => !gone.has(one))) {
    const on = new Set(wordsOn(manifest).map(({ word }) => word));
    if (!sealed.every((cards) => on.has(textOf(cards)))) continue;
    const open = words.map(({ cards }) => textOf(cards)).filter((word) => on.has(word));
    const weight = open.reduce((product, word) => product * (FOR_WORD[word.length] ?? 1), 1);
    weights.set(manifest, Math.min(SURE, weight));
  }
  return weights;
}

function drawn(weights: ReadonlyMap<ManifestId, number>, chance: Chance): ManifestId {
  let at = chance.below([...weights.values()].reduce((sum, weight) => sum + weight, 0));
  for (const [manifest, weight] of weights) {
    at -= weight;
    if (at < 0) return manifest;
  }
  throw new Error('a lot lies below the sum');
}

export function worldsFor(view: View, seat: Seat, chance: Chance, count: number): ManifestGuess[] {
  const likely = view.players.map((_, owner) => (owner === seat ? new Map() : likelihoods(view, owner)));
  return Array.from({ length: count }, () =>
    likely.map((weights) => (weights.size === 0 ? new Map() : worths(drawn(weights, chance), chance.pick(INDICATORS)))),
  );
}

/** Average pay of a run of cards for its owner. */
export const worthTo = (worlds: readonly ManifestGuess[], owner: Seat, cards: readonly CardId[]): number =>
  worlds.reduce((sum, world) => sum + (forSeat(world, owner).get(textOf(cards))?.points ?? OTHER_WORD), 0) /
  worlds.length;
