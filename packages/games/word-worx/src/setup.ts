import { type BySeat, type Chance, type Seat, secret } from '@wordhoard/kernel';
import { type CardId, DECK, HAND, LINE } from './cards.ts';
import type { Config } from './config.ts';
import { INDICATORS, MANIFESTS, type ManifestId } from './manifests.ts';
import type { RoundSheet } from './scoring.ts';
import type { PlayerState, State } from './types.ts';

/** Data carried over from one round to the next. */
export interface CarriedOver {
  readonly config: Config;
  readonly round: number;
  readonly starter: Seat;
  /** For each seat. */
  readonly totals: BySeat<number>;
  readonly sheets: BySeat<RoundSheet>[];
  /** Ours: no manifest comes twice in a match. */
  readonly manifests: readonly ManifestId[];
}

/** [WX-4] A round as it is dealt. All cards and indicators are reshuffled. */
export function dealtRound(carried: CarriedOver, chance: (stream: string) => Chance): State {
  const { config, round, starter, totals, sheets } = carried;
  const pile: CardId[] = chance('deck').shuffle(DECK);
  const manifests = chance('manifests').shuffle(carried.manifests);
  const indicators = chance('indicators').shuffle(INDICATORS);
  const players = totals.map(
    (total, seat): PlayerState => ({
      hand: secret([seat], pile.splice(0, HAND)),
      manifest: secret([seat], manifests.pop()!),
      indicator: secret([seat], indicators.pop()!),
      words: [],
      lock: null,
      sealed: [],
      total,
    }),
  );
  const line = pile.splice(0, LINE + 1);
  return {
    config,
    round,
    starter,
    line,
    pile: secret([], pile),
    manifests: secret([], manifests),
    indicators: secret([], indicators),
    discards: [],
    drawn: [],
    players,
    nextWord: 1,
    sheets,
  };
}

/** [WX-12] Who starts is drawn by lot (ours), and then rotates. */
export const firstRound = (config: Config, seats: readonly Seat[], chance: (stream: string) => Chance): State =>
  dealtRound(
    {
      config,
      round: 1,
      starter: chance('lots').pick(seats),
      totals: seats.map(() => 0),
      sheets: [],
      manifests: MANIFESTS,
    },
    chance,
  );
