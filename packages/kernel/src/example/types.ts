import type { BySeat, Seat, Secret } from '../index.ts';
import type { Config } from './config.ts';
import type { GemId } from './gems.ts';
import type { MagpiesVariant } from './variant.ts';

/**
 * Magpies, a small complete game.
 *
 * Thirty gems; each player holds three in secret. A gem is turned up, everyone bids one of their own, sealed, and the
 * highest takes it into the nest. Equal bids race for it: the first to snatch has it, and those who snatch within a
 * blink of each other draw lots. Once a match, at any time, a player may shake the nest: change the hand for new gems.
 * The gems run out; the richest nest wins.
 */
export interface Magpies {
  config: Config;
  state: State;
  view: View;
  event:
    | { type: 'turned-up'; gem: GemId }
    | { type: 'bids'; bids: { seat: Seat; gem: GemId }[] }
    | { type: 'tied'; seats: Seat[] }
    | { type: 'taken'; by: Seat | null; gem: GemId }
    | { type: 'drew'; seat: Seat; gems: GemId[] }
    | { type: 'others-drew'; seat: Seat; count: number }
    | { type: 'shaken'; seat: Seat };
  refusal: { code: 'not-held'; gem: string } | { code: 'already-shaken' } | { code: 'too-many-gems' };
  steps: {
    turnUp: { step: object; answer: never };
    bid: { step: object; answer: { gem: GemId } };
    race: { step: { seats: Seat[] }; answer: { snatch: boolean } };
    refill: { step: object; answer: never };
  };
  free: { type: 'shake' };
  limit: 'bid' | 'race' | 'blink';
  position: { hands: GemId[][]; scores: number[] };
  env: null;
}

export interface State {
  deck: Secret<GemId[]>;
  hands: BySeat<Secret<GemId[]>>;
  /** The gem they bid for. */
  prize: GemId | null;
  spent: GemId[];
  scores: number[];
  shaken: boolean[];
  /** Of the config, for the rules after the start. */
  variant?: MagpiesVariant;
}

export interface View {
  deck: number;
  hands: number[];
  mine: GemId[] | null;
  prize: GemId | null;
  spent: GemId[];
  scores: number[];
  shaken: boolean[];
  variant?: MagpiesVariant;
}
