import * as v from 'valibot';
import { componentsByVariant, type Schema, type Variant, type VariantNotes, variantName } from '../index.ts';
import { HAND_SIZE } from './gems.ts';

/** Changes to Magpies, as data: only what differs from the game as it is. */
export interface MagpiesVariant extends Variant {
  readonly handSize?: number;
  readonly shake?: boolean;
}

/** Each of five players must have a hand, with at least one gem left to turn up; the config checks that. */
export const MAX_HAND_SIZE = 5;

const PRINTED: Omit<Required<MagpiesVariant>, 'name'> = { handSize: HAND_SIZE, shake: true };

const schema: Schema<MagpiesVariant> = v.strictObject({
  name: variantName,
  handSize: v.exactOptional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_HAND_SIZE),
      v.title('Gems in a hand'),
      v.description('How many gems each player holds. Players draw up to this number after every gem.'),
    ),
  ),
  shake: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.title('Shaking the nest'),
      v.description('Whether each player may change their hand for new gems, once in a game.'),
    ),
  ),
});

export const variant: VariantNotes<MagpiesVariant> = { schema, printed: PRINTED };

/** Every number of the game, as this variant has it. Takes a config, a state or a view: each may carry a variant. */
export const componentsOf: (of: { readonly variant?: MagpiesVariant }) => typeof PRINTED = componentsByVariant(
  (changed) => ({ ...PRINTED, ...changed }),
);
