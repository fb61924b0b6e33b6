import { type AnyGamePackage, type Schema, type Variant, variantName } from '@wordhoard/kernel';
import * as v from 'valibot';
import { highCardPack } from './high-card.ts';

interface Knobs extends Variant {
  readonly hand?: number;
  readonly values?: Readonly<Record<string, number>>;
  readonly cards?: readonly { readonly letter: string; readonly copies: number }[];
  readonly blind?: boolean;
}
const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));
const letter = v.pipe(v.string(), v.regex(/^[A-Z]$/));
const knobs: Schema<Knobs> = v.pipe(
  v.strictObject({
    name: variantName,
    hand: v.exactOptional(whole),
    values: v.exactOptional(v.record(letter, whole)),
    cards: v.exactOptional(v.array(v.strictObject({ letter, copies: whole }))),
    blind: v.exactOptional(v.boolean()),
  }),
  v.check(({ hand, blind }) => !(hand === 9 && blind), 'Nine cards in hand are too many to bid blind.'),
);
const words = v.strictObject({ dictionary: v.picklist(['wide', 'everyday']), banned: v.array(v.string()) });

/** High card with knobs, which its rules ignore. */
export const variantPack: AnyGamePackage = {
  ...highCardPack,
  rules: {
    ...highCardPack.rules,
    config: v.strictObject({ rounds: whole, words, variant: v.exactOptional(knobs) }),
  },
  defaults: { rounds: 4, words: { dictionary: 'wide', banned: [] } },
  variant: { schema: knobs, printed: { hand: 5, values: {}, cards: [], blind: false } },
};
