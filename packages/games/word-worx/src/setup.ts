import { type BySeat, type Chance, type Seat, secret } from '@wordhoard/kernel';
import type { CardId } from './cards.ts';
import { componentsOf } from './components.ts';
import type { Config } from './config.ts';
import { INDICATORS, type ManifestId } from './manifests.ts';
import type { RoundSheet } from './scoring.ts';
import type { PlayerState, State } from './types.ts';

/** What a round starts with: the settings, and the results of earlier rounds. */
export interface RoundStart {
  readonly config: Config;
  readonly round: number;
  readonly starter: Seat;
  /** For each seat. */
  readonly totals: BySeat<number>;
  readonly sheets: BySeat<RoundSheet>[];
  /** The manifests not used yet. Ours: none comes twice in a match. */
  readonly manifests: readonly ManifestId[];
}

/** [WX-4] Deals a round. All cards and indicators are reshuffled. */
export function dealRound(carried: RoundStart, chance: (stream: string) => Chance): State {
  const { config, round, starter, totals, sheets } = carried;
  const { deck, handSize, lineSize } = componentsOf(config);
  const pile: CardId[] = chance('deck').shuffle(deck.ids);
  const manifests = chance('manifests').shuffle(carried.manifests);
  const indicators = chance('indicators').shuffle(INDICATORS);
  const players = totals.map(
    (total, seat): PlayerState => ({
      hand: secret([seat], pile.splice(0, handSize)),
      manifest: secret([seat], manifests.pop()!),
      indicator: secret([seat], indicators.pop()!),
      words: [],
      lock: null,
      sealed: [],
      total,
    }),
  );
  const line = pile.splice(0, lineSize + 1);
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

/** [WX-12] The first starter is random (ours); later rounds rotate. */
export const initialState = (config: Config, seats: readonly Seat[], chance: (stream: string) => Chance): State =>
  dealRound(
    {
      config,
      round: 1,
      starter: chance('lots').pick(seats),
      totals: seats.map(() => 0),
      sheets: [],
      manifests: componentsOf(config).manifests.ids,
    },
    chance,
  );
