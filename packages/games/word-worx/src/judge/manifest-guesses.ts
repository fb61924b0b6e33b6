import { type Chance, forSeat, type Seat } from '@wordhoard/kernel';
import type { CardId } from '../cards.ts';
import { componentsOf, type TableVariant } from '../components.ts';
import { INDICATORS, type ManifestId } from '../manifests.ts';
import { pointsByWord, type WordPoints } from '../scoring.ts';
import type { View } from '../types.ts';

/** For each seat, the points of its words by one manifest that fits the observation. */
export type ManifestGuess = readonly ReadonlyMap<string, WordPoints>[];

/** By how much an open word on a manifest makes that manifest likelier, by length: longer words are less accidental. */
const LIKELIHOOD_BY_LENGTH: readonly number[] = [1, 1, 1, 3, 6, 12, 20];
/** The same for words longer than in the printed game. */
const MOST_LIKELIHOOD = 20;
/** Beyond this weight a manifest is practically certain. */
const MAX_WEIGHT = 1_000_000;

/** Integer weights of the manifests a player may have. Words locked for good must be on it [WX-8]. */
function manifestWeights({ config, players, mine, sheets }: View, owner: Seat): Map<ManifestId, number> {
  const { deck, manifests } = componentsOf(config);
  const { textOf } = deck;
  const { words, sealed } = forSeat(players, owner);
  // Manifests of earlier rounds don't come again.
  const excluded = new Set([mine?.manifest, ...sheets.flat().map(({ manifest }) => manifest)]);
  const weights = new Map<ManifestId, number>();
  for (const manifest of manifests.ids.filter((one) => !excluded.has(one))) {
    const listed = new Set(manifests.wordsOn(manifest).map(({ word }) => word));
    if (!sealed.every((cards) => listed.has(textOf(cards)))) continue;
    const open = words.map(({ cards }) => textOf(cards)).filter((word) => listed.has(word));
    const weight = open.reduce((product, word) => product * (LIKELIHOOD_BY_LENGTH[word.length] ?? MOST_LIKELIHOOD), 1);
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
      weights.size === 0
        ? new Map()
        : pointsByWord(view.config, drawManifest(weights, chance), chance.pick(INDICATORS)),
    ),
  );
}

/** Average points of a run of cards for its owner. */
export function expectedPoints(
  table: TableVariant,
  guesses: readonly ManifestGuess[],
  owner: Seat,
  cards: readonly CardId[],
): number {
  const { deck, otherWordPoints } = componentsOf(table);
  const word = deck.textOf(cards);
  return (
    guesses.reduce((sum, guess) => sum + (forSeat(guess, owner).get(word)?.points ?? otherWordPoints), 0) /
    guesses.length
  );
}
