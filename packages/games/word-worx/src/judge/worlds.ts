import type { Chance, Seat } from '@wordhoard/kernel';
import { type CardId, textOf } from '../cards.ts';
import { INDICATORS, MANIFESTS, type ManifestId, wordsOn } from '../manifests.ts';
import { OTHER_WORD, type Worth, worths } from '../scoring.ts';
import type { View } from '../types.ts';

/** What the others' manifests pay for, in one world that agrees with what was seen: by seat. */
export type World = readonly ReadonlyMap<string, Worth>[];

/** How much likelier a manifest is for each open word that stands on it, by letters: the longer, the less by chance. */
const FOR_WORD: Readonly<Record<number, number>> = { 3: 3, 4: 6, 5: 12, 6: 20 };
/** Beyond this one is as good as sure. */
const SURE = 1_000_000;

/** How likely each manifest is a player's, in whole numbers: what is locked for good must be on it [WX-8]. */
function likelihoods({ players, mine, sheets }: View, owner: Seat): Map<ManifestId, number> {
  const { words, sealed } = players[owner]!;
  // Those of earlier rounds are out of the game.
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

export function worldsFor(view: View, seat: Seat, chance: Chance, count: number): World[] {
  const likely = view.players.map((_, owner) => (owner === seat ? new Map() : likelihoods(view, owner)));
  return Array.from({ length: count }, () =>
    likely.map((weights) => (weights.size === 0 ? new Map() : worths(drawn(weights, chance), chance.pick(INDICATORS)))),
  );
}

/** What a run of cards counts for its owner, on average. */
export const worthTo = (worlds: readonly World[], owner: Seat, cards: readonly CardId[]): number =>
  worlds.reduce((sum, world) => sum + (world[owner]!.get(textOf(cards))?.points ?? OTHER_WORD), 0) / worlds.length;
