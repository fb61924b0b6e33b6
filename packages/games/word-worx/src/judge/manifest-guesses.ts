import { type Chance, forSeat, type Seat } from '@wordhoard/kernel';
import { type CardId, textOf } from '../cards.ts';
import { INDICATORS, MANIFESTS, type ManifestId, wordsOn } from '../manifests.ts';
import { OTHER_WORD_POINTS, pointsByWord, type WordPoints } from '../scoring.ts';
import type { View } from '../types.ts';

/** For each seat, the points of its words by one manifest that fits the observation. */
export type ManifestGuess = readonly ReadonlyMap<string, WordPoints>[];

/** By how much an open word on a manifest makes that manifest likelier, by length: longer words are less accidental. */
const LIKELIHOOD_BY_LENGTH: Readonly<Record<number, number>> = { 3: 3, 4: 6, 5: 12, 6: 20 };
/** Beyond this weight a manifest is practically certain. */
const MAX_WEIGHT = 1_000_000;

/** Integer weights of the manifests a player may have. Words locked for good must be on it [WX-8]. */
function manifestWeights({ players, mine, sheets }: View, owner: Seat): Map<ManifestId, number> {
  const { words, sealed } = forSeat(players, owner);
  // Manifests of earlier rounds don't come again.
  const excluded = new Set([mine?.manifest, ...sheets.flat().map(({ manifest }) => manifest)]);
  const weights = new Map<ManifestId, number>();
  for (const manifest of MANIFESTS.filter((one) => !excluded.has(one))) {
    const listed = new Set(wordsOn(manifest).map(({ word }) => word));
    if (!sealed.every((cards) => listed.has(textOf(cards)))) continue;
    const open = words.map(({ cards }) => textOf(cards)).filter((word) => listed.has(word));
    const weight = open.reduce((product, word) => product * (LIKELIHOOD_BY_LENGTH[word.length] ?? 1), 1);
    weights.set(manifest, Math.min(MAX_WEIGHT, weight));
  }
  return weights;
}

function drawManifest(weights: ReadonlyMap<ManifestId, number>, chance: Chance): ManifestId {
  let at = chance.below([...weights.values()].reduce((sum, weight) => sum + weight, 0));
  for (const [manifest, weight] of weights) {
    at -= weight;
    if (at < 0) return manifest;
  }
  throw new Error('the number drawn is not below the sum of the weights');
}

export function guessManifests(view: View, seat: Seat, chance: Chance, count: number): ManifestGuess[] {
  const weightsBySeat = view.players.map((_, owner) => (owner === seat ? new Map() : manifestWeights(view, owner)));
  return Array.from({ length: count }, () =>
    weightsBySeat.map((weights) =>
      weights.size === 0 ? new Map() : pointsByWord(drawManifest(weights, chance), chance.pick(INDICATORS)),
    ),
  );
}

/** Average points of a run of cards for its owner. */
export const expectedPoints = (guesses: readonly ManifestGuess[], owner: Seat, cards: readonly CardId[]): number =>
  guesses.reduce((sum, guess) => sum + (forSeat(guess, owner).get(textOf(cards))?.points ?? OTHER_WORD_POINTS), 0) /
  guesses.length;
