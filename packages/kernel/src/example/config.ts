import * as v from 'valibot';
import type { Schema } from '../index.ts';
import { componentsOf, type MagpiesVariant, variant } from './variant.ts';

/** The options of a table. */
export interface Config {
  readonly gems: number;
  readonly variant?: MagpiesVariant;
}

export const MAX_PLAYERS = 5;

export const config: Schema<Config> = v.pipe(
  v.strictObject({
    gems: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(20),
      v.maxValue(30),
      v.title('Gems'),
      v.description('How many gems are in the game. Fewer gems make a shorter game.'),
    ),
    variant: v.exactOptional(variant.schema),
  }),
  v.check(
    (options) => options.gems > MAX_PLAYERS * componentsOf(options).handSize,
    `There must be more gems than the hands of ${MAX_PLAYERS} players hold: add gems, or make the hands smaller.`,
  ),
);
